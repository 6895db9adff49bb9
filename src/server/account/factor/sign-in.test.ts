/** A shop that requires a second factor: what still opens for a person who has none. */
import { beforeEach, describe, expect, test } from "vitest";
import { openDevice } from "../../../../test/authenticator.ts";
import { testDatabase } from "../../../../test/database.ts";
import { openFactors } from "../../../../test/second-factor.ts";
import { SYLVIE, type Browser } from "../../../../test/shop/account.ts";
import { isOpen } from "../session/store.ts";

const database = testDatabase();
const START = Date.parse("2026-11-23T08:00:00.000Z");
const { held, running, codeOf, post, signedIn, turnedOn, half, enter } = openFactors(
  database,
  START,
);
const { password } = SYLVIE;

beforeEach(async () => {
  held.now = START;
  for (const table of ["attempt", "session", "second_factor", "half_session", "passkey"])
    await database.asOwner(`delete from auth.${table}`);
  await requireFrom(null);
  await database.asOwner("update auth.account set role = 'USER'");
});

/** Days from today on the database's clock, which is the one of sessions. */
const requireFrom = (days: number | null) =>
  database.asOwner(
    "update app.shop set second_factor_from = (now() at time zone timezone)::date + $1::int where id = $2",
    [days, SYLVIE.shop_id],
  );
const get = (url: string, cookies: Browser) => running.app.inject({ url, cookies });
const session = async (cookies: Browser) => (await get("/api/v1/auth/check", cookies)).json();

async function withPasskey() {
  const [browser, device] = [await signedIn(), openDevice()];
  const offer = await post("passkeys/challenge", { cookies: browser, body: { password } });
  const body = { name: "Clé", answer: device.create(offer.json()) };
  await post("passkeys", { cookies: browser, body });
  return { browser, device };
}

describe("during the grace", () => {
  test("the session says from which day it is required, and everything opens", async () => {
    await requireFrom(3);
    const browser = await signedIn();
    const day = expect.stringMatching(/^\d{4}-\d\d-\d\d$/);
    expect((await session(browser)).factor).toEqual({ from: day, due: false, has_passkey: false });
    expect((await get("/app/file/0192", browser)).statusCode).toBe(200);
  });

  test("a shop that requires nothing says nothing", async () => {
    expect(await session(await signedIn())).not.toHaveProperty("factor");
  });
});

describe("once the day has come", () => {
  test(
    "only the account itself and the pages that lead to it answer",
    { timeout: 10_000 },
    async () => {
      const browser = await signedIn();
      await requireFrom(0);
      expect((await session(browser)).factor).toMatchObject({ due: true });
      const statuses = await Promise.all(
        ["/app", "/app/agenda", "/api/v1/auth/sessions", "/api/v1/live"].map(
          async (url) => (await get(url, browser)).statusCode,
        ),
      );
      expect(statuses).toEqual([200, 200, 200, 401]);
      const file = await get("/app/file/0192", browser);
      expect([file.statusCode, file.headers.location]).toEqual([302, "/app"]);
    },
  );

  test("open streams of the shop end", async () => {
    const browser = await signedIn();
    const open = () => isOpen(database, browser.etabli ?? "", SYLVIE.shop_id);
    expect(await open()).toBe(true);
    await requireFrom(0);
    expect(await open()).toBe(false);
  });

  test("a code that is set up opens everything in this session, and by code in the next", async () => {
    await requireFrom(0);
    const { browser, secret } = await turnedOn();
    expect(await session(browser)).not.toHaveProperty("factor");
    const next = await half();
    await enter(next, codeOf(secret));
    expect((await get("/app/file/0192", next)).statusCode).toBe(200);
  });

  test("a passkey counts: the session in which it was added is open", async () => {
    await requireFrom(0);
    const { browser } = await withPasskey();
    expect(await session(browser)).not.toHaveProperty("factor");
  });

  test("an account with a passkey enters by it: the password alone opens nothing, and changes none", async () => {
    await requireFrom(0);
    const { device } = await withPasskey();
    const byPassword = await signedIn();
    expect((await session(byPassword)).factor).toMatchObject({ due: true, has_passkey: true });
    for (const [path, body] of [
      ["factor", { password }],
      ["passkeys/challenge", { password }],
      ["passkeys/remove", { id: device.id }],
    ] as const) {
      const refused = await post(path, { cookies: byPassword, body });
      expect([refused.statusCode, refused.json().refused]).toEqual([422, "needs-passkey"]);
    }
    const asked = await post("passkey/challenge", {});
    const entered = await post("passkey", { body: { answer: device.get(asked.json()) } });
    expect(entered.json()).not.toHaveProperty("factor");
  });

  test("it is asked again of who removes the last one", async () => {
    await requireFrom(0);
    const { browser, device } = await withPasskey();
    await post("passkeys/remove", { cookies: browser, body: { id: device.id } });
    expect((await session(browser)).factor).toMatchObject({ due: true, has_passkey: false });
  });

  test("an administrator of the platform is not asked by a shop", async () => {
    await database.asOwner("update auth.account set role = 'ADMIN' where id = $1", [SYLVIE.id]);
    await requireFrom(0);
    expect(await session(await signedIn())).not.toHaveProperty("factor");
  });
});
