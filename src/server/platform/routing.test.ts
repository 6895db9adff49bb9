import { createServer } from "node:http";
import { afterEach, describe, expect, it } from "vitest";
import { createRouting } from "./routing.ts";

const toulouse = { lat: 43.6045, lon: 1.444 };
const blagnac = { lat: 43.6371, lon: 1.3912 };
const muret = { lat: 43.46, lon: 1.327 };
const estimate = () => 99;

let close: (() => void) | undefined;
afterEach(() => close?.());

const TABLE = JSON.stringify({
  durations: [
    [0, 601],
    [720, 0],
  ],
});

type Router = { url: string; asked: string[]; answer: (body: string) => void };

async function router(first: string): Promise<Router> {
  const asked: string[] = [];
  let body = first;
  const server = createServer((request, response) => {
    asked.push(request.url ?? "");
    response.end(body);
  }).listen(0, "127.0.0.1");
  await new Promise((resolve) => server.once("listening", resolve));
  close = () => server.close();
  const address = server.address();
  return {
    url: `http://127.0.0.1:${typeof address === "object" ? address?.port : ""}/`,
    asked,
    answer: (next) => (body = next),
  };
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
    expect(asked).toEqual(["/table/v1/driving/1.4440,43.6045;1.3912,43.6371"]);
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

  it("are estimated when no server is configured", async () => {
    const routing = createRouting({ ROUTER_URL: undefined });
    expect(await routing.minutes([toulouse, blagnac], estimate)).toBe(estimate);
  });

  it("are asked once a day for the same places, those within ten metres being one", async () => {
    const { url, asked } = await router(TABLE);
    let now = 0;
    const routing = createRouting({ ROUTER_URL: url }, { now: () => now });
    const read = async (place = blagnac) =>
      (await routing.minutes([toulouse, place], estimate))(toulouse, place);
    expect([await read(), await read({ ...blagnac, lat: 43.63712 })]).toEqual([11, 11]);
    expect(asked).toHaveLength(1);
    now = 23 * 3_600_000;
    expect([await read(), asked.length]).toEqual([11, 1]);
    now = 24 * 3_600_000;
    expect([await read(), asked.length]).toEqual([11, 2]);
    expect([await read(muret), asked.length]).toEqual([11, 3]);
  });

  it("are estimated while the server is down, which is said once, and it is not asked for a while", async () => {
    const { url, asked, answer } = await router("");
    let now = 0;
    const said: string[] = [];
    const log = { warn: (_: object, text: string) => void said.push(text) };
    const routing = createRouting({ ROUTER_URL: url }, { now: () => now, log });
    const read = async () =>
      (await routing.minutes([toulouse, blagnac], estimate))(toulouse, blagnac);
    expect([await read(), await read(), asked.length]).toEqual([99, 99, 1]);
    now = 30_000;
    expect([await read(), asked.length, said.length]).toEqual([99, 2, 1]);
    now = 60_000;
    answer(TABLE);
    expect([await read(), asked.length]).toEqual([11, 3]);
  });

  it("do not wait for a server that is slow", async () => {
    const server = createServer(() => undefined).listen(0, "127.0.0.1");
    await new Promise((resolve) => server.once("listening", resolve));
    close = () => server.close().closeAllConnections();
    const address = server.address();
    const url = `http://127.0.0.1:${typeof address === "object" ? address?.port : ""}`;
    const routing = createRouting({ ROUTER_URL: url }, { timeoutMs: 20 });
    expect((await routing.minutes([toulouse, blagnac], estimate))(toulouse, blagnac)).toBe(99);
  });
});
