import { describe, expect, test } from "vitest";
import { REPAIR_STATUSES, type RepairStatus } from "./status.ts";
import { nextStep, type NextAction, type ThreadFacts } from "./next-step.ts";

const NOTHING: ThreadFacts = { quotes: [], invoices: [] };
const quote = (status: string, invoice: string | null = null) => ({
  id: `quote-${status}`,
  status,
  invoice: invoice === null ? null : { id: invoice },
});
const invoice = (remainder: number, kind = 380) => ({
  id: `invoice-${remainder}`,
  kind,
  remainder,
});

describe("one thing to do, by status", () => {
  test.each<[RepairStatus, string, ThreadFacts, string, NextAction | undefined]>([
    ["Devis à faire", "nothing written", NOTHING, "Préparer le devis", { type: "write-quote" }],
    [
      "Devis à faire",
      "a draft",
      { ...NOTHING, quotes: [quote("Brouillon")] },
      "Finir le devis",
      { type: "open-quote", quote_id: "quote-Brouillon" },
    ],
    [
      "Devis à envoyer",
      "a draft",
      { ...NOTHING, quotes: [quote("A envoyer")] },
      "Envoyer le devis",
      { type: "open-quote", quote_id: "quote-A envoyer" },
    ],
    ["Devis à envoyer", "nothing written", NOTHING, "Préparer le devis", { type: "write-quote" }],
    [
      "Devis en attente Client",
      "a sent quote",
      { ...NOTHING, quotes: [quote("Envoyé")] },
      "Appeler le client",
      { type: "call-client" },
    ],
    [
      "Devis en attente Client",
      "an expired quote",
      { ...NOTHING, quotes: [quote("Expiré")] },
      "Réviser le devis",
      { type: "open-quote", quote_id: "quote-Expiré" },
    ],
    [
      "Devis refusé",
      "a refused quote",
      { ...NOTHING, quotes: [quote("Refusé")] },
      "Réviser le devis",
      { type: "open-quote", quote_id: "quote-Refusé" },
    ],
    [
      "Devis accepté",
      "nothing",
      NOTHING,
      "Lancer la réparation",
      { type: "move", to: "Prêt à réparer" },
    ],
    [
      "Réparé",
      "an accepted quote",
      { ...NOTHING, quotes: [quote("Accepté")] },
      "Émettre la facture",
      { type: "issue-invoice", quote_id: "quote-Accepté" },
    ],
    [
      "Réparé",
      "an accepted quote already invoiced and paid",
      { quotes: [quote("Accepté", "i")], invoices: [invoice(0)] },
      "Clore le dossier",
      { type: "move", to: "Terminer/Archivé" },
    ],
    [
      "Attente de réglement",
      "an unpaid invoice",
      { quotes: [quote("Accepté", "i")], invoices: [invoice(12_990)] },
      "Enregistrer un paiement",
      { type: "record-payment", invoice_id: "invoice-12990" },
    ],
    [
      "Attente de réglement",
      "a credit note only",
      { ...NOTHING, invoices: [invoice(500, 381)] },
      "Clore le dossier",
      { type: "move", to: "Terminer/Archivé" },
    ],
    ["Terminer/Archivé", "nothing", NOTHING, "Dossier terminé", undefined],
  ])("%s with %s", (status, _, facts, label, action) => {
    expect(nextStep(status, facts)).toMatchObject({ label });
    expect(nextStep(status, facts).action).toEqual(action);
  });
});

test("a step never leads back to the status it comes from", () => {
  for (const status of REPAIR_STATUSES) {
    const { action } = nextStep(status, NOTHING);
    if (action?.type === "move") expect(action.to).not.toBe(status);
  }
});
