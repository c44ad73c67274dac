"""How much a guest may send: a bucket that fills with time."""

FRAMES_A_SECOND = 30
BURST = 60


class Bucket:
    """Lets ``rate`` frames a second through, and a burst after a silence."""

    def __init__(self, now: int, rate: float = FRAMES_A_SECOND, burst: float = BURST) -> None:
        self.rate = rate
        self.burst = burst
        self._held = burst
        self._since = now

    def take(self, now: int) -> bool:
        """Whether one more frame at ``now`` (ms) is within the measure."""
        passed = max(0, now - self._since)
        self._since = max(self._since, now)
        self._held = min(self.burst, self._held + passed * self.rate / 1000)
        if self._held < 1:
            return False
        self._held -= 1
        return True
