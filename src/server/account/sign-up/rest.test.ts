import { beforeEach, describe, expect, test } from "vitest";
import { testDatabase } from "../../../../test/database.ts";
import {
  LEDGER_KEY,
  NOW,
  openAccounts,
  securityEvents,
  signInWith,
  SYLVIE,
  type Browser,
} from "../../../../test/shop/account.ts";
import { instant } from "../../../../test/shop/doors.ts";
import { FORGED, FORGED_HEADERS } from "../../../../test/shop/visitor.ts";
import { readConfig } from "../../platform/config.ts";
import type { Letter } from "../../platform/mail.ts";
import { findShop } from "../../shop/store.ts";
import { searchShops } from "../../shop/directory/store.ts";
import { forgetPast } from "../store.ts";
import { sendSignUpLetter } from "./jobs.ts";

const database = testDatabase();
const running = openAccounts(database);
const NADIA = {
  firstname: "nadia",
  lastname: "le goff",
  email: "Nadia@Atelier.example",
  shop_name: "L’Établi d’Œuvre",
  zipcode: "31000",
  password: "cinq écrous et une clé à pipe",
};

beforeEach(async () => {
  visitors += 1;
  running.lines.length = 0;
  await database.asOwner("delete from auth.attempt");
  await database.asOwner("delete from auth.sign_up");
  await database.asSuperuser("delete from graphile_worker._private_jobs");
  // What an earlier test opened.
  await database.asOwner("delete from auth.account where email <> $1", [SYLVIE.email]);
});

const ask = (
  changed: Record<string, unknown> = {},
  remoteAddress = "203.0.113.9",
  headers: Record<string, string> = {},
) =>
  running.app.inject({
    method: "POST",
    url: "/api/v1/auth/sign-up",
    payload: { ...NADIA, ...changed },
    remoteAddress,
    headers,
  });
/** Of each test its own: together they press more often in a minute than one address may. */
let visitors = 0;
const confirm = (link: string, password = NADIA.password, cookies: Browser = {}) =>
  running.app.inject({
    method: "POST",
    url: "/api/v1/auth/sign-up/confirmation",
    payload: { link, password },
    remoteAddress: `198.51.100.${visitors}`,
    cookies,
  });

/** What the mail server receives of the letters that were queued. */
async function delivered(): Promise<Letter[]> {
  const letters: Letter[] = [];
  const mail = {
    send: async (letter: Letter) => {
      letters.push(letter);
      return "smtp" as const;
    },
  };
  const config = readConfig({});
  const task = sendSignUpLetter({
    database,
    mail,
    config,
    clock: () => instant(NOW),
    ledgerKey: LEDGER_KEY,
  });
  const jobs = await database.asSuperuser<{ payload: unknown }>(
    "select payload from graphile_worker._private_jobs order by id",
  );
  for (const { payload } of jobs) await task(payload, { attempt: 1, max_attempts: 5 });
  return letters;
}
const linkIn = (letter: Letter | undefined): string =>
  /\/app\/onboarding#lien=(\S+)/.exec(letter?.text ?? "")?.[1] ?? "";
async function askedLink(changed: Record<string, unknown> = {}): Promise<string> {
  await ask(changed);
  return linkIn((await delivered()).at(-1));
}
const accounts = () =>
  database.asOwner<{ email: string }>("select email from auth.account where email <> $1", [
    SYLVIE.email,
  ]);
const waiting = () => database.asOwner("select id from auth.sign_up");

describe("a visitor who signs up", () => {
  test.each(FORGED_HEADERS)(
    "is written to with a link to this server alone: %o",
    async (headers) => {
      await database.asSuperuser("delete from graphile_worker._private_jobs");
      expect((await ask({}, "203.0.113.9", headers)).statusCode).toBe(200);
      const [letter] = await delivered();
      expect(letter?.text).toContain("http://localhost:3000/app/onboarding#lien=");
      expect(JSON.stringify(letter)).not.toContain(FORGED);
    },
  );

  test("confirms by the letter, is signed in as the owner of a draft, and nothing is public", async () => {
    const link = await askedLink();
    const response = await confirm(link);
    expect(response.json()).toMatchObject({
      me: { firstname: "Nadia", lastname: "LE GOFF", role: "OWNER" },
      validated: true,
    });
    const [shop] = await database.asOwner(
      `select s.name, s.slug, s.zipcode, s.city, s.status, s.onboarding, s.lat is not null as placed,
        s.opening_hours -> '1' -> 0 ->> 'from' as opens, u.bookable from app.shop s
       join app.shop_user u on u.shop_id = s.id where u.id = $1`,
      [response.json().me.id],
    );
    expect(shop).toEqual({
      name: "L’Établi d’Œuvre",
      slug: "l-etabli-d-oeuvre",
      zipcode: "31000",
      city: "Toulouse",
      status: "DRAFT",
      onboarding: "company",
      placed: true,
      opens: "540",
      bookable: true,
    });
    expect(
      await findShop(database, { zipcode: "31000", slug: "l-etabli-d-oeuvre" }),
    ).toBeUndefined();
    const everywhere = {
      category_id: "",
      place: "",
      near: undefined,
      first: 50,
      offset: 0,
      counted: 50,
    };
    const { shops } = await searchShops(database, { ...everywhere, text: "etabli", skills: [] });
    expect(shops).toEqual([]);
    const login = { email: "nadia@atelier.example", password: NADIA.password };
    expect((await signInWith(running.app, {}, login)).statusCode).toBe(200);
  });

  test.each([
    ["31000", "Europe/Paris", "Toulouse"],
    ["97400", "Indian/Reunion", "Saint-Denis"],
    ["97200", "America/Martinique", "Fort-de-France"],
  ])("who works at %s opens a shop on the clock of %s", async (zipcode, timezone, city) => {
    const email = `horloge-${zipcode}@atelier.example`;
    const response = await confirm(await askedLink({ email, zipcode }));
    expect(
      await database.asOwner("select timezone, city from app.shop where id = $1", [
        response.json().me.shop_id,
      ]),
    ).toEqual([{ timezone, city }]);
  });

  test("gets the next free address when the name is taken at this postal code", async () => {
    const slugs = [];
    for (const turn of [1, 2, 3]) {
      const email = `a${turn}@atelier.example`;
      const response = await confirm(await askedLink({ email, shop_name: "Chez Jo & Fils" }));
      const [shop] = await database.asOwner<{ slug: string }>(
        "select slug from app.shop where id = $1",
        [response.json().me.shop_id],
      );
      slugs.push(shop?.slug);
    }
    expect(slugs).toEqual(["chez-jo-fils", "chez-jo-fils-2", "chez-jo-fils-3"]);
  });

  test("at the same moment as others of one name, gets an address of its own", async () => {
    const links = [];
    for (const turn of [1, 2, 3, 4])
      links.push(await askedLink({ email: `b${turn}@atelier.example`, shop_name: "Chez Lou" }));
    const answers = await Promise.all(links.map((link) => confirm(link)));
    expect(answers.map(({ statusCode }) => statusCode)).toEqual([200, 200, 200, 200]);
    const ids = answers.map((answer) => answer.json().me.shop_id);
    const shops = await database.asOwner<{ slug: string }>(
      "select slug from app.shop where id = any($1::uuid[]) order by slug",
      [ids],
    );
    expect(shops.map(({ slug }) => slug)).toEqual([
      "chez-lou",
      "chez-lou-2",
      "chez-lou-3",
      "chez-lou-4",
    ]);
  });

  test("does not take the former address of another shop", async () => {
    const first = await confirm(
      await askedLink({ email: "c1@atelier.example", shop_name: "Chez Ancien" }),
    );
    const { shop_id } = first.json().me;
    await database.asOwner(
      "insert into app.shop_address (shop_id, zipcode, slug) select id, zipcode, 'chez-nouveau' from app.shop where id = $1",
      [shop_id],
    );
    await database.asOwner(
      "update app.shop set slug = 'chez-nouveau', status = 'ACTIVE' where id = $1",
      [shop_id],
    );
    const second = await confirm(
      await askedLink({ email: "c2@atelier.example", shop_name: "Chez Ancien" }),
    );
    const [shop] = await database.asOwner<{ slug: string }>(
      "select slug from app.shop where id = $1",
      [second.json().me.shop_id],
    );
    expect(shop?.slug).toBe("chez-ancien-2");
  });

  test("may choose any name: the longest, those of our pages, and one whose end is a figure", async () => {
    const slugs = [];
    for (const shop_name of ["rdv", "CGV", "app", "x".repeat(120), "x".repeat(120)]) {
      const email = `${slugs.length}@noms.example`;
      const response = await confirm(await askedLink({ email, shop_name }));
      const [shop] = await database.asOwner<{ slug: string }>(
        "select slug from app.shop where id = $1",
        [response.json().me.shop_id],
      );
      slugs.push(shop?.slug);
    }
    expect(slugs).toEqual(["rdv", "cgv", "app", "x".repeat(80), `${"x".repeat(74)}-2`]);
  });
});

describe("the link of the letter", () => {
  test("serves once, even to two clicks at once", async () => {
    const link = await askedLink();
    const answers = await Promise.all([confirm(link), confirm(link)]);
    expect(answers.map(({ statusCode }) => statusCode).toSorted((a, b) => a - b)).toEqual([
      200, 422,
    ]);
    expect((await confirm(link)).json()).toMatchObject({ refused: "link-over" });
    expect(await accounts()).toHaveLength(1);
  });

  test("needs the password of the sign-up, and is not guessed for long", async () => {
    const link = await askedLink();
    for (let turn = 1; turn <= 5; turn++)
      expect((await confirm(link, "autre chose de long")).json()).toMatchObject({
        refused: "bad-password",
      });
    expect((await confirm(link)).statusCode).toBe(429);
    expect(await accounts()).toEqual([]);
  });

  test("of another sign-up opens only what its own letter names", async () => {
    await askedLink({ email: "a@atelier.example", password: "six rondelles et un marteau" });
    const link = await askedLink({ email: "b@atelier.example" });
    expect((await confirm(link, "six rondelles et un marteau")).json()).toMatchObject({
      refused: "bad-password",
    });
    await confirm(link);
    expect(await accounts()).toEqual([{ email: "b@atelier.example" }]);
  });

  test("is over after a day, and the night forgets what was typed", async () => {
    const link = await askedLink();
    await database.asOwner("update auth.sign_up set expire_at = now() - interval '1 second'");
    expect((await confirm(link)).json()).toMatchObject({ refused: "link-over" });
    await forgetPast(database);
    expect(await waiting()).toEqual([]);
    expect(await delivered()).toEqual([]);
  });

  test("is refused when an account took the e-mail meanwhile", async () => {
    const link = await askedLink();
    await database.asOwner(
      "insert into auth.account (shop_id, email, password_hash) values ($1, 'NADIA@atelier.example', 'x')",
      [SYLVIE.shop_id],
    );
    expect((await confirm(link)).json()).toMatchObject({ refused: "email-taken" });
  });

  test("stands in the letter alone: neither the database nor the log holds it", async () => {
    const link = await askedLink();
    expect(link).toMatch(/^[\w-]{43}$/);
    const dump = await database.asSuperuser(
      `select row_to_json(s)::text from auth.sign_up s
       union all select payload::text from graphile_worker._private_jobs`,
    );
    expect(JSON.stringify(dump) + running.lines.join("")).not.toContain(link);
    expect(running.lines.join("")).not.toMatch(/@/);
  });
});

describe("asking to sign up", () => {
  test("with the e-mail of an account is answered alike, and only its letter says so", async () => {
    const timed = async (email: string) => {
      const start = performance.now();
      const { statusCode, body } = await ask({ email });
      return { statusCode, body, long: performance.now() - start > 110 };
    };
    const known = await timed(SYLVIE.email.toUpperCase());
    expect(known).toEqual({ statusCode: 200, body: '{"sent":true}', long: true });
    expect(await timed("personne@example.org")).toEqual(known);
    const [toSylvie, toNobody] = await delivered();
    expect([toSylvie?.to, toSylvie?.subject]).toEqual([
      SYLVIE.email,
      "Vous avez déjà un compte, Établi",
    ]);
    expect([linkIn(toSylvie), linkIn(toNobody)]).toEqual(["", expect.stringMatching(/^.{43}$/)]);
    expect(await accounts()).toEqual([]);
    expect(securityEvents(running.lines).map(({ event }) => event)).toEqual([
      "sign-up.asked",
      "sign-up.asked",
    ]);
  });

  test("twenty times at once with one e-mail writes three letters, and one of them opens one shop", async () => {
    const asked = Array.from({ length: 20 }, (_, turn) => ask({}, `198.51.100.${turn}`));
    expect(new Set((await Promise.all(asked)).map(({ body }) => body))).toEqual(
      new Set(['{"sent":true}']),
    );
    const links = (await delivered()).map(linkIn);
    expect(links).toHaveLength(3);
    const codes = (await Promise.all(links.map((link) => confirm(link)))).map((r) => r.statusCode);
    expect(codes.toSorted((a, b) => a - b)).toEqual([200, 422, 422]);
    expect([await accounts(), await waiting()]).toEqual([[{ email: "nadia@atelier.example" }], []]);
  });

  test("by a robot is stopped for its network", async () => {
    const codes = [];
    for (let turn = 1; turn <= 31; turn++)
      codes.push(ask({ email: `r${turn}@example.org` }).then(({ statusCode }) => statusCode));
    expect((await Promise.all(codes)).toSorted((a, b) => a - b).slice(-2)).toEqual([200, 429]);
  });

  test.each([
    ["an e-mail that is none", { email: "x" }, "bad-input"],
    ["an e-mail too long", { email: `${"x".repeat(390)}@example.org` }, "bad-input"],
    ["no name of a shop", { shop_name: "" }, "bad-input"],
    ["a name as long as a book", { shop_name: "x".repeat(5_000) }, "bad-input"],
    ["a postal code of another shape", { zipcode: { $ne: "" } }, "bad-input"],
    ["a name that nobody sees", { firstname: "\u0000" }, "bad-input"],
    ["a short password", { password: "court" }, "password-short"],
    ["the e-mail as password", { password: NADIA.email }, "password-plain"],
    ["a password as long as a book", { password: "x".repeat(5_000) }, "bad-input"],
  ])("with %s is refused, and nothing is kept", async (_, changed, refused) => {
    const response = await ask(changed);
    expect([response.statusCode, response.json()]).toMatchObject([422, { refused }]);
    expect([await waiting(), await delivered()]).toEqual([[], []]);
  });
});
