/** What the shop plans for itself: its meetings, its errands to the wholesaler, its days off. */
import { parseEventInput } from "../../domain/agenda/event-input.ts";
import { ABSENCE_KIND } from "../../domain/agenda/event.ts";
import {
  addDays,
  dateOf,
  datesFrom,
  instantAt,
  weekdayOf,
  type Instant,
  type LocalDate,
} from "../../domain/time.ts";
import { upsertEvent } from "../agenda/save-event.ts";
import { idOf } from "./chance.ts";
import { isOpen, ZONE } from "./hours.ts";
import type { DemoShop } from "./shops.ts";
import { vanOf } from "./shared/resources.ts";
import { contextOf, demand, ownerOf, type Stage } from "./stage.ts";
import type { Moment } from "./timeline.ts";

export type ShopEvent = {
  label: string;
  planned_at: Instant;
  kind: "Autre" | typeof ABSENCE_KIND;
  start_at: Instant;
  end_at: Instant;
  fullday: boolean;
  assigned_to: string[];
  resource_ids: string[];
  notes: string;
};

const DAYS_BEFORE = 14;
const DAYS_AFTER = 12;
const PLANNED_DAYS_AHEAD = 12;

const TRAINING = "Formation fabricant";

/** By weekday: who of the technicians, from and to on the wall clock. */
const ERRANDS: Record<number, { notes: string; from: number; to: number; who: "all" | number }> = {
  1: { notes: "Point d’équipe", from: 485, to: 510, who: "all" },
  2: { notes: "Retrait de pièces chez le grossiste", from: 810, to: 840, who: 0 },
  3: { notes: "Passage à la déchetterie", from: 1_080, to: 1_110, who: 2 },
  4: { notes: "Retrait de pièces chez le grossiste", from: 1_035, to: 1_065, who: 1 },
  5: { notes: TRAINING, from: 1_065, to: 1_110, who: 0 },
};

export function shopEventsOf(shop: DemoShop, today: LocalDate): ShopEvent[] {
  const technicians = shop.users.filter(({ bookable }) => bookable).map(({ id }) => id);
  const days = datesFrom(addDays(today, -DAYS_BEFORE), DAYS_BEFORE + DAYS_AFTER + 1);
  const errands = days
    .filter((day) => isOpen(shop, day))
    .flatMap((day) => errandOn(shop, { day, technicians }));
  const absences = technicians
    .filter((_, index) => index % 2 === 0)
    .map((user_id, index) => absence(shop, { user_id, index, today }));
  return [...errands, ...absences];
}

type Errand = { day: LocalDate; technicians: readonly string[] };

function errandOn(shop: DemoShop, { day, technicians }: Errand): ShopEvent[] {
  const errand = ERRANDS[weekdayOf(day)];
  if (!errand) return [];
  const { notes, from, to, who } = errand;
  const assigned_to = technicians.filter((_, index) => who === "all" || index === who);
  if (assigned_to.length === 0) return [];
  const isOut = who !== "all" && notes !== TRAINING;
  return [
    {
      label: `${shop.slug} errand ${day}`,
      planned_at: instantAt(addDays(day, -PLANNED_DAYS_AHEAD), 580, ZONE),
      kind: "Autre",
      start_at: instantAt(day, from, ZONE),
      end_at: instantAt(day, to, ZONE),
      fullday: false,
      assigned_to,
      resource_ids: isOut ? [vanOf(shop)] : [],
      notes,
    },
  ];
}

type Absence = { user_id: string; index: number; today: LocalDate };

/** A day off: the Wednesday of the week after next, then the day after for the second person. */
function absence(shop: DemoShop, { user_id, index, today }: Absence): ShopEvent {
  const wednesday = datesFrom(addDays(today, DAYS_AFTER + 1), 7).find(
    (day) => weekdayOf(day) === 3,
  );
  const day = addDays(wednesday ?? today, index);
  return {
    label: `${shop.slug} absence ${index}`,
    planned_at: instantAt(addDays(today, -4), 600, ZONE),
    kind: ABSENCE_KIND,
    start_at: instantAt(day, 0, ZONE),
    end_at: instantAt(addDays(day, 1), 0, ZONE),
    fullday: true,
    assigned_to: [user_id],
    resource_ids: [],
    notes: "Congé",
  };
}

export const planningOf = (stage: Stage, event: ShopEvent): Moment => ({
  at: event.planned_at,
  play: async () => {
    const { label, planned_at: at, ...fields } = event;
    const raw = { ...fields, id: idOf(label), where: "Atelier" };
    const input = demand(label, parseEventInput(raw));
    const { db, shop } = stage;
    const context = { ...contextOf(stage, ownerOf(stage), at), shop };
    demand(label, await upsertEvent(db, input, context));
    return [];
  },
});

export const todayOf = (now: Instant): LocalDate => dateOf(now, ZONE);
