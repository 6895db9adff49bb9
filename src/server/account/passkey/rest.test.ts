import { randomUUID } from "node:crypto";
import { Secret, TOTP } from "otpauth";
import { beforeEach, describe, expect, test } from "vitest";
import { openDevice, type Device, type Forgery } from "../../../../test/authenticator.ts";
import { testDatabase } from "../../../../test/database.ts";
import {
  NOW,
  openAccounts,
  securityEvents,
  signInWith,
  SYLVIE,
  type Browser,
} from "../../../../test/shop/account.ts";
import { addPasskey } from "./store.ts";

const database = testDatabase();
const running = openAccounts(database);
const { password } = SYLVIE;
const LUC = { id: randomUUID(), email: "luc@atelier-garonne.test" };

beforeEach(async () => {
  running.lines.length = 0;
  for (const table of ["attempt", "session", "device", "passkey", "challenge", "second_factor"])
    await database.asOwner(`delete from auth.${table}`);
  await database.asOwner("delete from app.message");
  await database.asOwner("update auth.account set disabled_at = null");
});

type Sent = { body?: object; cookies?: Browser; host?: string };
const post = (path: string, { body = {}, cookies = {}, host }: Sent = {}) =>
  running.app.inject({
    method: "POST",
    url: `/api/v1/auth/${path}`,
    payload: body,
    cookies,
    headers: host ? { host } : {},
  });
const check = async (cookies: Browser) =>
  (await running.app.inject({ url: "/api/v1/auth/check", cookies })).statusCode;
const list = async (cookies: Browser) =>
  (await running.app.inject({ url: "/api/v1/auth/passkeys", cookies })).json().passkeys;

async function signedIn(email = SYLVIE.email): Promise<Browser> {
  const browser: Browser = {};
  await signInWith(running.app, browser, { email });
  return browser;
}

/** A colleague of Sylvie with the same password. */
async function lucSignedIn(): Promise<Browser> {
  await database.asOwner(
    "insert into auth.account (id, shop_id, email, password_hash) select $1, shop_id, $2, password_hash from auth.account where id = $3 on conflict do nothing",
    [LUC.id, LUC.email, SYLVIE.id],
  );
  return signedIn(LUC.email);
}

const offerTo = async (browser: Browser, body: object = { password }, host?: string) =>
  post("passkeys/challenge", { cookies: browser, body, ...(host ? { host } : {}) });

async function add(browser: Browser, device: Device, name = "iPhone de Sylvie") {
  const options = (await offerTo(browser)).json();
  return post("passkeys", { cookies: browser, body: { name, answer: device.create(options) } });
}

type Ready = { browser: Browser; device: Device };
async function withPasskey(): Promise<Ready> {
  const [browser, device] = [await signedIn(), openDevice()];
  await add(browser, device);
  return { browser, device };
}

const challenge = async (host?: string) =>
  (await post("passkey/challenge", host ? { host } : {})).json();
const enter = async (device: Device, forgery: Forgery = {}) =>
  post("passkey", { body: { answer: device.get(await challenge(), forgery) } });

describe("adding a passkey", () => {
  test("takes the password, and lists it by its name", async () => {
    const { browser, device } = await withPasskey();
    expect(await list(browser)).toEqual([
      { id: device.id, name: "iPhone de Sylvie", created_at: expect.any(String), used_at: null },
    ]);
    expect((await offerTo(browser, { password: "faux" })).json().refused).toBe("bad-credentials");
    expect((await offerTo({})).statusCode).toBe(401);
  });

  test("asks for a key that the device keeps, that verifies the person, and that it has not", async () => {
    const { browser, device } = await withPasskey();
    expect((await offerTo(browser)).json()).toMatchObject({
      rp: { id: "localhost", name: "Établi" },
      attestation: "none",
      authenticatorSelection: { residentKey: "required", userVerification: "required" },
      excludeCredentials: [{ id: device.id, transports: ["internal"] }],
    });
  });

  test("takes the name of the site from the configuration, whatever host is asked", async () => {
    const browser = await signedIn();
    const offer = (await offerTo(browser, { password }, "pirate.example")).json();
    expect(offer.rp.id).toBe("localhost");
    expect((await challenge("pirate.example")).rpId).toBe("localhost");
  });

  test("takes the code too, of an account that has a second factor", async () => {
    const browser = await signedIn();
    const { secret } = (await post("factor", { cookies: browser, body: { password } })).json();
    const totp = new TOTP({ secret: Secret.fromBase32(secret) });
    const at = (seconds: number) => totp.generate({ timestamp: Date.parse(NOW) + seconds * 1000 });
    await post("factor/confirmation", { cookies: browser, body: { code: at(0) } });
    expect((await offerTo(browser)).json().refused).toBe("bad-code");
    expect((await offerTo(browser, { password, code: at(0) })).json().refused).toBe("bad-code");
    expect((await offerTo(browser, { password, code: at(30) })).statusCode).toBe(200);
  });

  test.each<[string, Forgery]>([
    ["another origin", { origin: "http://localhost:3001" }],
    ["another site", { rpID: "pirate.example" }],
    ["no verification of the person", { isVerified: false }],
    ["the answer to another question", { type: "webauthn.get" }],
  ])("is refused with %s", async (_what, forgery) => {
    const [browser, device] = [await signedIn(), openDevice()];
    const options = (await offerTo(browser)).json();
    const answer = device.create(options, forgery);
    const body = { name: "Clé", answer };
    expect((await post("passkeys", { cookies: browser, body })).json().refused).toBe("bad-passkey");
    expect(await list(browser)).toEqual([]);
  });

  test("is refused with a challenge that served, is over, was made up, or is of another account", async () => {
    const [browser, luc, device] = [await signedIn(), await lucSignedIn(), openDevice()];
    const put = (cookies: Browser, options: { challenge: string; user: { id: string } }) =>
      post("passkeys", { cookies, body: { name: "Clé", answer: device.create(options) } });
    const options = (await offerTo(browser)).json();
    expect((await put(luc, options)).json().refused).toBe("bad-passkey");
    expect((await put(browser, options)).json().refused).toBe("bad-passkey");
    const late = (await offerTo(browser)).json();
    await database.asOwner("update auth.challenge set expire_at = now() - interval '1 second'");
    expect((await put(browser, late)).json().refused).toBe("bad-passkey");
    const made = { ...late, challenge: "A".repeat(43) };
    expect((await put(browser, made)).json().refused).toBe("bad-passkey");
    const forSignIn = { ...late, challenge: (await challenge()).challenge };
    expect((await put(browser, forSignIn)).json().refused).toBe("bad-passkey");
    expect(await list(browser)).toEqual([]);
  });

  test("a key that is known stays its owner's", async () => {
    const { device } = await withPasskey();
    const luc = await lucSignedIn();
    expect((await add(luc, device)).json().refused).toBe("passkey-not-added");
    expect(await list(luc)).toEqual([]);
  });

  test("is refused at the eleventh, also of fourteen at the same instant", async () => {
    await lucSignedIn();
    const public_key = Buffer.alloc(1);
    const key = { account_id: LUC.id, token: "t", public_key, counter: 0, transports: [] };
    const added = await Promise.all(
      Array.from({ length: 14 }, (_, nth) =>
        addPasskey(database, { ...key, id: `key-${nth}`, name: `Clé ${nth}` }),
      ),
    );
    expect(added.filter(Boolean)).toHaveLength(10);
  });

  test("needs a name", async () => {
    const browser = await signedIn();
    expect((await add(browser, openDevice(), "  ")).json().refused).toBe("bad-name");
  });

  test("is told by a letter, the audit and the log, with neither key nor challenge", async () => {
    const { device } = await withPasskey();
    const letters = await database.asOwner("select template, subject from app.message");
    expect(letters).toEqual([
      { template: "factor-changed", subject: expect.stringContaining("a été ajoutée") },
    ]);
    const lines = await database.asOwner(
      "select action, after from app.audit where action like 'passkey.%' order by at desc, id desc limit 1",
    );
    expect(lines).toEqual([{ action: "passkey.added", after: { name: "iPhone de Sylvie" } }]);
    expect(securityEvents(running.lines).at(-1)).toMatchObject({ event: "passkey.added" });
    expect(running.lines.join("")).not.toContain(device.id);
  });
});

describe("signing in by passkey", () => {
  test("opens a session without e-mail, password or code", async () => {
    const { device } = await withPasskey();
    const browser: Browser = {};
    const entered = await enter(device);
    expect(entered.statusCode).toBe(200);
    expect(entered.json()).toMatchObject({
      me: { id: SYLVIE.id, firstname: "Sylvie" },
      session_type: "passkey",
    });
    for (const { name, value } of entered.cookies) browser[name] = value;
    expect(await check(browser)).toBe(200);
    expect((await list(browser))[0].used_at).toEqual(expect.any(String));
  });

  test("asks for any key of the site, with verification of the person", async () => {
    const options = await challenge();
    expect(options).toMatchObject({ rpId: "localhost", userVerification: "required" });
    expect(options.allowCredentials ?? []).toEqual([]);
  });

  test.each<[string, (device: Device) => Forgery]>([
    ["another origin", () => ({ origin: "https://localhost:3000" })],
    ["another site", () => ({ rpID: "pirate.example" })],
    ["no verification of the person", () => ({ isVerified: false })],
    ["the answer to another question", () => ({ type: "webauthn.create" })],
    ["another key's signature", () => ({ key: openDevice().privateKey })],
    ["a counter that went back", () => ({ counter: 1 })],
    ["another account's name", () => ({ userHandle: Buffer.from(LUC.id).toString("base64url") })],
    ["no account's name", () => ({ userHandle: "" })],
  ])("is refused with %s", async (_what, forgery) => {
    const { device } = await withPasskey();
    expect((await enter(device)).statusCode).toBe(200);
    expect((await enter(device)).statusCode).toBe(200);
    const refused = await enter(device, forgery(device));
    expect([refused.statusCode, refused.json().refused]).toEqual([401, "bad-passkey"]);
    expect(refused.cookies).toEqual([]);
    expect(securityEvents(running.lines).at(-1)).toMatchObject({
      event: "sign-in.passkey-refused",
    });
  });

  test("is refused with a challenge that served, is over, was made up, or was for a new key", async () => {
    const { browser, device } = await withPasskey();
    const send = async (options: { challenge: string }) =>
      (await post("passkey", { body: { answer: device.get(options) } })).statusCode;
    const options = await challenge();
    const answer = device.get(options);
    expect((await post("passkey", { body: { answer } })).statusCode).toBe(200);
    expect((await post("passkey", { body: { answer } })).statusCode).toBe(401);
    expect(await send(options)).toBe(401);
    const late = await challenge();
    await database.asOwner("update auth.challenge set expire_at = now() - interval '1 second'");
    expect(await send(late)).toBe(401);
    expect(await send({ challenge: "A".repeat(43) })).toBe(401);
    expect(await send((await offerTo(browser)).json())).toBe(401);
  });

  test("of one signature sent twice at the same instant, one enters", async () => {
    const { device } = await withPasskey();
    const body = { answer: device.get(await challenge()) };
    const sent = await Promise.all([1, 2, 3, 4].map(() => post("passkey", { body })));
    expect(sent.filter(({ statusCode }) => statusCode === 200)).toHaveLength(1);
  });

  test("a key whose devices share it keeps its counter at zero", async () => {
    const { device } = await withPasskey();
    expect((await enter(device, { counter: 0 })).statusCode).toBe(200);
    expect((await enter(device, { counter: 0 })).statusCode).toBe(200);
  });

  test("is refused to a key that was removed, and to one that nobody added", async () => {
    const { browser, device } = await withPasskey();
    await post("passkeys/remove", { cookies: browser, body: { id: device.id } });
    expect((await enter(device)).statusCode).toBe(401);
    expect((await enter(openDevice())).statusCode).toBe(401);
  });

  test("is refused to a disabled account, to one who left, and to a suspended shop as by password", async () => {
    const { device } = await withPasskey();
    await database.asOwner("update auth.account set disabled_at = now()");
    expect((await enter(device)).json().refused).toBe("bad-passkey");
    await database.asOwner("update auth.account set disabled_at = null");
    await database.asOwner("update app.shop_user set archived_at = now()");
    expect((await enter(device)).json().refused).toBe("bad-passkey");
    await database.asOwner("update app.shop_user set archived_at = null");
    await database.asOwner("update app.shop set status = 'SUSPENDED', suspended_reason = 'Impayé'");
    const [byKey, byPassword] = [await enter(device), await signInWith(running.app, {})];
    await database.asOwner("update app.shop set status = 'ACTIVE', suspended_reason = ''");
    expect([byKey.statusCode, byKey.body]).toEqual([byPassword.statusCode, byPassword.body]);
    expect(byKey.statusCode).toBe(403);
  });

  test("from a device that the account does not know, a letter says so", async () => {
    const { device } = await withPasskey();
    await database.asOwner("delete from app.message");
    await enter(device);
    expect(await database.asOwner("select template from app.message")).toEqual([
      { template: "new-device" },
    ]);
  });

  test.each([
    ["nothing", {}],
    ["no signature", { answer: { id: "eA", rawId: "eA", type: "public-key", response: {} } }],
    [
      "what is not base64",
      {
        answer: {
          id: "é",
          rawId: "é",
          type: "public-key",
          response: { clientDataJSON: "é", authenticatorData: "{", signature: "\u0000" },
        },
      },
    ],
  ])("is refused with %s", async (_what, body) => {
    expect((await post("passkey", { body })).statusCode).toBe(401);
  });
});

describe("one's own passkeys", () => {
  test("are renamed and removed, and a letter says that one is gone", async () => {
    const { browser, device } = await withPasskey();
    const body = { id: device.id, name: " Clé  du bureau " };
    expect((await post("passkeys/rename", { cookies: browser, body })).json()).toEqual({
      name: "Clé du bureau",
    });
    expect((await list(browser))[0].name).toBe("Clé du bureau");
    await database.asOwner("delete from app.message");
    const removed = await post("passkeys/remove", { cookies: browser, body: { id: device.id } });
    expect(removed.json()).toEqual({ removed: true });
    expect(await list(browser)).toEqual([]);
    expect(await database.asOwner("select subject from app.message")).toEqual([
      { subject: expect.stringContaining("a été retirée") },
    ]);
  });

  test("are nobody else's to see, rename or remove", async () => {
    const { browser, device } = await withPasskey();
    const luc = await lucSignedIn();
    const { id } = device;
    expect(await list(luc)).toEqual([]);
    const renamed = await post("passkeys/rename", { cookies: luc, body: { id, name: "À moi" } });
    const removed = await post("passkeys/remove", { cookies: luc, body: { id } });
    expect([renamed, removed].map((sent) => sent.json().refused)).toEqual([
      "no-passkey",
      "no-passkey",
    ]);
    expect((await list(browser))[0].name).toBe("iPhone de Sylvie");
    expect((await post("passkeys/remove", { body: { id } })).statusCode).toBe(401);
  });

  test("that are all removed leave the password to enter with", async () => {
    const { browser, device } = await withPasskey();
    await post("passkeys/remove", { cookies: browser, body: { id: device.id } });
    expect((await signInWith(running.app, {})).statusCode).toBe(200);
  });
});
