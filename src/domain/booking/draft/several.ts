/** A draft for several appliances of one visit: the one that is asked about, and those before it. */
import type { CategoryId } from "../../catalogue/categories.ts";
import { MOST_APPLIANCES } from "../request.ts";
import { EMPTY_DRAFT, type Draft, type DraftAppliance } from "./draft.ts";

/** In the order in which they were said. */
export const appliancesIn = (draft: Draft): DraftAppliance[] => [...draft.others, ownOf(draft)];

export const mayAddAnother = ({ others, kind_id }: Draft): boolean =>
  kind_id !== "" && others.length < MOST_APPLIANCES - 1;

/** The appliance is kept, and the questions begin again for another one. */
export const withAnother = (draft: Draft): Partial<Draft> => ({
  ...ownOf(EMPTY_DRAFT),
  others: appliancesIn(draft),
});

/** Without the appliance of this place in the order; without the last one, the one before it is asked about again. */
export function withoutOne(draft: Draft, index: number): Partial<Draft> {
  const left = appliancesIn(draft).filter((_, place) => place !== index);
  const last = left.pop();
  return last ? { ...last, others: left } : {};
}

const ownOf = ({
  kind_id,
  category_id,
  brand,
  model,
  node,
  typed,
  description,
  appliance_id,
}: Draft): DraftAppliance => ({
  kind_id,
  category_id,
  brand,
  model,
  node,
  typed,
  description,
  appliance_id,
});

/** Reads those that were kept; one of another shape, or no longer repaired there, is as if it had not been said. */
export function othersIn(value: unknown, repaired: readonly CategoryId[]): DraftAppliance[] {
  if (!Array.isArray(value)) return [];
  return value.slice(0, MOST_APPLIANCES - 1).flatMap((one) => readOne(one, repaired) ?? []);
}

function readOne(value: unknown, repaired: readonly CategoryId[]): DraftAppliance | undefined {
  const stored: Record<string, unknown> = { ...Object(value) };
  const text = (key: keyof DraftAppliance) => {
    const found = stored[key];
    return typeof found === "string" ? found : "";
  };
  if (text("kind_id") === "") return undefined;
  return {
    kind_id: text("kind_id"),
    category_id: repaired.find((id) => id === stored.category_id) ?? "",
    brand: text("brand"),
    model: text("model"),
    node: text("node"),
    typed: text("typed"),
    description: text("description"),
    appliance_id: text("appliance_id"),
  };
}
