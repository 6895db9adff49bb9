/** Packages are of one shop: its own ids, its own prices, written by those who keep the prices. */
import { randomUUID } from "node:crypto";
import { expect, test } from "vitest";
import { karim, marc, nadia, sylvie } from "../../../../../test/shop/colleagues.ts";
import { openPriceBook, pump } from "../../../../../test/shop/price-book/office.ts";

const { ask, save } = openPriceBook("2026-11-23T10:00:00.000Z");

type Stored = { id: string; name: string; lines: { label: string; unit_price: number }[] };
type Result<Value> = { result: Value & { refused?: string; detail?: Record<string, string> } };

const labour = {
  id: "1",
  kind: "labour",
  label: "Main-d’œuvre",
  quantity: 10_000,
  unit: "h",
  unit_price: 5_000,
  vat_rate: 2000,
  discount: 0,
  price_id: null,
};
const pack = async (input: object, id: string = randomUUID(), who = sylvie) =>
  (
    await ask<Result<Stored>>(
      `mutation ($id: ID!, $input: PackageInput!) { result: savePackage(id: $id, input: $input) {
        ... on Package { id name lines } ... on Refusal { refused detail } } }`,
      { id, input: { name: `Forfait ${id}`, kind_ids: [], lines: [labour], ...input } },
      who,
    )
  ).result;
const unpack = (id: string, who = sylvie) =>
  ask<Result<{ id: string }>>(
    "mutation ($id: ID!) { result: removePackage(package_id: $id) { ... on Refusal { refused } } }",
    { id },
    who,
  );
const named = async (who = sylvie): Promise<string[]> =>
  (await ask<{ packages: Stored[] }>("{ packages { id name lines } }", {}, who)).packages
    .map(({ name }) => name)
    .toSorted();

test("the id of another shop's package makes one of one's own, and changes nothing of theirs", async () => {
  const id = randomUUID();
  await pack({ name: "Le nôtre" }, id);
  expect(await pack({ name: "Le leur" }, id, nadia)).toMatchObject({ name: "Le leur" });
  expect(await named()).toContain("Le nôtre");
  expect(await named()).not.toContain("Le leur");
  expect(await named(nadia)).toEqual(["Le leur"]);
  await unpack(id, nadia);
  expect(await named()).toContain("Le nôtre");
  await expect(unpack(id, nadia)).rejects.toThrow();
});

test("a line that names another shop's price keeps the price it was written with", async () => {
  const theirs = await save({ ...pump, unit_price: 9_900 }, randomUUID(), nadia);
  const { lines } = await pack({ lines: [{ ...labour, price_id: theirs.id }] });
  expect(lines).toMatchObject([{ unit_price: 5_000 }]);
});

test("a name is taken once in a shop, and free in the next one", async () => {
  await pack({ name: "Écran" });
  expect(await pack({ name: "Écran" })).toMatchObject({ refused: "package-name-taken" });
  expect(await pack({ name: "Écran" }, randomUUID(), nadia)).toMatchObject({ name: "Écran" });
});

test.each<[string, object]>([
  ["without a name", { name: " " }],
  ["without a line", { lines: [] }],
  [
    "with more lines than a quote is read in",
    { lines: Array.from({ length: 51 }, (_, n) => ({ ...labour, id: `l${n}` })) },
  ],
  ["of lines that are none", { lines: [{ label: "Main-d’œuvre" }] }],
  ["with a price below nothing", { lines: [{ ...labour, unit_price: -1 }] }],
  ["for an appliance that the catalogue does not have", { kind_ids: ["soucoupe-volante"] }],
])("a package %s is refused, and nothing is written", async (_, wrong) => {
  const before = await named();
  expect(await pack({ name: "Mal écrit", ...wrong })).toHaveProperty("refused");
  expect(await named()).toEqual(before);
});

test("a technician reads packages and writes none; the owner writes", async () => {
  const id = randomUUID();
  expect(await pack({ name: "Du patron" }, id, marc)).toMatchObject({ name: "Du patron" });
  expect(await named(karim)).toContain("Du patron");
  expect(await pack({ name: "Autre nom" }, id, karim)).toMatchObject({ refused: "not-allowed" });
  expect((await unpack(id, karim)).result).toMatchObject({ refused: "not-allowed" });
  expect(await named()).toContain("Du patron");
});

test("saved twice at once by one id, there is one", async () => {
  const id = randomUUID();
  await Promise.all([pack({ name: "Une fois" }, id), pack({ name: "Une fois" }, id)]);
  expect((await named()).filter((name) => name === "Une fois")).toHaveLength(1);
});
