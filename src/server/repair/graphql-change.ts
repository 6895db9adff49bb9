/** What the shop changes on a repair's sheet; each change is an item of its journal. */
import { clean } from "../../domain/validation.ts";
import { isRefusal, refuse, type Refusal } from "../../domain/decision.ts";
import { parseResumption, type Resumption } from "../../domain/repair/creation.ts";
import type { JournalItem } from "../../domain/repair/journal.ts";
import { isRepairStatus, otherStatuses } from "../../domain/repair/status.ts";
import { EventInputRef } from "../agenda/graphql-change.ts";
import { change } from "../platform/change.ts";
import { againIfTaken } from "../platform/database/violation.ts";
import { builder, demandId, RefusalRef, type Context } from "../platform/graphql.ts";
import { RepairRef } from "./graphql.ts";
import { resume } from "./resume.ts";
import { appendItems, loadRepairs, lockRepair, type RepairRow } from "./store.ts";

const RepairResult = builder.unionType("RepairResult", {
  types: [RepairRef, RefusalRef],
  resolveType: (value) => (isRefusal(value) ? "Refusal" : "Repair"),
});

const id = { required: true } as const;

const ResumeInputRef = builder.inputType("ResumeInput", {
  fields: (t) => ({
    id: t.id(id),
    repair_id: t.id(id),
    intervention_type: t.string({ required: true }),
    where: t.string({ required: true }),
    urgency: t.int({ required: true }),
    items: t.field({ type: "JSON", required: true }),
    event: t.field({ type: EventInputRef }),
  }),
});

builder.mutationFields((t) => ({
  resumeRepair: t.field({
    type: RepairResult,
    args: { input: t.arg({ type: ResumeInputRef, required: true }) },
    resolve: (_root, { input }, context) => {
      const parsed = parseResumption(input);
      return isRefusal(parsed) ? parsed : takeUp(context, parsed);
    },
  }),
  setRepairStatus: t.field({
    type: RepairResult,
    args: { repair_id: t.arg.id(id), status: t.arg.string({ required: true }) },
    resolve: (_root, { repair_id, status }, context) =>
      changeRepair(context, repair_id, (repair) => toStatus(repair, status)),
  }),
  setRepairUrgency: t.field({
    type: RepairResult,
    args: { repair_id: t.arg.id(id), urgency: t.arg.int({ required: true }) },
    resolve: (_root, { repair_id, urgency }, context) =>
      changeRepair(context, repair_id, (repair) => toUrgency(repair, urgency)),
  }),
  addRepairNote: t.field({
    type: RepairResult,
    args: { repair_id: t.arg.id(id), description: t.arg.string({ required: true }) },
    resolve: (_root, { repair_id, description }, context) =>
      changeRepair(context, repair_id, () => toNote(description)),
  }),
}));

/** Two requests at once may be planning the same event: the second one finds it. */
const takeUp = (context: Context, resumption: Resumption): Promise<RepairRow | Refusal> =>
  againIfTaken(["event_pkey"], () =>
    change<RepairRow | Refusal>(context, "edit-repair", (db, changing) =>
      resume(db, resumption, { ...changing, shop_id: context.scope.shop_id }),
    ),
  );

type Decide = (repair: RepairRow) => JournalItem | Refusal;

/** The repair as it is after the change; locked meanwhile, so that concurrent changes make items in order. */
async function changeRepair(
  context: Context,
  repair_id: string,
  decide: Decide,
): Promise<RepairRow | Refusal> {
  const id = demandId(repair_id);
  return change<RepairRow | Refusal>(context, "edit-repair", async (db, { author, at }) => {
    const repair = await lockRepair(db, id);
    if (!repair) return undefined;
    const item = decide(repair);
    if (isRefusal(item)) return item;
    const written = { shop_id: repair.shop_id, repair_id: id, author, at };
    await appendItems(db, written, [item]);
    return (await loadRepairs(db, [id]))[0];
  });
}

function toStatus({ status: from }: RepairRow, to: string): JournalItem | Refusal {
  if (!isRepairStatus(to)) return refuse("bad-input", { status: "Ce statut n’existe pas." });
  return otherStatuses(from).includes(to)
    ? { type: "StatusChanged", payload: { from, to } }
    : refuse("unchanged");
}

function toUrgency(repair: RepairRow, urgency: number): JournalItem | Refusal {
  if (urgency !== 0 && urgency !== 1)
    return refuse("bad-input", { urgency: "L’urgence vaut 0 ou 1." });
  return urgency === repair.urgency
    ? refuse("unchanged")
    : { type: "UrgencyChanged", payload: { urgency } };
}

const LONGEST_NOTE = 4000;

/** Notes are added only if something is left once cleaned (specification §5). */
function toNote(text: string): JournalItem | Refusal {
  const description = clean(text);
  if (description === "") return refuse("bad-input", { description: "Écrivez une note." });
  if (description.length > LONGEST_NOTE)
    return refuse("bad-input", {
      description: "Cette note est trop longue : 4 000 caractères au plus.",
    });
  return { type: "NotesAdded", payload: { description } };
}
