import { expect, test } from "vitest";
import { bySize, matching, usersText, type AdminShop } from "./query.ts";

const shop = (name: string, users: number, zip = "31000", city = "Toulouse"): AdminShop => ({
  id: name,
  name,
  status: "ACTIVE",
  addresses: [{ zip, city }],
  users: Array.from({ length: users }, () => null),
});
const SHOPS = [
  shop("Répar'Loire", 1, "44000", "Nantes"),
  shop("Atelier Garonne", 5),
  shop("L'Établi du Nord", 1, "59000", "Lille"),
];
const names = (shops: AdminShop[]) => shops.map(({ name }) => name);

test("the shop with most users comes first, then the alphabet", () => {
  expect(names(bySize(SHOPS))).toEqual(["Atelier Garonne", "L'Établi du Nord", "Répar'Loire"]);
});

test.each([
  ["repar", ["Répar'Loire"]],
  ["ETABLI", ["L'Établi du Nord"]],
  ["31000", ["Atelier Garonne"]],
  ["lille", ["L'Établi du Nord"]],
  ["", ["Répar'Loire", "Atelier Garonne", "L'Établi du Nord"]],
  ["repar nantes", ["Répar'Loire"]],
  ["nord 59000", ["L'Établi du Nord"]],
  ["repar lille", []],
  ["Brest", []],
])("« %s » finds %j", (text, found) => {
  expect(names(matching(SHOPS, text))).toEqual(found);
});

test.each([
  [0, "0 utilisateur"],
  [1, "1 utilisateur"],
  [2, "2 utilisateurs"],
])("%i reads « %s »", (count, text) => {
  expect(usersText(count)).toBe(text);
});
