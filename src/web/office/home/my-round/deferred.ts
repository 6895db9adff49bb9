import { kindOf } from "../../../platform/deferred/kind.ts";
import { arriving } from "./query.ts";

export const arrivingKind = kindOf(arriving, {
  words: () => "J’y suis",
  effects: ({ id }, { at }) => [{ of: "Event", id, set: { arrived_at: at } }],
});
