/**
 * A frame that stays open while the site gets a new build: what it has not loaded yet may be gone. It then loads itself
 * anew; the host greets it again, and its position is in its address.
 */

/** Loads this frame, which is of the given build, anew if the site has another by now; gives whether it does. */
export async function reloadIfStale(build: string): Promise<boolean> {
  try {
    const address = location.href.split("#")[0] ?? "";
    const response = await fetch(address, { cache: "no-cache" });
    const page = new DOMParser().parseFromString(await response.text(), "text/html");
    const current = page.querySelector("meta[name=tilewise-build]")?.getAttribute("content");
    if (!current || current === build) return false;
  } catch {
    return false; // no network, so no other build
  }
  location.reload();
  return true;
}
