import { expect, test } from "vitest";
import { refuse } from "../../decision.ts";
import { distinctionOf } from "./distinction.ts";

test.each<[string, Parameters<typeof distinctionOf>, ReturnType<typeof distinctionOf>]>([
  ["two records", ["a", "b"], { left_id: "a", right_id: "b" }],
  ["the same two, said the other way round", ["b", "a"], { left_id: "a", right_id: "b" }],
  ["one record, which is nobody else", ["a", "a"], refuse("merge-self")],
  ["a record nobody knows", ["a", undefined], refuse("client-unknown")],
  ["two that nobody knows", [undefined, undefined], refuse("client-unknown")],
])("%s", (_, [one, other], said) => {
  expect(distinctionOf(one, other)).toEqual(said);
});
