"""The verbs of the command line, a module each; ``melicado.cli`` loads the one that is asked."""
