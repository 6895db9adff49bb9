/** Bad input at every endpoint there is: refused in French, never a failure of ours, nothing written. */
import type { InjectOptions, Response } from "light-my-request";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { schema } from "../src/server/schema.ts";
import { isSiteRefusal } from "../src/web/site/refusal.ts";
import { testDatabase } from "./database.ts";
import { operationsOf, withValue, type Operation, type Variables } from "./fuzz/operations.ts";
import { HUGE, NASTY, NASTY_TEXTS, SHAPELESS, spoiled, STRANGE_IDS } from "./fuzz/values.ts";
import { startTestApp, type Cookies, type Route, type TestApp } from "./shop/app.ts";

const database = testDatabase();
type Ids = Record<string, string>;
const held: { app?: TestApp; marc: Cookies; ours: Ids; theirs: Ids } = {
  marc: {},
  ours: {},
  theirs: {},
};

beforeAll(async () => {
  held.app = await startTestApp(database);
  held.marc = await held.app.as("marc@atelier-garonne.test");
  held.ours = await idsOf("atelier-garonne");
  held.theirs = await idsOf("repar-loire");
}, 120_000);
afterAll(() => held.app?.close());

/** One id of each kind that a shop has: a draft quote and a sent one, so that both doors are tried. */
async function idsOf(slug: string): Promise<Ids> {
  const from = (table: string, column = "id", where = "true") =>
    `(select ${column} from app.${table} x where x.shop_id = s.id and ${where} order by x.id limit 1)`;
  const [ids] = await database.asOwner<Ids>(
    `select s.id as repair_shop, s.zipcode, s.slug, ${from("client")} client, ${from("event")} event, ${from("payment")} payment,
      ${from("shop_user")} as user, ${from("quote", "id", "status = 'Brouillon'")} quote, ${from("quote", "quoteid", "status = 'Envoyé'")} quoteid,
      ${from("invoice")} invoice, ${from("repair")} repair, ${from("repair", "sheetid")} sheetid
     from app.shop s where s.slug = $1`,
    [slug],
  );
  return Object.fromEntries(Object.entries(ids ?? {}).filter(([, id]) => id !== null));
}

let visits = 0;
async function ask(options: InjectOptions): Promise<Response> {
  if (!held.app) throw new Error("the application is not started");
  visits++;
  const remoteAddress = `10.${(visits >> 16) & 255}.${(visits >> 8) & 255}.${visits & 255}`;
  return held.app.app.inject({ remoteAddress, ...options });
}

const ENGLISH =
  /\b(invalid|expected|must|required|unexpected|cannot|too (big|small)|not found|received|syntax)\b/i;

/** Undefined when the answer is as it should be. */
function complaint(
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

/** Every row of every table but the counts of attempts and the sessions, as one print. */
async function everything(): Promise<Record<string, string>> {
  const tables = await database.asSuperuser<{ name: string }>(
    `select schemaname || '.' || tablename as name from pg_tables
     where schemaname in ('app', 'auth') and tablename not in ('attempt', 'session') order by 1`,
  );
  const prints = tables.map(async ({ name }) => {
    const [row] = await database.asSuperuser<{ print: string }>(
      `select count(*) || ' ' || md5(coalesce(string_agg(md5(t::text), '' order by md5(t::text)), '')) as print from ${name} t`,
    );
    return [name, row?.print ?? ""] as const;
  });
  return Object.fromEntries(await Promise.all(prints));
}

async function expectNothingWritten(work: () => Promise<(string | undefined)[]>): Promise<void> {
  const before = await everything();
  const complaints = (await work()).filter((line) => line !== undefined);
  expect(complaints).toEqual([]);
  expect(await everything()).toEqual(before);
}

const routes = (): Route[] =>
  (held.app?.routes ?? []).filter(({ method, url }) => method !== "HEAD" && !url.includes("*"));
const PARAM = /:(\w+)(\([^)]*\))?/g;
const paramsOf = ({ url }: Route): string[] =>
  [...url.matchAll(PARAM)].map(([, name]) => name ?? "");

/** What a parameter of a path names among the ids of a shop. */
const NAMED: Record<string, string> = {
  shopId: "repair_shop",
  zipcode: "zipcode",
  shopSlug: "slug",
  id: "invoice",
};
const soundParam = (name: string): string => held.ours[NAMED[name] ?? name] ?? "";

const filled = (route: Route, changed: Record<string, string> = {}): string =>
  route.url.replaceAll(PARAM, (_whole, name: string) => changed[name] ?? soundParam(name));

/** Bodies that would be understood, and lead nowhere: a past slot, an unknown client, another document. */
function understood({ url }: Route): unknown {
  const unknown = { reference: "R2020-00001", contact: "personne@example.org" };
  const sha = "0".repeat(64);
  const known: Record<string, unknown> = {
    "/api/v1/auth/login": { email: "marc@atelier-garonne.test", password: "faux" },
    "/suivi": unknown,
    "/quote": unknown,
    "/quote/:quoteid/accept": {
      document_sha256: sha,
      name: "Hélène Vidal",
      signature: { kind: "typed", text: "Hélène Vidal" },
      consents: [],
    },
    "/quote/:quoteid/refuse": { document_sha256: sha, reason: "Trop cher." },
    "/api/v1/shops/:shopId/bookings": bookingAt(
      "2026-01-05T08:00:00.000Z",
      "2026-01-05T10:00:00.000Z",
    ),
    "/api/graphql": { query: "{ repairs { id } }", variables: {}, operationName: null },
  };
  return known[url] ?? {};
}

const bookingAt = (start_at: string, public_end_at: string, text = "Ne vidange plus."): object => ({
  booking_id: crypto.randomUUID(),
  kind: "Diagnostic / Devis",
  where: "Chez le client",
  appliance: {
    kind_id: "lave-linge",
    category_id: "gros-electromenager",
    brand: text,
    model: text,
  },
  description: text,
  client: {
    type: "Particulier",
    lastname: `Vidal ${text}`,
    firstname: text,
    email: "",
    phone: "06 39 98 12 34",
  },
  address: {
    street: `8 allée ${text}`,
    complement: text,
    zip: "31700",
    city: `Blagnac ${text}`,
    lat: null,
    lon: null,
  },
  slot: { start_at, public_start_at: start_at, public_end_at, user_id: held.ours.user },
  consents: { cgv: true, rgpd: true },
});

describe("an address that names nothing", () => {
  test("strange ids are refused at every path", () =>
    expectNothingWritten(async () => {
      const complaints = [];
      for (const route of routes())
        for (const name of paramsOf(route))
          for (const strange of STRANGE_IDS)
            for (const cookies of [{}, held.marc]) {
              const url = filled(route, { [name]: strange });
              const answer = await ask({ method: methodOf(route), url, cookies });
              const wrong =
                answer.statusCode < 300 && !isShell(answer)
                  ? `${url} → ${answer.statusCode}`
                  : undefined;
              complaints.push(wrong ?? complaint(`${route.method} ${url}`, answer));
            }
      return complaints;
    }));

  test("ids of another kind, and of another shop's documents, are 404", () =>
    expectNothingWritten(async () => {
      const complaints = [];
      for (const route of routes())
        for (const name of paramsOf(route)) {
          const kind = NAMED[name] ?? name;
          const others = Object.entries(held.ours).filter(([other]) => other !== kind);
          // A shop's own page, its sheets and its sent quotes are open to whoever holds their link.
          const foreign = name === "id" ? [held.theirs.invoice, held.theirs.quote] : [];
          for (const id of [...others.map(([, value]) => value), ...foreign])
            for (const cookies of [{}, held.marc]) {
              const isQuoteDocument =
                route.url.includes("/document/quote/") && id === held.ours.quote;
              const url = filled(route, { [name]: id ?? "" });
              const answer = await ask({ method: methodOf(route), url, cookies });
              if (isShell(answer)) continue;
              const door = url.startsWith("/app/") && !("etabli" in cookies);
              complaints.push(
                complaint(
                  `${route.method} ${url}`,
                  answer,
                  door ? [302] : isQuoteDocument ? [200, 404] : [404, 422],
                ),
              );
            }
        }
      return complaints;
    }));
});

test("no query of a page or of the interface is too strange", () =>
  expectNothingWritten(async () => {
    const complaints = [];
    const readable = routes().filter(({ method, url }) => method === "GET" && !/\/live$/.test(url));
    const queries = [
      "%00",
      "%ED%A0%80",
      "%E0%A4%A",
      "-1",
      "1e400",
      "x".repeat(8_000),
      "%F0%9F%A7%BA",
    ].map((value) => NAMES.map((name) => `${name}=${value}`).join("&"));
    for (const route of readable)
      for (const query of [
        ...queries,
        "q[]=a&q[]=b",
        "q=a&q=b&kind=a&kind=b&where=a&where=b",
        "__proto__=1&constructor=2",
        "&&&=&==",
      ])
        for (const cookies of [{}, held.marc]) {
          const url = `${filled(route)}?${query}`;
          complaints.push(complaint(`GET ${url}`, await ask({ url, cookies })));
        }
    return complaints;
  }));

/** Any other address of the office is the single page, which says itself what it does not know. */
const isShell = ({ statusCode, body }: Response): boolean =>
  statusCode === 200 && body.includes('<div id="root">');

const NAMES = [
  "q",
  "where",
  "category_id",
  "kind",
  "zip",
  "city",
  "lat",
  "lon",
  "first",
  "from",
  "days",
  "slot",
  "shop_id",
  "redirect",
];
const methodOf = ({ method }: Route): "GET" | "POST" => (method === "GET" ? "GET" : "POST");
const writing = (): Route[] => routes().filter(({ method }) => method !== "GET");

describe("a body that cannot be what it claims", () => {
  test("no shape at all is refused", () =>
    expectNothingWritten(async () => {
      const complaints = [];
      for (const route of writing()) {
        const url = filled(route);
        for (const shape of SHAPELESS)
          complaints.push(
            complaint(
              `${url} ${JSON.stringify(shape).slice(0, 60)}`,
              await post(url, JSON.stringify(shape)),
              REFUSED,
            ),
          );
        for (const [type, body] of MALFORMED)
          complaints.push(
            complaint(`${url} ${type} ${body.slice(0, 60)}`, await post(url, body, type), REFUSED),
          );
      }
      return complaints;
    }));

  test("each part of an understood body may be wrong", () =>
    expectNothingWritten(async () => {
      const complaints = [];
      for (const route of writing().filter(({ url }) => url !== "/api/graphql"))
        for (const body of spoiled(understood(route))) {
          const sent = JSON.stringify(body);
          const answer = await post(filled(route), sent);
          complaints.push(
            complaint(`${route.url} ${sent.slice(0, 3_000).slice(-120)}`, answer, REFUSED),
          );
        }
      return complaints;
    }));
});

const REFUSED = [400, 401, 404, 409, 413, 415, 422, 429];
const MALFORMED: [type: string, body: string][] = [
  ["application/json", "{"],
  ["application/json", ""],
  ["application/json", "\u0000"],
  ["application/json", '{"a":'.repeat(5_000)],
  ["text/plain", "texte"],
  ["application/xml", "<a/>"],
  ["application/octet-stream", "\u0000\u0001"],
  ["multipart/form-data; boundary=x", "--x--"],
  ["application/x-www-form-urlencoded", "reference=%00&contact=%ED%A0%80&email=%00&password=%00"],
  ["application/x-www-form-urlencoded", `reference=${HUGE}&contact=${HUGE}`],
  ["application/json", JSON.stringify({ trop: "x".repeat(1_200_000) })],
];

const post = (url: string, payload: string, type = "application/json"): Promise<Response> =>
  ask({ method: "POST", url, payload, headers: { "content-type": type }, cookies: held.marc });

describe("GraphQL", () => {
  const all = (): Operation[] => operationsOf(schema, held.ours);
  const send = (query: string, variables: Variables = {}) =>
    post("/api/graphql", JSON.stringify({ query, variables }));

  test("an id that is strange, of another kind or of another shop opens nothing", () =>
    expectNothingWritten(async () => {
      const complaints = [];
      for (const { name, query, variables, places } of all())
        for (const { path, kind } of places.filter((place) => place.kind)) {
          const otherKinds = Object.entries(held.ours).flatMap(([other, id]) =>
            other === kind ? [] : [id],
          );
          for (const id of [
            ...STRANGE_IDS,
            "\u0000",
            "\ud800",
            HUGE,
            ...otherKinds,
            ...Object.values(held.theirs),
          ]) {
            const answer = await send(query, withValue(variables, path, id));
            complaints.push(gain(`${name} ${path.join(".")} ${id.slice(0, 60)}`, answer, name));
          }
        }
      return complaints;
    }));

  test("no document is too strange", () =>
    expectNothingWritten(async () => {
      const documents = [
        "",
        "{",
        "{ inconnu }",
        "query { repairs { inconnu } }",
        HUGE,
        `{ ${"repairs { client { ".repeat(20)}`,
        `{ ${Array.from({ length: 200 }, (_, index) => `a${index}: repairs { id }`).join(" ")} }`,
        "subscription { x }",
        "\u0000",
        "mutation { __typename }",
      ];
      return Promise.all(
        documents.map(async (query) =>
          failure(`document ${query.slice(0, 60)}`, await send(query)),
        ),
      );
    }));

  test("no value of an argument makes the server fail", async () => {
    const complaints = [];
    for (const { name, query, variables, places } of all())
      for (const { path } of places)
        for (const value of [
          ...NASTY,
          ...NASTY_TEXTS.map((text) => [text]),
          [{ kind: "labour" }],
          [null],
        ])
          complaints.push(
            failure(
              `${name} ${path.join(".")} ${JSON.stringify(value).slice(0, 60)}`,
              await send(query, withValue(variables, path, value)),
            ),
          );
    expect(complaints.filter((line) => line !== undefined)).toEqual([]);
  });

  const failure = (what: string, { statusCode, body }: Response): string | undefined =>
    statusCode >= 500 || body.includes("de notre côté")
      ? `${what} → ${statusCode} ${body.slice(0, 200)}`
      : undefined;

  /** Something was answered where nothing should be. */
  function gain(what: string, answer: Response, field: string): string | undefined {
    const failed = failure(what, answer);
    if (failed) return failed;
    const { data, errors } = answer.json<{
      data?: Record<string, { __typename?: string } | null> | null;
      errors?: unknown;
    }>();
    const given = data?.[field];
    return errors || !given || given.__typename === "Refusal"
      ? undefined
      : `${what} → ${answer.body.slice(0, 200)}`;
  }
});

test("what a visitor types is kept without the signs no keyboard has, or refused", async () => {
  const shop = held.ours.repair_shop ?? "";
  for (const nasty of [
    "\u0000",
    "\u0007\u001b[2J",
    "\ud800",
    "\u202e",
    "'; drop table app.shop; --",
    "🧺",
  ]) {
    const url = `/api/v1/shops/${shop}/slots?kind=Diagnostic%20/%20Devis&where=Chez%20le%20client&category_id=gros-electromenager&zip=31700&city=Blagnac`;
    const { slots } = (await ask({ url })).json<{ slots: Record<string, string>[] }>();
    const [slot] = slots;
    const body = { ...bookingAt("", "", `a${nasty}b`), slot: { ...slot, slot_id: undefined } };
    const answer = await post(`/api/v1/shops/${shop}/bookings`, JSON.stringify(body));
    expect([201, 422], `${JSON.stringify(nasty)} → ${answer.body}`).toContain(answer.statusCode);
  }
  const kept = await database.asOwner<{ lastname: string }>(
    "select lastname from app.client where lastname like 'VIDAL A%'",
  );
  expect(kept.length).toBeGreaterThan(0);
  expect(kept.filter(({ lastname }) => /[\p{Cc}\p{Cf}\p{Cs}]/u.test(lastname))).toEqual([]);
});
