import { expect, test } from "vitest";
import { fold, symptomsOf } from "./fold.ts";
import type { JournalItem } from "./journal.ts";
import type { RepairStatus } from "./status.ts";

const moved = (to: RepairStatus): JournalItem => ({
  type: "StatusChanged",
  payload: { from: "Brouillon", to },
});
const urgent = (urgency: 0 | 1): JournalItem => ({ type: "UrgencyChanged", payload: { urgency } });
const note: JournalItem = { type: "NotesAdded", payload: { description: "Elle fuit" } };

test("items that say nothing of status or urgency leave the repair as it is", () => {
  for (const items of [[], [note], [note, note]])
    expect(fold(items)).toEqual({
      status: null,
      archived: null,
      urgency: null,
      danger: null,
      place: null,
    });
});

test("the last status and the last urgency count, whatever stands between", () => {
  expect(fold([moved("Devis à faire"), urgent(1), note, moved("En essai"), urgent(0)])).toEqual({
    status: "En essai",
    archived: false,
    urgency: 0,
    danger: "",
    place: null,
  });
});

test("the gravest danger counts, until the shop says that nothing presses any more", () => {
  const smell: JournalItem = { type: "NotesAdded", payload: { description: "", danger: "gas" } };
  const tank: JournalItem = {
    type: "SymptomAdded",
    payload: { tunnel_answer: [], danger: "heating-oil" },
  };
  expect(fold([tank, smell, urgent(1)]).danger).toBe("gas");
  expect(fold([smell, urgent(0)]).danger).toBe("");
  expect(fold([smell, urgent(0), tank]).danger).toBe("heating-oil");
  expect(fold([note]).danger).toBeNull();
});

test("a repair leaves the board with its last status, and comes back with another", () => {
  expect(fold([moved("Réparé"), moved("Terminer/Archivé")])).toMatchObject({ archived: true });
  expect(fold([moved("Terminer/Archivé"), moved("En essai")])).toMatchObject({ archived: false });
});

test("symptoms read in the order of the tree, what was typed in brackets", () => {
  expect(
    symptomsOf([
      { id: "a", name: "Code erreur", input: "E18" },
      { id: "b", name: "Au démarrage" },
    ]),
  ).toBe("Code erreur (E18), Au démarrage");
  expect(symptomsOf([])).toBe("");
});

test("the last place counts, an empty one too", () => {
  const placed = (from: string, to: string): JournalItem => ({
    type: "PlaceChanged",
    payload: { from, to },
  });
  expect(fold([placed("", "Étagère A2"), note]).place).toBe("Étagère A2");
  expect(fold([placed("", "Étagère A2"), placed("Étagère A2", "")]).place).toBe("");
});
