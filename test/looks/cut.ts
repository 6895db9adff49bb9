/** Finds clipped text: cut at the side of an element that neither scrolls nor draws an ellipsis. */
import type { Page } from "@playwright/test";

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

    const found: string[] = [];
    const texts = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
    for (let text = texts.nextNode(); text; text = texts.nextNode()) {
      const from = text.parentElement;
      const words = text.textContent?.trim();
      if (!from || !words || !from.checkVisibility({ visibilityProperty: true })) continue;
      const range = document.createRange();
      range.selectNodeContents(text);
      const cut = [...range.getClientRects()].map((line) => cutBy(from, line)).find(Boolean);
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
