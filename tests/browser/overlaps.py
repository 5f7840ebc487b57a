"""Where a part of a page has less room than it needs: texts on each other, controls that spill, hints that are cut."""

from playwright.sync_api import Page

_OVERLAPS = """() => {
    const flatParent = (node) => node.assignedSlot ?? node.parentElement ?? node.getRootNode().host ?? null;
    const texts = [];
    const look = (root) => {
        for (const element of root.querySelectorAll("*")) {
            if (element.shadowRoot) look(element.shadowRoot);
            if (!element.checkVisibility({ opacityProperty: true, visibilityProperty: true })) continue;
            if (["STYLE", "SCRIPT", "OPTION"].includes(element.tagName)) continue;
            const own = [...element.childNodes].filter((node) => node.nodeType === Node.TEXT_NODE);
            texts.push(...own.filter(({ data }) => data.trim()));
        }
    };
    look(document);
    // What is seen of each line of a text: no more than its ancestors cut off; and the layer that it lies on.
    const lines = texts.flatMap((text) => {
        const range = document.createRange();
        range.selectNodeContents(text);
        const cuts = [];
        let layer = null;
        for (let at = text.assignedSlot ?? text.parentElement; at && !layer; at = flatParent(at)) {
            const style = getComputedStyle(at);
            if (style.display === "contents") continue;
            if (style.transform !== "none") return [];
            if (style.overflow !== "visible" || style.clipPath !== "none") cuts.push(at.getBoundingClientRect());
            if (["fixed", "sticky", "absolute"].includes(style.position) || at.matches("dialog, [popover]")) layer = at;
        }
        return [...range.getClientRects()].map((line) => ({
            of: text,
            layer,
            left: Math.max(line.left, ...cuts.map(({ left }) => left)),
            top: Math.max(line.top, ...cuts.map(({ top }) => top)),
            right: Math.min(line.right, ...cuts.map(({ right }) => right)),
            bottom: Math.min(line.bottom, ...cuts.map(({ bottom }) => bottom)),
        }));
    });
    const seen = lines.filter(({ left, top, right, bottom }) => right - left > 2 && bottom - top > 2);
    const said = ({ of }) => of.data.trim().replaceAll(/\\s+/g, " ").slice(0, 40);
    const found = new Set();
    for (const [n, a] of seen.entries())
        for (const b of seen.slice(n + 1)) {
            if (a.layer !== b.layer || a.of === b.of) continue;
            const width = Math.min(a.right, b.right) - Math.max(a.left, b.left);
            const height = Math.min(a.bottom, b.bottom) - Math.max(a.top, b.top);
            const least = Math.min(a.bottom - a.top, b.bottom - b.top);
            if (width > 3 && height > least / 2) found.add(`"${said(a)}" on "${said(b)}"`);
        }
    return [...found];
}"""


def overlaps(page: Page) -> list[str]:
    """Give the pairs of texts of one layer, such as a dialog or the page beneath it, of which one lies on the other."""
    found: list[str] = page.evaluate(_OVERLAPS)
    return found


_CRAMPED = """() => {
    const found = new Set();
    const pen = document.createElement("canvas").getContext("2d");
    const look = (root) => {
        for (const element of root.querySelectorAll("*")) {
            if (element.shadowRoot) look(element.shadowRoot);
            if (!element.checkVisibility({ opacityProperty: true, visibilityProperty: true })) continue;
            const style = getComputedStyle(element);
            if (element.matches("input[placeholder]") && !element.value) {
                pen.font = style.font;
                const room = element.clientWidth - parseFloat(style.paddingLeft) - parseFloat(style.paddingRight);
                if (pen.measureText(element.placeholder).width > room + 1) found.add(`cut: ${element.placeholder}`);
            }
            if (element.matches(".bar > .icon-only, .bar > tw-settings") && element.clientWidth < 36)
                found.add(`narrow: ${element.getAttribute("name") ?? element.localName}`);
            if (element.matches("nav a") && element.getClientRects().length) {
                const line = document.createRange();
                line.selectNodeContents(element);
                if (new Set([...line.getClientRects()].map(({ top }) => Math.round(top))).size > 1)
                    found.add(`two lines: ${element.textContent.trim()}`);
            }
            if (!element.matches("tw-segments, select, input, textarea, button")) continue;
            if (["absolute", "fixed"].includes(style.position)) continue;
            const around = element.assignedSlot?.parentElement ?? element.parentElement;
            if (!around || getComputedStyle(around).display === "contents") continue;
            if (getComputedStyle(around).overflowX !== "visible") continue;
            const spilt = element.getBoundingClientRect().right - around.getBoundingClientRect().right;
            if (spilt > 2) found.add(`spills: ${element.localName} ${element.getAttribute("name") ?? element.label}`);
        }
    };
    look(document);
    return [...found];
}"""


def cramped(page: Page) -> list[str]:
    """Give hints that are cut, what is narrow or takes two lines in the bar, and controls wider than their place."""
    found: list[str] = page.evaluate(_CRAMPED)
    return found
