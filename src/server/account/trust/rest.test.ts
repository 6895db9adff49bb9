/** A browser that remembers a right code for thirty days: chosen, listed, ended, and of no use to anybody else. */
import { beforeEach, describe, expect, test } from "vitest";
import { testDatabase } from "../../../../test/database.ts";
import { openFactors } from "../../../../test/second-factor.ts";
import { signInWith, SYLVIE, type Browser } from "../../../../test/shop/account.ts";
import { hashPassword } from "../sign-in.ts";
import { digest } from "../session/store.ts";
import { resetFactors } from "../factor/store.ts";
import { mintScope } from "../../platform/database/scope.ts";

const database = testDatabase();
const START = Date.parse("2026-11-23T08:00:00.000Z");
const { held, running, codeOf, post, turnedOn, half, check, later } = openFactors(database, START);
const TRUST = "etabli-trust";
const { password } = SYLVIE;

beforeEach(async () => {
  held.now = START;
  running.lines.length = 0;
  for (const table of ["attempt", "session", "device", "second_factor", "half_session"])
    await database.asOwner(`delete from auth.${table}`);
  await database.asOwner("update auth.account set disabled_at = null, password_hash = $1", [
    await hashPassword(password),
  ]);
});

const enterAnd = async (browser: Browser, body: object) => {
  const response = await post("code", { cookies: browser, body });
  for (const { name, value } of response.cookies) browser[name] = value;
  return response;
};
/** Signed in with a code that the browser remembers. */
async function remembered() {
  const { secret, browser: office, codes } = await turnedOn();
  const browser = await half();
  const answer = await enterAnd(browser, { code: codeOf(secret), remember: true });
  later(30);
  return { browser, office, secret, codes, answer };
}
/** What the password alone gives: 200 a session, 202 the question for a code. */
const byPassword = async (browser: Browser, sent: object = {}) =>
  (await signInWith(running.app, { ...browser }, sent)).statusCode;
const devices = async (cookies: Browser) =>
  (await running.app.inject({ url: "/api/v1/auth/trusted-devices", cookies })).json().devices;
const forget = (id: string, cookies: Browser) =>
  running.app.inject({ method: "DELETE", url: `/api/v1/auth/trusted-devices/${id}`, cookies });

describe("a browser that was told to remember a code", () => {
  test("is asked the password alone, with a cookie that no script reads", async () => {
    const { browser, answer } = await remembered();
    expect(answer.cookies.find(({ name }) => name === TRUST)).toMatchObject({
      httpOnly: true,
      sameSite: "Lax",
      path: "/",
      maxAge: 30 * 24 * 3600,
    });
    expect(await byPassword(browser)).toBe(200);
    expect(await byPassword({})).toBe(202);
  });

  test("was asked: nothing is remembered by itself", async () => {
    const { secret } = await turnedOn();
    const browser = await half();
    await enterAnd(browser, { code: codeOf(secret) });
    expect(browser[TRUST]).toBeUndefined();
    expect(await byPassword(browser)).toBe(202);
    for (const remember of ["true", 1])
      expect((await enterAnd(await half(), { code: "000000", remember })).statusCode).toBe(422);
  });

  test("gives a wrong code and is remembered by nobody", async () => {
    await turnedOn();
    const browser = await half();
    await enterAnd(browser, { code: "000000", remember: true });
    expect(browser[TRUST]).toBeUndefined();
    expect(await database.asOwner("select 1 from auth.trusted_device")).toEqual([]);
  });

  test("is asked a code again after thirty days", async () => {
    const { browser } = await remembered();
    await database.asOwner(
      "update auth.trusted_device set expire_at = expire_at - interval '30 days'",
    );
    expect(await byPassword(browser)).toBe(202);
    expect(await devices(browser)).toEqual([]);
  });

  test("keeps the memory when the person signs out, and is told of neither code nor password", async () => {
    const { browser } = await remembered();
    await running.app.inject({ url: "/api/v1/auth/logout", cookies: browser });
    expect(await byPassword(browser)).toBe(200);
    const rows = await database.asOwner("select to_jsonb(t) from auth.trusted_device t");
    expect(JSON.stringify(rows) + running.lines.join("")).not.toContain(browser[TRUST]);
  });

  test("still gives a code before what protects the account changes", async () => {
    const { browser, secret } = await remembered();
    const off = (code: string) =>
      post("factor/off", { cookies: browser, body: { password, code } });
    expect((await off("000000")).json().refused).toBe("bad-code");
    expect((await off(codeOf(secret))).statusCode).toBe(200);
  });
});

describe("who holds its cookie", () => {
  test("opens nothing without the password, and learns nothing", async () => {
    const { browser } = await remembered();
    const stolen = { [TRUST]: browser[TRUST] ?? "" };
    expect(await check(stolen)).toBe(401);
    const [theirs, others] = [
      await signInWith(running.app, { ...stolen }, { password: "faux" }),
      await signInWith(running.app, {}, { password: "faux" }),
    ];
    expect([theirs.statusCode, theirs.body]).toEqual([others.statusCode, others.body]);
  });

  test("cannot make one up, nor use the digest that is stored", async () => {
    const { browser } = await remembered();
    const stored = digest(browser[TRUST] ?? "");
    for (const token of ["", "x", stored.toString("base64url"), stored.toString("hex")])
      expect(await byPassword({ [TRUST]: token })).toBe(202);
  });

  test("cannot plant one: the code that is given makes another", async () => {
    const { secret } = await turnedOn();
    const planted = "a".repeat(43);
    const browser: Browser = { ...(await half()), [TRUST]: planted };
    await enterAnd(browser, { code: codeOf(secret), remember: true });
    expect(browser[TRUST]).not.toBe(planted);
    expect(await byPassword({ [TRUST]: planted })).toBe(202);
  });

  test("is of no use for another account", async () => {
    const { browser } = await remembered();
    const { id } = SYLVIE;
    await database.asOwner(
      `insert into auth.account (id, shop_id, email, password_hash)
       select gen_random_uuid(), shop_id, 'karim@atelier-garonne.test', password_hash from auth.account where id = $1`,
      [id],
    );
    await database.asOwner(
      `insert into auth.second_factor (account_id, sealed_secret, confirmed_at)
       select a.id, f.sealed_secret, now() from auth.account a, auth.second_factor f where a.email = 'karim@atelier-garonne.test'`,
    );
    expect(await byPassword(browser, { email: "karim@atelier-garonne.test" })).toBe(202);
    await database.asOwner("delete from auth.account where email = 'karim@atelier-garonne.test'");
  });
});

describe("it ends", () => {
  test("from the list of devices, which names no secret", async () => {
    const { browser, office } = await remembered();
    const [listed, ...more] = await devices(office);
    expect(more).toEqual([]);
    expect(Object.keys(listed).toSorted()).toEqual([
      "created_at",
      "current",
      "device",
      "expire_at",
      "id",
    ]);
    expect(listed.current).toBe(false);
    expect((await devices(browser))[0].current).toBe(true);
    expect((await forget(listed.id, {})).statusCode).toBe(401);
    expect((await forget(listed.id, office)).json()).toEqual({ ended: 1 });
    expect((await forget(listed.id, office)).json()).toEqual({ ended: 0 });
    expect((await forget("nimporte", office)).statusCode).toBe(404);
    expect(await byPassword(browser)).toBe(202);
  });

  test("with the session that another device ends", async () => {
    const { browser, office } = await remembered();
    await running.app.inject({ method: "DELETE", url: "/api/v1/auth/sessions", cookies: office });
    expect(await byPassword(browser)).toBe(202);
  });

  test("with a change of the password, on the device that changes it too", async () => {
    const { browser } = await remembered();
    const next = "cinq écrous et une clé à pipe";
    await post("password", { cookies: browser, body: { current: password, next } });
    expect(await byPassword(browser, { password: next })).toBe(202);
  });

  test("when the code is turned off, and does not come back with the next one", async () => {
    const { browser, secret } = await remembered();
    await post("factor/off", { cookies: browser, body: { password, code: codeOf(secret) } });
    await turnedOn();
    expect(await byPassword(browser)).toBe(202);
  });

  test("when the owner of the shop resets the person's factors", async () => {
    const { browser } = await remembered();
    await database.withShop(mintScope(SYLVIE.shop_id, { kind: "system" }), (db) =>
      resetFactors(db, SYLVIE.id),
    );
    expect(await database.asOwner("select 1 from auth.trusted_device")).toEqual([]);
    await turnedOn();
    expect(await byPassword(browser)).toBe(202);
  });

  test("when the account is closed, even if it opens again", async () => {
    const { browser } = await remembered();
    await database.asOwner("select auth.set_disabled($1, true)", [SYLVIE.id]);
    await database.asOwner("select auth.set_disabled($1, false)", [SYLVIE.id]);
    expect(await byPassword(browser)).toBe(202);
  });
});

test("the memory and its end are in the audit and in the security log", async () => {
  const { office } = await remembered();
  const [{ id }] = await devices(office);
  await forget(id, office);
  const lines = await database.asOwner<{ action: string }>(
    "select action from app.audit where record_id = $1 and action like 'device.%' order by id desc limit 2",
    [SYLVIE.id],
  );
  expect(lines.map(({ action }) => action)).toEqual(["device.untrusted", "device.trusted"]);
  expect(running.lines.join("")).toContain("device.trusted");
});
