/**
 * A new repair as the wizard or the one-page form sends it (specification §3 and §7), with the
 * appointment that it may contain. Named exception of the domain: zod, in its small form.
 */
import * as z from "zod/mini";
import { parseEventInput, type EventInput } from "../agenda/event-input.ts";
import { ABSENCE_KIND } from "../agenda/event.ts";
import {
  anId,
  badInput,
  VALIDATION_FR,
  orElse,
  parseInput,
  within,
  type BadInput,
} from "../validation.ts";
import {
  createsOnlyEvent,
  interventionNamed,
  INTERVENTION_TYPES,
  LOCATIONS,
  type InterventionName,
  type Location,
} from "../catalogue/interventions.ts";
import { isRefusal } from "../decision.ts";
import { APPLIANCE_INPUT, type ApplianceInput } from "./appliance/input.ts";
import type { ProblemReport } from "./problem.ts";
import { DESCRIPTION, TUNNEL_ANSWER } from "./problem-input.ts";
import { REPAIR_STATUSES, type RepairStatus } from "./status.ts";

const SAY = {
  object: "Cette demande est vide ou mal formée.",
  status: "Ce statut n’existe pas.",
  urgency: "L’urgence vaut 0 ou 1.",
  kind: "Choisissez un type d’intervention.",
  where: "Choisissez le lieu de l’intervention.",
  item: "Cet événement n’existe pas, ou il est mal formé.",
  twice: "Chaque sorte d’événement est envoyée une fois au plus.",
  elsewhere: "Ce rendez-vous appartient à une autre réparation.",
};

/** The specification does not show whether a payload names what it holds: `{ appliance }`, or the appliance itself. */
const payloadOf = <Shape extends z.core.$ZodLooseShape>(name: string, shape: Shape) =>
  z.pipe(
    z.transform((payload: unknown) => (names(payload, name) ? payload : { [name]: payload })),
    z.object(shape, SAY.item),
  );

function names(payload: unknown, name: string): boolean {
  if (payload === undefined || payload === null) return true;
  return typeof payload === "object" && (name in payload || Object.keys(payload).length === 0);
}

/** The client of an item says nothing: the journal writes the names that the shop has filed. */
const clientAdded = z.object({ type: z.literal("ClientAdded"), payload: z.unknown() });
const applianceAdded = z.object({
  type: z.literal("ApplianceAdded"),
  payload: payloadOf("appliance", { appliance: APPLIANCE_INPUT }),
});
const symptomAdded = z.object({
  type: z.literal("SymptomAdded"),
  payload: payloadOf("tunnel_answer", { tunnel_answer: TUNNEL_ANSWER }),
});
const notesAdded = z.object({
  type: z.literal("NotesAdded"),
  payload: payloadOf("description", { description: DESCRIPTION }),
});

const typesDiffer = (items: readonly { type: string }[]): boolean =>
  new Set(items.map(({ type }) => type)).size === items.length;
const openingItems = z
  .array(
    z.discriminatedUnion("type", [clientAdded, applianceAdded, symptomAdded, notesAdded], SAY.item),
    VALIDATION_FR.list,
  )
  .check(z.refine(typesDiffer, SAY.twice));
const addedItems = z
  .array(z.discriminatedUnion("type", [symptomAdded, notesAdded], SAY.item), VALIDATION_FR.list)
  .check(z.refine(typesDiffer, SAY.twice));
type Items = z.infer<typeof openingItems>;

const INTERVENTIONS = INTERVENTION_TYPES.map((type) => type.name);
const intervention_type = z
  .enum(INTERVENTIONS, SAY.kind)
  .check(z.refine((kind) => kind !== ABSENCE_KIND, SAY.kind));
const where = z.enum(LOCATIONS, SAY.where);
const urgency = z.literal([0, 1], SAY.urgency);

/** As it is sent; `parseCreation` reads it. */
export const REPAIR_CREATION = z.object(
  {
    repair_id: anId(),
    client_id: anId(),
    client: z.optional(z.unknown()),
    status: orElse(z.enum(REPAIR_STATUSES, SAY.status), "Brouillon"),
    urgency: orElse(urgency, 0),
    items: openingItems,
    intervention_type: orElse(intervention_type, null),
    where: orElse(where, "Atelier"),
    event: z.optional(z.unknown()),
  },
  SAY.object,
);

export type RepairCreation = ProblemReport & {
  repair_id: string;
  client_id: string;
  /** As it was sent; read only when the shop does not know this client yet. */
  client: unknown;
  status: RepairStatus;
  urgency: 0 | 1;
  intervention_type: InterventionName;
  where: Location;
  appliance: ApplianceInput | null;
  event: EventInput | null;
};

/** Validates a creation sent by the browser; `detail` says what is wrong with each field. */
export function parseCreation(value: unknown): RepairCreation | BadInput {
  const input = parseInput(REPAIR_CREATION, value);
  if (isRefusal(input)) return input;
  const { items, client, ...rest } = input;
  const event = eventOf(rest);
  if (isRefusal(event)) return event;
  const intervention_type =
    rest.intervention_type ??
    interventionNamed(event?.kind ?? "")?.name ??
    interventionFor(rest.status);
  return { ...rest, ...problemReported(items), client, event, intervention_type };
}

type EventHolder = { event?: unknown; repair_id: string };

/** The appointment contained in the request; it may belong to this repair only. */
function eventOf({ event, repair_id }: EventHolder): EventInput | null | BadInput {
  if (event === undefined || event === null) return null;
  const parsed = parseEventInput(event);
  if (isRefusal(parsed)) return badInput(within("event", parsed.detail));
  if (parsed.repair_id !== null && parsed.repair_id !== repair_id)
    return badInput({ "event.repair_id": SAY.elsewhere });
  return { ...parsed, repair_id };
}

function problemReported(items: Items): ProblemReport & { appliance: ApplianceInput | null } {
  const report: ProblemReport & { appliance: ApplianceInput | null } = {
    tunnel_answer: [],
    description: "",
    appliance: null,
  };
  for (const item of items) {
    if (item.type === "ApplianceAdded") report.appliance = item.payload.appliance;
    if (item.type === "SymptomAdded") report.tunnel_answer = item.payload.tunnel_answer;
    if (item.type === "NotesAdded") report.description = item.payload.description;
  }
  return report;
}

/** The type that begins with this status; else what is usually done before the client agrees, or after. */
export function interventionFor(status: RepairStatus): InterventionName {
  const begins = INTERVENTION_TYPES.find(
    ({ id, initial_status }) => !createsOnlyEvent(id) && initial_status === status,
  );
  if (begins) return begins.name;
  const agreed = REPAIR_STATUSES.indexOf("Devis accepté");
  return REPAIR_STATUSES.indexOf(status) < agreed ? "Diagnostic / Devis" : "Réparation";
}

const resumption = z.object(
  {
    id: anId(),
    repair_id: anId(),
    intervention_type,
    where,
    urgency,
    items: addedItems,
    event: z.optional(z.unknown()),
  },
  SAY.object,
);

/** A request that adds to an open repair; idempotent by `id`. */
export type Resumption = ProblemReport &
  Pick<RepairCreation, "repair_id" | "intervention_type" | "where" | "urgency" | "event"> & {
    id: string;
  };

export function parseResumption(value: unknown): Resumption | BadInput {
  const input = parseInput(resumption, value);
  if (isRefusal(input)) return input;
  const { items, ...rest } = input;
  const event = eventOf(rest);
  if (isRefusal(event)) return event;
  const { tunnel_answer, description } = problemReported(items);
  return { ...rest, tunnel_answer, description, event };
}
