/** Two records that somebody said to be two people, however alike: they are not proposed as one client again. */
import { refuse, type Decision } from "../../decision.ts";

/** In the order of their ids: said of the one and the other, or of the other and the one, it is the same. */
export type Distinction = { left_id: string; right_id: string };

export type DistinctionRefusal = "merge-self" | "client-unknown";

/** `undefined` names nobody whom the shop knows. */
export function distinctionOf(
  one: string | undefined,
  other: string | undefined,
): Decision<Distinction, DistinctionRefusal> {
  if (one === undefined || other === undefined) return refuse("client-unknown");
  if (one === other) return refuse("merge-self");
  return one < other ? { left_id: one, right_id: other } : { left_id: other, right_id: one };
}
