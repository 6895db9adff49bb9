import { expect, test } from "vitest";
import { CLIENT_TABS, clientSearch } from "./search-params.ts";

test("the address says which part of the client's past is shown, and what a new one begins with", () => {
  for (const tab of CLIENT_TABS) expect(clientSearch.parse({ tab })).toEqual({ tab });
  expect(clientSearch.parse({ typed: "d'Ormesson" })).toEqual({ typed: "d'Ormesson" });
});

test.each([
  ["a part that does not exist", { tab: "secrets" }],
  ["a list where a word is expected", { tab: ["repairs"], typed: ["x"] }],
  ["nothing", {}],
])("%s leaves the page as it opens", (_, search) => {
  expect(clientSearch.parse(search)).toEqual({});
});
