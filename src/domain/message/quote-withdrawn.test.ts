import { expect, test } from "vitest";
import { WITHDRAWN } from "../../../test/shop/letters.ts";
import { quoteWithdrawn, quoteWithdrawnClient } from "./quote-withdrawn.ts";

const plain = (text: string | undefined) => text?.replace(/[\u202f\u00a0]/g, " ") ?? "";

test("a withdrawal is acknowledged with what was said, its date, its time and what goes back", () => {
  const text = plain(quoteWithdrawnClient(WITHDRAWN)?.text);
  expect(text).toContain("le 1er décembre 2026 à 10 h 30");
  expect(text).toContain("Marie Dupont se rétracte du contrat");
  expect(text).toContain("Vous ne devez rien.");
  expect(text).toContain("57,00 € vous sont remboursés au plus tard le 15 décembre 2026");
});

test("the part done on express request stays due, and the shop is told to stop", () => {
  const back = { early_start: true, worked: 5_000, received: 5_700, owed: 3_500 };
  const text = plain(quoteWithdrawnClient({ ...WITHDRAWN, back })?.text);
  expect(text).toContain("La part due est de 35,00 € TTC");
  expect(text).toContain("22,00 € vous sont remboursés");
  expect(plain(quoteWithdrawn({ ...WITHDRAWN, back })?.text)).toContain("Arrêtez le travail");
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
  [
    { early_start: false, worked: 0, received: 0, owed: 0 },
    "Rien n’a été reçu. Sans demande expresse de commencer avant la fin du délai, rien n’est dû.",
  ],
  [
    { early_start: false, worked: 0, received: 5_700, owed: 0 },
    "Remboursez 57,00 € au plus tard le 15 décembre 2026. Sans demande expresse",
  ],
  [{ early_start: true, worked: 0, received: 0, owed: 0 }, "Aucune heure n’a été notée"],
  [
    { early_start: true, worked: 5_000, received: 1_000, owed: 3_500 },
    "La part du travail déjà faite à sa demande expresse est de 35,00 € TTC.",
  ],
  [
    { early_start: true, worked: 5_000, received: 5_700, owed: null },
    "moins la part du travail déjà faite à sa demande expresse : le devis ne dit pas d’heures",
  ],
])("the shop reads what it owes back: %o", (back, said) => {
  expect(plain(quoteWithdrawn({ ...WITHDRAWN, back })?.text)).toContain(said);
});
