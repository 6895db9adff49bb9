import { GraphQLError } from "graphql";
import { expect, test } from "vitest";
import { referenceOf, refusalOf } from "./refusal-error.ts";

const errorsOf = (...extensions: object[]) => ({
  graphQLErrors: extensions.map((each) => new GraphQLError("…", { extensions: { ...each } })),
});

test.each([
  [errorsOf({ code: "slot-taken", detail: { a: 1 } }), { refused: "slot-taken", detail: { a: 1 } }],
  [errorsOf({ code: "not-allowed", detail: null }), { refused: "not-allowed", detail: undefined }],
  [errorsOf({ code: "NOT_FOUND" }), undefined],
  [errorsOf({}), undefined],
  [errorsOf(), undefined],
])("the refusal of an answer's errors, and no fault", (error, expected) => {
  expect(refusalOf(error)).toEqual(expected);
});

test.each([
  [errorsOf({}, { reference: "req-7" }), "req-7"],
  [errorsOf({ reference: 7 }), undefined],
  [errorsOf(), undefined],
])("the reference of a fault is the first that the server gave", (error, expected) => {
  expect(referenceOf(error)).toBe(expected);
});
