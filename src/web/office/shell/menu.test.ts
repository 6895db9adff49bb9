import { expect, test } from "vitest";
import { currentEntry, MENU } from "./menu.ts";

test("the menu has the specification's words, in its order", () => {
  expect(MENU.flatMap(({ label, isNested }) => (isNested ? [] : label))).toEqual([
    "Accueil",
    "Agenda",
    "Suivi des réparations",
    "Factures - Paiements",
    "Fiches Clients",
    "Télé assistance",
    "Paramètres",
  ]);
  expect(MENU.flatMap(({ short }) => short ?? [])).toEqual([
    "Dashboard",
    "Agenda",
    "Suivi",
    "Clients",
  ]);
});

test.each([
  ["/app", "/app"],
  ["/app/agenda", "/app/agenda"],
  ["/app/sheet/42", "/app/repair"],
  ["/app/repair/quote/42", "/app/repair"],
  ["/app/parts", "/app/parts"],
  ["/app/prices", "/app/prices"],
  ["/app/loans", "/app/repair"],
  ["/app/quote", "/app/quote"],
  ["/app/sales", "/app/quote"],
  ["/app/client", "/app/client"],
  ["/app/client/new", "/app/client"],
  ["/app/settings", "/app/settings"],
  ["/app/quotes", undefined],
])("on %s the current entry is %s", (pathname, entry) => {
  expect(currentEntry(pathname)).toBe(entry);
});
