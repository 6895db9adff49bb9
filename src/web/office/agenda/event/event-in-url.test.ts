import { expect, test } from "vitest";
import { agendaSearch } from "../search-params.ts";
import { askedOf, whoGoes, withMe } from "./event-in-url.ts";

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

test("the person who is typing goes, unless somebody else was asked or they do not work here", () => {
  expect(withMe(asked({}), LEA, SHOP).assigned_to).toEqual([LEA]);
  expect(withMe(asked({ assigned_to: [KARIM] }), LEA, SHOP).assigned_to).toEqual([KARIM]);
  expect(withMe(asked({}), STRANGER, SHOP).assigned_to).toBeUndefined();
  expect(withMe(asked({}), undefined, SHOP).assigned_to).toBeUndefined();
});

test.each([
  ["a column of their own", KARIM, [KARIM, LEA], LEA, [KARIM]],
  ["the only person shown", undefined, [KARIM], LEA, [KARIM]],
  ["everybody together", undefined, [KARIM, LEA], LEA, [LEA]],
  ["pointed at by somebody of another shop", undefined, [KARIM, LEA], STRANGER, []],
])("a place in %s is for whom one expects", (_, person, shown, me, expected) => {
  expect(whoGoes(person, { shown, me, user_ids: SHOP })).toEqual(expected);
});
