import { createServer, type IncomingMessage, type ServerResponse } from "node:http";
import { afterEach, describe, expect, it } from "vitest";
import { createGeocoder } from "./geocoder.ts";

type Answer = (request: IncomingMessage, response: ServerResponse) => void;
let close: (() => void) | undefined;
afterEach(() => close?.());

/** Another company's service, imitated. */
async function service(answer: Answer): Promise<string> {
  const server = createServer(answer).listen(0, "127.0.0.1");
  await new Promise((resolve) => server.once("listening", resolve));
  close = () => server.close();
  const address = server.address();
  return `http://127.0.0.1:${typeof address === "object" ? address?.port : ""}/geocodage`;
}

const feature = {
  type: "Feature",
  geometry: { type: "Point", coordinates: [1.3912, 43.6371] },
  properties: {
    label: "12 Rue des Essais 31700 Blagnac",
    score: 0.94,
    type: "housenumber",
    name: "12 Rue des Essais",
    postcode: "31700",
    city: "Blagnac",
  },
};

describe("the address search", () => {
  it.each([
    ["12 rue des Essais", ["housenumber", null]],
    ["3 bis, allée des Peupliers", ["housenumber", null]],
    ["Blagnac, 8B allée des Peupliers", ["housenumber", null]],
    ["allée des Peupliers 31700", [null]],
    ["Blagnac", [null]],
  ])("« %s » searches %j: whole addresses first, once a number is typed", async (text, types) => {
    const asked: (string | null)[] = [];
    const url = await service((request, response) => {
      asked.push(new URL(request.url ?? "", "http://x").searchParams.get("type"));
      response.end(JSON.stringify({ features: [] }));
    });
    await createGeocoder({ GEOCODER_URL: url }).search(text);
    expect(asked).toEqual(types);
  });

  it("reads an address with its position, longitude first", async () => {
    let asked = "";
    const url = await service((request, response) => {
      asked = request.url ?? "";
      response.end(JSON.stringify({ type: "FeatureCollection", features: [feature] }));
    });
    const answer = await createGeocoder({ GEOCODER_URL: url }).search(
      "  12 rue des Essais, Blagnac",
      {
        lat: 43.6,
        lon: 1.4,
      },
    );
    expect(asked).toBe(
      "/geocodage/search?type=housenumber&q=12+rue+des+Essais%2C+Blagnac&limit=5&lat=43.6&lon=1.4",
    );
    expect(answer).toEqual({
      degraded: false,
      addresses: [
        {
          label: "12 Rue des Essais 31700 Blagnac",
          street: "12 Rue des Essais",
          zip: "31700",
          city: "Blagnac",
          country: "France",
          lat: 43.6371,
          lon: 1.3912,
          score: 0.94,
        },
      ],
    });
  });

  it("asks the other way with a position", async () => {
    let asked = "";
    const url = await service((request, response) => {
      asked = request.url ?? "";
      response.end(JSON.stringify({ features: [feature] }));
    });
    const { addresses } = await createGeocoder({ GEOCODER_URL: url }).reverse({
      lat: 43.6371,
      lon: 1.3912,
    });
    expect(asked).toBe("/geocodage/reverse?lat=43.6371&lon=1.3912&limit=5");
    expect(addresses[0]?.city).toBe("Blagnac");
  });

  it.each<[string, Answer]>([
    ["fails", (_, response) => response.writeHead(500).end()],
    ["answers a page instead of JSON", (_, response) => response.end("<html>")],
    ["cuts the wire", (request) => request.socket.destroy()],
    ["never answers", () => undefined],
  ])("is degraded, without an error, when the service %s", async (_, answer) => {
    const url = await service(answer);
    expect(await createGeocoder({ GEOCODER_URL: url }, 100).search("12 rue des Essais")).toEqual({
      addresses: [],
      degraded: true,
    });
  });

  it("leaves the service alone for as long as it asks", async () => {
    let requests = 0;
    const url = await service((_, response) => {
      requests++;
      response.writeHead(429, { "retry-after": "5" }).end();
    });
    const geocoder = createGeocoder({ GEOCODER_URL: url });
    await geocoder.search("12 rue des Essais");
    expect(await geocoder.search("12 rue des Essais")).toEqual({ addresses: [], degraded: true });
    expect(requests).toBe(1);
  });

  it.each([["ab"], ["  -- "], [""]])(
    "does not ask for « %s », which the service refuses",
    async (text) => {
      const geocoder = createGeocoder({ GEOCODER_URL: "http://127.0.0.1:1" });
      expect(await geocoder.search(text)).toEqual({ addresses: [], degraded: false });
    },
  );

  it("is degraded when nobody configured it", async () => {
    expect(await createGeocoder({ GEOCODER_URL: undefined }).search("12 rue des Essais")).toEqual({
      addresses: [],
      degraded: true,
    });
  });
});
