"""What all tests share: examples drawn the same way at every run."""

from hypothesis import settings

# Derandomized: a test that passes here passes everywhere. No deadline: a busy machine is no bug.
settings.register_profile("quick", derandomize=True, deadline=None, max_examples=50)
settings.register_profile("thorough", derandomize=True, deadline=None, max_examples=1000)
settings.load_profile("quick")  # pytest --hypothesis-profile=thorough looks further
