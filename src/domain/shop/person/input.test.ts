import { describe, expect, test } from "vitest";
import { isRefusal } from "../../decision.ts";
import { parsePerson } from "./input.ts";

const readEmail = (text: string) => (/^\S+@\S+\.\w+$/.test(text) ? text.toLowerCase() : undefined);
const INES = {
  firstname: "Inès",
  lastname: "Laurent",
  email: "Ines@Atelier-Garonne.test",
  role: "TECHNICIAN",
  color: "#0B7285",
  skills: ["plomberie", "gros-electromenager", "plomberie"],
  bookable: true,
  working_hours: {
    1: [
      { from: 840, to: 1080 },
      { from: 540, to: 720 },
    ],
    2: [],
  },
  start_point: { street: "3 rue du Port", zip: "31000", city: "Toulouse", lat: 43.6, lon: 1.4 },
};
const parse = (change: object) => parsePerson({ ...INES, ...change }, readEmail);
const faultsOf = (change: object): string[] => {
  const parsed = parse(change);
  return isRefusal(parsed) && "detail" in parsed ? Object.keys(parsed.detail ?? {}) : [];
};

test("a whole person is read: e-mail and colour in small letters, skills in the catalogue’s order, hours sorted", () => {
  expect(parse({})).toEqual({
    ...INES,
    email: "ines@atelier-garonne.test",
    color: "#0b7285",
    skills: ["gros-electromenager", "plomberie"],
    working_hours: {
      1: [
        { from: 540, to: 720 },
        { from: 840, to: 1080 },
      ],
    },
  });
});

test("nobody books an accountant", () => {
  expect(parse({ role: "ACCOUNTANT" })).toMatchObject({ role: "ACCOUNTANT", bookable: false });
});

test("without a starting point the round begins at the shop", () => {
  expect(parse({ start_point: undefined })).toMatchObject({ start_point: null });
});

describe("refused, each at its field", () => {
  test.each([
    ["no first name", { firstname: "  \u200b " }, "firstname"],
    ["an oversized name", { lastname: "x".repeat(61) }, "lastname"],
    ["no e-mail", { email: "ines" }, "email"],
    ["an oversized e-mail", { email: `${"x".repeat(500)}@a.fr` }, "email"],
    ["an administrator", { role: "ADMIN" }, "role"],
    ["a role of no shop", { role: "USER" }, "role"],
    ["a colour too light for white letters", { color: "#ffba1c" }, "color"],
    ["a colour that is code", { color: "red;background:url(x)" }, "color"],
    ["an unknown skill", { skills: ["couture"] }, "skills.0"],
    ["skills that are no list", { skills: "plomberie" }, "skills"],
    [
      "a stretch that ends before it begins",
      { working_hours: { 1: [{ from: 9, to: 8 }] } },
      "working_hours.1",
    ],
    [
      "two stretches that overlap",
      {
        working_hours: {
          1: [
            { from: 0, to: 60 },
            { from: 30, to: 90 },
          ],
        },
      },
      "working_hours.1",
    ],
    ["hours of a list", { working_hours: [] }, "working_hours"],
    [
      "a point outside the world",
      { start_point: { ...INES.start_point, lat: 91 } },
      "start_point.lat",
    ],
    [
      "a starting point without a town",
      { start_point: { ...INES.start_point, zip: "", city: "" } },
      "start_point",
    ],
  ])("%s", (_, change, field) => {
    expect(faultsOf(change)).toEqual([field]);
  });

  test.each([null, "Inès", [], 3])("what is no person at all: %j", (value) => {
    expect(isRefusal(parsePerson(value, readEmail))).toBe(true);
  });
});
