"""The games as research libraries know them; needs the extra `research`."""
