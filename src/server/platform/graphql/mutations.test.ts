import { parse } from "graphql";
import { expect, test } from "vitest";
import { mutationsOf } from "./mutations.ts";

test.each([
  ["{ repairs { id } }", undefined, []],
  ["mutation { saveQuote { id } sendQuote { id } }", undefined, ["saveQuote", "sendQuote"]],
  ["mutation { a: saveQuote { id } b: saveQuote { id } }", undefined, ["saveQuote"]],
  ["mutation { ... { saveQuote { id } } }", undefined, ["saveQuote"]],
  [
    "mutation { ...Part } fragment Part on Mutation { ...Whole } fragment Whole on Mutation { sendQuote { id } }",
    undefined,
    ["sendQuote"],
  ],
  ["mutation A { saveQuote { id } } mutation B { sendQuote { id } }", "B", ["sendQuote"]],
  ["mutation A { saveQuote { id } } query B { repairs { id } }", "B", []],
])("« %s » (%s) changes %j", (text, operationName, mutations) => {
  expect(mutationsOf({ document: parse(text), operationName })).toEqual(mutations);
});
