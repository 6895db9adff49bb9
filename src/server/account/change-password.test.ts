import { beforeEach, expect, test } from "vitest";
import { testDatabase } from "../../../test/database.ts";
import {
  openAccounts,
  securityEvents,
  signInWith,
  SYLVIE,
  type Browser,
} from "../../../test/shop/account.ts";
import { hashPassword } from "./sign-in.ts";

const database = testDatabase();
const running = openAccounts(database);
const NEXT = "cinq écrous et une clé à pipe";

beforeEach(async () => {
  running.lines.length = 0;
  for (const table of ["auth.attempt", "auth.session", "auth.device", "app.message"])
    await database.asOwner(`delete from ${table}`);
  await database.asOwner("update auth.account set password_hash = $1", [
    await hashPassword(SYLVIE.password),
  ]);
});

async function open(): Promise<Browser> {
  const browser: Browser = {};
  await signInWith(running.app, browser);
  return browser;
}
const change = (cookies: Browser, payload: object) =>
  running.app.inject({ method: "POST", url: "/api/v1/auth/password", payload, cookies });
const check = async (cookies: Browser) =>
  (await running.app.inject({ url: "/api/v1/auth/check", cookies })).statusCode;

test("a new password ends every other session, and only it signs in", async () => {
  const [here, elsewhere] = [await open(), await open()];
  expect((await change(here, { current: SYLVIE.password, next: NEXT })).json()).toEqual({
    changed: true,
  });
  expect([await check(here), await check(elsewhere)]).toEqual([200, 401]);
  expect((await signInWith(running.app, {})).statusCode).toBe(401);
  expect((await signInWith(running.app, {}, { password: NEXT })).statusCode).toBe(200);
});

test("the other devices are unknown again, this one stays known", async () => {
  const [here, elsewhere] = [await open(), await open()];
  await change(here, { current: SYLVIE.password, next: NEXT });
  await database.asOwner("delete from app.message");
  const letters = async () => (await database.asOwner("select 1 from app.message")).length;
  await signInWith(running.app, here, { password: NEXT });
  expect(await letters()).toBe(0);
  await signInWith(running.app, elsewhere, { password: NEXT });
  expect(await letters()).toBe(1);
});

test("a letter says so, and the log, without any password", async () => {
  await change(await open(), { current: SYLVIE.password, next: NEXT });
  const letters = await database.asOwner("select template, recipient from app.message");
  expect(letters).toEqual([{ template: "password-changed", recipient: SYLVIE.email }]);
  expect(securityEvents(running.lines).at(-1)).toMatchObject({
    event: "password.changed",
    account_id: SYLVIE.id,
  });
  expect(running.lines.join("")).not.toMatch(/écrous|convenable/);
});

test.each([
  ["the present password is wrong", { current: "faux", next: NEXT }, 422, "bad-credentials"],
  ["the new one is short", { current: SYLVIE.password, next: "court" }, 422, "password-short"],
  ["it is the same", { current: SYLVIE.password, next: SYLVIE.password }, 422, "password-same"],
  ["it is the e-mail", { current: SYLVIE.password, next: SYLVIE.email }, 422, "password-plain"],
  ["it is missing", { current: SYLVIE.password }, 422, "password-long"],
])("nothing changes when %s", async (_case, payload, status, refused) => {
  const [here, elsewhere] = [await open(), await open()];
  const response = await change(here, payload);
  expect([response.statusCode, response.json().refused]).toEqual([status, refused]);
  expect([await check(here), await check(elsewhere)]).toEqual([200, 200]);
  expect((await signInWith(running.app, {})).statusCode).toBe(200);
});

test("a browser left open does not let a passer-by guess, nor a visitor try", async () => {
  const here = await open();
  for (let tries = 0; tries < 5; tries++)
    expect((await change(here, { current: "faux", next: NEXT })).statusCode).toBe(422);
  const response = await change(here, { current: SYLVIE.password, next: NEXT });
  expect([response.statusCode, response.json().refused]).toEqual([429, "too-many"]);
  expect((await change({}, { current: SYLVIE.password, next: NEXT })).statusCode).toBe(401);
});
