import { expect, test } from "vitest";
import type { Instant } from "../time.ts";
import { heldItems, isOutcome, lengthOf, type Outcome } from "./end.ts";

const at = (text: string) => `2026-11-23T${text}.000Z` as Instant;
const call = {
  id: "c",
  started_at: at("09:00:00"),
  ended_at: at("09:12:40"),
  notes: " Joint usé ",
  conclusion: "",
};

test.each([
  ["09:00:00", "09:12:40", 13],
  ["09:00:00", "09:00:04", 1],
  ["09:00:00", "09:30:00", 30],
])("from %s to %s it lasted %i min", (from, to, minutes) => {
  expect(lengthOf({ started_at: at(from), ended_at: at(to) })).toBe(minutes);
});

test("it is told in the journal with its outcome and its notes", () => {
  expect(heldItems(call, "visit")).toEqual([
    {
      type: "CallHeld",
      payload: { call_id: "c", minutes: 13, notes: "Visite à planifier. Joint usé" },
    },
  ]);
  expect(heldItems({ ...call, notes: "" }, "none")[0]?.payload).toMatchObject({ notes: "" });
});

test("a recording that the client agreed to is said in the journal", () => {
  const [item] = heldItems({ ...call, recorded: true }, "none");
  expect(item?.payload).toMatchObject({ notes: "Joint usé. Enregistré avec l’accord du client" });
});

test("a call that nobody answered was not held", () => {
  const missed = { ...call, started_at: null };
  expect([heldItems(missed, "none"), lengthOf(missed)]).toEqual([[], 0]);
});

test("an outcome is one of four words", () => {
  expect(["solved", "visit", "quote", "none", "sold"].filter(isOutcome)).toHaveLength(4);
});

test.each<[Outcome, string, string]>([
  [
    "solved",
    "Nettoyer le filtre.",
    "Résolu à distance. Conseil donné : Nettoyer le filtre. Joint usé",
  ],
  [
    "visit",
    "Pompe, 2 durites",
    "Visite à planifier. Pièces à charger : Pompe, 2 durites. Joint usé",
  ],
  ["quote", "Joint de hublot", "Devis à faire. À chiffrer : Joint de hublot. Joint usé"],
  ["none", "Après 18 h", "À savoir : Après 18 h. Joint usé"],
])("%s with « %s » is told as « %s »", (outcome, conclusion, told) => {
  const [item] = heldItems({ ...call, conclusion }, outcome);
  const { notes } = item?.type === "CallHeld" ? item.payload : { notes: "" };
  expect(notes.replace(/\s/g, " ")).toBe(told);
});
