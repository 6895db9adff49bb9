import { expect, test } from "vitest";
import type { JournalItem } from "./journal.ts";
import { titleOf } from "./title.ts";

const washer = { kind: "Lave-linge", name: "", brand: "Bosch" };
const answered = (...names: string[]): JournalItem[] => [
  { type: "SymptomAdded", payload: { tunnel_answer: names.map((name) => ({ id: name, name })) } },
];
const LONG =
  "Elle s’arrête au milieu du cycle sans vidanger et clignote trois fois. Puis rien ne se passe";

test.each([
  [washer, answered("Fuite", "Sous la machine"), "", "Lave-linge Bosch, fuite sous la machine"],
  [washer, answered("Fuite", "Hublot"), "", "Lave-linge Bosch, fuite, hublot"],
  [washer, answered("LED allumée"), "", "Lave-linge Bosch, LED allumée"],
  [washer, [], "Ne chauffe plus.\nDepuis lundi", "Lave-linge Bosch, ne chauffe plus"],
  [
    washer,
    [],
    LONG,
    "Lave-linge Bosch, elle s’arrête au milieu du cycle sans vidanger et clignote trois…",
  ],
  [washer, [], "", "Lave-linge Bosch"],
  [{ ...washer, name: "La grosse" }, [], "", "La grosse"],
  [null, answered("Fuite"), "", "Fuite"],
  [null, [], "", "Réparation"],
])("%j with %j and « %s » is called « %s »", (appliance, items, description, title) => {
  expect(titleOf({ appliance, description, intervention_type: "Réparation" }, items)).toBe(title);
});
