import { describe, expect, it } from "vitest";
import { refuse } from "../decision.ts";
import { toNote, toStatus, toStatusByHand, toUrgency } from "./change.ts";
import { REPAIR_STATUSES } from "./status.ts";

describe("the status that the application chooses", () => {
  it("may be any but the present one, which changes nothing", () => {
    for (const from of REPAIR_STATUSES)
      for (const to of REPAIR_STATUSES)
        expect(toStatus(from, to)).toEqual(
          from === to ? refuse("unchanged") : { type: "StatusChanged", payload: { from, to } },
        );
  });

  it.each(["", "réparé", "Réparé ", "Terminé"])("is none of the thirteen: « %s »", (word) => {
    expect(toStatus("Brouillon", word)).toEqual(
      refuse("bad-input", { status: "Ce statut n’existe pas." }),
    );
  });
});

describe("the status that a person chooses", () => {
  it.each([
    ["Devis à faire", "Réparé", undefined],
    ["Réparé", "Réparé", "unchanged"],
    ["Réparé", "Brouillon", "draft-is-past"],
    ["Devis refusé", "En essai", "test-before-agreement"],
    ["Réparé", "Volé", "bad-input"],
  ] as const)("from « %s » to « %s »: %s", (from, to, refused) => {
    expect(toStatusByHand(from, to, { hasLoan: false })).toMatchObject(
      refused ? { refused } : { type: "StatusChanged", payload: { from, to } },
    );
  });
});

describe("the urgency", () => {
  it("is set and taken off again, once each", () => {
    expect(toUrgency(0, 1)).toEqual({ type: "UrgencyChanged", payload: { urgency: 1 } });
    expect(toUrgency(1, 0)).toEqual({ type: "UrgencyChanged", payload: { urgency: 0 } });
    expect(toUrgency(1, 1)).toEqual(refuse("unchanged"));
  });

  it.each([2, -1, 0.5, Number.NaN])("is never %s", (urgency) => {
    expect(toUrgency(0, urgency)).toMatchObject({ refused: "bad-input" });
  });
});

describe("a note", () => {
  it("is kept without the blanks around it, and without signs that a database refuses", () => {
    expect(toNote("  Pompe\u0000 remplacée \n")).toEqual({
      type: "NotesAdded",
      payload: { description: "Pompe remplacée" },
    });
  });

  it.each(["", " \n\t ", "\u0000"])("that says nothing is asked for again", (text) => {
    expect(toNote(text)).toEqual(refuse("bad-input", { description: "Écrivez une note." }));
  });

  it("holds 4 000 characters and not one more", () => {
    expect(toNote("x".repeat(4000))).toMatchObject({ type: "NotesAdded" });
    expect(toNote("x".repeat(4001))).toMatchObject({ refused: "bad-input" });
  });
});
