import { expect, test } from "vitest";
import { suggestionsOf } from "./contact/geocode.ts";
import { confirmationOf } from "./confirmation.ts";

const MADE = {
  sheetid: "Rc_XyVlFgCyEfqUiz5eopw",
  reference: "R2026-00141",
  public_start_at: "2026-11-24T08:00:00.000Z",
  public_end_at: "2026-11-24T10:00:00.000Z",
};

test("a booking is confirmed only by the server's whole answer", () => {
  expect(confirmationOf(MADE)).toEqual({ ...MADE, email: "", arrival: "" });
  expect(confirmationOf({ ...MADE, email: "a@example.org" })?.email).toBe("a@example.org");
  const danger = { title: "Gaz", advice: ["Ouvrez."], calls: [] };
  expect(confirmationOf({ ...MADE, danger })?.danger).toEqual(danger);
  expect(confirmationOf({ ...MADE, danger: "gaz" })?.danger).toBeUndefined();
  expect(confirmationOf({ ...MADE, sheetid: undefined })).toBeUndefined();
  expect(confirmationOf({ ...MADE, public_end_at: "bientôt" })).toBeUndefined();
  expect(confirmationOf("<html>")).toBeUndefined();
});

test("five addresses at most are proposed, and only whole ones", () => {
  const place = {
    label: "3 rue X",
    street: "3 rue X",
    zip: "31400",
    city: "Toulouse",
    lat: 1,
    lon: 2,
  };
  expect(suggestionsOf([place, { ...place, lat: null }, "?"])).toEqual([place]);
  expect(suggestionsOf(Array(9).fill(place))).toHaveLength(5);
  expect(suggestionsOf(undefined)).toEqual([]);
});
