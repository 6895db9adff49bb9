/** « À débloquer »: the repairs that have waited too long and that no coming appointment explains, by what they need. */
import type { Instant } from "../time.ts";
import { isLate, lateBefore } from "./late.ts";
import { AFTER_VISIT } from "./next-step.ts";
import { comingVisit, type PlannedVisit } from "./planned-visit.ts";
import { isRepairStatus, type RepairStatus } from "./status.ts";

type Waiting = { status: string; statusFrom: Instant; visits: readonly PlannedVisit[] };

/** `now` in the two forms that its rules take. */
export function isBlocked({ status, statusFrom, visits }: Waiting, now: Instant): boolean {
  if (!isRepairStatus(status) || !isLate({ status, statusFrom }, Date.parse(now))) return false;
  return !(AFTER_VISIT.has(status) && comingVisit(visits, { now }));
}

/** The same rule for a list: blocked when in `status` since before `before` and, where `visits` says so, without a coming visit. */
export const blockedBefore = (now: number) =>
  lateBefore(now).map((bound) => ({ ...bound, visits: AFTER_VISIT.has(bound.status) }));

type Words = { one: string; many: string; action: string };

const WORDS: Partial<Record<RepairStatus, Words>> = {
  "Devis à faire": { one: "devis à préparer", many: "devis à préparer", action: "Préparer" },
  "Devis à envoyer": { one: "devis à envoyer", many: "devis à envoyer", action: "Envoyer" },
  "Devis en attente Client": {
    one: "devis sans réponse",
    many: "devis sans réponse",
    action: "Relancer",
  },
  "Devis accepté": { one: "réparation à lancer", many: "réparations à lancer", action: "Lancer" },
  "Devis refusé": {
    one: "devis refusé à revoir",
    many: "devis refusés à revoir",
    action: "Revoir",
  },
  "Livraison / Enlèvement": {
    one: "enlèvement à organiser",
    many: "enlèvements à organiser",
    action: "Organiser",
  },
  "Attente de pièces": {
    one: "réparation attend ses pièces",
    many: "réparations attendent leurs pièces",
    action: "Suivre",
  },
  "Prêt à réparer": { one: "réparation à faire", many: "réparations à faire", action: "Avancer" },
  "En essai": { one: "essai à valider", many: "essais à valider", action: "Valider" },
  Réparé: { one: "appareil à rendre", many: "appareils à rendre", action: "Prévenir" },
  "Attente de réglement": {
    one: "règlement en attente",
    many: "règlements en attente",
    action: "Encaisser",
  },
};

/** « 7 devis à envoyer », and the word on its button. */
export function blockedWords(status: string, count: number): { title: string; action: string } {
  const words = isRepairStatus(status) ? WORDS[status] : undefined;
  if (!words) return { title: `${status} : ${count}`, action: "Voir" };
  return { title: `${count} ${count > 1 ? words.many : words.one}`, action: words.action };
}
