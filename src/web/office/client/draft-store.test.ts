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

const { addresses: _, ...STORED } = { ...DRAFT, note: "", phones: [] };
const kept = (draft: unknown) => JSON.stringify({ draft, opened: null });

test("what was typed of a client comes back after a reload, with what the form was opened with", () => {
  expect(parseClientDraft(kept(DRAFT))).toEqual({ draft: DRAFT, opened: null });
  const edited = { draft: DRAFT, opened: STORED };
  expect(parseClientDraft(JSON.stringify(edited))).toEqual(edited);
});

test.each([
  null,
  "",
  "{",
  "[]",
  '{"lastname":"x"}',
  kept({ ...DRAFT, type: "Voisin" }),
  kept({ ...DRAFT, phones: [{ text: "06" }] }),
  kept({ ...DRAFT, addresses: [{ ...blankAddress("a"), tags: ["maison"] }] }),
])("%s is no draft of a client", (text) => {
  expect(parseClientDraft(text)).toBeUndefined();
});
