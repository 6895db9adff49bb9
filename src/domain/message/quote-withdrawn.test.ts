import { expect, test } from "vitest";
import { WITHDRAWN } from "../../../test/shop/letters.ts";
import { quoteWithdrawn, quoteWithdrawnClient } from "./quote-withdrawn.ts";

const plain = (text: string | undefined) => text?.replace(/[\u202f\u00a0]/g, " ") ?? "";

test("a withdrawal is acknowledged with what was said, its date, its time and the day of the refund", () => {
  const text = plain(quoteWithdrawnClient(WITHDRAWN)?.text);
  expect(text).toContain("le 1er décembre 2026 à 10 h 30");
  expect(text).toContain("Marie Dupont se rétracte du contrat");
  expect(text).toContain("Vous ne devez rien. Tout ce que vous avez payé vous est remboursé");
  expect(text).toContain("au plus tard le 15 décembre 2026");
});

test("the part done on express request stays due, and the shop is told to stop", () => {
  const early = { ...WITHDRAWN, early_start: true };
  expect(plain(quoteWithdrawnClient(early)?.text)).toContain("moins la part du travail déjà faite");
  expect(plain(quoteWithdrawn(early)?.text)).toContain("Arrêtez le travail");
});

test("each goes to its own reader, under the number of the quote", () => {
  expect(quoteWithdrawnClient(WITHDRAWN)).toMatchObject({
    template: "quote-withdrawn-client",
    to: "marie@example.org",
    subject: expect.stringContaining("D2026-00007"),
  });
  expect(quoteWithdrawn({ ...WITHDRAWN, to: "" })).toBeNull();
});

test.each([
  [false, "sans demande expresse de commencer avant la fin du délai, rien n’est dû"],
  [true, "moins la part du travail déjà faite à sa demande expresse"],
])("the shop reads what it owes back: %s", (early_start, said) => {
  const text = plain(quoteWithdrawn({ ...WITHDRAWN, early_start })?.text);
  expect(text).toContain(said);
  expect(text).toContain("au plus tard le 15 décembre 2026");
});
