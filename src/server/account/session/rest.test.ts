import { beforeEach, describe, expect, test } from "vitest";
import { testDatabase } from "../../../../test/database.ts";
import {
  openAccounts,
  securityEvents,
  signInWith,
  type Browser,
} from "../../../../test/shop/account.ts";

const database = testDatabase();
const running = openAccounts(database);
const FIREFOX = "Mozilla/5.0 (Windows NT 10.0; rv:145.0) Gecko/20100101 Firefox/145.0";
const IPHONE = "Mozilla/5.0 (iPhone; CPU iPhone OS 18_6 like Mac OS X) Version/18.6 Safari/604.1";

beforeEach(async () => {
  await database.asOwner("delete from auth.session");
  await database.asOwner("delete from auth.attempt");
});

async function open(userAgent: string): Promise<Browser> {
  const browser: Browser = {};
  await signInWith(running.app, browser, { userAgent });
  return browser;
}
const check = async (cookies: Browser) =>
  (await running.app.inject({ url: "/api/v1/auth/check", cookies })).statusCode;
type Listed = { id: string; device: string; current: boolean };
const list = async (cookies: Browser): Promise<Listed[]> =>
  (await running.app.inject({ url: "/api/v1/auth/sessions", cookies })).json().sessions;
const end = (cookies: Browser, id = "") =>
  running.app.inject({ method: "DELETE", url: `/api/v1/auth/sessions${id && `/${id}`}`, cookies });

describe("what a session tells of the shop", () => {
  test("is the time that a device reads without network, where the shop chose another than the usual one", async () => {
    const office = await open(FIREFOX);
    const told = async () =>
      (await running.app.inject({ url: "/api/v1/auth/check", cookies: office })).json();
    // The column's default is the rule's: nothing is told of the usual time.
    expect(await told()).not.toHaveProperty("offline_hours");
    await database.asOwner("update app.shop set offline_hours = 4");
    expect(await told()).toMatchObject({ offline_hours: 4 });
    await database.asOwner("update app.shop set offline_hours = 24");
  });
});

describe("the sessions of an account", () => {
  test("are listed by device, this one first", async () => {
    const [office, phone] = [await open(FIREFOX), await open(IPHONE)];
    expect(await list(office)).toMatchObject([
      { device: "Firefox sur Windows", current: true },
      { device: "Safari sur iPhone", current: false },
    ]);
    expect(await list(phone)).toMatchObject([{ device: "Safari sur iPhone" }, {}]);
    expect(JSON.stringify(await list(office))).not.toMatch(/token|203\.0/);
  });

  test("end one by one, from another device", async () => {
    const [office, phone, tablet] = [await open(FIREFOX), await open(IPHONE), await open(IPHONE)];
    const lost = (await list(phone))[0];
    expect((await end(office, lost?.id)).json()).toEqual({ ended: 1 });
    expect(await Promise.all([office, phone, tablet].map(check))).toEqual([200, 401, 200]);
    expect(securityEvents(running.lines).at(-1)).toMatchObject({
      event: "session.ended",
      ended: 1,
    });
  });

  test("end all at once, but this one", async () => {
    const [office, phone, tablet] = [await open(FIREFOX), await open(IPHONE), await open(IPHONE)];
    expect((await end(office)).json()).toEqual({ ended: 2 });
    expect(await Promise.all([office, phone, tablet].map(check))).toEqual([200, 401, 401]);
  });

  test("are nobody else's to see or end", async () => {
    const office = await open(FIREFOX);
    await database.asOwner(
      "insert into auth.account (shop_id, email, password_hash) select shop_id, 'luc@atelier-garonne.test', password_hash from auth.account limit 1",
    );
    const theirs: Browser = {};
    await signInWith(running.app, theirs, { email: "luc@atelier-garonne.test" });
    const mine = (await list(office))[0];
    expect(await list(theirs)).toHaveLength(1);
    expect((await end(theirs, mine?.id)).json()).toEqual({ ended: 0 });
    expect(await check(office)).toBe(200);
    expect((await end({}, mine?.id)).statusCode).toBe(401);
    expect((await running.app.inject("/api/v1/auth/sessions")).statusCode).toBe(401);
    expect((await end(office, "pas-un-id")).statusCode).toBe(404);
  });
});

describe("a session that is not used", () => {
  const unusedFor = (time: string) =>
    database.asOwner(`update auth.session set seen_at = now() - interval '${time}'`);

  test("is open on a full disk, where its use cannot be written", async () => {
    const office = await open(FIREFOX);
    await unusedFor("11 minutes");
    await database.asOwner(
      "create function auth.no_space() returns trigger language plpgsql as $$ begin raise exception 'no space left on device' using errcode = '53100'; end $$",
    );
    await database.asOwner(
      "create trigger no_space before update on auth.session for each row execute function auth.no_space()",
    );
    const status = await check(office);
    await database.asOwner("drop function auth.no_space cascade");
    expect(status).toBe(200);
  });

  test("ends after three days, and lives on when it is used before", async () => {
    const office = await open(FIREFOX);
    await unusedFor("71 hours");
    expect(await check(office)).toBe(200);
    await unusedFor("0 hours");
    expect(await check(office)).toBe(200);
    await unusedFor("73 hours");
    expect(await check(office)).toBe(401);
  });

  test("is one whose last use is written every ten minutes, not at each request", async () => {
    const office = await open(FIREFOX);
    const seen = async () =>
      (await database.asOwner<{ seen_at: string }>("select seen_at from auth.session"))[0]?.seen_at;
    await unusedFor("9 minutes");
    const before = await seen();
    await check(office);
    expect(await seen()).toBe(before);
    await unusedFor("11 minutes");
    await check(office);
    expect((await seen()) ?? "").not.toBe(before);
    expect(Date.parse((await seen()) ?? "")).toBeGreaterThan(Date.now() - 60_000);
  });
});
