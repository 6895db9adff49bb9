import { expect, it } from "vitest";
import { anotherVisitor, openDoors } from "../../../test/shop/doors.ts";
import { clientRest } from "./rest.ts";

// Nobody listens at the geocoder's address in these tests.
const doors = openDoors("2026-11-23T06:00:00Z", [clientRest]);

const ask = (query: Record<string, string>) =>
  doors().app.inject({ url: "/api/v1/geocode", query, remoteAddress: anotherVisitor() });

it("without the address service, the towns we know are proposed: the form stays usable", async () => {
  const response = await ask({ q: "8 allée des Peupliers 31700 Blagnac" });
  expect(response.statusCode).toBe(200);
  expect(response.json<{ addresses: unknown[] }>().addresses[0]).toMatchObject({
    zip: "31700",
    city: "Blagnac",
    street: "",
    country: "France",
  });
});

it.each([[{ q: "Toul" }], [{}]])("%j is too short to be searched", async (query) => {
  expect((await ask(query)).json()).toEqual({ addresses: [] });
});

it("a position off the globe is refused in French", async () => {
  const response = await ask({ q: "rue des Essais", lat: "200", lon: "1" });
  expect([response.statusCode, response.json<{ refused: string }>().refused]).toEqual([
    422,
    "bad-input",
  ]);
});
