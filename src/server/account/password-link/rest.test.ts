import { beforeAll, beforeEach, describe, expect, test } from "vitest";
import { testDatabase } from "../../../../test/database.ts";
import {
  openAccounts,
  LEDGER_KEY,
  securityEvents,
  signInWith,
  SYLVIE,
  type Browser,
} from "../../../../test/shop/account.ts";
import { FORGED, FORGED_HEADERS } from "../../../../test/shop/visitor.ts";
import { sendMessage } from "../../message/jobs.ts";
import type { Letter } from "../../platform/mail.ts";
import { hashPassword } from "../sign-in.ts";

const database = testDatabase();
const running = openAccounts(database);
const NEXT = "cinq écrous et une clé à pipe";
const ADMIN = "admin@etabli.test";

beforeAll(async () => {
  await database.asOwner(
    "insert into auth.account (email, role, password_hash) values ($1, 'ADMIN', 'x')",
    [ADMIN],
  );
});
beforeEach(async () => {
  running.lines.length = 0;
  for (const table of ["attempt", "session", "device", "password_link"])
    await database.asOwner(`delete from auth.${table}`);
  await database.asOwner("delete from app.message");
  await database.asOwner("update auth.account set password_hash = $1, disabled_at = null", [
    await hashPassword(SYLVIE.password),
  ]);
});

const ask = (email: string, remoteAddress = "203.0.113.9") =>
  running.app.inject({
    method: "POST",
    url: "/api/v1/auth/password-link",
    payload: { email },
    remoteAddress,
  });
const choose = (link: string, next = NEXT, cookies: Browser = {}) =>
  running.app.inject({
    method: "POST",
    url: "/api/v1/auth/password-link/password",
    payload: { link, next },
    cookies,
  });
const check = async (cookies: Browser) =>
  (await running.app.inject({ url: "/api/v1/auth/check", cookies })).statusCode;
const stored = () =>
  database.asOwner<{ id: string; template: string; recipient: string; text: string; html: string }>(
    "select id, template, recipient, text, html from app.message order by created_at, id",
  );

const noSms = { send: () => Promise.reject(new Error("no SMS here")) };

/** What the mail server receives of the letters that wait. */
async function delivered(): Promise<Letter[]> {
  const letters: Letter[] = [];
  const mail = {
    send: async (letter: Letter) => {
      letters.push(letter);
      return "smtp" as const;
    },
  };
  const send = sendMessage({ database, mail, sms: noSms, ledgerKey: LEDGER_KEY });
  const message_ids = (await stored()).map(({ id }) => id);
  await send({ shop_id: SYLVIE.shop_id, message_ids }, { attempt: 1, max_attempts: 5 });
  return letters;
}
const secretIn = ({ text }: Pick<Letter, "text">): string =>
  /\/app\/connexion#mot-de-passe=(\S+)/.exec(text)?.[1] ?? "";

async function askedLink(): Promise<string> {
  await ask(SYLVIE.email);
  const letter = (await delivered()).at(-1);
  return letter ? secretIn(letter) : "";
}

describe("the link of a forgotten password", () => {
  test("gives a new password, ends every session, tells the person, and signs in here", async () => {
    const elsewhere: Browser = {};
    await signInWith(running.app, elsewhere);
    const response = await choose(await askedLink());
    expect(response.statusCode).toBe(200);
    expect(response.json()).toMatchObject({ me: { id: SYLVIE.id }, validated: true });
    const here = Object.fromEntries(response.cookies.map(({ name, value }) => [name, value]));
    expect([await check(here), await check(elsewhere)]).toEqual([200, 401]);
    expect((await signInWith(running.app, {})).statusCode).toBe(401);
    expect((await signInWith(running.app, {}, { password: NEXT })).statusCode).toBe(200);
    expect((await stored()).map(({ template }) => template)).toContain("password-changed");
  });

  test("serves once", async () => {
    const link = await askedLink();
    await choose(link);
    const again = await choose(link, "six rondelles et un marteau");
    expect([again.statusCode, again.json()]).toMatchObject([422, { refused: "link-over" }]);
    expect((await signInWith(running.app, {}, { password: NEXT })).statusCode).toBe(200);
  });

  test("leaves in the letter of an invitation too, and serves", async () => {
    await ask(SYLVIE.email);
    await database.asOwner("update app.message set template = 'invitation'");
    const [letter] = await delivered();
    const link = secretIn(letter ?? { text: "" });
    expect(link).toMatch(/^[\w-]{43}$/);
    expect(letter?.html).toContain(link);
    expect((await choose(link)).statusCode).toBe(200);
  });

  test("is over after thirty minutes", async () => {
    const link = await askedLink();
    const age = (minutes: number) =>
      database.asOwner(
        `update auth.password_link set expire_at = expire_at - interval '${minutes} minutes'`,
      );
    await age(29);
    expect((await choose(link, "court")).json()).toMatchObject({ refused: "password-short" });
    await age(1);
    expect((await choose(link)).json()).toMatchObject({ refused: "link-over" });
    expect((await signInWith(running.app, {})).statusCode).toBe(200);
  });

  test("is replaced by a newer one", async () => {
    const [first, second] = [await askedLink(), await askedLink()];
    expect(first).not.toBe(second);
    expect((await choose(first)).json()).toMatchObject({ refused: "link-over" });
    expect((await choose(second)).statusCode).toBe(200);
  });

  test("ends with a password that the person changed meanwhile", async () => {
    const link = await askedLink();
    const cookies: Browser = {};
    await signInWith(running.app, cookies);
    await running.app.inject({
      method: "POST",
      url: "/api/v1/auth/password",
      payload: { current: SYLVIE.password, next: NEXT },
      cookies,
    });
    expect((await choose(link, "six rondelles et un marteau")).json()).toMatchObject({
      refused: "link-over",
    });
  });

  test("of two resets at once serves one", async () => {
    const link = await askedLink();
    const answers = await Promise.all([choose(link), choose(link, "six rondelles et un marteau")]);
    expect(answers.map(({ statusCode }) => statusCode).toSorted((a, b) => a - b)).toEqual([
      200, 422,
    ]);
  });

  test("refuses a password against the rules, and still serves", async () => {
    const link = await askedLink();
    for (const [next, refused] of [
      ["court", "password-short"],
      [SYLVIE.email, "password-plain"],
    ] as const)
      expect((await choose(link, next)).json()).toMatchObject({ refused });
    expect((await choose(link)).statusCode).toBe(200);
  });

  test("is of no use for an account that was closed meanwhile", async () => {
    const link = await askedLink();
    await database.asOwner("update auth.account set disabled_at = now() where id = $1", [
      SYLVIE.id,
    ]);
    expect((await choose(link)).json()).toMatchObject({ refused: "link-over" });
  });

  test("stands in the letter alone: the outbox, the database and the log hold no secret", async () => {
    const link = await askedLink();
    expect(link).toMatch(/^[\w-]{43}$/);
    const dump = await database.asOwner(
      "select row_to_json(m)::text as row from app.message m union all select row_to_json(l)::text from auth.password_link l",
    );
    expect(JSON.stringify(dump) + running.lines.join("")).not.toContain(link);
    expect((await choose(secretIn((await stored())[0] ?? { text: "" }))).json()).toMatchObject({
      refused: "link-over",
    });
  });
});

describe("asking for the link", () => {
  test("answers alike whether or not an account has the e-mail, in the same time", async () => {
    const timed = async (email: string) => {
      const start = performance.now();
      const { statusCode, body } = await ask(email);
      return { statusCode, body, long: performance.now() - start > 110 };
    };
    const known = await timed(SYLVIE.email.toUpperCase());
    expect(known).toMatchObject({ statusCode: 200, long: true });
    for (const email of ["personne@example.org", ADMIN]) expect(await timed(email)).toEqual(known);
    expect(await stored()).toMatchObject([{ template: "password-link", recipient: SYLVIE.email }]);
    expect(securityEvents(running.lines).map(({ event }) => event)).toEqual([
      "password-link.sent",
      "password-link.unknown",
      "password-link.unknown",
    ]);
    expect(running.lines.join("")).not.toMatch(/@/);
  });

  test("with a forged host, in whatever header, writes a letter that leads to this server alone", async () => {
    for (const headers of FORGED_HEADERS) {
      await database.asOwner("delete from app.message; delete from auth.attempt");
      const url = "/api/v1/auth/password-link";
      const payload = { email: SYLVIE.email };
      const asked = { method: "POST", url, payload, remoteAddress: "203.0.113.9" } as const;
      expect((await running.app.inject({ ...asked, headers })).statusCode).toBe(200);
      const [letter] = await delivered();
      expect(letter?.text).toContain("http://localhost:3000/app/connexion#mot-de-passe=");
      expect(JSON.stringify(letter)).not.toContain(FORGED);
    }
  });

  test("too often for one mailbox writes no more letters, and keeps the last link alive", async () => {
    let link = "";
    for (let turn = 1; turn <= 3; turn++) link = await askedLink();
    for (let turn = 1; turn <= 5; turn++) {
      const { statusCode, body } = await ask(SYLVIE.email, `198.51.100.${turn}`);
      expect([statusCode, body]).toEqual([200, '{"sent":true}']);
    }
    expect(await stored()).toHaveLength(3);
    expect((await choose(link)).statusCode).toBe(200);
  });

  test("by a robot is stopped for its network", async () => {
    const codes = [];
    for (let turn = 1; turn <= 31; turn++)
      codes.push(ask(`a${turn}@example.org`).then(({ statusCode }) => statusCode));
    expect((await Promise.all(codes)).toSorted((a, b) => a - b).slice(-2)).toEqual([200, 429]);
  });

  test.each([[""], ["x"], ["a\u0000@example.org"], [`${"x".repeat(300)}@example.org`]])(
    "with %j says that this is no e-mail",
    async (email) => {
      const response = await ask(email);
      expect([response.statusCode, response.json()]).toMatchObject([422, { refused: "bad-email" }]);
    },
  );
});
