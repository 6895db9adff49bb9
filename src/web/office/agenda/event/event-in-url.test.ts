import { expect, test } from "vitest";
import { agendaSearch } from "../search-params.ts";
import { askedOf, whoGoes, withAssignees } from "./event-in-url.ts";

const KARIM = "0190a5c2-7f31-7d4e-8b1a-000000000001";
const LEA = "0190a5c2-7f31-7d4e-8b1a-000000000002";
const STRANGER = "0190a5c2-7f31-7d4e-8b1a-000000000009";
const SHOP = [KARIM, LEA];
const asked = (search: object) => askedOf(agendaSearch.parse(search), SHOP);

test("the address's words become the appointment's", () => {
  const search = { event_kind: "Réparation", event_notes: "Clé sous le pot", where: "Atelier" };
  expect(asked({ ...search, date: "2026-11-23" })).toMatchObject({
    kind: "Réparation",
    notes: "Clé sous le pot",
    where: "Atelier",
    date: "2026-11-23",
  });
});

test.each([
  [[KARIM, STRANGER], [KARIM]],
  [[STRANGER], undefined],
  [undefined, undefined],
])("of the people %j, those of the shop stay: %j", (assigned_to, expected) => {
  expect(asked({ assigned_to }).assigned_to).toEqual(expected);
});

const USERS = [
  { id: KARIM, skills: [{ id: "gros-electromenager" }] },
  { id: LEA, skills: [{ id: "plomberie" }] },
];
const WASHER = { kind_id: "lave-linge", category_id: "gros-electromenager" };

test("the person who is typing goes, unless others were asked or they do not work here", () => {
  const goes = (search: object, me?: string, machine?: typeof WASHER) =>
    withAssignees(asked(search), machine, { users: USERS, me }).assigned_to;
  expect(goes({}, LEA)).toEqual([LEA]);
  expect(goes({ assigned_to: [KARIM] }, LEA)).toEqual([KARIM]);
  expect(goes({}, STRANGER)).toBeUndefined();
  expect(goes({})).toBeUndefined();
});

test("for the machine of a repair, the one who repairs it goes, unless others were asked", () => {
  const people = { users: USERS, me: LEA };
  expect(withAssignees(asked({}), WASHER, people).assigned_to).toEqual([KARIM]);
  expect(withAssignees(asked({}), { ...WASHER, category_id: "" }, people).assigned_to).toEqual([
    KARIM,
  ]);
  expect(withAssignees(asked({ assigned_to: [LEA] }), WASHER, people).assigned_to).toEqual([LEA]);
});

test.each([
  ["a column of their own", KARIM, [KARIM, LEA], LEA, [KARIM]],
  ["the only person shown", undefined, [KARIM], LEA, [KARIM]],
  ["everybody together", undefined, [KARIM, LEA], LEA, [LEA]],
  ["pointed at by somebody of another shop", undefined, [KARIM, LEA], STRANGER, []],
])("a place in %s is for whom one expects", (_, person, shown, me, expected) => {
  expect(whoGoes(person, { shown, me, user_ids: SHOP })).toEqual(expected);
});
