import { describe, expect, it } from "vitest";
import { APPLIANCE_KINDS } from "../../catalogue/kinds.ts";
import { TREE } from "../../catalogue/tree/tree.ts";
import { needIn, needParameters, NO_NEED, textIn, tunnelOf, withParameters } from "./need.ts";

const HUBLOT = { appareil: "lave-linge", panne: "lave-linge/fuite/hublot" };

describe("what a visitor looks for", () => {
  it("is read from an address: the appliance, its trade, the fault in the client's words", () => {
    expect(needIn(HUBLOT)).toEqual({
      kind_id: "lave-linge",
      category_id: "gros-electromenager",
      answers: [
        { id: "lave-linge/fuite", name: "Une fuite d’eau" },
        { id: "lave-linge/fuite/hublot", name: "Par le hublot" },
      ],
    });
  });

  it("keeps the trade alone when no appliance is named", () => {
    expect(needIn({ metier: "plomberie" })).toEqual({ ...NO_NEED, category_id: "plomberie" });
  });

  it("keeps the trade chosen before only if it repairs the appliance", () => {
    expect(needIn({ appareil: "lave-linge", metier: "plomberie" }).category_id).toBe(
      "gros-electromenager",
    );
    const shared = APPLIANCE_KINDS.find(({ category_ids }) => category_ids.length > 1);
    if (!shared) throw new Error("no kind has two trades");
    const metier = shared.category_ids[1] ?? "";
    expect(needIn({ appareil: shared.id, metier }).category_id).toBe(metier);
  });

  it("has the code that the machine shows, and only where one is asked for", () => {
    const panne = "lave-linge/code-erreur";
    expect(needIn({ appareil: "lave-linge", panne, code: " E18 " }).answers.at(-1)).toEqual({
      id: panne,
      name: "Un code erreur",
      input: "E18",
    });
    expect(needIn({ ...HUBLOT, code: "E18" }).answers.at(-1)).not.toHaveProperty("input");
  });

  it.each([
    [{ appareil: "magie", panne: "lave-linge/fuite" }],
    [{ appareil: ["lave-linge", "four"] }],
    [{ appareil: "__proto__", metier: "constructor" }],
    [{ panne: "lave-linge/fuite" }],
    [null],
    ["appareil=four"],
    [{ metier: "x".repeat(100_000) }],
  ])("%j says nothing", (query) => {
    expect(needIn(query)).toEqual(NO_NEED);
  });

  it.each([
    ["of another appliance", "refrigerateur/froid"],
    ["that the tree does not know", "lave-linge/fuite/lune"],
    ["with a step missing", "lave-linge/hublot"],
    ["that is the root itself", "lave-linge"],
    ["with an empty step", "lave-linge//hublot"],
  ])("a fault %s is left out", (_, panne) => {
    expect(needIn({ appareil: "lave-linge", panne }).answers).toEqual([]);
  });

  it("comes back the same from its own address, for every node of the tree", () => {
    for (const { id } of APPLIANCE_KINDS.slice(0, 20))
      for (const node of TREE.filter((one) => one.id.startsWith(`${id}/`))) {
        const need = needIn({ appareil: id, panne: node.id });
        expect(need.answers.at(-1)?.id).toBe(node.id);
        expect(needIn(needParameters(need))).toEqual(need);
        expect(tunnelOf(need)?.path).toEqual(need.answers);
      }
  });
});

it("an address carries what is known, after the parameters that it has", () => {
  const carried = needParameters(needIn(HUBLOT));
  expect(withParameters("/31000/a/rdv", { ...carried, code: "" })).toBe(
    "/31000/a/rdv?appareil=lave-linge&metier=gros-electromenager&panne=lave-linge%2Ffuite%2Fhublot",
  );
  expect(withParameters("/a?slot=1", { lieu: "31000" })).toBe("/a?slot=1&lieu=31000");
  expect(withParameters("/annuaire", needParameters(NO_NEED))).toBe("/annuaire");
  expect(tunnelOf(NO_NEED)).toBeUndefined();
});

it("a parameter is one text, trimmed and cut", () => {
  expect(textIn({ q: "  frigo " }, "q")).toBe("frigo");
  expect(textIn({ q: "x".repeat(500) }, "q")).toHaveLength(100);
  expect([textIn({ q: ["a"] }, "q"), textIn(undefined, "q"), textIn({}, "q")]).toEqual([
    "",
    "",
    "",
  ]);
});
