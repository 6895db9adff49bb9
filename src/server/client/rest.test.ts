import { afterAll, beforeEach, describe, expect, it } from "vitest";
import { anotherVisitor } from "../../../test/shop/doors.ts";
import { openOffice } from "../../../test/shop/colleagues.ts";
import { imitateService, type ImitatedService } from "../../../test/service.ts";
import { createGeocoder } from "../platform/geocoder.ts";
import { createReachability } from "../platform/reachability.ts";
import { clientRest } from "./rest.ts";

/** The two services of other companies, in one; it answers 500 until a test says otherwise. */
const imitated: { service?: ImitatedService; answer?: unknown } = {};

const { doors, send } = openOffice("2026-11-23T06:00:00Z", [
  async (app, services) => {
    const service = await imitateService((_asked, response) =>
      imitated.answer === undefined
        ? response.writeHead(500).end()
        : response.end(JSON.stringify(imitated.answer)),
    );
    imitated.service = service;
    const { url } = service;
    const geocoder = createGeocoder({ GEOCODER_URL: url });
    const reachability = createReachability({ EMAIL_CHECK_URL: url });
    await clientRest(app, { ...services, geocoder, reachability });
  },
]);
afterAll(() => imitated.service?.close());
beforeEach(() => {
  delete imitated.answer;
  imitated.service?.asked.splice(0);
});

type Found = { refused?: string; addresses?: Record<string, unknown>[] };
const ask = (query: Record<string, string>, path = "/api/v1/geocode") =>
  doors().app.inject({ url: path, query, remoteAddress: anotherVisitor() });
const found = async (query: Record<string, string>, path?: string) =>
  (await ask(query, path)).json<Found>();

const feature = {
  geometry: { type: "Point", coordinates: [1.3912, 43.6371] },
  properties: {
    label: "12 Rue des Essais 31700 Blagnac",
    name: "12 Rue des Essais",
    city: "Blagnac",
  },
};

describe("an address is searched", () => {
  it("by the service", async () => {
    imitated.answer = { features: [feature] };
    const { addresses } = await found({ q: "12 rue des Essais", lat: "43.6", lon: "1.4" });
    expect(addresses).toMatchObject([{ street: "12 Rue des Essais", lat: 43.6371, lon: 1.3912 }]);
    expect(imitated.service?.asked[0]?.url).toContain("lat=43.6&lon=1.4");
  });

  it("without it, among the towns we know: the form stays usable", async () => {
    const { addresses } = await found({ q: "8 allée des Peupliers 31700 Blagnac" });
    expect(addresses?.[0]).toMatchObject({
      zip: "31700",
      city: "Blagnac",
      street: "",
      country: "France",
    });
  });

  it.each([[{ q: "Toul" }], [{}], [{ q: "     " }], [{ q: "((((((" }]])(
    "%j is not worth asking the service",
    async (query) => {
      imitated.answer = { features: [feature] };
      expect(await found(query)).toEqual({ addresses: [] });
      expect(imitated.service?.asked).toEqual([]);
    },
  );

  it.each([[{ q: "rue des Essais", lat: "200", lon: "1" }], [{ q: "x".repeat(201) }]])(
    "%j is refused in French",
    async (query) => {
      const response = await ask(query);
      expect([response.statusCode, response.json<Found>().refused]).toEqual([422, "bad-input"]);
    },
  );
});

describe("a position is turned into addresses", () => {
  const REVERSE = "/api/v1/geocode/reverse";
  const here = { lon: "1.3912", lat: "43.6371" };

  it("by the service, five at most", async () => {
    imitated.answer = { features: [feature] };
    expect((await found(here, REVERSE)).addresses).toMatchObject([{ city: "Blagnac" }]);
    expect(imitated.service?.asked[0]?.url).toBe("/reverse?lat=43.6371&lon=1.3912&limit=5");
  });

  it("without it, by the towns around", async () => {
    const { addresses } = await found(here, REVERSE);
    expect(addresses?.map(({ city }) => city)).toContain("Blagnac");
    expect(addresses).toHaveLength(5);
    expect(await found({ lon: "-20", lat: "45" }, REVERSE)).toEqual({
      addresses: [],
      degraded: true,
    });
  });

  it.each([
    [{}],
    [{ lon: "1" }],
    [{ lon: "", lat: "" }],
    [{ lon: "x", lat: "43" }],
    [{ lon: "181", lat: "43" }],
    [{ lon: "1", lat: "NaN" }],
  ])("unless it is %j", async (query) => {
    const response = await ask(query, REVERSE);
    expect([response.statusCode, response.json<Found>().refused]).toEqual([422, "bad-input"]);
  });
});

describe("an e-mail is checked", () => {
  const check = (payload: unknown) =>
    send({
      method: "POST",
      url: "/api/v1/email-check",
      headers: { "content-type": "application/json" },
      payload: JSON.stringify(payload),
    });
  const reached = async (to_email: string) =>
    (await check({ to_email })).json<{ is_reachable: string }>().is_reachable;

  it("by the service, in one spelling", async () => {
    imitated.answer = { is_reachable: "risky" };
    expect(await reached(" Helene@Example.org ")).toBe("risky");
    expect(imitated.service?.asked[0]?.body).toBe('{"to_email":"helene@example.org"}');
  });

  it("and stays unknown when the service is down", async () => {
    expect(await reached("panne@example.org")).toBe("unknown");
  });

  it.each(["helene@", "", "x".repeat(300), "a@b\u0000.fr"])(
    "« %.12s » is no address, and nobody is asked",
    async (to_email) => {
      imitated.answer = { is_reachable: "safe" };
      expect(await reached(to_email)).toBe("invalid");
      expect(imitated.service?.asked).toEqual([]);
    },
  );

  it.each([
    null,
    [],
    {},
    { to_email: 3 },
    { to_email: ["a@b.fr"] },
    { to_email: "x".repeat(9_999) },
  ])("unless it is %.30j", async (payload) => {
    const response = await check(payload);
    expect([response.statusCode, response.json<Found>().refused]).toEqual([422, "bad-input"]);
  });

  it("for whoever is signed in", async () => {
    const payload = { to_email: "helene@example.org" };
    const response = await doors().app.inject({
      method: "POST",
      url: "/api/v1/email-check",
      payload,
    });
    expect([response.statusCode, response.json<Found>().refused]).toEqual([401, "not-signed-in"]);
  });
});
