/** Two server processes on one database: a browser is served by either, and misses nothing when it goes from one to the other. */
import { once } from "node:events";
import { get, type IncomingMessage } from "node:http";
import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { afterAll, beforeAll, expect, test } from "vitest";
import { testDatabase } from "../../../../test/database.ts";
import { startProcess, type TestProcess } from "../../../../test/processes.ts";
import { openAccounts, signInWith, SYLVIE, type Browser } from "../../../../test/shop/account.ts";

const database = testDatabase();
const running = openAccounts(database);
const DATA_DIR = mkdtempSync(`${tmpdir()}/etabli-live-`);
const processes: TestProcess[] = [];
const addresses: string[] = [];
const browser: Browser = {};

beforeAll(async () => {
  for (const _ of [1, 2])
    processes.push(startProcess("live-server.ts", { DATABASE_URL: database.url, DATA_DIR }));
  for (const one of processes)
    addresses.push((await one.line(/^listening /)).replace("listening ", ""));
  await signInWith(running.app, browser);
});
afterAll(async () => {
  for (const one of processes) await one.kill();
  rmSync(DATA_DIR, { recursive: true, force: true });
});

async function follow(index: number, last_event_id?: string): Promise<IncomingMessage> {
  const cookie = Object.entries(browser)
    .map(([name, value]) => `${name}=${value}`)
    .join("; ");
  const headers = { cookie, ...(last_event_id && { "last-event-id": last_event_id }) };
  const [stream] = await once(get(`${addresses[index]}/api/v1/live`, { headers }), "response");
  return stream;
}

/**
 * Once what is read at the start of a stream is over, which a beat says: what is announced before may come twice, and screens
 * keep one of each id.
 */
async function untilRead(stream: IncomingMessage): Promise<IncomingMessage> {
  for (let text = ""; !text.includes("event: beat"); text += String(stream.read() ?? ""))
    await once(stream, "readable");
  return stream;
}

/** What a stream brings, until notifications of these titles: the titles, and the id of the last event. */
async function readUntil(stream: IncomingMessage, ...wanted: string[]) {
  let text = "";
  for await (const chunk of stream) {
    text += String(chunk);
    if (wanted.every((title) => text.includes(title))) break;
  }
  const titles = [...text.matchAll(/"title":"[^"]*\s([A-Z]+)"/g)].map(([, title]) => title);
  const ids = [...text.matchAll(/^id: (\d+)$/gm)].map(([, id]) => id);
  return { titles, last_id: ids.at(-1) };
}

const announce = (client: string) =>
  database.asOwner(
    `select app.notify($1, 'to-call', jsonb_build_object('client', $2::text), null, null, null, now())`,
    [SYLVIE.shop_id, client],
  );

test("both deliver the same notification, and the one a browser comes back to brings what the other had not sent", async () => {
  const streams = [await untilRead(await follow(0)), await untilRead(await follow(1))];
  await announce("VIDAL");
  const [first, second] = await Promise.all(streams.map((stream) => readUntil(stream, "VIDAL")));
  expect([first?.titles, second?.titles]).toEqual([["VIDAL"], ["VIDAL"]]);

  await announce("ROCHE");
  await announce("BLANC");
  const resumed = await follow(1, first?.last_id);
  // What comes now may overtake what is read again.
  expect((await readUntil(resumed, "ROCHE", "BLANC")).titles).toEqual(
    expect.arrayContaining(["ROCHE", "BLANC"]),
  );
});

test("signed out everywhere from one, the streams of the other end", async () => {
  const [here, there] = [await follow(0), await follow(1)];
  here.resume();
  there.resume();
  const office: Browser = {};
  await signInWith(running.app, office);
  const ended = [once(here, "end"), once(there, "end")];
  await running.app.inject({ method: "DELETE", url: "/api/v1/auth/sessions", cookies: office });
  await Promise.all(ended);
  expect((await follow(1)).statusCode).toBe(401);
});
