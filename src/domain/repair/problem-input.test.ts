import { expect, test } from "vitest";
import { parseProblem } from "./problem-input.ts";

test("a fault is validated: twelve answers at most, and words of a sensible length", () => {
  const leak = [{ id: "lave-linge/fuite", name: "Fuite" }];
  const many = Array.from({ length: 13 }, (_, n) => ({ id: `n${n}`, name: `N${n}` }));
  expect(parseProblem({ tunnel_answer: many })).toHaveProperty("refused", "bad-input");
  expect(parseProblem({ tunnel_answer: [], description: "x".repeat(10_001) })).toHaveProperty(
    "refused",
    "bad-input",
  );
  expect(parseProblem({ tunnel_answer: leak })).toEqual({ tunnel_answer: leak, description: "" });
});
