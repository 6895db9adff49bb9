import { expect, test } from "vitest";
import { CAMILLE } from "../../../../test/shop/booking/draft.ts";
import { answered, reachable } from "./draft.ts";
import { requestOf } from "./request.ts";
import { appliancesIn, mayAddAnother, othersIn, withAnother, withoutOne } from "./several.ts";

const TRADES = ["gros-electromenager", "tv-hifi-electronique"] as const;
const two = answered(
  { ...answered(CAMILLE, withAnother(CAMILLE)), slot: CAMILLE.slot },
  { kind_id: "refrigerateur", category_id: "gros-electromenager", description: "Trop chaud." },
);

test("another appliance begins its own questions, and keeps those of the first and who books", () => {
  const begun = answered(CAMILLE, withAnother(CAMILLE));
  expect(begun).toMatchObject({ kind_id: "", description: "", lastname: CAMILLE.lastname });
  expect(begun.others).toMatchObject([
    { kind_id: CAMILLE.kind_id, description: CAMILLE.description },
  ]);
  expect([begun.slot, reachable(begun, "contact")]).toEqual([null, "appliance"]);
});

test("both are posted in the order in which they were said, each with its own words", () => {
  const posted = requestOf(two, "b");
  expect(posted).toMatchObject({
    appliance: { kind_id: CAMILLE.kind_id },
    description: CAMILLE.description,
    others: [{ appliance: { kind_id: "refrigerateur" }, description: "Trop chaud." }],
  });
});

test("who is recognised names an appliance of theirs for each", () => {
  const known = { ...two, pass: "sealed", appliance_id: "fridge" };
  expect(requestOf(known, "b")).toMatchObject({
    returning: "sealed",
    appliance_id: "",
    others: [{ appliance_id: "fridge" }],
  });
});

test("one taken off leaves the others, and the last one is asked about again", () => {
  const without = (index: number) =>
    appliancesIn(answered(two, withoutOne(two, index))).map(({ kind_id }) => kind_id);
  expect(without(0)).toEqual(["refrigerateur"]);
  expect(without(1)).toEqual([CAMILLE.kind_id]);
  expect(answered(two, withoutOne(two, 1))).toMatchObject({ description: CAMILLE.description });
  expect(withoutOne(CAMILLE, 0)).toEqual({});
});

test("four appliances are the most of one visit", () => {
  const [one] = two.others;
  if (!one) throw new Error("the first appliance is kept");
  expect(mayAddAnother({ ...two, others: [one, one] })).toBe(true);
  expect(mayAddAnother({ ...two, others: [one, one, one] })).toBe(false);
  expect(mayAddAnother({ ...two, kind_id: "" })).toBe(false);
});

test("what was kept is read again; another shape, or a trade that the shop left, is not", () => {
  const kept: unknown = JSON.parse(JSON.stringify(two.others));
  expect(othersIn(kept, TRADES)).toEqual(two.others);
  expect(othersIn(kept, [])).toMatchObject([{ kind_id: CAMILLE.kind_id, category_id: "" }]);
  expect(othersIn([null, 4, { kind_id: 7 }, {}], TRADES)).toEqual([]);
  expect(othersIn("two", TRADES)).toEqual([]);
});
