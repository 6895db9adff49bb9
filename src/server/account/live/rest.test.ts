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

/** The notifications that a stream brings, until one of this title. */
async function titlesUntil(stream: IncomingMessage, last: string): Promise<string[]> {
  let text = "";
  for await (const chunk of stream) {
    text += String(chunk);
    if (text.includes(last)) break;
  }
  return [...text.matchAll(/"title":"([^"]*)"/g)].map(([, title]) => title ?? "");
}

const notifyFailure = (subject: string) =>
  database.asOwner(
    `select app.notify($1, 'to-call', jsonb_build_object('client', $2::text), null, null, null, now())`,
    [SYLVIE.shop_id, subject],
  );
const after = async (browser: Browser, headers: Record<string, string>) => {
  const cookie = Object.entries(browser)
    .map(([name, value]) => `${name}=${value}`)
    .join("; ");
  const request = get(`${address}/api/v1/live`, { headers: { cookie, ...headers } });
  const [stream] = await once(request, "response");
  return stream;
};

test("a notification comes at once; what came while the network was cut comes back with it", async () => {
  const browser = await open();
  const first = await after(browser, {});
  await notifyFailure("avant");
  expect(await titlesUntil(first, "avant")).toEqual(["À appeler : avant"]);
  const cut = Date.now();
  await notifyFailure("pendant la coupure");
  const stream = await after(browser, { "last-event-id": String(cut) });
  await notifyFailure("depuis");
  expect(new Set(await titlesUntil(stream, "depuis"))).toEqual(
    new Set(["À appeler : avant", "À appeler : pendant la coupure", "À appeler : depuis"]),
  );
  // Without triggers: this change is not announced, so what the next stream brings of these was read back.
  await database.asSuperuser(
    `set session_replication_role = replica;
     update app.notification set changed_at = now() - interval '1 hour'`,
  );
  const late = await after(browser, { "last-event-id": String(Date.now()) });
  await notifyFailure("enfin");
  expect(await titlesUntil(late, "enfin")).toEqual(["À appeler : enfin"]);
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
