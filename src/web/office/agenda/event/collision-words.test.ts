import { expect, test } from "vitest";
import { DEFAULT_ZONE, toInstant } from "../../../../domain/time.ts";
import { collisionText, collisionTitle } from "./collision-words.ts";

const at = (text: string) => toInstant(Date.parse(`${text}:00+01:00`));
const event = {
  __typename: "Event" as const,
  id: "e",
  start_at: at("2026-11-23T10:00"),
  end_at: at("2026-11-23T11:30"),
  kind: "Réparation",
  assigned_to: ["karim", "hugo"],
  resources: [],
};
const seen = (...people: string[]) => ({
  people,
  zone: DEFAULT_ZONE,
  nameOf: (id: string) => ({ karim: "Karim Benali", lea: "Léa Fontaine" })[id] ?? "Ancien collègue",
});

test.each<[string, string[], string]>([
  ["the one who would go", ["karim"], "Karim Benali"],
  ["one of the two who would go", ["lea", "karim"], "Karim Benali"],
  ["both", ["karim", "hugo"], "Karim Benali, Ancien collègue"],
])("who is taken already is named: %s", (_, people, names) => {
  const said = collisionText(event, seen(...people)).replace(/[\u00a0\u202f]/g, " ");
  expect(said).toBe(`${names} · Réparation · lundi 23 novembre, 10 h – 11 h 30`);
});

const van = { ...event, assigned_to: ["karim"], resources: ["Camionnette"] };

test.each<[string, string[], string, string]>([
  [
    "a thing alone, who has it",
    ["lea"],
    "Camionnette · Réparation · Karim Benali · lundi 23 novembre, 10 h – 11 h 30",
    "Ce matériel est déjà pris à ces heures",
  ],
  [
    "a person with the thing",
    ["karim"],
    "Karim Benali, Camionnette · Réparation · lundi 23 novembre, 10 h – 11 h 30",
    "Quelqu’un est déjà pris à ces heures",
  ],
])("what is taken already is named: %s", (_, people, text, title) => {
  expect(collisionText(van, seen(...people)).replace(/[\u00a0\u202f]/g, " ")).toBe(text);
  expect(collisionTitle([van], people)).toBe(title);
});

test("a person taken elsewhere comes before the thing that is", () => {
  expect(collisionTitle([van, event], ["hugo"])).toBe("Quelqu’un est déjà pris à ces heures");
});
