"""A new build is put in the place of the old one while pages of other sites are open."""

import re

import pytest
from amount import at_night, some
from tests.browser.embed_host import SOLVE, host_site, open_solver, run, solver_script


@pytest.fixture(scope="module")
def host():
    with host_site() as host:
        yield host


@pytest.fixture
def watched(open_context, host, own_server):
    watched = open_context(own_server.address, host.origin, service_workers="block")
    watched.expect("404")  # what the old build still asks for
    return watched


def build_of(folder):
    [found] = re.findall('tilewise-build" content="([^"]*)"', (folder / "embed.html").read_text("utf-8"))
    return found


@at_night("site/test_site_deploy.py has a page that meets the next build")
def test_the_two_builds_have_no_script_in_common(dist, other_build):
    assert build_of(dist) != build_of(other_build)
    old, new = ({path.name for path in (folder / "code").glob("*.js")} for folder in (dist, other_build))
    assert old
    assert not old & new


@pytest.mark.parametrize("where", some(["another site", "same origin"], 1))
@at_night("site/test_site_deploy.py has a page that meets the next build")
def test_an_open_solver_goes_on_with_the_new_build(watched, host, own_server, other_build, where):
    page = watched.context.new_page()
    site = own_server.address
    if where == "another site":
        address = host.page(solver_script(site))
    else:
        address = f"{site}-host.html"
        page.route("**/-host.html", lambda route: route.fulfill(body=solver_script(site), content_type="text/html"))
    open_solver(page, address)
    run(page, "await solver.call('lexicon.add', { id: 'mine', alphabet: 'en', text: 'zzz' })")
    own_server.folder = other_build
    # Its worker is lost, and a list is asked for: neither is on the site any more.
    page.workers[0].evaluate("() => void setTimeout(() => { throw new Error('broken by the test') })")
    answers = run(
        page,
        """return Promise.all([
          told(solver.call("letterpress.solve", given)),
          told(solver.call("lexicon.check", { lexicon: "mine", words: ["zzz"] })),
          told(solver.call("lexicon.check", { lexicon: "tr", words: ["kalem"] })),
        ]);""",
        SOLVE,
    )
    assert answers[0]["result"]["words"] == 275
    assert answers[1]["result"] == {"valid": {"ZZZ": True}}
    assert answers[2]["result"] == {"valid": {"KALEM": True}}


@at_night("embed/test_embed_trust.py has a script of an older version")
def test_an_old_copy_of_the_script_works_with_the_new_build(watched, host, own_server, other_build, dist):
    """A host's cache may keep tilewise.js for as long as it likes."""
    own_server.folder = other_build
    page = watched.context.new_page()
    old = (dist / "tilewise.js").read_text("utf-8")
    headers = {"Access-Control-Allow-Origin": "*"}
    page.route("**/tilewise.js", lambda route: route.fulfill(body=old, content_type="text/javascript", headers=headers))
    site = own_server.address
    page.route("**/-host.html", lambda route: route.fulfill(body=solver_script(site), content_type="text/html"))
    for address in (host.page(solver_script(site)), f"{site}-host.html"):
        open_solver(page, address)
        assert run(page, "return solver.call('letterpress.solve', given)", SOLVE)["words"] == 275
