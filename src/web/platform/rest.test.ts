import { expect, test } from "vitest";
import { answerOf } from "./rest.ts";

test("a value is what was answered", () => {
  expect(answerOf(true, { repair_id: "r" })).toEqual({ ok: true, value: { repair_id: "r" } });
});

test("a refusal comes with its word, its sentence and its detail", () => {
  const body = { refused: "slot-taken", message: "Pris.", detail: { collisions: [] } };
  expect(answerOf(false, body)).toEqual({ ok: false, ...body });
});

test("a refusal without a sentence is still a refusal", () => {
  expect(answerOf(false, { refused: "bad-input" })).toMatchObject({
    refused: "bad-input",
    message: "",
  });
});

test.each([[undefined], ["<html>"], [{ error: "Bad Gateway" }]])(
  "a page of somebody else's, %j, is no answer",
  (body) => expect(answerOf(false, body)).toMatchObject({ refused: "unreachable" }),
);
