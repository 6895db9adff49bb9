import { expect, test } from "vitest";
import { mentionedIn, mentionText } from "./mention.ts";

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
