import { expect, test } from "vitest";
import { about } from "../../../test/shop/letters.ts";
import { bonusConsentAsked } from "./bonus-consent.ts";

test("the letter that asks for a consent quotes the words to agree to, and leads to where it is given", () => {
  const fields = { ...about, to: "h@example.org", reference: "F2026-00042" };
  const letter = bonusConsentAsked({ ...fields, text: "J’accepte tout." });
  expect(letter?.subject).toContain("F2026-00042");
  for (const said of ["J’accepte tout.", about.url, "tant que le dossier n’est pas envoyé"])
    expect(letter?.text).toContain(said);
});
