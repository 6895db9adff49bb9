import { expect, test } from "vitest";
import { CATEGORIES } from "../src/domain/catalogue/categories.ts";
import { readCreation } from "../scripts/shop-options.ts";

const whole = {
  name: "Atelier Dupont",
  zip: "31000",
  city: "Toulouse",
  trades: "plomberie, chauffage",
  owner: "jean-élie DE LA tour",
  "owner-email": " Jean@Dupont.example ",
};
const problemsOf = (options: object) => {
  const read = readCreation(options);
  return "problems" in read ? read.problems : [];
};

test("a shop is read with its owner, whose name is filed as everywhere", () => {
  expect(readCreation(whole)).toEqual({
    shop: {
      name: "Atelier Dupont",
      slug: "atelier-dupont",
      zipcode: "31000",
      city: "Toulouse",
      trades: ["plomberie", "chauffage"],
      owner: { firstname: "Jean-Élie", lastname: "DE LA TOUR", email: "jean@dupont.example" },
    },
  });
});

test("without trades a shop has them all, so that it can be booked", () => {
  const { trades: _, ...rest } = whole;
  expect(readCreation(rest)).toMatchObject({ shop: { trades: CATEGORIES.map(({ id }) => id) } });
});

test("an administrator alone needs no shop; both can be asked for at once", () => {
  const administrator = { email: "admin@etabli.example" };
  expect(readCreation({ "admin-email": "Admin@etabli.example" })).toEqual({ administrator });
  expect(readCreation({ ...whole, "admin-email": "admin@etabli.example" })).toMatchObject({
    administrator,
    shop: { slug: "atelier-dupont" },
  });
});

test.each([
  ["name", { ...whole, name: "  " }],
  ["name", { ...whole, name: "¿?" }],
  ["zip", { ...whole, zip: "3100" }],
  ["city", { ...whole, city: "" }],
  ["trades", { ...whole, trades: "plomberie,magie" }],
  ["owner", { ...whole, owner: "Marc" }],
  ["owner-email", { ...whole, "owner-email": "marc@" }],
  ["admin-email", { ...whole, "admin-email": "personne" }],
])("what is wrong with %s is said by its name", (option, options) => {
  expect(problemsOf(options)).toEqual([expect.stringMatching(new RegExp(`^${option}\\s`))]);
});

test("with nothing at all, everything that is needed is listed at once", () => {
  expect(problemsOf({})).toHaveLength(5);
});
