/** A browser and a telephone at the doors of accounts: Sylvie turns a second factor on, and enters with it. */
import { Secret, TOTP } from "otpauth";
import type { TestDatabase } from "./database.ts";
import { openAccounts, signInWith, SYLVIE, type Browser } from "./shop/account.ts";
import { instant } from "./shop/doors.ts";

type Sent = { body?: object; cookies?: Browser; from?: string };
type TurnedOn = { browser: Browser; secret: string; codes: string[] };
const { password } = SYLVIE;

/** `held.now` is the server's clock, in milliseconds. */
export function openFactors(database: TestDatabase, start: number) {
  const held = { now: start };
  const running = openAccounts(database, () => instant(new Date(held.now).toISOString()));
  const later = (seconds: number): void => void (held.now += seconds * 1000);
  const codeOf = (secret: string, seconds = 0): string =>
    new TOTP({ secret: Secret.fromBase32(secret) }).generate({
      timestamp: held.now + seconds * 1000,
    });

  const post = (path: string, { body = {}, cookies = {}, from = "203.0.113.1" }: Sent) =>
    running.app.inject({
      method: "POST",
      url: `/api/v1/auth/${path}`,
      payload: body,
      cookies,
      remoteAddress: from,
    });
  const status = async (cookies: Browser) =>
    (await running.app.inject({ url: "/api/v1/auth/factor", cookies })).json();
  const check = async (cookies: Browser) =>
    (await running.app.inject({ url: "/api/v1/auth/check", cookies })).statusCode;

  /** Signed in by password alone, before any second factor. */
  async function signedIn(): Promise<Browser> {
    const browser: Browser = {};
    await signInWith(running.app, browser);
    return browser;
  }

  async function turnedOn(): Promise<TurnedOn> {
    const browser = await signedIn();
    const { secret } = (await post("factor", { cookies: browser, body: { password } })).json();
    const body = { code: codeOf(secret) };
    const { codes } = (await post("factor/confirmation", { cookies: browser, body })).json();
    later(30);
    return { browser, secret, codes };
  }

  /** The right password in a new browser, which then waits for the code. */
  async function half(from?: string): Promise<Browser> {
    const browser: Browser = {};
    await signInWith(running.app, browser, from ? { from } : {});
    return browser;
  }

  async function enter(browser: Browser, code: string, from?: string) {
    const sent = { cookies: browser, body: { code }, ...(from ? { from } : {}) };
    const response = await post("code", sent);
    for (const { name, value } of response.cookies) browser[name] = value;
    return response;
  }

  return { held, running, later, codeOf, post, status, check, signedIn, turnedOn, half, enter };
}
