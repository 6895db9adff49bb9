import { expect, test } from "vitest";
import { mentionable, mentionedIn, mentionText, withMention } from "./mention.ts";

const karim = { id: "k", firstname: "Karim", lastname: "Benali" };
const lea = { id: "l", firstname: "Léa", lastname: "Fontaine" };
const jean = { id: "j", firstname: "Jean Marc", lastname: "Roux" };
const team = [karim, lea, jean];

test.each([
  ["@Karim, la clé ?", ["k"]],
  ["Vu avec @lea et @KARIM.", ["k", "l"]],
  ["@Jean-Marc rappelle", ["j"]],
  ["karim a la clé", []],
  ["ecrire à marie@karimien.fr", []],
  ["@Karima", []],
])("« %s » is addressed to %j", (text, ids) => {
  expect(mentionedIn(text, team)).toEqual(ids);
});

test("what a button writes is a mention", () => {
  for (const colleague of team)
    expect(mentionedIn(`Bonjour ${mentionText(colleague)}`, team)).toEqual([colleague.id]);
  expect(mentionText({ id: "x", firstname: "", lastname: "Roux" })).toBe("@Roux");
});

test.each([
  ["Voir avec @ka", "Voir avec @Karim "],
  ["Voir avec ", "Voir avec @Karim "],
  ["@", "@Karim "],
  ["", "@Karim "],
  ["écrire à marie@karimien.fr", "écrire à marie@karimien.fr @Karim "],
])("« %s » and a press on Karim make « %s »", (text, expected) => {
  expect(withMention(text, karim)).toBe(expected);
});

test.each([
  ["Voir avec @ka", ["k"]],
  ["Voir avec @LE", ["l"]],
  ["Voir avec @lé", ["l"]],
  ["@jean-", ["j"]],
  ["@zo", []],
  ["La clé", ["k", "l", "j"]],
  ["marie@ka", ["k", "l", "j"]],
])("after « %s » are offered %j", (text, ids) => {
  expect(mentionable(text, team).map(({ id }) => id)).toEqual(ids);
});
