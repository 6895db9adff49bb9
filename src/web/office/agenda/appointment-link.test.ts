import { defaultParseSearch, defaultStringifySearch } from "@tanstack/react-router";
import { describe, expect, test } from "vitest";
import { agendaSearch } from "./search-params.ts";
import { placingOf } from "./appointment-link.ts";

const REPAIR = "0190a5c2-7f31-7d4e-8b1a-2f6c9d3e4a5b";
const KARIM = "0190a5c2-7f31-7d4e-8b1a-000000000001";
const LEA = "0190a5c2-7f31-7d4e-8b1a-000000000002";

const visit = (day: string, user: string, status = "DONE") => ({
  start_at: `2026-11-${day}T09:00:00.000Z`,
  status,
  assigned_to: [user],
});
const repair = {
  id: REPAIR,
  status: "Attente de pièces",
  intervention_type: "Diagnostic / Devis",
  where: "Chez le client",
  events: [visit("12", KARIM), visit("20", LEA), visit("25", KARIM, "CANCEL")],
};

test("the next visit is for the same repair, at the same place, by who came last", () => {
  expect(placingOf(repair)).toEqual({
    appointemnt: "new",
    repair_id: REPAIR,
    event_kind: "Réparation",
    where: "Chez le client",
    assigned_to: [LEA],
  });
});

describe("what the repair waits for says why one comes", () => {
  test.each([
    ["Devis à faire", "Diagnostic / Devis", "Chez le client"],
    ["Prêt à réparer", "Réparation", "Chez le client"],
    ["Devis accepté", "Réparation", "Chez le client"],
    ["Attente de pièces", "Réparation", "Chez le client"],
    ["Livraison / Enlèvement", "Livraison / Enlèvement", "Chez le client"],
    ["Réparé", "Livraison / Enlèvement", "Chez le client"],
    ["Brouillon", "Diagnostic / Devis", "Chez le client"],
  ])("%s: %s", (status, event_kind, where) => {
    expect(placingOf({ ...repair, status })).toMatchObject({ event_kind, where });
  });
});

test("a machine to bring back leaves the workshop, whatever its repair's place", () => {
  const done = { ...repair, status: "Réparé", where: "Atelier" };
  expect(placingOf(done).where).toBe("Chez le client");
});

test("what a repair does not say is left out of the address", () => {
  const bare = {
    ...repair,
    status: "Brouillon",
    intervention_type: "Ancien type",
    where: "",
    events: [],
  };
  expect(placingOf(bare)).toEqual({ appointemnt: "new", repair_id: REPAIR });
});

test("the agenda understands the link as it was meant", () => {
  const address = defaultStringifySearch(placingOf(repair));
  expect(address).toContain("event_kind=R%C3%A9paration");
  expect(agendaSearch.parse(defaultParseSearch(address))).toEqual(placingOf(repair));
});
