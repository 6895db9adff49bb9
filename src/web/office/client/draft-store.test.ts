import { expect, test } from "vitest";
import { blankAddress } from "../../../domain/client/address.ts";
import { begunWith, type ClientDraft } from "../../../domain/client/client-draft.ts";
import { parseClientDraft } from "./draft-store.ts";

const DRAFT: ClientDraft = {
  ...begunWith("06 39 98 12 34"),
  lastname: "D'ORMESSON",
  note: "<b>pas de sonnette</b>",
  addresses: [{ ...blankAddress("a"), city: "Blagnac" }],
};

test("what was typed of a client comes back after a reload", () => {
  expect(parseClientDraft(JSON.stringify(DRAFT))).toEqual(DRAFT);
});

test.each([
  null,
  "",
  "{",
  "[]",
  '{"lastname":"x"}',
  JSON.stringify({ ...DRAFT, type: "Voisin" }),
  JSON.stringify({ ...DRAFT, phones: [{ text: "06" }] }),
  JSON.stringify({ ...DRAFT, addresses: [{ ...blankAddress("a"), tags: ["maison"] }] }),
])("%s is no draft of a client", (text) => {
  expect(parseClientDraft(text)).toBeUndefined();
});
