import { expect, test } from "vitest";
import { shopLetter } from "./shop-letter.ts";
import { quoteLink } from "./link.ts";
import { letterDrawing } from "./drawing.ts";

const about = {
  to: "marie@example.org",
  shop: { name: "Atelier Garonne", phone: "", email: "", address: "" },
  url: "https://etabli.example/suivi/AbCd",
  reference: "R2026-00042",
};
const DRAWING =
  '<img src="https://etabli.example/drawings/lave-linge.png" alt="" width="56" height="56"';

test("a letter about a known machine draws it, from the site that it leads to", () => {
  expect(letterDrawing("lave-linge", "https://etabli.example/quote/a?cle=b")).toBe(
    "https://etabli.example/drawings/lave-linge.png",
  );
  expect(quoteLink({ ...about, kind_id: "lave-linge" })?.html).toContain(DRAWING);
  expect(shopLetter({ ...about, kind_id: "lave-linge", text: "Bonjour" }).html).toContain(DRAWING);
});

test("the same address for every reader: a picture that is fetched tells nothing of who reads", () => {
  const other = { ...about, to: "paul@example.org", url: "https://etabli.example/suivi/EfGh" };
  const drawn = [about, other].map((fields) => quoteLink({ ...fields, kind_id: "lave-linge" }));
  for (const letter of drawn) expect(letter?.html).toContain(DRAWING);
});

test("a letter reads the same without its drawing, and has none for an unknown machine", () => {
  const bare = quoteLink(about);
  expect(bare?.html).not.toContain("<img");
  for (const kind_id of [null, "inconnu", '"><script>'])
    expect(quoteLink({ ...about, kind_id })).toEqual(bare);
  expect(quoteLink({ ...about, kind_id: "lave-linge" })?.text).toBe(bare?.text);
});
