import { expect, test } from "vitest";
import { causeOf, paidText, reasonOf } from "./words.ts";

const sent = (correction: string, reason: string) => ({
  sending: {
    correction,
    current: reason === "" ? null : { code: 213, text: "", reason, at: "" as never },
  },
});

test("the reason of the credit note is what happened, then what was said", () => {
  expect(reasonOf(sent("internal", "Le client n’est pas connu de l’annuaire."))).toBe(
    "Facture rejetée par la plateforme agréée, jamais reçue. Le client n’est pas connu de l’annuaire.",
  );
  expect(reasonOf(sent("credit", "Un prix unitaire est faux."))).toBe(
    "Facture refusée. Un prix unitaire est faux.",
  );
});

test("without words of theirs it says what happened, and never more than a credit note takes", () => {
  expect(causeOf(sent("internal", ""))).toBe("");
  expect(reasonOf(sent("credit", ""))).toBe("Facture refusée.");
  expect(reasonOf(sent("credit", "x".repeat(900)))).toHaveLength(300);
});

test("what was received is said at each rate", () => {
  expect(paidText([{ vat_rate: 2_000, amount: 11_820 }])).toBe("118,20 € à 20 % de TVA");
  expect(
    paidText([
      { vat_rate: 2_000, amount: 2_400 },
      { vat_rate: 1_000, amount: 1_100 },
    ]),
  ).toBe("24,00 € à 20 % et 11,00 € à 10 % de TVA");
});
