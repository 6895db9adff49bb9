import { once } from "node:events";
import { get, type IncomingMessage } from "node:http";
import { beforeAll, beforeEach, expect, test } from "vitest";
import { testDatabase } from "../../../../test/database.ts";
import { openAccounts, signInWith, SYLVIE, type Browser } from "../../../../test/shop/account.ts";

const database = testDatabase();
const running = openAccounts(database);
let address = "";

beforeAll(async () => {
  address = await running.app.listen({ port: 0, host: "127.0.0.1" });
});
beforeEach(() => database.asOwner("delete from auth.attempt"));

async function open(): Promise<Browser> {
  const browser: Browser = {};
  await signInWith(running.app, browser);
  return browser;
}

async function follow(browser: Browser): Promise<IncomingMessage> {
  const cookie = Object.entries(browser)
    .map(([name, value]) => `${name}=${value}`)
    .join("; ");
  const [stream] = await once(get(`${address}/api/v1/live`, { headers: { cookie } }), "response");
  return stream.resume();
}

const ended = (stream: IncomingMessage) => stream.readableEnded || once(stream, "end");

test("a stream without a session is refused", async () => {
  expect((await follow({})).statusCode).toBe(401);
});

test("its head alone is answered at once", async () => {
  const response = await running.app.inject({
    method: "HEAD",
    url: "/api/v1/live",
    cookies: await open(),
  });
  expect([response.statusCode, response.headers["content-type"]]).toEqual([
    200,
    "text/event-stream; charset=utf-8",
  ]);
});

test("a stream ends when its session signs out, and the others go on", async () => {
  const [leaving, staying] = [await open(), await open()];
  const [cut, kept] = [await follow(leaving), await follow(staying)];
  await running.app.inject({ url: "/api/v1/auth/logout", cookies: leaving });
  await ended(cut);
  expect(kept.readableEnded).toBe(false);
  kept.destroy();
});

test("a stream ends when its session is ended from another device", async () => {
  const [office, lost] = [await open(), await open()];
  const stream = await follow(lost);
  await running.app.inject({ method: "DELETE", url: "/api/v1/auth/sessions", cookies: office });
  await ended(stream);
});

test.each([
  ["is closed", "auth.account", "disabled_at"],
  ["leaves the shop", "app.shop_user", "archived_at"],
])("a stream ends when its account %s", async (_case, table, column) => {
  const stream = await follow(await open());
  await database.asOwner(`update ${table} set ${column} = now() where id = $1`, [SYLVIE.id]);
  await ended(stream);
  await database.asOwner(`update ${table} set ${column} = null where id = $1`, [SYLVIE.id]);
});
