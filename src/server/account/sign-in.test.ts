import { beforeEach, describe, expect, test } from "vitest";
import { testDatabase } from "../../../test/database.ts";
import {
  openAccounts,
  securityEvents,
  signInWith,
  SYLVIE,
  type Browser,
} from "../../../test/shop/account.ts";

const database = testDatabase();
const running = openAccounts(database);
const FIREFOX = "Mozilla/5.0 (Windows NT 10.0; rv:145.0) Gecko/20100101 Firefox/145.0";

beforeEach(async () => {
  running.lines.length = 0;
  for (const table of ["attempt", "session", "device"])
    await database.asOwner(`delete from auth.${table}`);
  await database.asOwner("delete from app.message");
});

const enter = async (browser: Browser, attempt: Parameters<typeof signInWith>[2] = {}) =>
  (await signInWith(running.app, browser, attempt)).statusCode;

describe("a stranger who guesses", () => {
  const guessFromEverywhere = async () => {
    for (let network = 0; network < 5; network++)
      for (let tries = 0; tries < 8; tries++)
        await enter({}, { password: "faux", from: `198.51.100.${network}` });
  };

  test("keeps nobody out of a device that they signed in from before", async () => {
    const browser: Browser = {};
    expect(await enter(browser)).toBe(200);
    delete browser.etabli;
    await guessFromEverywhere();
    expect(await enter({}, { from: "192.0.2.9" })).toBe(429);
    expect(await enter(browser, { from: "192.0.2.9" })).toBe(200);
  });

  test("waits twice as long after each attempt too many", async () => {
    for (let tries = 0; tries < 8; tries++) expect(await enter({}, { password: "faux" })).toBe(401);
    const waits = [];
    for (let tries = 0; tries < 3; tries++) {
      const early = await signInWith(running.app, {}, { password: "faux" });
      expect(early.statusCode).toBe(429);
      waits.push(Math.ceil(Number(early.headers["retry-after"]) / 60));
      await database.asOwner("update auth.attempt set again_at = now()");
      expect(await enter({}, { password: "faux" })).toBe(401);
    }
    expect(waits).toEqual([1, 2, 4]);
  });

  test("gains nothing by asking in the meantime: the wait is not made longer either", async () => {
    for (let tries = 0; tries < 20; tries++) await enter({}, { password: "faux" });
    const rows = await database.asOwner<{ count: number }>(
      "select count from auth.attempt where key like 'sign-in % %'",
    );
    expect(rows).toEqual([{ count: 8 }]);
  });

  test("has a limit on a known device too, of its own", async () => {
    const browser: Browser = {};
    await enter(browser);
    for (let tries = 0; tries < 10; tries++)
      expect(await enter(browser, { password: "faux" })).toBe(401);
    expect(await enter(browser)).toBe(429);
    expect(await enter({}, { from: "192.0.2.10" })).toBe(200);
  });

  test("learns nothing from a device that is known to another account", async () => {
    const browser: Browser = {};
    await enter(browser);
    const unknown = { email: "personne@example.org", password: "faux" };
    for (let tries = 0; tries < 8; tries++) expect(await enter(browser, unknown)).toBe(401);
    expect(await enter(browser, unknown)).toBe(429);
  });
});

describe("the right password", () => {
  test("forgets the attempts before it", async () => {
    for (let turn = 0; turn < 3; turn++) {
      for (let tries = 0; tries < 7; tries++) await enter({}, { password: "faux" });
      expect(await enter({})).toBe(200);
    }
  });

  test("ends the session that the browser presented", async () => {
    const browser: Browser = {};
    await enter(browser);
    const former = { ...browser };
    await enter(browser);
    const check = async (cookies: Browser) =>
      (await running.app.inject({ url: "/api/v1/auth/check", cookies })).statusCode;
    expect(await check(browser)).toBe(200);
    expect(await check(former)).toBe(401);
  });
});

describe("a letter", () => {
  const letters = () =>
    database.asOwner<{ template: string; recipient: string; text: string }>(
      "select template, recipient, text from app.message",
    );

  test("says that a new device signed in, to the person whose account it is", async () => {
    await enter({});
    expect(await letters()).toEqual([]);
    await enter({}, { userAgent: FIREFOX });
    const [letter, ...others] = await letters();
    expect(others).toEqual([]);
    expect(letter).toMatchObject({ template: "new-device", recipient: SYLVIE.email });
    expect(letter?.text).toContain("Firefox sur Windows");
  });

  test("is not sent for a device that is known", async () => {
    const browser: Browser = {};
    await enter(browser);
    await enter(browser);
    expect(await letters()).toEqual([]);
  });
});

test("each attempt is a security event that names the account, and neither e-mail nor password", async () => {
  await enter({}, { password: "un secret faux" });
  await enter({}, { email: "personne@example.org" });
  await enter({});
  const known = { account_id: SYLVIE.id, shop_id: SYLVIE.shop_id, ip: "203.0.113.1" };
  expect(securityEvents(running.lines)).toMatchObject([
    { event: "sign-in.refused", level: 40, ...known },
    { event: "sign-in.refused", ip: "203.0.113.1" },
    { event: "sign-in.succeeded", level: 30, ...known },
  ]);
  for (let tries = 0; tries < 9; tries++) await enter({}, { password: "un secret faux" });
  expect(securityEvents(running.lines).at(-1)).toMatchObject({
    event: "sign-in.delayed",
    ...known,
  });
  expect(running.lines.join("")).not.toMatch(/un secret|@/);
});
