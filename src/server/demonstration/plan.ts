/** What happens in a demonstration shop: its clients, its rounds, and one story for each visit. */
import type { RepairStatus } from "../../domain/repair/status.ts";
import { addDays, startOfDay, type Instant } from "../../domain/time.ts";
import { CASES, type DemoCase } from "./cases.ts";
import { chanceFrom, idOf, type Chance } from "./chance.ts";
import { makeClients, type DemoClient } from "./client.ts";
import { planAbsences, planRounds, todayOf, type Visit } from "./rounds.ts";
import type { DemoShop } from "./shops.ts";
import { tell, ZONE, type DemoSeller, type Story } from "./story.ts";

export type Errand = Visit & { id: string; notes: string };
export type Absence = ReturnType<typeof planAbsences>[number] & { id: string };
export type Plan = {
  clients: DemoClient[];
  stories: Story[];
  errands: Errand[];
  absences: Absence[];
};

/** A visit that is over leads to any of these, in turn; one to come, only to the second list. */
const AFTER_VISIT: readonly RepairStatus[] = [
  "Devis à envoyer",
  "Devis en attente Client",
  "Attente de réglement",
  "Devis accepté",
  "Terminer/Archivé",
  "Attente de pièces",
  "Devis en attente Client",
  "Terminer/Archivé",
  "Réparé",
  "Devis refusé",
  "Terminer/Archivé",
  "Attente de réglement",
  "En essai",
  "Devis à faire",
];
const BEFORE_VISIT: readonly RepairStatus[] = [
  "Devis à faire",
  "Prêt à réparer",
  "Devis à faire",
  "Livraison / Enlèvement",
  "Devis à faire",
  "Brouillon",
];
const ERRANDS = [
  "Retrait de pièces chez le grossiste",
  "Point d’équipe",
  "Passage à la déchetterie",
  "Formation fabricant",
] as const;

export type Planning = { shop: DemoShop; seller: DemoSeller; now: Instant; clients: number };

export function planShop({ shop, seller, now, clients: count }: Planning): Plan {
  const chance = chanceFrom(Number(shop.zipcode));
  const today = todayOf(now, ZONE);
  const users = shop.users.filter(({ bookable }) => bookable).map(({ id }) => id);
  const rounds = { today, zone: ZONE, users, chance, saturdays: "6" in shop.opening_hours };
  const clients = makeClients({
    shop,
    count,
    created_at: startOfDay(addDays(today, -60), ZONE),
    chance,
  });
  const visits = planRounds(rounds);
  const errands = visits
    .filter((_, rank) => rank % 11 === 10)
    .map((visit, rank) => errand(shop, visit, rank));
  const stories = visits
    .filter((_, rank) => rank % 11 !== 10)
    .map((visit, rank) => story({ shop, seller, now, clients, chance }, visit, rank));
  const absences = planAbsences(rounds).map((absence, rank) => ({
    ...absence,
    id: idOf(`${shop.slug} absence ${rank}`),
  }));
  return { clients, stories, errands, absences };
}

const errand = (shop: DemoShop, visit: Visit, rank: number): Errand => ({
  ...visit,
  id: idOf(`${shop.slug} errand ${rank}`),
  notes: ERRANDS[rank % ERRANDS.length] ?? "",
});

type Cast = {
  shop: DemoShop;
  seller: DemoSeller;
  now: Instant;
  clients: DemoClient[];
  chance: Chance;
};

function story({ shop, seller, now, clients, chance }: Cast, visit: Visit, rank: number): Story {
  const over = visit.end_at < now;
  const statuses = over ? AFTER_VISIT : BEFORE_VISIT;
  const client = clients[rank % clients.length];
  if (!client) throw new Error("a shop without clients has no story");
  return tell({
    shop: seller,
    label: `${shop.slug} story ${rank}`,
    client,
    breakdown: chance.pick(casesFor(shop, visit.user_id)),
    visit,
    status: statuses[rank % statuses.length] ?? "Brouillon",
    now,
  });
}

function casesFor(shop: DemoShop, user_id: string): readonly DemoCase[] {
  const skills = shop.users.find(({ id }) => id === user_id)?.skills ?? [];
  return CASES.filter(({ category_id }) => skills.includes(category_id));
}
