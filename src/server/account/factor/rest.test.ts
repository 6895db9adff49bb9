import { beforeEach, describe, expect, test } from "vitest";
import { testDatabase } from "../../../../test/database.ts";
import { openFactors } from "../../../../test/second-factor.ts";
import { securityEvents, signInWith, SYLVIE, type Browser } from "../../../../test/shop/account.ts";
import { COOKIE } from "../../platform/http/session-cookie.ts";
import { hashPassword } from "../sign-in.ts";
import { passHalfSession } from "./store.ts";
import { rescueDigest } from "./verify.ts";

const database = testDatabase();
const START = Date.parse("2026-11-23T08:00:00.000Z");
const { held, running, later, codeOf, post, status, check, signedIn, turnedOn, half, enter } =
  openFactors(database, START);
const HALF = "etabli-half";
const { password } = SYLVIE;

beforeEach(async () => {
  held.now = START;
  running.lines.length = 0;
  for (const table of ["attempt", "session", "device", "second_factor", "half_session"])
    await database.asOwner(`delete from auth.${table}`);
  await database.asOwner("delete from app.message");
  await database.asOwner("update auth.account set disabled_at = null");
});

describe("turning a second factor on", () => {
  test("takes the password, shows a secret and its QR code, and ten rescue codes after the first code", async () => {
    const browser = await signedIn();
    const offer = await post("factor", { cookies: browser, body: { password } });
    expect(offer.json()).toEqual({
      secret: expect.stringMatching(/^[A-Z2-7]{32}$/),
      qr: expect.stringContaining("<svg"),
    });
    expect(offer.headers["cache-control"]).toBe("no-store");
    expect(await status(browser)).toEqual({ on: false, rescue_codes: 0 });
    const body = { code: codeOf(offer.json().secret) };
    const confirmed = await post("factor/confirmation", { cookies: browser, body });
    const { codes } = confirmed.json();
    expect(new Set(codes).size).toBe(10);
    expect(codes[0]).toMatch(/^(\w{4}-){3}\w{4}$/);
    expect(await status(browser)).toEqual({ on: true, rescue_codes: 10 });
  });

  test("keeps neither the secret nor a rescue code in the database or the log", async () => {
    const { secret, codes } = await turnedOn();
    const rows = await database.asOwner(
      "select to_jsonb(f) as f, to_jsonb(r) as r from auth.second_factor f, auth.rescue_code r",
    );
    const stored = JSON.stringify(rows) + running.lines.join("");
    for (const word of [secret, codes[0] ?? "", (codes[0] ?? "").replaceAll("-", "")])
      expect(stored).not.toContain(word);
  });

  test("asks for nothing before the first right code", async () => {
    const browser = await signedIn();
    await post("factor", { cookies: browser, body: { password } });
    const wrong = await post("factor/confirmation", { cookies: browser, body: { code: "000000" } });
    expect([wrong.statusCode, wrong.json().refused]).toEqual([422, "bad-code"]);
    expect((await signInWith(running.app, {})).statusCode).toBe(200);
  });

  test("is refused with a wrong password, a rescue code, after an hour, and twice", async () => {
    const browser = await signedIn();
    const wrong = await post("factor", { cookies: browser, body: { password: "faux" } });
    expect(wrong.json().refused).toBe("bad-credentials");
    const { secret } = (await post("factor", { cookies: browser, body: { password } })).json();
    const confirm = (code: string) =>
      post("factor/confirmation", { cookies: browser, body: { code } });
    expect((await confirm("abcd-efgh-jkmn-pq23")).json().refused).toBe("bad-code");
    await database.asOwner("update auth.second_factor set created_at = now() - interval '61 min'");
    expect((await confirm(codeOf(secret))).json().refused).toBe("factor-over");
    await database.asOwner("update auth.second_factor set created_at = now()");
    expect((await confirm(codeOf(secret))).statusCode).toBe(200);
    later(30);
    expect((await confirm(codeOf(secret))).json().refused).toBe("factor-over");
    const again = await post("factor", { cookies: browser, body: { password } });
    expect(again.json().refused).toBe("factor-on");
  });

  test("pressed several times at once gives one sheet of rescue codes, and it serves", async () => {
    const browser = await signedIn();
    const { secret } = (await post("factor", { cookies: browser, body: { password } })).json();
    const body = { code: codeOf(secret) };
    const sent = await Promise.all(
      [1, 2, 3, 4].map(() => post("factor/confirmation", { cookies: browser, body })),
    );
    const [given, ...others] = sent.filter(({ statusCode }) => statusCode === 200);
    expect(others).toEqual([]);
    expect((await enter(await half(), given?.json().codes[0])).statusCode).toBe(200);
  });

  test("ends the sessions that the password alone opened elsewhere, and keeps this one", async () => {
    const elsewhere = await signedIn();
    const { browser } = await turnedOn();
    expect([await check(elsewhere), await check(browser)]).toEqual([401, 200]);
  });

  test("is told by a letter, a line of the audit and a security event", async () => {
    await turnedOn();
    const letters = await database.asOwner("select template, recipient, subject from app.message");
    expect(letters).toContainEqual({
      template: "factor-changed",
      recipient: SYLVIE.email,
      subject: expect.stringContaining("Un code est demandé à chaque connexion"),
    });
    const lines = await database.asOwner("select action from app.audit where record_id = $1", [
      SYLVIE.id,
    ]);
    expect(lines).toContainEqual({ action: "factor.on" });
    expect(securityEvents(running.lines)).toContainEqual(
      expect.objectContaining({ event: "factor.on", account_id: SYLVIE.id }),
    );
  });
});

describe("signing in with a second factor", () => {
  test("takes two steps; the first opens nothing but the second", async () => {
    const { secret } = await turnedOn();
    const browser: Browser = {};
    const first = await signInWith(running.app, browser);
    expect([first.statusCode, first.json()]).toEqual([202, { next: "code" }]);
    expect(first.cookies.map(({ name }) => name)).toEqual([HALF]);
    expect(first.cookies[0]).toMatchObject({ httpOnly: true, sameSite: "Lax", maxAge: 300 });
    expect(await check({ [COOKIE]: browser[HALF] ?? "" })).toBe(401);
    expect(await check(browser)).toBe(401);
    const second = await enter(browser, codeOf(secret));
    expect(second.statusCode).toBe(200);
    expect(second.json().me.firstname).toBe("Sylvie");
    expect(await check(browser)).toBe(200);
  });

  test("a wrong password is answered as for an account without one", async () => {
    const before = await signInWith(running.app, {}, { password: "faux" });
    await turnedOn();
    const after = await signInWith(running.app, {}, { password: "faux" });
    expect([after.statusCode, after.body]).toEqual([before.statusCode, before.body]);
    expect(after.cookies).toEqual([]);
  });

  test.each([-30, 0, 30])("accepts a clock that is %i seconds off", async (seconds) => {
    const { secret } = await turnedOn();
    later(60);
    expect((await enter(await half(), codeOf(secret, seconds))).statusCode).toBe(200);
  });

  test.each([-60, 60])("refuses a clock that is %i seconds off", async (seconds) => {
    const { secret } = await turnedOn();
    later(90);
    expect((await enter(await half(), codeOf(secret, seconds))).json().refused).toBe("bad-code");
  });

  test("refuses a code that served, and one before it, also at the set-up", async () => {
    const { secret } = await turnedOn();
    const used = codeOf(secret, -30);
    expect((await enter(await half(), used)).json().refused).toBe("bad-code");
    later(60);
    const code = codeOf(secret);
    expect((await enter(await half(), code)).statusCode).toBe(200);
    expect((await enter(await half(), code)).json().refused).toBe("bad-code");
    expect((await enter(await half(), codeOf(secret, -30))).json().refused).toBe("bad-code");
  });

  test("of two browsers with one code at the same instant, one enters", async () => {
    const { secret, codes } = await turnedOn();
    for (const code of [codeOf(secret), codes[0] ?? ""]) {
      const browsers = await Promise.all([half(), half(), half()]);
      const entered = await Promise.all(browsers.map((browser) => enter(browser, code)));
      expect(entered.filter(({ statusCode }) => statusCode === 200)).toHaveLength(1);
    }
  });

  test("of twelve acceptances of one verified code at the same instant, the database makes one", async () => {
    const { codes } = await turnedOn();
    const rescue = rescueDigest(SYLVIE.id, (codes[0] ?? "").replaceAll("-", ""));
    for (const proof of [{ step: Math.floor(held.now / 30_000) }, { rescue }]) {
      const browsers = await Promise.all(Array.from({ length: 12 }, () => half()));
      const accepted = await Promise.all(
        browsers.map((browser) => passHalfSession(database, browser[HALF] ?? "", proof)),
      );
      expect(accepted.filter(Boolean)).toHaveLength(1);
    }
  });

  test("of one browser that presses twice with two right codes, one enters and one code is left", async () => {
    const { codes, browser: office } = await turnedOn();
    const browser = await half();
    const twice = await Promise.all([0, 1].map((nth) => enter({ ...browser }, codes[nth] ?? "")));
    expect(twice.filter(({ statusCode }) => statusCode === 200)).toHaveLength(1);
    expect(await status(office)).toEqual({ on: true, rescue_codes: 9 });
  });

  test("of two right codes for one first step at the same instant, one is left", async () => {
    const { codes, browser: office } = await turnedOn();
    const browser = await half();
    const accepted = await Promise.all(
      codes.slice(0, 6).map((code) => {
        const rescue = rescueDigest(SYLVIE.id, code.replaceAll("-", ""));
        return passHalfSession(database, browser[HALF] ?? "", { rescue });
      }),
    );
    expect(accepted.filter(Boolean)).toHaveLength(1);
    expect(await status(office)).toEqual({ on: true, rescue_codes: 9 });
  });

  test("the first step serves once, and for five minutes", async () => {
    const { secret, codes } = await turnedOn();
    const browser = await half();
    const former = { ...browser };
    await enter(browser, codeOf(secret));
    expect((await enter(former, codes[0] ?? "")).json().refused).toBe("half-over");
    const slow = await half();
    await database.asOwner("update auth.half_session set expire_at = now() - interval '1 second'");
    expect((await enter(slow, codes[0] ?? "")).json().refused).toBe("half-over");
    expect((await enter({}, codes[0] ?? "")).json().refused).toBe("half-over");
    const lives = await database.asOwner<{ minutes: number }>(
      "select round(extract(epoch from expire_at - now()) / 60)::int as minutes from auth.half_session where expire_at > now()",
    );
    await half();
    expect(lives.every(({ minutes }) => minutes <= 5)).toBe(true);
  });

  test("a rescue code serves once, however it is written, and a letter says so", async () => {
    const { codes, browser: office } = await turnedOn();
    const typed = (codes[0] ?? "").toUpperCase().replaceAll("-", " ");
    expect((await enter(await half(), typed)).statusCode).toBe(200);
    expect((await enter(await half(), codes[0] ?? "")).json().refused).toBe("bad-code");
    expect(await status(office)).toEqual({ on: true, rescue_codes: 9 });
    const letters = await database.asOwner<{ subject: string }>("select subject from app.message");
    expect(letters.map(({ subject }) => subject).join()).toContain("Un code de secours a servi");
  });

  test("is refused to a disabled account and a suspended shop, in the second step too", async () => {
    const { secret } = await turnedOn();
    const browser = await half();
    await database.asOwner("update auth.account set disabled_at = now()");
    expect((await enter(browser, codeOf(secret))).json().refused).toBe("half-over");
    await database.asOwner("update auth.account set disabled_at = null");
    const again = await half();
    await database.asOwner(
      "update app.shop set status = 'SUSPENDED', suspended_reason = 'Impayé' where id = $1",
      [SYLVIE.shop_id],
    );
    const suspended = await enter(again, codeOf(secret));
    await database.asOwner(
      "update app.shop set status = 'ACTIVE', suspended_reason = '' where id = $1",
      [SYLVIE.shop_id],
    );
    expect([suspended.statusCode, suspended.json().refused]).toEqual([403, "shop-suspended"]);
  });

  test("a new password ends a first step that waits", async () => {
    const { browser, secret } = await turnedOn();
    const waiting = await half();
    const next = "cinq écrous et une clé à pipe";
    await post("password", { cookies: browser, body: { current: password, next } });
    expect((await enter(waiting, codeOf(secret))).json().refused).toBe("half-over");
    await database.asOwner("update auth.account set password_hash = $1", [
      await hashPassword(password),
    ]);
  });
});

describe("who knows the password and guesses the code", () => {
  test("waits after eight tries from one network, and a right password forgets none of them", async () => {
    const { secret } = await turnedOn();
    for (let tries = 0; tries < 8; tries++)
      expect((await enter(await half(), "000000")).statusCode).toBe(422);
    const late = await enter(await half(), codeOf(secret));
    expect([late.statusCode, late.json().refused]).toEqual([429, "too-many"]);
    expect(Number(late.headers["retry-after"])).toBeGreaterThan(0);
    const elsewhere = "198.51.100.7";
    expect((await enter(await half(elsewhere), codeOf(secret), elsewhere)).statusCode).toBe(200);
  });

  test("waits after thirty tries from everywhere, except on a device that the account knows", async () => {
    const { secret, browser } = await turnedOn();
    for (let tries = 0; tries < 31; tries++) {
      const from = `198.51.100.${Math.floor(tries / 7)}`;
      await enter(await half(from), "000000", from);
    }
    const from = "192.0.2.9";
    expect((await enter(await half(from), codeOf(secret), from)).statusCode).toBe(429);
    const known: Browser = { "etabli-device": browser["etabli-device"] ?? "" };
    await signInWith(running.app, known, { from });
    expect((await enter(known, codeOf(secret), from)).statusCode).toBe(200);
  });

  test("leaves a security event and a line of the audit for each try", async () => {
    await turnedOn();
    await enter(await half(), "000000");
    expect(securityEvents(running.lines)).toContainEqual(
      expect.objectContaining({ event: "sign-in.code-refused", account_id: SYLVIE.id }),
    );
    const lines = await database.asOwner(
      "select account_id from app.audit where action = 'sign-in.code-refused'",
    );
    expect(lines.at(-1)).toEqual({ account_id: null });
  });
});

describe("an account with a second factor", () => {
  test.each(["off", "rescue-codes"])("%s takes the password and a code", async (path) => {
    const { browser, secret } = await turnedOn();
    const ask = (body: object, cookies = browser) => post(`factor/${path}`, { cookies, body });
    const code = codeOf(secret);
    expect((await ask({ password: "faux", code })).json().refused).toBe("bad-credentials");
    expect((await ask({ password, code: "000000" })).json().refused).toBe("bad-code");
    expect((await ask({ password, code: codeOf(secret, -30) })).json().refused).toBe("bad-code");
    expect((await ask({ password, code }, {})).statusCode).toBe(401);
    expect((await ask({ password, code })).statusCode).toBe(200);
  });

  test.each(["off", "rescue-codes"])("is needed for %s", async (path) => {
    const browser = await signedIn();
    const body = { password, code: "000000" };
    const answer = await post(`factor/${path}`, { cookies: browser, body });
    expect([answer.statusCode, answer.json().refused]).toEqual([422, "factor-over"]);
  });

  test("that is turned off asks for the password alone, and its rescue codes are gone", async () => {
    const { browser, codes } = await turnedOn();
    await post("factor/off", { cookies: browser, body: { password, code: codes[0] } });
    expect(await status(browser)).toEqual({ on: false, rescue_codes: 0 });
    expect((await signInWith(running.app, {})).statusCode).toBe(200);
    expect(await database.asOwner("select 1 from auth.rescue_code")).toEqual([]);
  });

  test("whose rescue codes are renewed accepts none of the former ones", async () => {
    const { browser, secret, codes } = await turnedOn();
    const body = { password, code: codeOf(secret) };
    const renewed = (await post("factor/rescue-codes", { cookies: browser, body })).json().codes;
    expect((await enter(await half(), codes[0] ?? "")).json().refused).toBe("bad-code");
    expect((await enter(await half(), renewed[0])).statusCode).toBe(200);
  });

  test("limits the codes that a passer-by tries in an open session", async () => {
    const { browser, secret } = await turnedOn();
    const ask = (code: string) =>
      post("factor/off", { cookies: browser, body: { password, code } });
    for (let tries = 0; tries < 5; tries++)
      expect((await ask("000000")).json().refused).toBe("bad-code");
    expect((await ask(codeOf(secret))).statusCode).toBe(429);
  });

  test("asks for the code after the link of a forgotten password too", async () => {
    const { secret } = await turnedOn();
    const link = "x".repeat(43);
    await database.asOwner(
      "insert into auth.password_link (account_id, token_hash, expire_at) values ($1, sha256(convert_to($2, 'UTF8')), now() + interval '5 min')",
      [SYLVIE.id, link],
    );
    const browser: Browser = {};
    const reset = await post("password-link/password", {
      body: { link, next: "cinq écrous et une clé à pipe" },
    });
    expect([reset.statusCode, reset.json()]).toEqual([202, { next: "code" }]);
    expect(reset.cookies.map(({ name }) => name)).toEqual([HALF]);
    for (const { name, value } of reset.cookies) browser[name] = value;
    expect((await enter(browser, codeOf(secret))).statusCode).toBe(200);
    await database.asOwner("update auth.account set password_hash = $1", [
      await hashPassword(password),
    ]);
  });
});
