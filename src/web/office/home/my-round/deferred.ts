import { kindOf } from "../../../platform/deferred/kind.ts";
import { arriveMutation } from "./query.ts";

export const arriving = kindOf({
  kind: "arriveAtVisit",
  mutation: arriveMutation,
  subject: ({ id }) => `event ${id}`,
  words: () => "J’y suis",
  effects: ({ id }, { at }) => [{ of: "Event", id, set: { arrived_at: at } }],
});
