import { parse } from "graphql";
import { expect, test } from "vitest";
import { mutationsOf } from "./mutations.ts";

test.each([
  ["{ repairs { id } }", undefined, []],
  ["mutation { saveQuote { id } sendQuote { id } }", undefined, ["saveQuote", "sendQuote"]],
  ["mutation { a: saveQuote { id } b: saveQuote { id } }", undefined, ["saveQuote", "saveQuote"]],
  ["mutation { ... { saveQuote { id } } }", undefined, ["saveQuote"]],
  [
    "mutation { ...Part } fragment Part on Mutation { ...Whole } fragment Whole on Mutation { sendQuote { id } }",
    undefined,
    ["sendQuote"],
  ],
  ["mutation A { saveQuote { id } } mutation B { sendQuote { id } }", "B", ["sendQuote"]],
  ["mutation A { saveQuote { id } } query B { repairs { id } }", "B", []],
])("« %s » (%s) changes %j", (text, operationName, mutations) => {
  const changes = mutationsOf({ document: parse(text), operationName });
  expect(changes.map(({ operation }) => operation)).toEqual(mutations);
});

test("the arguments of a change are those of its call, with the values of the variables", () => {
  const document = parse(
    'mutation ($id: ID!) { a: sendQuote(id: $id) { id } b: saveQuote(input: { id: "7", lines: [$id] }) { id } }',
  );
  expect(mutationsOf({ document, variableValues: { id: "9" } })).toEqual([
    { operation: "sendQuote", asked: { id: "9" } },
    { operation: "saveQuote", asked: { input: { id: "7", lines: ["9"] } } },
  ]);
});
