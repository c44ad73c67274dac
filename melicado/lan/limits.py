"""How much a guest may send: a bucket that fills with time, and one for each address."""

FRAMES_A_SECOND = 30
BURST = 60
LINES_A_SECOND = 1
LINES_AT_ONCE = 40
"""Lines one address may open in one go: a class behind one machine comes back together."""


class Bucket:
    """Lets ``rate`` frames a second through, and a burst after a silence."""

    def __init__(self, now: int, rate: float = FRAMES_A_SECOND, burst: float = BURST) -> None:
        self.rate = rate
        self.burst = burst
        self._held = burst
        self._since = now

    def take(self, now: int) -> bool:
        """Whether one more frame at ``now`` (ms) is within the measure."""
        self._fill(now)
        if self._held < 1:
            return False
        self._held -= 1
        return True

    def full(self, now: int) -> bool:
        """Whether nothing has been taken for so long that it need not be remembered."""
        self._fill(now)
        return self._held >= self.burst

    def _fill(self, now: int) -> None:
        passed = max(0, now - self._since)
        self._since = max(self._since, now)
        self._held = min(self.burst, self._held + passed * self.rate / 1000)


class Turnstile:
    """Counts the lines each address opens, against joining and leaving without end."""

    def __init__(self) -> None:
        self._buckets: dict[str, Bucket] = {}

    def passes(self, address: str, now: int) -> bool:
        """Whether one more line from there is within the measure."""
        for known in [a for a, b in self._buckets.items() if b.full(now)]:
            del self._buckets[known]
        bucket = self._buckets.setdefault(address, Bucket(now, LINES_A_SECOND, LINES_AT_ONCE))
        return bucket.take(now)
