import { expect, it } from "vitest";
import { sent } from "../../../../test/shop/quote.ts";
import { withdrawalForm } from "./form.ts";

it("is filled in with whom it goes to and which contract, and leaves the rest to the client", () => {
  const form = withdrawalForm(sent.document);
  expect(form.to).toBe(
    "À l’attention de Atelier Garonne, 14 rue des Essais, 31000 Toulouse, contact@atelier-garonne.test",
  );
  expect(form.statement).toContain("ma rétractation du contrat");
  expect(form.statement).toContain("D2026-00042");
  expect(form.fields.map((field) => field.split(" ")[0])).toEqual([
    "Commandé",
    "Nom",
    "Adresse",
    "Date",
    "Signature",
  ]);
});

it("leaves out what the shop did not fill in", () => {
  const seller = { ...sent.document.seller, email: "" };
  expect(withdrawalForm({ ...sent.document, seller }).to).toMatch(/Toulouse$/);
});
