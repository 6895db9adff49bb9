import { expect, test } from "vitest";
import { isJournalItem } from "./journal.ts";

test.each([
  [{ type: "NotesAdded", payload: { description: "fuite" } }, true],
  [{ type: "QuoteSent", payload: {} }, true],
  [{ type: "Erased", payload: {} }, false],
  [{ type: "toString", payload: {} }, false],
  [{ type: "NotesAdded", payload: null }, false],
  [{ type: "NotesAdded", payload: "fuite" }, false],
])("%j is an item of the journal: %s", (row, expected) => {
  expect(isJournalItem(row)).toBe(expected);
});
