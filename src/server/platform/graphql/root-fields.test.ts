import { expect, test } from "vitest";
import { rootFieldsOf, shopOfArguments } from "./root-fields.ts";

test.each([
  ['{ repair_shop(id: "a") { id } }', {}, [{ name: "repair_shop", args: { id: "a" } }]],
  [
    "mutation ($input: EventInput!) { saved: upsertEvent(input: $input) { id } }",
    { input: { shop_id: "b" } },
    [{ name: "upsertEvent", args: { input: { shop_id: "b" } } }],
  ],
  [
    "query a { one } query b($id: ID) { two(id: $id) }",
    {},
    [
      { name: "one", args: {} },
      { name: "two", args: { id: undefined } },
    ],
  ],
  ["{ ...all } fragment all on Query { one }", {}, []],
  ["{ not a document", {}, []],
])("%s asks for its fields with their arguments", (query, variables, expected) => {
  expect(rootFieldsOf({ query, variables })).toEqual(expected);
});

test("a request without a text asks for nothing", () => {
  expect(rootFieldsOf({})).toEqual([]);
});

test.each([
  ['{ repair_shop(id: "A") { id } }', "a"],
  ['mutation { upsertClient(input: { shop_id: "a" }) { id } }', "a"],
  ['{ a: repair_shop(id: "a") { id } b: repair_shop(id: "b") { id } }', undefined],
  ['{ client(client_id: "a") { id } }', undefined],
])("%s names the shop %s", (query, shop) => {
  expect(shopOfArguments({ query })).toBe(shop);
});
