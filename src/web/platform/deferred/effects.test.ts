import { expect, test } from "vitest";
import { withEffects, type Effect } from "./effects.ts";

const sheet = {
  data: {
    repair: {
      __typename: "Repair",
      id: "r1",
      status: "Devis accepté",
      items: [{ __typename: "RepairItem", id: "i1" }],
      events: [{ __typename: "Event", id: "e1", status: "TODO" }],
      client: { __typename: "Client", id: "r1", status: "PARTICULIER", address: null },
    },
  },
};

test.each<[string, Effect[], unknown]>([
  ["nothing", [], {}],
  ["another object", [{ of: "Repair", id: "r2", set: { status: "Fini" } }], {}],
  [
    "a field, in its object alone",
    [{ of: "Repair", id: "r1", set: { status: "Fini" } }],
    { status: "Fini" },
  ],
  ["a field that no screen asked for", [{ of: "Repair", id: "r1", set: { urgency: 1 } }], {}],
  [
    "an object inside, by what it was",
    [{ of: "Event", id: "e1", set: ({ status }) => ({ status: `${String(status)} puis DONE` }) }],
    { events: [{ __typename: "Event", id: "e1", status: "TODO puis DONE" }] },
  ],
  [
    "a list, which then has it once",
    [
      { of: "Repair", id: "r1", list: "items", item: { __typename: "RepairItem", id: "i2" } },
      { of: "Repair", id: "r1", list: "items", item: { __typename: "RepairItem", id: "i1" } },
      { of: "Repair", id: "r1", list: "photos", item: { id: "p1" } },
    ],
    {
      items: [
        { __typename: "RepairItem", id: "i1" },
        { __typename: "RepairItem", id: "i2" },
      ],
    },
  ],
  [
    "what was added just before",
    [
      {
        of: "Repair",
        id: "r1",
        list: "items",
        item: { __typename: "RepairItem", id: "i2", text: "a" },
      },
      { of: "RepairItem", id: "i2", set: { text: "b" } },
    ],
    {
      items: [
        { __typename: "RepairItem", id: "i1" },
        { __typename: "RepairItem", id: "i2", text: "b" },
      ],
    },
  ],
])("what waits changes %s", (_, effects, changes) => {
  expect(withEffects(sheet, effects)).toEqual({
    data: { repair: { ...sheet.data.repair, ...(changes as object) } },
  });
});
