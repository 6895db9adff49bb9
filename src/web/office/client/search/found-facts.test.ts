import { expect, test } from "vitest";
import { foundFacts } from "./found-facts.ts";
import type { Piece } from "./highlight.ts";

const drawn = (pieces: readonly Piece[] | undefined): string =>
  (pieces ?? []).map(({ text, hit }) => (hit ? `[${text}]` : text)).join("");

const maelys = {
  lastname: "PÉLISSIER",
  firstname: "Maëlys",
  email: "maelys.pelissier@example.org",
  phones: [{ number: "+33639981407" }, { number: "+33561000000" }, { number: "+33199001234" }],
  addresses: [
    { tags: ["facturation"], street: "1 place du Bureau", zip: "75001", city: "Paris" },
    { tags: ["intervention"], street: "12 rue des Lilas", zip: "31700", city: "Blagnac" },
  ],
};

test("at first: the name, two phones and the town where one goes", () => {
  const facts = foundFacts(maelys, "");
  expect(drawn(facts.name)).toBe("Maëlys PÉLISSIER");
  expect(facts.phones.map(({ pieces }) => drawn(pieces))).toEqual([
    "06 39 98 14 07",
    "05 61 00 00 00",
  ]);
  expect(drawn(facts.town)).toBe("31700 Blagnac");
  expect(facts.beside).toEqual([]);
});

test.each([
  ["the name answers: the e-mail that repeats it is left out", "pelis", []],
  ["the e-mail answers", "example.org", ["maelys.pelissier@[example.org]"]],
  ["the street answers", "lilas", ["12 rue des [Lilas]"]],
  ["the name and the street answer", "maelys lilas", ["12 rue des [Lilas]"]],
  ["« du » is met everywhere and explains nothing", "du", []],
])("%s", (_, typed, beside) => {
  expect(foundFacts(maelys, typed).beside.map(({ pieces }) => drawn(pieces))).toEqual(beside);
});

test("the phone that answers comes first, even the third", () => {
  const [first] = foundFacts(maelys, "0199").phones;
  expect(drawn(first?.pieces)).toBe("[01 99] 00 12 34");
});

test("a client of whom next to nothing is known still has a line", () => {
  const nobody = { lastname: "", firstname: "", email: "", phones: [], addresses: [] };
  expect(drawn(foundFacts(nobody, "x").name)).toBe("Sans nom");
  expect(foundFacts(nobody, "x")).toMatchObject({ phones: [], town: [], beside: [] });
});
