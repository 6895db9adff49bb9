/** What happens at the workshop: parts, where a machine stands, a telephone lent meanwhile, the time spent. */
import { randomUUIDv7 } from "node:crypto";
import { parseCreation } from "../../domain/repair/creation.ts";
import { isOut } from "../../domain/repair/loan/loan.ts";
import { placeAt } from "../../domain/repair/place/place.ts";
import { isAwaited, type SparePartFacts } from "../../domain/repair/spare-part/spare-part.ts";
import { addDays, addMinutes, dateOf } from "../../domain/time.ts";
import { changeRepair } from "../repair/change.ts";
import { createRepair } from "../repair/create.ts";
import { giveBack, lendDevice } from "../repair/loan/lend.ts";
import { loansOfRepairs } from "../repair/loan/store.ts";
import { linkRepair } from "../repair/return/link.ts";
import { receiveParts } from "../repair/spare-part/receive.ts";
import { savePart } from "../repair/spare-part/save.ts";
import { partsOfRepairs } from "../repair/spare-part/store.ts";
import { loadRepairs } from "../repair/store.ts";
import { startWork, stopWork } from "../repair/work-time/start.ts";
import { idOf, numberOf, pick } from "./chance.ts";
import { ZONE } from "./hours.ts";
import { colleague, contextOf, demand, deskOf } from "./stage.ts";
import type { Step } from "./thread.ts";

const PLACES = ["Étagère A1", "Étagère A2", "Étagère B1", "Établi de Karim"] as const;
const LENT: Readonly<Record<string, string>> = {
  smartphone: "Samsung A14",
  "ordinateur-portable": "ThinkPad L480",
};

/** Small enough to be taken along. */
const PORTABLE: ReadonlySet<string> = new Set([
  "petit-electromenager",
  "tv-hifi-electronique",
  "multimedia-smartphone",
]);

/** A machine that was taken along and waits for its part stands on a shelf. */
export const shelve: Step = async (stage, { repair_id: id, story }, at) => {
  if (!PORTABLE.has(story.breakdown.category_id)) return;
  const to = pick(PLACES, story.label);
  const decide = (repair: { place: string }) => placeAt(repair, { from: repair.place, to });
  demand(story.label, await changeRepair(stage.db, { id, decide }, { author: deskOf(stage), at }));
};

/** Refused when the device is out already, which is no mistake of the story. */
export const lend: Step = async (stage, { repair_id, story }, at) => {
  const name = LENT[story.breakdown.kind_id];
  if (!name) return;
  const due_on = addDays(dateOf(at, ZONE), 10);
  const loan = { id: randomUUIDv7(), repair_id, name, due_on };
  await lendDevice(stage.db, loan, { author: deskOf(stage), at });
};

export const takeBackLoans: Step = async (stage, { repair_id, story }, at) => {
  const loans = await loansOfRepairs(stage.db, [repair_id]);
  for (const { id } of loans.filter(isOut))
    demand(story.label, await giveBack(stage.db, { id, note: "" }, { author: deskOf(stage), at }));
};

/** The same machine a week later: its second repair, which the shop links to the first. */
export const comeBack: Step = async (stage, { repair_id: first, story }, at) => {
  const { label, breakdown } = story;
  const known = demand(label, (await loadRepairs(stage.db, [first]))[0]);
  const { kind_id, category_id, brand, model } = breakdown;
  const appliance = { id: known.appliance_id, kind_id, category_id, brand, model };
  const id = idOf(`${label} return`);
  const creation = {
    repair_id: id,
    client_id: known.client_id,
    status: "Prêt à réparer",
    items: [
      { type: "ApplianceAdded", payload: { appliance } },
      { type: "NotesAdded", payload: { description: "Le même défaut est revenu." } },
    ],
    intervention_type: "Réparation",
  };
  const context = contextOf(stage, deskOf(stage), at);
  const asked = { ...context, shop_id: stage.shop.id };
  demand(label, await createRepair(stage.db, demand(label, parseCreation(creation)), asked));
  demand(label, await linkRepair(stage.db, { id, return_of: first }, context));
};

/** The technician's timer, stopped as the machine goes on trial. */
export const work: Step = async (stage, { repair_id, story }, at) => {
  if (!story.wish) return;
  const author = colleague(story.wish.user_id);
  const start = { id: randomUUIDv7(), repair_id, shop_id: stage.shop.id };
  const started_at = addMinutes(at, -20 - numberOf(`${story.label} work`, 60));
  demand(story.label, await startWork(stage.db, start, { author, at: started_at }));
  demand(story.label, await stopWork(stage.db, start.id, { author, at }));
};

const SUPPLIERS = ["Spareka", "PEM", "Agora Pièces"] as const;

/** A repair in two also needs something that is not ordered yet. */
export const orderParts: Step = async (stage, { repair_id, story }, at) => {
  const { label, breakdown } = story;
  const context = contextOf(stage, deskOf(stage), at);
  const ordered: SparePartFacts = {
    description: breakdown.part?.label ?? "Kit de joints",
    quantity: 1,
    supplier: pick(SUPPLIERS, label),
    price: Math.round((breakdown.part?.price ?? 1_250) * 0.7),
    expected_on: addDays(dateOf(at, ZONE), 1 + numberOf(`${label} expected`, 6)),
    ordered: true,
  };
  const parts = [ordered, ...(numberOf(`${label} seal`, 2) === 0 ? [smallPartFor(breakdown)] : [])];
  for (const facts of parts) {
    const part = { id: randomUUIDv7(), repair_id, facts, base: null };
    demand(label, await savePart(stage.db, part, context));
  }
};

const SCREWED: ReadonlySet<string> = new Set(["tv-hifi-electronique", "multimedia-smartphone"]);

const smallPartFor = ({ category_id }: { category_id: string }): SparePartFacts => ({
  description: SCREWED.has(category_id) ? "Vis Torx T5" : "Joint torique 12 mm",
  quantity: 2,
  supplier: "",
  price: null,
  expected_on: null,
  ordered: false,
});

/** Answers whether there was one to receive. */
export async function receiveAll(...[stage, thread, at]: Parameters<Step>): Promise<boolean> {
  const parts = (await partsOfRepairs(stage.db, [thread.repair_id])).filter(isAwaited);
  if (parts.length === 0) return false;
  const deliveries = parts.map(({ id, quantity }) => ({ part_id: id, from: 0, quantity }));
  const context = contextOf(stage, deskOf(stage), at);
  demand(thread.story.label, await receiveParts(stage.db, deliveries, context));
  return true;
}
