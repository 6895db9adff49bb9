import { expect, test } from "vitest";
import { standingOf, titleOfCall } from "./words.ts";

const call = { status: "ended", open: false, minutes: 12, outcome: "visit" };

test.each([
  ["waits", { ...call, status: "waiting", open: true }, "En attente du client"],
  ["runs", { ...call, status: "live", open: true }, "En cours"],
  ["ended", call, "12\u202fmin · Visite à planifier"],
  ["ended without an outcome", { ...call, outcome: null }, "12\u202fmin"],
  ["nobody came to", { ...call, minutes: 0, outcome: "none" }, "Le client n’est pas venu"],
  ["whose link is over", { ...call, status: "waiting", minutes: 0 }, "Le client n’est pas venu"],
])("a call that %s is told so", (_case, facts, said) => {
  expect(standingOf(facts)).toBe(said);
});

test("it is named after its client", () => {
  const client = { firstname: "Hélène", lastname: "VIDAL" };
  expect(titleOfCall({ repair: { client } })).toBe("Hélène VIDAL");
  expect(titleOfCall({ repair: null })).toBe("Appel sans fiche");
});
