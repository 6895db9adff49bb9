import { expect, test } from "vitest";
import { may } from "../../../../domain/account/permissions.ts";
import { SHOP_ROLES } from "../../../../domain/account/role.ts";
import { draftOf, faultsIn, newDraft, personInput } from "./draft.ts";
import {
  absenceText,
  leavingText,
  reassignedText,
  RIGHTS,
  roleText,
  seenText,
  statusOf,
} from "./words.ts";

const ZONE = "Europe/Paris";
const plain = (text: string) => text.replace(/[\u202f\u00a0]/g, " ");
const NOW = Date.parse("2026-11-23T11:00:00Z");

test("the table of rights says what the server obeys, and nothing that no shop gives", () => {
  for (const { action, roles } of RIGHTS)
    expect(roles, action).toEqual(SHOP_ROLES.filter((role) => may({ role }, action)));
  expect(RIGHTS.filter(({ roles }) => roles.length === 0)).toEqual([]);
  expect(new Set(RIGHTS.map(({ label }) => label)).size).toBe(RIGHTS.length);
});

test.each([
  ["invited", "2026-11-30T11:00:00Z", "Invitation envoyée"],
  ["invited", "2026-11-23T10:59:00Z", "Invitation expirée"],
  ["invited", null, "Invitation expirée"],
  ["active", null, "Actif"],
  ["deactivated", null, "Désactivé"],
])("%s until %s reads « %s »", (status, invited_until, text) => {
  expect(statusOf({ status, invited_until: invited_until as never }, NOW).text).toBe(text);
});

test("the last visit is on the shop’s clock", () => {
  expect(plain(seenText({ seen_at: "2026-11-23T07:05:00Z" as never }, ZONE))).toBe(
    "Vu lundi 23 novembre à 8 h 05",
  );
  expect(seenText({ seen_at: null }, ZONE)).toBe("Jamais connecté");
});

test.each([
  ["2026-12-23T23:00:00Z", "2027-01-02T23:00:00Z", true, "du 24 décembre au 2 janvier"],
  ["2026-12-23T23:00:00Z", "2026-12-24T23:00:00Z", true, "le 24 décembre"],
  ["2026-12-24T13:00:00Z", "2026-12-24T17:00:00Z", false, "jeudi 24 décembre à 14 h"],
])("an absence from %s to %s reads well", (start, end, fullday, text) => {
  const absence = { id: "a", start_at: start as never, end_at: end as never, fullday };
  expect(plain(absenceText(absence, ZONE))).toBe(text);
});

test("what is left to reassign is counted", () => {
  expect(leavingText(0)).toContain("Aucun rendez-vous");
  expect(leavingText(1)).toBe("1 rendez-vous à venir n’aurait plus personne.");
  expect(leavingText(3)).toBe("3 rendez-vous à venir n’auraient plus personne.");
  expect(reassignedText({ moved: 2, left: 0 })).toBe("2 rendez-vous confiés à des collègues.");
  expect(reassignedText({ moved: 1, left: 1 })).toBe(
    "1 rendez-vous confié à des collègues, 1 encore à réattribuer.",
  );
});

test("a role of a later version is shown as a technician’s", () => {
  expect([roleText("ACCOUNTANT"), roleText("PILOT")]).toEqual(["Comptable", "Technicien"]);
});

test("a new colleague has a colour that nobody has yet; what is read is what is sent back", () => {
  const first = newDraft([]);
  expect(newDraft([first]).color).not.toBe(first.color);
  const person = {
    __typename: "Person" as const,
    ...first,
    id: "p",
    skills: [{ id: "plomberie", name: "Plomberie" }],
    start_point: null,
    working_hours: {},
    status: "active",
    invited_until: null,
    seen_at: null,
    second_factor: false,
    absences: [],
  };
  expect(personInput(draftOf(person))).toEqual({ ...first, skills: ["plomberie"] });
});

test("a refused field is found whatever its depth", () => {
  expect(faultsIn({ "working_hours.1.0": "Trop tôt", email: "Incomplet" })).toEqual({
    working_hours: "Trop tôt",
    email: "Incomplet",
  });
  expect(faultsIn(null)).toEqual({});
});
