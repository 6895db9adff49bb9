/** Finds clipped text: cut at the side of an element that neither scrolls nor draws an ellipsis, or at its foot. */
import type { Page } from "@playwright/test";

/** What a reader may ask of every text, without any being lost (WCAG 1.4.12). */
const SPACING = `
  *, *::before, *::after {
    line-height: 1.5 !important; letter-spacing: 0.12em !important; word-spacing: 0.16em !important;
  }
  p { margin-bottom: 2em !important }`;

/** The clipped text once letters, words, lines and paragraphs are spaced. */
export async function cutWhenSpaced(page: Page): Promise<string[]> {
  await page.evaluate(async (css) => {
    const sheet = new CSSStyleSheet();
    sheet.replaceSync(css);
    document.adoptedStyleSheets.push(sheet);
    // Cards whose height is measured take their new one after a frame.
    for (const _frame of [1, 2]) await new Promise((resolve) => requestAnimationFrame(resolve));
  }, SPACING);
  const found = await cutWords(page);
  await page.evaluate(() => void document.adoptedStyleSheets.pop());
  return found;
}

export const cutWords = (page: Page): Promise<string[]> =>
  page.evaluate(() => {
    const SLACK = 1.5;
    const pixels = (length: string): number => Number.parseFloat(length) || 0;

    /** The ancestor that clips this line of text; null when it is whole, ends in an ellipsis, or can be scrolled to. */
    const cutBy = (from: Element, { left, right }: DOMRect): Element | null => {
      for (let at: Element | null = from; at && at !== document.body; at = at.parentElement) {
        const { overflowX, textOverflow, display, clip, clipPath } = getComputedStyle(at);
        // Visually hidden: for screen readers only.
        if (clip !== "auto" || clipPath !== "none") return null;
        if (overflowX === "visible" || display === "inline") continue;
        if (overflowX === "auto" || overflowX === "scroll" || textOverflow === "ellipsis")
          return null;
        const edge = at.getBoundingClientRect();
        if (right > edge.right + SLACK || left < edge.left - SLACK) return at;
      }
      return null;
    };

    /** The ancestor that clips the lower or upper half of this line; null when it is whole, shortened or can be scrolled to. */
    const cutAcross = (from: Element, { top, bottom }: DOMRect): Element | null => {
      // As high as its duration, on a grid of hours: what it says is read in its dialog.
      if (from.closest("[data-part=item], [data-part=cursor]")) return null;
      const middle = (top + bottom) / 2;
      const half = 0.4 * pixels(getComputedStyle(from).fontSize);
      for (let at: Element | null = from; at && at !== document.body; at = at.parentElement) {
        const { overflowY, display, clip, clipPath, webkitLineClamp } = getComputedStyle(at);
        if (clip !== "auto" || clipPath !== "none" || webkitLineClamp !== "none") return null;
        if (overflowY === "visible" || display === "inline") continue;
        if (overflowY === "auto" || overflowY === "scroll") return null;
        const edge = at.getBoundingClientRect();
        if (middle + half > edge.bottom + SLACK || middle - half < edge.top - SLACK) return at;
      }
      return null;
    };

    const found: string[] = [];
    const texts = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
    for (let text = texts.nextNode(); text; text = texts.nextNode()) {
      const from = text.parentElement;
      const words = text.textContent?.trim();
      if (!from || !words || !from.checkVisibility({ visibilityProperty: true })) continue;
      const range = document.createRange();
      range.selectNodeContents(text);
      const lines = [...range.getClientRects()];
      const cut = lines.map((line) => cutBy(from, line) ?? cutAcross(from, line)).find(Boolean);
      if (cut) found.push(`« ${words.slice(0, 60)} » by ${cut.outerHTML.slice(0, 120)}`);
    }

    const pen = document.createElement("canvas").getContext("2d");
    for (const select of document.querySelectorAll("select")) {
      const words = select.selectedOptions[0]?.text ?? "";
      if (!pen || !select.checkVisibility({ visibilityProperty: true })) continue;
      const { fontWeight, fontSize, fontFamily, paddingLeft, paddingRight } =
        getComputedStyle(select);
      pen.font = `${fontWeight} ${fontSize} ${fontFamily}`;
      const room = select.clientWidth - pixels(paddingLeft) - pixels(paddingRight);
      const { width } = pen.measureText(words);
      if (width > room + SLACK) found.push(`« ${words} », ${width} px in a choice of ${room}`);
    }
    return found;
  });
