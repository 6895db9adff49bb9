import { expect, test } from "vitest";
import { about } from "../../../test/shop/letters.ts";
import type { LocalDate } from "../time.ts";
import { creditIssued, invoiceIssued, paymentReceived, paymentRefunded } from "./invoice.ts";

const money = {
  ...about,
  reference: "D2026-00007",
  total_incl: 12_050,
  card_url: "",
  settled_url: "",
  is_copy: false,
};
const plain = (text: string | undefined) => text?.replace(/[\u202f\u00a0]/g, " ") ?? "";

test.each([
  [7_050, "Reste à régler : 70,50 €."],
  [0, "Votre facture est entièrement réglée."],
])("with %d cents left: « %s »", (remainder, said) => {
  expect(plain(paymentReceived({ ...money, amount: 5_000, remainder, payer: "" })?.text)).toContain(
    said,
  );
});

test.each([
  [12_050, "Reste à régler : 120,50 €, au plus tard le 23 décembre 2026."],
  [1, "Reste à régler : 0,01 €, au plus tard le 23 décembre 2026."],
  [0, "Elle est entièrement réglée."],
])("an invoice on which %d cents are due says « %s »", (due, said) => {
  const letter = invoiceIssued({ ...money, due, due_on: "2026-12-23" as LocalDate, is: "invoice" });
  expect(plain(letter?.text)).toContain(said);
});

test("a corrective invoice says which one it cancels and replaces", () => {
  const fields = { ...money, due: 0, due_on: "2026-12-23" as LocalDate };
  const letter = invoiceIssued({ ...fields, is: "corrective", replaces: "F2026-00009" });
  expect(letter?.subject).toContain("Votre facture rectificative ");
  expect(letter?.text).toContain("Elle annule et remplace la facture F2026-00009.");
});

test("a credit note is given to the client, with its reason and the invoice that it takes back", () => {
  const letter = creditIssued({
    ...money,
    due: 5_000,
    credits: "F2026-00009",
    reason: "Pièce reprise",
  });
  expect(plain(letter?.text)).toContain("sur la facture F2026-00009");
  expect(plain(letter?.text)).toContain("Motif : Pièce reprise");
});

test("the money of an insurer is not thanked for as the client's", () => {
  const letter = paymentReceived({ ...money, amount: 5_000, remainder: 0, payer: "Assur’Exemple" });
  expect(plain(letter?.text)).toContain("payés par Assur’Exemple");
  expect(letter?.text).not.toContain("Merci");
});

test("a refund says how much went back, and how", () => {
  const letter = paymentRefunded({ ...money, amount: 5_000, method: "transfer" });
  expect(plain(letter?.text)).toContain("Nous vous avons remboursé 50,00 € par virement");
});

test("a deposit is called by its name, in the subject as in the letter", () => {
  const due_on = "2026-12-23" as LocalDate;
  const letter = invoiceIssued({ ...money, due: 5_000, due_on, is: "deposit" });
  expect(letter?.subject).toContain("facture d’acompte");
  expect(plain(letter?.text)).toContain("Votre facture d’acompte D2026-00007");
});

test("a credit note without a reason has no empty line for it", () => {
  const letter = creditIssued({ ...money, due: 5_000, credits: "F2026-00009", reason: "" });
  expect(letter?.text).not.toContain("Motif");
});

test.each([
  ["cash", "en espèces"],
  ["card", "sur votre carte"],
  ["cheque", "par chèque"],
] as const)("a refund by %s is said « %s »", (method, said) => {
  expect(plain(paymentRefunded({ ...money, amount: 5_000, method })?.text)).toContain(said);
});

test("beside what a platform carries, the letter says that it is a copy", () => {
  const due_on = "2026-12-23" as LocalDate;
  const copied = { ...money, is_copy: true, due: 5_000 };
  const letters = [
    invoiceIssued({ ...copied, due_on, is: "invoice" }),
    creditIssued({ ...copied, credits: "F2026-00009", reason: "" }),
  ];
  for (const letter of letters) expect(letter?.text).toContain("une copie pour lecture");
  expect(invoiceIssued({ ...money, due: 1, due_on, is: "invoice" })?.text).not.toContain("copie");
});

test("an invoice to pay leads to the card, a paid one does not; a settled one leads to its copy", () => {
  const card_url = "https://etabli.test/suivi/abc/payer/1";
  const due_on = "2026-12-23" as LocalDate;
  const issued = (due: number) =>
    invoiceIssued({ ...money, card_url, due, due_on, is: "invoice" })?.text ?? "";
  expect([issued(5_000).includes(card_url), issued(0).includes(card_url)]).toEqual([true, false]);
  const settled_url = "https://etabli.test/suivi/abc/facture-acquittee/1.pdf";
  const paid = paymentReceived({ ...money, settled_url, amount: 1, remainder: 0, payer: "" });
  expect(paid?.text).toContain(settled_url);
});
