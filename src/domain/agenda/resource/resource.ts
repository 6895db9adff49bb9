/** What the shop has once and shares: a van, a lift, a bench. An appointment holds it, never two at the same time. */
import type { Edit } from "../../record.ts";

export const RESOURCE_KINDS = ["vehicle", "lift", "bench", "tool", "other"] as const;
export type ResourceKind = (typeof RESOURCE_KINDS)[number];
export const RESOURCE_KIND_FR: Record<ResourceKind, string> = {
  vehicle: "Véhicule",
  lift: "Pont élévateur",
  bench: "Établi",
  tool: "Outil, valise de diagnostic",
  other: "Autre",
};

export type Resource = {
  id: string;
  name: string;
  kind: ResourceKind;
  /** False while it is broken or lent: the appointments that have it keep it, no other takes it. */
  in_use: boolean;
  /** Taken out by the shop: only past appointments still name it. */
  removed: boolean;
};

/** What an appointment may hold: what is in use, and what it holds already, so that it can be taken off. */
export const resourceChoices = <Known extends Pick<Resource, "id" | "in_use" | "removed">>(
  resources: readonly Known[],
  held: readonly string[],
): Known[] =>
  resources.filter(({ id, in_use, removed }) => held.includes(id) || (in_use && !removed));

export type ResourceFields = Pick<Resource, "name" | "kind" | "in_use">;

/** What a form sends, against what it was opened with and what is stored now. */
export const resourceEdit = (
  sent: ResourceFields,
  base: ResourceFields | null,
  stored: ResourceFields,
): Edit<ResourceFields> => ({
  sent: fieldsOf(sent),
  base: base ? fieldsOf(base) : {},
  stored: fieldsOf(stored),
});

const fieldsOf = ({ name, kind, in_use }: ResourceFields): ResourceFields => ({
  name,
  kind,
  in_use,
});
