import { describe, expect, test } from "vitest";
import { REPAIR_STATUSES, type RepairStatus } from "./status.ts";
import { nextStep, type NextAction, type ThreadFacts } from "./next-step.ts";

const NOTHING: ThreadFacts = { quotes: [], draft: undefined, unpaid: undefined };
const quote = (status: string, invoice: string | null = null) => ({
  id: `quote-${status}`,
  status,
  invoice: invoice === null ? null : { id: invoice },
});

describe("one thing to do, by status", () => {
  test.each<[RepairStatus, string, ThreadFacts, string, NextAction | undefined]>([
    ["Devis à faire", "nothing written", NOTHING, "Préparer le devis", { type: "write-quote" }],
    [
      "Devis à faire",
      "a draft",
      { ...NOTHING, draft: quote("Brouillon") },
      "Finir le devis",
      { type: "open-quote", quote_id: "quote-Brouillon" },
    ],
    [
      "Devis à envoyer",
      "a draft",
      { ...NOTHING, draft: quote("A envoyer") },
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
      { ...NOTHING, quotes: [quote("Accepté", "i")] },
      "Clore le dossier",
      { type: "move", to: "Terminer/Archivé" },
    ],
    [
      "Attente de réglement",
      "an unpaid invoice",
      { ...NOTHING, quotes: [quote("Accepté", "i")], unpaid: { id: "i" } },
      "Enregistrer un paiement",
      { type: "record-payment", invoice_id: "i" },
    ],
    [
      "Attente de réglement",
      "nothing to pay",
      NOTHING,
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
