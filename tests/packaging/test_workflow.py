from __future__ import annotations

import fnmatch
import re
import shlex
from pathlib import Path
from typing import Any

import pytest
import yaml

import dev
from makers.linux.trial import DEBIAN
from makers.release.__main__ import STEPS, parser
from makers.release.artifacts import artifacts

FILE = dev.ROOT / ".github" / "workflows" / "release.yml"
AS_ROOT = 'sudo env PATH="$PATH" LD_LIBRARY_PATH="$LD_LIBRARY_PATH" '
BUILDERS = ("linux", "windows", "macos")
PERMISSIONS = {"draft": {"contents": "write", "id-token": "write", "attestations": "write"}}


@pytest.fixture(scope="module")
def workflow() -> dict[Any, Any]:
    read = yaml.safe_load(FILE.read_text("utf-8"))
    assert isinstance(read, dict)
    return read


@pytest.fixture(scope="module")
def jobs(workflow: dict[Any, Any]) -> dict[str, dict[str, Any]]:
    return dict(workflow["jobs"])


def commands(job: dict[str, Any]) -> list[str]:
    return [step["run"].removeprefix(AS_ROOT) for step in job["steps"] if "run" in step]


def uses(job: dict[str, Any], action: str) -> list[dict[str, Any]]:
    return [step["with"] for step in job["steps"] if step.get("uses", "").startswith(f"actions/{action}@")]


def test_it_starts_by_a_tag_or_by_hand(workflow: dict[Any, Any]) -> None:
    # YAML takes the bare word "on" for a truth value
    assert workflow[True] == {"push": {"tags": ["v[0-9]+.[0-9]+.[0-9]+"]}, "workflow_dispatch": None}
    assert workflow["concurrency"]["cancel-in-progress"] is False


def test_every_shell_step_is_one_call_of_ours(jobs: dict[str, dict[str, Any]]) -> None:
    called = set()
    for job in jobs.values():
        for command in commands(job):
            words = shlex.split(command)
            assert words[:2] == ["python", "dev.py"], command
            if words[2] == "release":
                called.add(parser().parse_args(words[3:]).step)  # it ends the test with usage when an option is unknown
            else:
                assert words[2:] == ["package"]
    assert called == STEPS.keys()
    assert "package" in dev.VERBS


def test_only_the_draft_may_write_and_only_for_a_tag(workflow: dict[Any, Any], jobs: dict[str, dict[str, Any]]) -> None:
    assert workflow["permissions"] == {}
    for name, job in jobs.items():
        assert job["permissions"] == PERMISSIONS.get(name, {"contents": "read"})
    assert jobs["draft"]["if"] == "github.ref_type == 'tag'"


def test_jobs_end_and_wait_for_each_other(jobs: dict[str, dict[str, Any]]) -> None:
    assert all(0 < job["timeout-minutes"] <= 120 for job in jobs.values())
    needs = {name: job.get("needs") for name, job in jobs.items()}
    assert needs == {
        "version": None,
        **dict.fromkeys(BUILDERS, "version"),
        "oldest-linux": "linux",
        "release": ["linux", "oldest-linux", "windows", "macos"],
        "draft": "release",
    }


def test_actions_are_the_platforms_own_and_pinned(jobs: dict[str, dict[str, Any]]) -> None:
    used = [step["uses"] for job in jobs.values() for step in job["steps"] if "uses" in step]
    names = r"checkout|setup-python|upload-artifact|download-artifact|attest-build-provenance"
    assert all(re.fullmatch(rf"actions/({names})@(v\d+\.\d+\.\d+|[0-9a-f]{{40}})", name) for name in used)
    assert len(set(used)) == len({name.partition("@")[0] for name in used})
    for job in jobs.values():
        assert uses(job, "checkout") == [{"persist-credentials": False}]
        assert uses(job, "setup-python") == ([] if "container" in job else [{"python-version": "3.13"}])


def test_linux_is_packaged_where_packages_are_developed(jobs: dict[str, dict[str, Any]]) -> None:
    containers = {name: job["container"]["image"].partition("@")[0] for name, job in jobs.items() if "container" in job}
    assert containers == {"linux": f"python:3.11-{DEBIAN}"}


def test_who_may_install_nothing_needs_nothing(jobs: dict[str, dict[str, Any]]) -> None:
    for name in ("version", "release", "draft"):
        words = [shlex.split(step["run"]) for step in jobs[name]["steps"] if "run" in step]
        assert all(line[:3] == ["python", "dev.py", "release"] for line in words)
        assert not {line[3] for line in words} & dev.RELEASE_LIBRARIES.keys()
    (oldest,) = (step["run"] for step in jobs["oldest-linux"]["steps"] if "run" in step)
    assert oldest == f"{AS_ROOT}python dev.py release self-test"


def test_nothing_is_attested_before_it_is_verified(jobs: dict[str, dict[str, Any]]) -> None:
    steps = [step.get("run", step.get("uses", "")) for step in jobs["draft"]["steps"]]
    (attested,) = (place for place, step in enumerate(steps) if "attest-build-provenance" in step)
    assert steps.index("python dev.py release check-draft") == attested - 1
    assert "draft --tag" in steps[attested + 1]


@pytest.mark.parametrize("system", BUILDERS)
def test_a_job_hands_on_just_what_its_system_makes(jobs: dict[str, dict[str, Any]], system: str) -> None:
    (upload,) = uses(jobs[system], "upload-artifact")
    patterns = upload["path"].split()
    for artifact in artifacts():
        matching = [pattern for pattern in patterns if fnmatch.fnmatch(f"dist/{artifact.name}", pattern)]
        assert len(matching) == (artifact.system == system), artifact
    assert upload["if-no-files-found"] == "error"


def test_what_is_handed_on_arrives(jobs: dict[str, dict[str, Any]]) -> None:
    (download,) = uses(jobs["release"], "download-artifact")
    sent = [uses(jobs[system], "upload-artifact")[0]["name"] for system in BUILDERS]
    assert fnmatch.filter(sent, download["pattern"]) == sent
    assert (download["path"], download["merge-multiple"]) == ("dist", True)
    wanted = {(item["name"], item["path"]) for item in uses(jobs["draft"], "download-artifact")}
    offered = {(item["name"], str(Path(item["path"]).parent)) for item in uses(jobs["release"], "upload-artifact")}
    assert wanted == offered
    (tried,) = uses(jobs["oldest-linux"], "download-artifact")
    assert tried == {"name": uses(jobs["linux"], "upload-artifact")[0]["name"], "path": "dist"}
    assert uses(jobs["draft"], "attest-build-provenance") == [{"subject-path": "dist/*"}]


def test_secrets_reach_only_the_step_that_needs_them(jobs: dict[str, dict[str, Any]]) -> None:
    for job in jobs.values():
        assert "env" not in job
        secret = [step for step in job["steps"] if "secrets." in repr(step)]
        assert not secret or job["environment"] == "release"
        for step in secret:
            assert "secrets." not in step["run"]
            assert all(value == f"${{{{ secrets.{name} }}}}" for name, value in step["env"].items())
    signing = [step for step in jobs["release"]["steps"] if "secrets." in repr(step)]
    assert [step["run"] for step in signing] == ["python dev.py release sign"]


def test_nothing_is_put_into_a_shell_by_the_platform(jobs: dict[str, dict[str, Any]]) -> None:
    for job in jobs.values():
        assert not any("${{" in command or "\n" in command.strip() for command in commands(job))


def test_it_names_no_address() -> None:
    assert "://" not in FILE.read_text("utf-8")
