import { expect, test } from "vitest";
import { instant } from "../../../../test/shop/quote.ts";
import { isRefusal } from "../../decision.ts";
import type { Instant } from "../../time.ts";
import { BLANK_TEXTS, NOTE_MAX } from "../fields.ts";
import { mayUndo, mergeGain, type Mergeable, type MergeRecord } from "./merge.ts";

const at = instant("2026-11-23T09:00:00Z");

const client = (id: string, facts: Partial<Mergeable> = {}): Mergeable => ({
  ...BLANK_TEXTS,
  id,
  type: "Particulier",
  lastname: "DUPONT",
  firstname: "Marie",
  phones: [],
  addresses: [],
  shop_id: "garonne",
  created_at: at,
  merged_into: null,
  ...facts,
});
const newId = () => "copy";

test.each<[string, Mergeable | undefined, Mergeable | undefined, string]>([
  ["with itself", client("a"), client("a"), "merge-self"],
  ["that the shop does not know", undefined, client("b"), "client-unknown"],
  ["into nobody", client("a"), undefined, "client-unknown"],
  ["already merged elsewhere", client("a", { merged_into: "c" }), client("b"), "already-merged"],
  ["into one already merged", client("a"), client("b", { merged_into: "c" }), "already-merged"],
  [
    "whose notes are together too long",
    client("a", { note: "a".repeat(NOTE_MAX) }),
    client("b", { note: "Chien." }),
    "note-too-long",
  ],
])("no merge %s", (_, from, into, refused) => {
  expect(mergeGain({ from, into }, newId)).toEqual({ refused });
});

test("notes that are together as long as may be are merged", () => {
  const from = client("a", { note: "a".repeat(NOTE_MAX - 8) });
  expect(mergeGain({ from, into: client("b", { note: "Chien." }) }, newId)).toMatchObject({
    fields: { note: {} },
  });
});

const noteOf = (from: Partial<Mergeable>, into: Partial<Mergeable>) => {
  const gain = mergeGain({ from: client("a", from), into: client("b", into) }, newId);
  if (isRefusal(gain)) throw new Error(gain.refused);
  return gain.fields.note?.to;
};

test.each<[string, Partial<Mergeable>, Partial<Mergeable>, string | undefined]>([
  ["both are kept", { note: "Digicode 12." }, { note: "Chien." }, "Chien.\n\nDigicode 12."],
  ["a blank one is filled", { note: "Digicode 12." }, {}, "Digicode 12."],
  ["the same is not said twice", { note: "Chien." }, { note: "Chien. Sonner." }, undefined],
  [
    "an e-mail that has no place of its own is noted",
    { email: "marie@example.org" },
    { email: "m.dupont@example.org", note: "Chien." },
    "Chien.\n\nAutre e-mail : marie@example.org",
  ],
  [
    "another spelling of one e-mail is not",
    { email: "Marie@example.org" },
    { email: "marie@example.org" },
    undefined,
  ],
])("notes: %s", (_, from, into, note) => {
  expect(noteOf(from, into)).toBe(note);
});

test("blanks are filled, the survivor's own name and e-mail stay", () => {
  const from = client("a", { firstname: "Marie-Lou", email: "a@example.org", siren: "901234568" });
  const gain = mergeGain({ from, into: client("b", { firstname: "Marie" }) }, newId);
  expect(gain).toEqual({
    fields: {
      email: { from: "", to: "a@example.org" },
      siren: { from: "", to: "901234568" },
    },
    phones: [],
    addresses: [],
  });
});

const record = (undone_at: Instant | null = null): MergeRecord => ({
  id: "m",
  from_id: "a",
  into_id: "b",
  at,
  undone_at,
});

test.each<[string, MergeRecord | undefined, string | null, number, string | undefined]>([
  ["the last one may be undone", record(), null, 0, undefined],
  ["one that never was may not", undefined, null, 0, "merge-unknown"],
  ["one already undone may not", record(at), null, 0, "merge-undone"],
  ["a newer one into the same survivor comes first", record(), null, 1, "undo-newer-first"],
  ["the merge of the survivor itself comes first", record(), "c", 0, "undo-newer-first"],
])("undo: %s", (_, merge, merged_into, newer, refused) => {
  const others = Array.from({ length: newer }, () => ({ id: "n" }));
  expect(mayUndo(merge, { merged_into }, others)?.refused).toBe(refused);
});
