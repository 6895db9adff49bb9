import { expect, test } from "vitest";
import { readLink } from "./prefill.ts";

const TRADES = ["gros-electromenager", "plomberie"] as const;
const NOTHING = { kind_id: "", category_id: "", node: "", typed: "", zip: "" };

test("a link carries the appliance, its fault, the place and the hour", () => {
  const link = {
    appareil: "lave-linge",
    panne: "lave-linge/fuite/hublot",
    lieu: "31700",
    slot: "2026-11-24T08:00:00Z",
  };
  expect(readLink(link, TRADES)).toEqual({
    prefill: {
      kind_id: "lave-linge",
      category_id: "gros-electromenager",
      node: "lave-linge/fuite/hublot",
      typed: "",
      zip: "31700",
    },
    shelf: "gros-electromenager",
    wanted: "2026-11-24T08:00:00.000Z",
  });
});

test.each<[string, Record<string, unknown>]>([
  ["nothing", {}],
  ["an appliance that the shop does not repair", { appareil: "smartphone" }],
  ["an appliance that does not exist, with a fault", { appareil: "magie", panne: "magie/fuite" }],
  ["a fault without its appliance", { panne: "lave-linge/fuite" }],
  ["a trade that the shop does not have", { metier: "peinture" }],
  ["no postal code", { lieu: "<script>" }],
  ["a list", { appareil: ["lave-linge", "four"], lieu: ["31000"] }],
  ["no instant", { slot: "demain" }],
])("%s is ignored", (_case, query) => {
  expect(readLink(query, TRADES)).toEqual({ prefill: NOTHING, shelf: "", wanted: null });
});

test("a trade alone opens its shelf", () => {
  expect(readLink({ metier: "plomberie" }, TRADES)).toMatchObject({ shelf: "plomberie" });
});

test("the fault of another appliance, or one that has left the tree, is asked again", () => {
  const node = (panne: string) => readLink({ appareil: "lave-linge", panne }, TRADES).prefill.node;
  expect(node("four/chauffe")).toBe("");
  expect(node("lave-linge/magie")).toBe("");
  expect(node("lave-linge/fuite")).toBe("lave-linge/fuite");
});
