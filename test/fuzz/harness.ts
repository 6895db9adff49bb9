/** The whole application under bad input: asks, judges the answers, and watches every table. */
import type { InjectOptions, Response } from "light-my-request";
import { afterAll, beforeAll, expect } from "vitest";
import { isSiteRefusal } from "../../src/web/site/refusal.ts";
import { testDatabase, type TestDatabase } from "../database.ts";
import { startTestApp, type Cookies, type Route, type TestApp } from "../shop/app.ts";

export let database: TestDatabase;
export type Ids = Record<string, string>;
export const held: { app?: TestApp; marc: Cookies; ours: Ids; theirs: Ids } = {
  marc: {},
  ours: {},
  theirs: {},
};

/** Called at the top of each file: files may share this module, never an application. */
export function startWholeApp(): void {
  database = testDatabase();
  beforeAll(async () => {
    held.app = await startTestApp(database);
    held.marc = await held.app.as("marc@atelier-garonne.test");
    held.ours = await idsOf("atelier-garonne");
    held.theirs = await idsOf("repar-loire");
  }, 300_000);
  afterAll(() => held.app?.close());
}

/** One id of each kind that a shop has: a draft quote and a sent one, so that both doors are tried. */
async function idsOf(slug: string): Promise<Ids> {
  const from = (table: string, column = "id", where = "true") =>
    `(select ${column} from app.${table} x where x.shop_id = s.id and ${where} order by x.id limit 1)`;
  const [ids] = await database.asOwner<Ids>(
    `select s.id as repair_shop, s.zipcode, s.slug, ${from("client")} client,
      (select address_id from app.client_address x where x.shop_id = s.id order by 1 limit 1) address, ${from("event")} event, ${from("payment")} payment,
      ${from("shop_user")} as user, ${from("quote", "id", "status = 'Brouillon'")} quote, ${from("quote", "quoteid", "status = 'Envoyé'")} quoteid,
      ${from("appliance")} appliance, ${from("spare_part")} spare_part, ${from("price")} price, ${from("package")} package, ${from("work_time")} work_time, ${from("loan")} loan, ${from("loan_device")} loan_device, ${from("resource")} resource,
      ${from("repair_item")} repair_item, ${from("file")} file, ${from("review")} review,
      ${from("invoice")} invoice, ${from("repair")} repair, ${from("repair", "sheetid")} sheetid
     from app.shop s where s.slug = $1`,
    [slug],
  );
  return Object.fromEntries(Object.entries(ids ?? {}).filter(([, id]) => id !== null));
}

let visits = 0;
/** From an address of its own. The limits of an account are left out: only what is sent may be at fault. */
export async function ask(options: InjectOptions): Promise<Response> {
  if (!held.app) throw new Error("the application is not started");
  visits++;
  const remoteAddress = `10.${(visits >> 8) & 255}.${visits & 255}.7`;
  const answer = await held.app.app.inject({ remoteAddress, ...options });
  if (answer.statusCode !== 429) return answer;
  await database.asOwner("delete from auth.attempt");
  return held.app.app.inject({ remoteAddress, ...options });
}

const ENGLISH =
  /\b(invalid|expected|must|required|unexpected|cannot|too (big|small)|not found|received|syntax)\b/i;

/** Undefined when the answer is as it should be. */
export function complaint(
  what: string,
  { statusCode, headers, body }: Response,
  expected: number[] = [],
): string | undefined {
  const said = `${what.slice(0, 160)} → ${statusCode} ${body.slice(0, 200)}`;
  if (statusCode >= 500) return said;
  if (expected.length > 0 && !expected.includes(statusCode)) return said;
  if (statusCode < 400) return undefined;
  if (String(headers["content-type"]).includes("text/html"))
    return body.includes('lang="fr"') ? undefined : said;
  return isSaidInFrench(body) ? undefined : said;
}

type Said = { message?: string; refused?: string; fields?: object; errors?: { message: string }[] };

/** A sentence, or a word that the public site has a sentence for. */
function isSaidInFrench(body: string): boolean {
  const said: Said = JSON.parse(body);
  const texts = [said.message, ...(said.errors ?? []).map(({ message }) => message)].filter(
    (text) => text !== undefined,
  );
  const sentences = [...texts, ...Object.values(said.fields ?? {})];
  return (
    (texts.length > 0 || isSiteRefusal(said.refused)) &&
    !sentences.some((text) => ENGLISH.test(String(text)))
  );
}

/**
 * Every row of every table but the counts of attempts, the sessions, the sign-ups and the questions of passkeys, which
 * anybody may ask for, and the audit, which says what was asked.
 */
async function everything(): Promise<Record<string, string>> {
  const tables = await database.asSuperuser<{ name: string }>(
    `select schemaname || '.' || tablename as name from pg_tables
     where schemaname in ('app', 'auth') and tablename not in ('attempt', 'session', 'sign_up', 'audit', 'challenge') order by 1`,
  );
  const prints = tables.map(async ({ name }) => {
    const [row] = await database.asSuperuser<{ print: string }>(
      `select count(*) || ' ' || md5(coalesce(string_agg(md5(t::text), '' order by md5(t::text)), '')) as print from ${name} t`,
    );
    return [name, row?.print ?? ""] as const;
  });
  return Object.fromEntries(await Promise.all(prints));
}

/** Does the work, wants no complaint from it, and finds every row as it was. */
export async function expectNothingWritten(
  work: () => Promise<(string | undefined)[]>,
): Promise<void> {
  const before = await everything();
  const complaints = (await work()).filter((line) => line !== undefined);
  expect(complaints).toEqual([]);
  expect(await everything()).toEqual(before);
}

/** Signed in, so that only what is sent can be at fault. */
export const post = (url: string, payload: string, type = "application/json"): Promise<Response> =>
  ask({ method: "POST", url, payload, headers: { "content-type": type }, cookies: held.marc });

export const routes = (): Route[] =>
  (held.app?.routes ?? []).filter(({ method, url }) => method !== "HEAD" && !url.includes("*"));
