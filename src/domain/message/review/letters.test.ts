import { expect, test } from "vitest";
import { reviewAsked, reviewRefused } from "./letters.ts";

const shop = { name: "Atelier Garonne", phone: "", email: "", address: "" };
const fields = { to: "claire@example.org", shop, url: "https://etabli.example/x", reference: "R1" };

test("a client is asked once, promised nothing, and may refuse such letters", () => {
  const letter = reviewAsked({
    ...fields,
    appliance: "Lave-linge",
    stop_url: "https://e.example/m",
  });
  expect(letter?.subject).toBe("Votre avis sur la réparation R1, Atelier Garonne");
  expect(letter?.text).toContain("Donner mon avis\u00a0:\nhttps://etabli.example/x");
  expect(letter?.text).toContain("aucun avantage");
  expect(letter?.text).toContain("https://e.example/m");
  expect(letter?.sms).toMatch(
    /^Atelier Garonne : que pensez-vous de la r.paration R1\. https:\/\/etabli\.example\/x$/,
  );
});

test("a review that is refused comes back with its reason", () => {
  const letter = reviewRefused({ ...fields, reason: "Publicité, lien ou coordonnées" });
  expect(letter?.text).toContain("Motif\u00a0: Publicité, lien ou coordonnées.");
  expect(letter?.template).toBe("review-refused");
});

test("a client without an address is asked by SMS, in the same words and with the same link", () => {
  const letter = reviewAsked({
    ...fields,
    to: "",
    appliance: "Lave-linge",
    stop_url: "https://e.example/m",
  });
  expect(letter?.to).toBe("");
  expect(letter?.sms).toContain("https://etabli.example/x");
  expect(letter?.sms).not.toContain("https://e.example/m");
});

test.each([
  ["the appliance", { appliance: "<b>Lave-linge</b>" }],
  ["the reference", { reference: "<b>R1</b>" }],
])("what a shop typed as %s stays text", (_, typed) => {
  const letter = reviewAsked({
    ...fields,
    appliance: "",
    stop_url: "https://e.example/m",
    ...typed,
  });
  expect(letter?.html).toContain("&lt;b&gt;");
  expect(letter?.html).not.toContain("<b>");
});
