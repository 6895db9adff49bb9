import { expect, test } from "vitest";
import { correctNote, noteText } from "./note.ts";

const note = { id: "n1", type: "NotesAdded", payload: { description: "Clé sous le pot" } } as const;
const change = {
  id: "n2",
  type: "NoteChanged",
  payload: { item_id: "n1", from: "Clé sous le pot", to: "Clé chez le voisin" },
} as const;

test("the latest correction of a note counts", () => {
  expect(noteText([note], "n1")).toBe("Clé sous le pot");
  expect(noteText([note, change], "n1")).toBe("Clé chez le voisin");
  expect(noteText([note, change], "n2")).toBeUndefined();
});

test.each([
  [{ item_id: "n1", from: "Clé chez le voisin", to: " Clé au bureau " }, { type: "NoteChanged" }],
  [{ item_id: "n1", from: "Clé sous le pot", to: "Clé au bureau" }, { refused: "note-changed" }],
  [
    { item_id: "n1", from: "Clé chez le voisin", to: "Clé chez le voisin" },
    { refused: "unchanged" },
  ],
  [{ item_id: "n1", from: "Clé chez le voisin", to: " " }, { refused: "bad-input" }],
  [{ item_id: "n9", from: "", to: "Clé" }, { refused: "note-unknown" }],
])("corrected by %j", (correction, outcome) => {
  expect(correctNote([note, change], correction)).toMatchObject(outcome);
});
