import { expect, test } from "vitest";
import { readAnswer } from "./send.ts";

test.each<[string, number, unknown, unknown]>([
  ["a file that is whole", 200, { kept: true }, "kept"],
  ["a file that was cut", 200, { received: 2_097_152 }, 2_097_152],
  ["a refusal", 415, { refused: "file-type-refused", message: "Non." }, { why: "Non." }],
  ["too many requests", 429, { error: "Too Many Requests" }, "lost"],
  ["a server that is not well", 503, { message: "x", refused: "y" }, "lost"],
  ["another program's page", 200, "<html>", "lost"],
])("%s", (_case, status, body, sent) => {
  expect(readAnswer(status, body)).toEqual(sent);
});
