/** What is said during the call, before it becomes an intervention; kept on the device until then. */
import {
  createsOnlyEvent,
  interventionOf,
  type InterventionType,
  type Location,
} from "../../catalogue/interventions.ts";
import { categoryOf, type Category } from "../../catalogue/categories.ts";
import { mainCategoryOf } from "../../catalogue/kinds.ts";
import { openTunnel, tunnelFrom, type Answer } from "../../catalogue/tree/tunnel.ts";
import { addressFor, type Address } from "../../client/address.ts";
import type { EventFields } from "../../agenda/event-fields.ts";
import type { FreeSlot } from "../../agenda/slot-request.ts";
import type { Appliance } from "../appliance/appliance.ts";
import type { ApplianceDraft, DatedAppliance } from "../appliance/draft.ts";

/** Specification §9. */
export const DEFAULT_LOCATION: Location = "Atelier";

export type WizardAddress = Omit<Address, "tags"> & { tags: readonly string[] };

export type WizardClient = {
  id: string;
  type: string;
  lastname: string;
  firstname: string;
  email: string;
  note: string;
  phones: readonly { name: string; number: string }[];
  addresses: readonly WizardAddress[];
};

/** What the intervention is about. An open repair is taken up again rather than begun twice. */
export type WizardThing =
  | { type: "appliance"; appliance: DatedAppliance }
  | { type: "repair"; repair_id: string; reference: string; appliance: RepairedThing | null }
  | { type: "new"; appliance: ApplianceDraft };

/** What an open repair is about, as far as its list says. */
export type RepairedThing = Pick<
  Appliance,
  "id" | "kind_id" | "category_id" | "kind" | "name" | "brand" | "model"
>;

export type ChosenSlot = Omit<FreeSlot, "cost" | "alternates">;

/** When: one of the slots found, hours chosen by hand, or no appointment for now. */
export type WizardAppointment =
  | { type: "slot"; slot: ChosenSlot; assigned_to: readonly string[]; notes: string }
  | { type: "manual"; fields: EventFields }
  | { type: "later" };

export type WizardDraft = {
  /** Both chosen when the wizard opens: sent twice, the intervention is created once. */
  repair_id: string;
  event_id: string;
  intervention_id: string | null;
  where: Location;
  client: WizardClient | null;
  /** Where to go, of the client's addresses; null follows the one tagged for it. */
  address_id: string | null;
  thing: WizardThing | null;
  /** What was chosen in the diagnostic tree so far. */
  path: readonly Answer[];
  symptoms_skipped: boolean;
  /** The danger whose advice was read, so that it is not shown twice. */
  danger_read: string | null;
  notes: string;
  photos: number;
  urgency: 0 | 1;
  appointment: WizardAppointment | null;
};

type Ids = Pick<WizardDraft, "repair_id" | "event_id">;

export const newDraft = (ids: Ids): WizardDraft => ({
  ...ids,
  intervention_id: null,
  where: DEFAULT_LOCATION,
  client: null,
  address_id: null,
  thing: null,
  path: [],
  symptoms_skipped: false,
  danger_read: null,
  notes: "",
  photos: 0,
  urgency: 0,
  appointment: null,
});

export const typeOf = ({ intervention_id }: WizardDraft): InterventionType | undefined =>
  interventionOf(intervention_id ?? "");

/** « Autre » and « Congé / indisponibilité »: no repair, only a line in the agenda. */
export const isEventOnly = ({ intervention_id }: WizardDraft): boolean =>
  intervention_id !== null && createsOnlyEvent(intervention_id);

/** The appliance that the intervention is about, whatever the way it was chosen. */
export const thingOf = ({
  thing,
}: WizardDraft): Pick<Appliance, "kind_id" | "category_id"> | null => thing?.appliance ?? null;

/** The trade that decides who may come. */
export function categoryFor(draft: WizardDraft): Category | undefined {
  const appliance = thingOf(draft);
  return appliance
    ? (categoryOf(appliance.category_id) ?? mainCategoryOf(appliance.kind_id))
    : undefined;
}

/** Where to go: the address chosen, else the one tagged « intervention », else the first. */
export const addressOf = ({ client, address_id }: WizardDraft): WizardAddress | undefined =>
  client?.addresses.find((address) => address.address_id === address_id) ??
  addressFor(client?.addresses ?? [], "intervention");

/** A type chosen; one that implies a location sets it (specification §2). */
export function withType(draft: WizardDraft, intervention_id: string): WizardDraft {
  const where = interventionOf(intervention_id)?.location ?? draft.where;
  return unslotted({ ...draft, intervention_id, where });
}

export const withLocation = (draft: WizardDraft, where: Location): WizardDraft =>
  unslotted({ ...draft, where });

/** Another client has other machines; a new one that was being described stays. */
export function withClient(draft: WizardDraft, client: WizardClient): WizardDraft {
  const isSame = draft.client?.id === client.id;
  const thing = isSame || draft.thing?.type === "new" ? draft.thing : null;
  const address_id = isSame ? draft.address_id : null;
  return unslotted({ ...draft, client, address_id, thing });
}

export const withAddress = (draft: WizardDraft, address_id: string): WizardDraft =>
  unslotted({ ...draft, address_id });

/** One more place, or one put right; the visit goes there. */
export function withNewAddress(draft: WizardDraft, address: WizardAddress): WizardDraft {
  const { client } = draft;
  if (!client) return draft;
  const { address_id } = address;
  const others = client.addresses.filter((known) => known.address_id !== address_id);
  return withAddress(
    { ...draft, client: { ...client, addresses: [...others, address] } },
    address_id,
  );
}

/** Nothing is left to choose: at most one address, and at least one when the visit is at the client's. */
export const knowsWhereToGo = ({ where, client }: WizardDraft): boolean =>
  where === "Atelier" || client?.addresses.length === 1;

/** Another kind of machine has other symptoms: it begins with what the kind itself says, often nothing. */
export function withThing(draft: WizardDraft, thing: WizardThing | null): WizardDraft {
  const next = { ...draft, thing };
  const kind_id = thingOf(next)?.kind_id ?? "";
  const isItsOwn = draft.path.length > 0 && tunnelFrom(kind_id, draft.path) !== undefined;
  const path = isItsOwn ? draft.path : kind_id ? openTunnel(kind_id).path : [];
  const isOther =
    categoryFor(next)?.id !== categoryFor(draft)?.id || kind_id !== (thingOf(draft)?.kind_id ?? "");
  return isOther ? unslotted({ ...next, path }) : { ...next, path };
}

/** A slot was found for that type, that place, that trade and that appliance, whose visit has its own length: another one must be looked for. */
const unslotted = (draft: WizardDraft): WizardDraft =>
  draft.appointment?.type === "slot" ? { ...draft, appointment: null } : draft;

/**
 * Whether something would be lost if the wizard were abandoned. Before a type is chosen, the client and
 * the repair are those of the page that it was opened from.
 */
export const hasContent = (draft: WizardDraft): boolean =>
  draft.intervention_id !== null || draft.notes.trim() !== "" || draft.photos > 0;
