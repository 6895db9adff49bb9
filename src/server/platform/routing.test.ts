import { createServer } from "node:http";
import { afterEach, describe, expect, it } from "vitest";
import { createRouting } from "./routing.ts";

const toulouse = { lat: 43.6045, lon: 1.444 };
const blagnac = { lat: 43.6371, lon: 1.3912 };
const muret = { lat: 43.46, lon: 1.327 };
const estimate = () => 99;

let close: (() => void) | undefined;
afterEach(() => close?.());

async function router(body: string): Promise<{ url: string; asked: string[] }> {
  const asked: string[] = [];
  const server = createServer((request, response) => {
    asked.push(request.url ?? "");
    response.end(body);
  }).listen(0, "127.0.0.1");
  await new Promise((resolve) => server.once("listening", resolve));
  close = () => server.close();
  const address = server.address();
  return { url: `http://127.0.0.1:${typeof address === "object" ? address?.port : ""}/`, asked };
}

describe("travel times", () => {
  it("come from the routing server in one question, each place named once", async () => {
    const { url, asked } = await router(
      JSON.stringify({
        code: "Ok",
        durations: [
          [0, 601],
          [720, 0],
        ],
      }),
    );
    const travel = await createRouting({ ROUTER_URL: url }).minutes(
      [toulouse, blagnac, toulouse],
      estimate,
    );
    expect(asked).toEqual(["/table/v1/driving/1.44400,43.60450;1.39120,43.63710"]);
    expect([travel(toulouse, blagnac), travel(blagnac, toulouse)]).toEqual([11, 12]);
  });

  it("keep the estimate for a place that the server was not asked about or cannot reach", async () => {
    const { url } = await router(
      JSON.stringify({
        durations: [
          [0, null],
          [720, 0],
        ],
      }),
    );
    const travel = await createRouting({ ROUTER_URL: url }).minutes([toulouse, blagnac], estimate);
    expect([travel(toulouse, blagnac), travel(toulouse, muret)]).toEqual([99, 99]);
  });

  it.each([["not JSON"], [JSON.stringify({ code: "InvalidQuery" })]])(
    "are estimated when the server answers %s",
    async (body) => {
      const { url } = await router(body);
      const travel = await createRouting({ ROUTER_URL: url }).minutes(
        [toulouse, blagnac],
        estimate,
      );
      expect(travel(toulouse, blagnac)).toBe(99);
    },
  );

  it("are estimated when no server is configured or it is down", async () => {
    expect(
      await createRouting({ ROUTER_URL: undefined }).minutes([toulouse, blagnac], estimate),
    ).toBe(estimate);
    expect(
      await createRouting({ ROUTER_URL: "http://127.0.0.1:1" }).minutes(
        [toulouse, blagnac],
        estimate,
      ),
    ).toBe(estimate);
  });
});
