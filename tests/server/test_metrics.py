"""What the house counts."""

from __future__ import annotations

from terem.server.metrics import Metrics


def test_durations_are_counted_in_buckets_that_add_up():
    metrics = Metrics()
    for seconds in (0.0001, 0.0005, 0.003, 0.003, 9.0):
        metrics.commit.observe(seconds)
    found = metrics.registry.get_sample_value
    assert found("terem_commit_seconds_bucket", {"le": "0.0005"}) == 2
    assert found("terem_commit_seconds_bucket", {"le": "0.002"}) == 2
    assert found("terem_commit_seconds_bucket", {"le": "0.005"}) == 4
    assert found("terem_commit_seconds_bucket", {"le": "+Inf"}) == found("terem_commit_seconds_count") == 5
    assert found("terem_commit_seconds_sum") == 9.0066
    assert found("terem_fan_out_seconds_count") == 0
    assert b'terem_commit_seconds_bucket{le="0.005"} 4.0' in metrics.text()
