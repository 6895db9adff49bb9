import { expect, test } from "vitest";
import { keptPages } from "./kept-pages.ts";
import type { PageId } from "./props.ts";

type Given = { id: PageId; props: object; origin: string; signed_in: boolean };
const garonne: Given = {
  id: "shop",
  props: { shop: { name: "Atelier Garonne" }, open_state: { open: true, closes_at: 720 } },
  origin: "https://etabli.example",
  signed_in: false,
};

function rendering(most?: number) {
  const kept = keptPages(most);
  let count = 0;
  const show = async (change: Partial<Given> = {}) =>
    (await kept({ ...garonne, ...change }, async () => ({ head: "", body: `n° ${++count}` }))).body;
  return show;
}

test("a shop's page is rendered once for the same properties", async () => {
  const show = rendering();
  expect([await show(), await show()]).toEqual(["n° 1", "n° 1"]);
});

test.each<[string, Partial<Given>]>([
  ["its opening", { props: { ...garonne.props, open_state: { open: false, opens: null } } }],
  ["the origin of its links", { origin: "https://autre.example" }],
  ["a visitor who is signed in", { signed_in: true }],
])("a change of %s is seen at once", async (_what, change) => {
  const show = rendering();
  expect([await show(), await show(change), await show()]).toEqual(["n° 1", "n° 2", "n° 1"]);
});

test("the page of one person is never kept", async () => {
  const show = rendering();
  expect([await show({ id: "tracking" }), await show({ id: "tracking" })]).toEqual([
    "n° 1",
    "n° 2",
  ]);
});

test("the page asked for longest ago makes room", async () => {
  const show = rendering(2);
  const other = { origin: "https://b.example" };
  await show();
  await show(other);
  await show();
  await show({ origin: "https://c.example" });
  expect([await show(), await show(other)]).toEqual(["n° 1", "n° 4"]);
});
