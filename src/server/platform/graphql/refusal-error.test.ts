import { GraphQLError } from "graphql";
import { expect, test } from "vitest";
import { refuse } from "../../../domain/decision.ts";
import { orRefusalError, refusalError } from "./refusal-error.ts";

test("a refusal is an error with its word as the code, and its detail", () => {
  expect(refusalError(refuse("slot-taken", { nearest: 3 }))).toMatchObject({
    message: "Cette demande est refusée (slot-taken).",
    extensions: { code: "slot-taken", detail: { nearest: 3 } },
  });
  expect(refusalError(refuse("not-allowed")).extensions).toEqual({
    code: "not-allowed",
    detail: null,
  });
});

test("bad input says in French what is wrong first", () => {
  const wrong = refuse("bad-input", { lastname: "Indiquez un nom." });
  expect(refusalError(wrong).message).toBe("Indiquez un nom.");
});

test("what is no refusal is the answer", () => {
  const event = { id: "e1" };
  expect(orRefusalError(event)).toBe(event);
  expect(() => orRefusalError(refuse("late"))).toThrow(GraphQLError);
});
