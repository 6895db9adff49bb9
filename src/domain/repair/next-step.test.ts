import { describe, expect, test } from "vitest";
import { toInstant, type LocalDate } from "../time.ts";
import type { PlannedVisit } from "./planned-visit.ts";
import { REPAIR_STATUSES, type RepairStatus } from "./status.ts";
import { nextStep, type AwaitedPart, type NextAction, type ThreadFacts } from "./next-step.ts";

const NOTHING: ThreadFacts = {
  quotes: [],
  draft: undefined,
  unpaid: undefined,
  visits: [],
  parts: [],
  loans: [],
};
const clock = { now: toInstant(Date.parse("2026-11-23T08:00:00Z")), zone: "Europe/Paris" };
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
    expect(nextStep(status, facts, clock)).toMatchObject({ label });
    expect(nextStep(status, facts, clock).action).toEqual(action);
  });
});

test("a step never leads back to the status it comes from", () => {
  for (const status of REPAIR_STATUSES) {
    const { action } = nextStep(status, NOTHING, clock);
    if (action?.type === "move") expect(action.to).not.toBe(status);
  }
});

const visit = (start: string, given: Partial<PlannedVisit> = {}): PlannedVisit => ({
  id: start,
  kind: "Diagnostic / Devis",
  where: "Chez le client",
  status: "TODO",
  start_at: toInstant(Date.parse(start)),
  end_at: toInstant(Date.parse(start) + 3_600_000),
  people: ["Karim"],
  ...given,
});
const plain = (text: string) => text.replace(/[\u00a0\u202f]/g, " ");

describe("the appointment comes before what it brings", () => {
  const FRIDAY = "2026-11-27T10:00:00Z";
  test.each<[RepairStatus, PlannedVisit[], string, NextAction | undefined]>([
    ["Devis à faire", [visit(FRIDAY)], "Karim passe vendredi à 11 h", open(FRIDAY)],
    ["Prêt à réparer", [visit(FRIDAY)], "Karim passe vendredi à 11 h", open(FRIDAY)],
    ["Terminer/Archivé", [visit(FRIDAY)], "Karim passe vendredi à 11 h", open(FRIDAY)],
    [
      "Devis à faire",
      [visit(FRIDAY, { status: "DONE" })],
      "Préparer le devis",
      { type: "write-quote" },
    ],
    [
      "Devis à faire",
      [visit(FRIDAY, { status: "CANCEL" })],
      "Préparer le devis",
      { type: "write-quote" },
    ],
    [
      "Devis à faire",
      [visit("2026-11-20T10:00:00Z")],
      "Diagnostic / Devis : le rendez-vous est-il fait ?",
      { type: "close-visit", event_id: "2026-11-20T10:00:00Z" },
    ],
    [
      "Terminer/Archivé",
      [visit("2026-11-20T10:00:00Z")],
      "Diagnostic / Devis : le rendez-vous est-il fait ?",
      { type: "close-visit", event_id: "2026-11-20T10:00:00Z" },
    ],
    ["En essai", [visit(FRIDAY)], "Valider l’essai", { type: "move", to: "Réparé" }],
  ])("%s, %j", (status, visits, label, action) => {
    const step = nextStep(status, { ...NOTHING, visits }, clock);
    expect(plain(step.label)).toBe(label);
    expect(step.action).toEqual(action);
  });

  test("but a quote already begun is finished first", () => {
    const facts = { ...NOTHING, draft: quote("Brouillon"), visits: [visit(FRIDAY)] };
    expect(nextStep("Devis à faire", facts, clock).label).toBe("Finir le devis");
  });
});

function open(event_id: string): NextAction {
  return { type: "open-visit", event_id };
}

describe("a repair that waits for its parts", () => {
  const pump: AwaitedPart = {
    id: "pump",
    description: "Pompe",
    quantity: 1,
    supplier: "Spareka",
    expected_on: "2026-11-26" as LocalDate,
    state: "ordered",
  };
  const belts: AwaitedPart = { ...pump, id: "belts", description: "Courroie", quantity: 2 };
  const step = (...parts: AwaitedPart[]) => {
    const { label, why, action } = nextStep("Attente de pièces", { ...NOTHING, parts }, clock);
    return { said: `${label} | ${why}`.replaceAll(/[\u00a0\u202f]/g, " "), action };
  };

  test.each<[string, AwaitedPart[], string, NextAction]>([
    [
      "one to order first",
      [pump, { ...belts, state: "asked" }],
      "Commander : 2 × Courroie | La pièce est demandée, elle n’est pas encore commandée.",
      { type: "order-part", part_id: "belts" },
    ],
    [
      "the one that is expected first",
      [{ ...belts, expected_on: null }, pump],
      "Pompe, attendue jeudi 26 novembre | Commandée chez Spareka. Et une autre pièce.",
      { type: "receive-part", part_id: "pump" },
    ],
    [
      "one without a day",
      [{ ...pump, supplier: "", expected_on: null }],
      "Pompe, attendue | Commandée.",
      { type: "receive-part", part_id: "pump" },
    ],
    [
      "one that is late",
      [{ ...pump, expected_on: "2026-11-20" as LocalDate }, belts, belts],
      "Pompe, attendue depuis vendredi 20 novembre | En retard chez Spareka : relancez le fournisseur. Et 2 autres pièces.",
      { type: "receive-part", part_id: "pump" },
    ],
    [
      "none any more",
      [{ ...pump, state: "received" }],
      "Lancer la réparation | Aucune pièce n’est attendue.",
      { type: "move", to: "Prêt à réparer" },
    ],
  ])("says %s", (_case, parts, said, action) => {
    expect(step(...parts)).toEqual({ said, action });
  });
});

describe("a device of the shop that the client still has", () => {
  const phone = { id: "loan", name: "Samsung A14", due_on: "2026-11-20" as LocalDate };
  const laptop = { ...phone, id: "other", name: "ThinkPad L480" };
  const step = (status: RepairStatus, facts: Partial<ThreadFacts>) => {
    const { label, why, action } = nextStep(status, { ...NOTHING, ...facts }, clock);
    return { said: plain(`${label} | ${why}`), action };
  };

  test.each<[RepairStatus, Partial<ThreadFacts>, string, NextAction]>([
    [
      "Réparé",
      { loans: [phone] },
      "Reprendre l’appareil de prêt : Samsung A14 | Plus rien n’est dû. L’appareil prêté est encore chez le client, à rendre le vendredi 20 novembre.",
      { type: "give-back", loan_id: "loan" },
    ],
    [
      "Devis refusé",
      { loans: [phone, laptop] },
      "Reprendre l’appareil de prêt : Samsung A14 | Le client a refusé le devis. L’appareil prêté est encore chez le client, à rendre le vendredi 20 novembre. Et aussi ThinkPad L480.",
      { type: "give-back", loan_id: "loan" },
    ],
    [
      "Attente de réglement",
      { loans: [phone], unpaid: { id: "i" } },
      "Enregistrer un paiement | La facture est émise, il reste à la régler. Reprenez aussi l’appareil de prêt : Samsung A14.",
      { type: "record-payment", invoice_id: "i" },
    ],
    [
      "Terminer/Archivé",
      { loans: [phone] },
      "Reprendre l’appareil de prêt : Samsung A14 | Le dossier est terminé. L’appareil prêté est encore chez le client, à rendre le vendredi 20 novembre.",
      { type: "give-back", loan_id: "loan" },
    ],
    [
      "En essai",
      { loans: [phone] },
      "Valider l’essai | Si l’essai est bon, l’appareil est réparé.",
      { type: "move", to: "Réparé" },
    ],
  ])("« %s », %j", (status, facts, said, action) => {
    expect(step(status, facts)).toEqual({ said, action });
  });
});
