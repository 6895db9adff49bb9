import { describe, expect, it } from "vitest";
import { buttonLink, buttonSnippet, linkSnippet, type BookingButton } from "./button.ts";
import { sourceOf } from "./audience/source.ts";

const shop = { zipcode: "31000", slug: "atelier-garonne" };
const href = buttonLink("https://etabli.example", shop);
const button: BookingButton = { text: "Prendre rendez-vous", look: "noir", tab: "same" };

describe("the booking button", () => {
  it("leads to the booking, and its visits are counted as its own", () => {
    expect(href).toBe("https://etabli.example/31000/atelier-garonne/rdv?utm_source=bouton");
    const campaign = new URL(href).searchParams.get("utm_source") ?? undefined;
    const arrival = { referrer: undefined, host: "etabli.example", shop_path: "/31000/x" };
    expect(sourceOf({ ...arrival, campaign })).toBe("button");
  });

  it("is a link that works alone, and a script of our own address", () => {
    expect(linkSnippet(href, button)).toBe(`<a href="${href}">Prendre rendez-vous</a>`);
    expect(buttonSnippet(href, button)).toBe(
      `<a href="${href}" data-etabli="noir">Prendre rendez-vous</a>\n` +
        '<script src="https://etabli.example/bouton/etabli.js" async></script>',
    );
  });

  it("says that it opens another tab, which cannot steer the page it left", () => {
    const snippet = linkSnippet(href, { ...button, tab: "new" });
    expect(snippet).toContain(' target="_blank" rel="noopener"');
    expect(snippet).toContain('aria-label="Prendre rendez-vous (nouvel onglet)"');
  });

  it.each(['</a><script>alert("1")</script>', '" onclick="alert(1)', "Tom & fils"])(
    "shows « %s » as words",
    (text) => {
      const snippet = buttonSnippet(href, { ...button, text, tab: "new" });
      expect(snippet.match(/<script/g)).toHaveLength(1);
      expect(snippet).not.toContain('" onclick');
      expect(snippet.replace(/&(amp|lt|gt|quot);/g, "")).not.toContain("&");
    },
  );
});
