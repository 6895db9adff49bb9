import { createServer } from "node:http";
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { blankAddress } from "../../../../domain/client/address.ts";
import { fromPlace, placesAround, placesLike, placesOf, positionOf } from "./geocode.ts";

const BLAGNAC = {
  label: "12 Rue des Essais 31700 Blagnac",
  street: "12 Rue des Essais",
  zip: "31700",
  city: "Blagnac",
  lat: 43.6371,
  lon: 1.3912,
};
const home = { ...blankAddress("a"), street: "12 rue des Essais", zip: "31700", city: "Blagnac" };

let asked: string[] = [];
let reply: { status: number; body: string };
let stop: () => void;

/** The service, imitated: what is asked is noted, the answer is given as it is. */
beforeEach(async () => {
  asked = [];
  reply = { status: 200, body: JSON.stringify({ addresses: [BLAGNAC] }) };
  const server = createServer((request, response) => {
    asked.push(request.url ?? "");
    response.writeHead(reply.status).end(reply.body);
  }).listen(0);
  await new Promise((resolve) => server.once("listening", resolve));
  const address = server.address();
  const base = `http://127.0.0.1:${typeof address === "object" ? address?.port : ""}`;
  const real = globalThis.fetch;
  vi.stubGlobal("fetch", (path: string, init: RequestInit) => real(base + path, init));
  stop = () => server.close();
});
afterEach(() => {
  stop();
  vi.unstubAllGlobals();
});

const { signal } = new AbortController();

test("an address is looked for by its text, near the shop", async () => {
  expect(await placesLike("12 rue", signal, { lat: 43.6, lon: 1.44 })).toEqual([BLAGNAC]);
  expect(asked).toEqual(["/api/v1/geocode?q=12+rue&lon=1.44&lat=43.6"]);
});

test("addresses around a position are asked longitude first", async () => {
  expect(await placesAround({ lat: 43.6, lon: 1.44 }, signal)).toEqual([BLAGNAC]);
  expect(asked).toEqual(["/api/v1/geocode/reverse?lon=1.44&lat=43.6"]);
});

test.each([
  ["fails", 500, "{}"],
  ["refuses", 422, '{"refused":"bad-input"}'],
])("a service that %s is told from one that finds nothing", async (_, status, body) => {
  reply = { status, body };
  expect(await placesLike("12 rue", signal)).toBeUndefined();
  reply = { status: 200, body: '{"addresses":[]}' };
  expect(await placesLike("12 rue", signal)).toEqual([]);
});

test("the towns of a service that is down are shown, and none of them is no answer", async () => {
  reply = { status: 200, body: JSON.stringify({ degraded: true, addresses: [BLAGNAC] }) };
  expect(await placesLike("blagnac", signal)).toEqual([BLAGNAC]);
  reply = { status: 200, body: '{"degraded":true,"addresses":[]}' };
  expect(await placesLike("12 rue des Essais", signal)).toBeUndefined();
});

test("an answer that is not JSON finds nothing", async () => {
  reply = { status: 200, body: "<html>" };
  expect(await placesLike("12 rue", signal)).toEqual([]);
});

test("a search given up answers nothing", async () => {
  const aborter = new AbortController();
  aborter.abort();
  expect(await placesLike("12 rue", aborter.signal)).toBeUndefined();
});

test("half an answer is left out, a repeated one is said once, five at most", () => {
  const many = Array.from({ length: 8 }, (_, index) => ({ ...BLAGNAC, label: `n° ${index}` }));
  expect(placesOf({ addresses: [BLAGNAC, { ...BLAGNAC, lat: "43" }, null, BLAGNAC] })).toEqual([
    BLAGNAC,
  ]);
  expect(placesOf({ addresses: many })).toHaveLength(5);
  expect(placesOf([])).toEqual([]);
});

test("a found address is in France and keeps its position", () => {
  expect(fromPlace(BLAGNAC)).toEqual({
    street: "12 Rue des Essais",
    zip: "31700",
    city: "Blagnac",
    country: "France",
    lat: 43.6371,
    lon: 1.3912,
  });
});

test("coordinates come from the first answer for street, postal code and city", async () => {
  expect(await positionOf(home)).toEqual({ lat: 43.6371, lon: 1.3912 });
  expect(asked).toEqual(["/api/v1/geocode?q=12+rue+des+Essais+31700+Blagnac"]);
});

test("without an answer, abroad or with nothing to ask, an address has no coordinates", async () => {
  reply = { status: 500, body: "" };
  expect(await positionOf(home)).toBeUndefined();
  expect(await positionOf({ ...home, country: "Belgique" })).toBeUndefined();
  expect(await positionOf(blankAddress("a"))).toBeUndefined();
  expect(asked).toHaveLength(1);
});
