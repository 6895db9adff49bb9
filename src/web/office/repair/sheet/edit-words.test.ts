import { expect, test } from "vitest";
import { NOTE_EDIT, PROBLEM_EDIT } from "./edit-words.ts";

const mine = {
  tunnel_answer: [{ id: "lave-linge/fuite", name: "Fuite" }],
  description: "Depuis lundi",
};
const theirs = [{ id: "lave-linge/code", name: "Code erreur", input: "E18" }];

test("a fault of two people: each half is read, and may be taken from the other", () => {
  const { fields, withStored } = PROBLEM_EDIT;
  const taken = withStored(mine, "tunnel_answer", theirs);
  expect(taken).toEqual({ ...mine, tunnel_answer: theirs });
  expect(fields.tunnel_answer?.text(taken)).toBe("Code erreur (E18)");
  expect(fields.description?.text(withStored(mine, "description", "Depuis mardi"))).toBe(
    "Depuis mardi",
  );
});

test("what cannot be read of the other leaves mine", () => {
  expect(PROBLEM_EDIT.withStored(mine, "tunnel_answer", "Fuite")).toBe(mine);
  expect(NOTE_EDIT.withStored({ description: "Clé sous le pot" }, "description", null)).toEqual({
    description: "Clé sous le pot",
  });
  expect(NOTE_EDIT.withStored({ description: "" }, "description", "Au bureau")).toEqual({
    description: "Au bureau",
  });
});
