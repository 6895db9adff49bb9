import { asText, kindOf, writtenBy } from "../../../platform/deferred/kind.ts";
import { noteAdded, noteChanged, statusSet } from "./actions.ts";

export const noteAddedKind = kindOf(noteAdded, {
  words: ({ description }) => `Note : ${description}`,
  effects: ({ repair_id, description, mentioned }, made) => [
    {
      of: "Repair",
      id: repair_id,
      list: "items",
      item: {
        __typename: "RepairItem",
        id: made.id,
        type: "NotesAdded",
        payload: { description, mentioned: mentioned ?? [] },
        former: [],
        author: "shop",
        created_by_name: writtenBy(made),
        created_at: made.at,
      },
    },
  ],
});

export const noteChangedKind = kindOf(noteChanged, {
  words: ({ description }) => `Note corrigée : ${description}`,
  edit: {
    of: ({ from, description }) => ({ sent: { description }, base: { description: from } }),
    settled: (variables, { sent, base }) => ({
      ...variables,
      description: asText(sent["description"]),
      from: asText(base["description"]),
    }),
    fields: { description: { label: "Note", text: asText } },
  },
});

/** `from`: the status that the person saw, so that another person's is not replaced in silence. */
export const statusSetKind = kindOf(statusSet, {
  words: ({ status }) => `Réparation : ${status}`,
  effects: ({ repair_id, status }, { at }) => [
    { of: "Repair", id: repair_id, set: { status, statusFrom: at } },
  ],
  edit: {
    of: ({ from, status }) => ({ sent: { status }, base: { status: from } }),
    settled: (variables, { sent, base }) => ({
      ...variables,
      status: asText(sent["status"]),
      from: asText(base["status"]),
    }),
    fields: { status: { label: "Statut", text: asText } },
  },
});
