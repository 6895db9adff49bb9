/** Bad input at every path there is: refused in French, never a failure of ours, nothing written. */
import { randomInt } from "node:crypto";
import type { Response } from "light-my-request";
import { describe, expect, test } from "vitest";
import {
  ask,
  complaint,
  database,
  expectNothingWritten,
  held,
  post,
  routes,
  startWholeApp,
} from "./fuzz/harness.ts";
import { HUGE, SHAPELESS, spoiled, STRANGE_IDS, valuesHere } from "./fuzz/values.ts";
import type { Route } from "./shop/app.ts";

startWholeApp();

const PARAM = /:(\w+)(\([^)]*\))?/g;
const paramsOf = ({ url }: Route): string[] =>
  [...url.matchAll(PARAM)].map(([, name]) => name ?? "");

/** What a parameter of a path names among the ids of a shop. */
const NAMED: Record<string, string> = {
  shopId: "repair_shop",
  zipcode: "zipcode",
  shopSlug: "slug",
  id: "invoice",
  recipientID: "repair",
};
const soundParam = (name: string): string =>
  name === "recipientType" ? "repair" : (held.ours[NAMED[name] ?? name] ?? "");

const filled = (route: Route, changed: Record<string, string> = {}): string =>
  route.url.replaceAll(PARAM, (_whole, name: string) => changed[name] ?? soundParam(name));

/** Bodies that would be understood, and lead nowhere: a past slot, an unknown client, another document. */
function understood({ url }: Route): unknown {
  const unknown = { reference: "R2020-00001", contact: "personne@example.org" };
  const sha = "0".repeat(64);
  const known: Record<string, unknown> = {
    "/api/v1/auth/login": { email: "marc@atelier-garonne.test", password: "faux" },
    "/api/v1/auth/password-link": { email: "personne@example.org" },
    "/api/v1/auth/password-link/password": {
      link: "x".repeat(43),
      next: "quatre mots sans rapport",
    },
    "/api/v1/auth/code": { code: "000000" },
    "/api/v1/auth/passkey": { answer: { id: "eA", rawId: "eA", type: "public-key", response: {} } },
    "/api/v1/auth/passkeys": { name: "iPhone de Marc", answer: {} },
    "/api/v1/auth/passkeys/challenge": { password: "faux" },
    "/api/v1/auth/passkeys/rename": { id: "eA", name: "iPhone de Marc" },
    "/api/v1/auth/passkeys/remove": { id: "eA" },
    "/api/v1/auth/factor": { password: "faux" },
    "/api/v1/auth/factor/confirmation": { code: "000000" },
    "/api/v1/auth/factor/rescue-codes": { password: "faux", code: "000000" },
    "/api/v1/auth/factor/off": { password: "faux", code: "000000" },
    "/api/v1/auth/sign-up": {
      firstname: "Nadia",
      lastname: "Le Goff",
      email: "personne@example.org",
      shop_name: "Chez Nadia",
      zipcode: "31000",
      password: "court",
    },
    "/api/v1/auth/sign-up/confirmation": { link: "x".repeat(43), password: "quatre mots" },
    "/api/v1/calls/:id/join": { id: crypto.randomUUID() },
    "/api/v1/calls/:id/stills": {
      id: crypto.randomUUID(),
      page: crypto.randomUUID(),
      shot: "plate",
    },
    "/appel/:token/join": { id: crypto.randomUUID() },
    "/suivi": unknown,
    "/quote": unknown,
    "/quote/:quoteid/accept": {
      document_sha256: sha,
      name: "Hélène Vidal",
      signature: { kind: "typed", text: "Hélène Vidal" },
      consents: ["conditions", "withdrawal"],
    },
    "/suivi/:sheetid/accord-photos": { decision: "allow" },
    "/suivi/:sheetid/accord-bonus": { decision: "allow" },
    "/suivi/:sheetid/attente": { part: "morning" },
    "/suivi/:sheetid/place/:token": { decision: "taken" },
    // Any text is a message (message/inbound/site.test.ts): without an id, none is written.
    "/suivi/:sheetid/ecrire": { id: "none", texte: "Est-ce grave ?" },
    "/suivi/:sheetid/photos": {},
    "/suivi/:sheetid/photos/:id/retirer": {},
    "/suivi/:sheetid/messages": { channel: "email", wanted: "yes" },
    "/quote/:quoteid/renoncer": { name: "Hélène Vidal" },
    "/suivi/:sheetid/devis/:reference/renoncer": { name: "Hélène Vidal" },
    "/quote/:quoteid/code": { document_sha256: sha },
    "/quote/:quoteid/refuse": { document_sha256: sha, reason: "Trop cher." },
    "/:zipcode(^\\d{5}$)/:shopSlug/rdv/attente": {
      join: "1",
      "client.email": "a@b.fr",
      jour1: "on",
    },
    "/:zipcode(^\\d{5}$)/:shopSlug/rdv/liste/:token": {},
    "/:zipcode(^\\d{5}$)/:shopSlug/rdv/place/:token": { decision: "taken" },
    "/:zipcode(^\\d{5}$)/:shopSlug/rdv/simple": { step: "problem", node: "lave-linge", next: "1" },
    "/api/v1/shops/:shopId/bookings": bookingAt(
      "2026-01-05T08:00:00.000Z",
      "2026-01-05T10:00:00.000Z",
    ),
    "/api/v1/shops/:shopId/client-codes": { contact: "06 39 98 12 34" },
    "/api/v1/shops/:shopId/client-codes/confirm": { code_id: "none", code: "042 137" },
    "/api/v1/shops/:shopId/repairs": creationForNobody(),
    "/api/v1/errors": { message: "x is undefined", stack: "at Sheet", path: "/app/agenda" },
    "/api/graphql": { query: "{ repairs { id } }", variables: {}, operationName: null },
  };
  return known[url] ?? {};
}

/** Everything that a creation may hold, for a client whom the shop does not know. */
const creationForNobody = (): object => ({
  repair_id: crypto.randomUUID(),
  client_id: crypto.randomUUID(),
  status: "Devis à faire",
  urgency: 1,
  items: [
    { type: "ClientAdded", payload: { client: {} } },
    {
      type: "ApplianceAdded",
      payload: { appliance: { id: crypto.randomUUID(), kind_id: "lave-linge", brand: "Brandt" } },
    },
    { type: "SymptomAdded", payload: { tunnel_answer: [{ id: "fuite", name: "Fuite" }] } },
    { type: "NotesAdded", payload: { description: "Elle fuit." } },
  ],
  intervention_type: "Réparation",
  where: "Chez le client",
  event: {
    start_at: "2026-12-01T08:00:00Z",
    end_at: "2026-12-01T09:00:00Z",
    kind: "Réparation",
    assigned_to: [held.ours.user],
  },
});

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
    phone: `+336399${randomInt(10_000, 100_000)}`,
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
  consents: { cgv: true },
});

describe("an address that names nothing", () => {
  test("strange ids are refused at every path", () =>
    expectNothingWritten(async () => {
      const complaints = [];
      for (const route of routes())
        for (const name of paramsOf(route))
          for (const strange of valuesHere(STRANGE_IDS))
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
          const { invoice, quote, file, repair } = held.theirs;
          const foreign = { id: [invoice, quote, file], recipientID: [repair] }[name] ?? [];
          for (const id of [...valuesHere(others.map(([, value]) => value)), ...foreign])
            for (const cookies of [{}, held.marc]) {
              // Their own client: handed over, and recorded.
              if (route.url.includes("/export/client/") && id === held.ours.client) continue;
              const isItsOwn =
                (route.url.includes("/document/quote/") && id === held.ours.quote) ||
                (route.url.startsWith("/app/file/") && id === held.ours.file);
              const url = filled(route, { [name]: id ?? "" });
              const answer = await ask({ method: methodOf(route), url, cookies });
              if (isShell(answer)) continue;
              const door = url.startsWith("/app/") && !("etabli" in cookies);
              complaints.push(
                complaint(
                  `${route.method} ${url}`,
                  answer,
                  door ? [302] : isItsOwn ? [200, 404] : turnedAway(route),
                ),
              );
            }
        }
      return complaints;
    }));
});

/** The office's own doors say who may before they say what exists. */
const turnedAway = ({ url }: Route): number[] =>
  /\/(export\/(copies|client|journals|archives|heads)|price-imports)\/:/.test(url)
    ? [401, 403, 404]
    : isOfOffice(url)
      ? [401, 403]
      : /\/(upload|shop-pictures|calls)\//.test(url)
        ? [401, 404, 422]
        : OF_PROGRAMS.test(url)
          ? [401]
          : [404, 422];

const isOfOffice = (url: string): boolean =>
  /\/:shopId\/(repairs|supplier-invoices|trial-bookings|imports|price-imports.*|export\/.*|retention.*)$/.test(
    url,
  );

/** These ask for a key, also from a person who is signed in. */
const OF_PROGRAMS = /^\/api\/v1\/(clients|bookings|repairs|quotes|invoices)\//;

test("every route that takes a key is in the published document, and no other", async () => {
  const authorization = `Bearer etb_0123456789ab_${"x".repeat(43)}`;
  const keyed = [];
  for (const route of routes().filter(({ url }) => url.startsWith("/api/v1/"))) {
    const { body } = await ask({
      method: methodOf(route),
      url: filled(route),
      headers: { authorization },
    });
    if (body.startsWith('{"refused":"key-unknown"')) keyed.push(`${route.method} ${route.url}`);
  }
  type Paths = Record<string, Record<string, { security: object[] }>>;
  const { paths } = (await ask({ url: "/api/v1/openapi.json" })).json<{ paths: Paths }>();
  const written = Object.entries(paths).flatMap(([path, operations]) =>
    Object.entries(operations)
      .filter(([, { security }]) => security.length > 0)
      .map(([method]) => `${method.toUpperCase()} ${path.replaceAll(/\{(\w+)\}/g, ":$1")}`),
  );
  expect(keyed.length).toBeGreaterThan(12);
  expect(keyed.toSorted()).toEqual(written.toSorted());
});

test("no query of a page or of the interface is too strange", async () => {
  // Signing out ends the session, a stream has no end, and /readyz writes to know whether it can.
  const readable = routes().filter(
    ({ method, url }) => method === "GET" && !/\/(live|logout|readyz)$/.test(url),
  );
  // What leaves with the accounts is traced in the chain (ledger/trace/record.test.ts).
  const [traced, untraced] = [true, false].map((isTraced) =>
    readable.filter(({ url }) => url.includes("/export/") === isTraced),
  );
  // Whoever first reads a document that was handed over keeps its bytes.
  for (const route of readable) await ask({ url: filled(route), cookies: held.marc });
  const strangeQueries = async (asked: readonly Route[] = []) => {
    const complaints = [];
    const texts = [
      "%00",
      "%ED%A0%80",
      "%E0%A4%A",
      "-1",
      "1e400",
      "x".repeat(8_000),
      "%F0%9F%A7%BA",
    ];
    const queries = [
      ...texts.map((value) => NAMES.map((name) => `${name}=${value}`).join("&")),
      "q[]=a&q[]=b",
      "q=a&q=b&kind=a&kind=b&where=a&where=b",
      "__proto__=1&constructor=2",
      "&&&=&==",
    ];
    for (const route of asked)
      for (const query of valuesHere(queries))
        for (const cookies of [{}, held.marc]) {
          const url = `${filled(route)}?${query}`;
          complaints.push(complaint(`GET ${url}`, await ask({ url, cookies })));
        }
    return complaints;
  };
  await expectNothingWritten(() => strangeQueries(untraced));
  expect((await strangeQueries(traced)).filter((line) => line !== undefined)).toEqual([]);
});

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
const methodOf = ({ method }: Route): "GET" | "PUT" | "POST" =>
  method === "GET" || method === "PUT" ? method : "POST";
const send = (route: Route, payload: string, type = "application/json"): Promise<Response> =>
  ask({
    method: methodOf(route),
    url: filled(route),
    payload,
    headers: { "content-type": type },
    cookies: held.marc,
  });
const writing = (): Route[] => routes().filter(({ method }) => method !== "GET");

/** The forms that send a lost link answer the same to everybody; an error of a browser may say anything, cut. */
const EXPECTED: Record<string, number[]> = {
  "/suivi": [200, 422],
  "/quote": [200, 422],
  "/api/v1/errors": [204, 413, 422, 429],
  "/api/v1/auth/password-link": [200, 401, 413, 422, 429],
  "/api/v1/auth/sign-up": [200, 413, 422, 429],
  "/api/v1/auth/passkey/challenge": [200, 413, 422, 429],
};

/** The administration says who may before it reads a body; a plain form is answered by a screen, its faults on it. */
const refusedAt = ({ url }: Route): number[] => {
  // The question of a passkey reads no body.
  if (url === "/api/v1/auth/passkey/challenge") return [200, 413, 415, 400, 429];
  if (url.endsWith("/rdv/simple")) return [200, 413, 415, 400, 429];
  // Without an appliance the booking begins again.
  if (url.endsWith("/rdv/attente")) return [200, 303, 413, 415, 400, 429];
  return url.startsWith("/api/v1/admin/") ? [...REFUSED, 403] : REFUSED;
};

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
              await send(route, JSON.stringify(shape)),
              refusedAt(route),
            ),
          );
        for (const [type, body] of MALFORMED)
          complaints.push(
            complaint(
              `${url} ${type} ${body.slice(0, 60)}`,
              await send(route, body, type),
              refusedAt(route),
            ),
          );
      }
      return complaints;
    }));

  test("each part of an understood body may be wrong", () =>
    expectNothingWritten(async () => {
      const complaints = [];
      for (const route of writing().filter(({ url }) => url !== "/api/graphql"))
        for (const body of valuesHere([...spoiled(understood(route))])) {
          const sent = JSON.stringify(body);
          const answer = await send(route, sent);
          const expected = EXPECTED[route.url] ?? refusedAt(route);
          complaints.push(
            complaint(`${route.url} ${sent.slice(0, 3_000).slice(-120)}`, answer, expected),
          );
        }
      return complaints;
    }));
});

test("no part of an import, nor of a photo's form, makes the server fail", async () => {
  const shop = held.ours.repair_shop ?? "";
  const complaints = [];
  for (const body of spoiled(importOfNobody()))
    complaints.push(
      complaint(
        JSON.stringify(body).slice(0, 200),
        await post(`/api/v1/shops/${shop}/imports`, JSON.stringify(body)),
      ),
    );
  const url = `/api/v1/upload/repair/${held.ours.repair}`;
  for (const part of PARTS)
    for (const end of ["--x--\r\n", "--x", ""]) {
      const payload = `--x\r\n${part}\r\n${end}`;
      const headers = { "content-type": "multipart/form-data; boundary=x" };
      const answer = await ask({ method: "PUT", url, payload, headers, cookies: held.marc });
      complaints.push(complaint(payload.slice(0, 160), answer, [400, 413, 415, 422]));
    }
  expect(complaints.filter((line) => line !== undefined)).toEqual([]);
});

/** Its only line is faulty: whatever comes of the rest brings nobody in. */
const importOfNobody = (): object => ({
  import_id: crypto.randomUUID(),
  noun: "client",
  filename: "clients.csv",
  columns: [
    "lastname",
    "phone",
    "email",
    "ref",
    "kind",
    "purchased_on",
    "__proto__",
    "constructor",
  ],
  rows: [{ line: 2, cells: ["", "1/".repeat(5_000), "a@", "x", "", "0000-00-00", "1", "1"] }],
  check: false,
});

const disposed = (name: string, content: string): string =>
  `Content-Disposition: form-data; ${name}\r\n\r\n${content}`;
const PARTS: string[] = [
  "",
  "Content-Disposition: form-data\r\n\r\nx",
  disposed('name="files"', "x"),
  disposed('name="files"; filename=""', ""),
  disposed('name="files"; filename="../../x.jpg"', "\u00ff\u00d8\u00ff"),
  disposed('name="files"; filename="x.svg"', "<svg onload='alert(1)'/>"),
  disposed('name="autre"; filename="x.jpg"', "x"),
  disposed('name="__proto__"', "x"),
  disposed('name="constructor"; filename="x.jpg"', "x"),
  disposed('name="ids"', "\u0000"),
  disposed('name="tags"', "inconnu"),
  disposed('name="ids"', HUGE),
  disposed(`name="${HUGE}"`, "x"),
];

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

/** Each text that a shop writes: about itself, the names of its people, its answers, its pictures and its letters. */
const SHOP_TEXTS: Readonly<Record<string, string>> = {
  shop: "name legal_name legal_form register insurance mediator presentation street complement city cgv",
  shop_user: "firstname lastname",
  review: "answer",
  shop_picture: "alt",
  status_letter: "subject text sms",
};

const HOSTILE = `</script><script>alert(1)</script><img src=x onerror=alert(2)>"'{{`;

/** Fills them as an attacker would; the answer puts each back. */
async function takeTextsOver(shop_id: string): Promise<() => Promise<void>> {
  const former: (() => Promise<unknown>)[] = [];
  for (const [table, columns] of Object.entries(SHOP_TEXTS)) {
    const key = table === "shop" ? "id" : "shop_id";
    const kept = `fuzz_${table}`;
    const set = columns.split(" ");
    await database.asOwner(`create table ${kept} as select * from app.${table} where ${key} = $1`, [
      shop_id,
    ]);
    await database.asOwner(
      `update app.${table} set ${set.map((one) => `${one} = '${one}' || $1`).join()} where ${key} = $2`,
      [HOSTILE, shop_id],
    );
    const same = { status_letter: "status", shop_picture: "file_id" }[table] ?? "id";
    former.push(() =>
      database.asOwner(
        `update app.${table} t set ${set.map((one) => `${one} = k.${one}`).join()} from ${kept} k where t.${same} = k.${same} and t.${key} = k.${key}`,
      ),
    );
  }
  return async () => {
    for (const putBack of former) await putBack();
  };
}

test("no text that a shop controls opens a script on a page, in a letter or in a picture, nor leaves its place in the data", async () => {
  const putBack = await takeTextsOver(held.ours.repair_shop ?? "");
  const { zipcode = "", slug = "", sheetid = "", quoteid = "" } = held.ours;
  const shop = `/${zipcode}/${slug}`;
  const pages = [
    shop,
    `${shop}/cgv`,
    `${shop}/rdv`,
    `${shop}/rdv/simple`,
    "/annuaire",
    `/suivi/${sheetid}`,
    `/quote/${quoteid}`,
  ];
  // A page may be some seconds old.
  await expect
    .poll(async () => (await ask({ url: shop })).body, { timeout: 20_000, interval: 500 })
    .toContain("alert(1)");
  for (const url of [
    ...pages,
    "/sitemap.xml",
    `${shop}/apercu.png`,
    `/quote/${quoteid}/devis.pdf`,
  ]) {
    const { statusCode, body } = await ask({ url });
    expect(statusCode, url).toBe(200);
    expect(body, url).not.toContain("<script>alert");
    expect(body, url).not.toContain("<img src=x");
    for (const [, kind = "", data = ""] of body.matchAll(
      /<script[^>]*type="application\/(ld\+json|json)"[^>]*>([^<]*)<\/script>/g,
    ))
      expect(() => JSON.parse(data), `${url} ${kind}`).not.toThrow();
  }
  const written = await lettersOf(() => askLetters({}));
  expect(written.map(({ text }) => text).join("")).toContain("alert(1)");
  for (const { template, subject, html } of written) {
    expect(html, template).not.toMatch(/<script|<img src=x/i);
    expect(subject, template).not.toMatch(/[\r\n]/);
  }
  await putBack();
});

const EVIL = "evil.example";

test("with a forged host, in whatever header, no letter and no answer leads there", async () => {
  const known = await lettersOf(() => askLetters({}));
  const origins = new Set(known.flatMap(originsIn));
  for (const headers of [
    { host: EVIL },
    { "x-forwarded-host": EVIL, "x-original-host": EVIL, "x-forwarded-server": EVIL },
    { forwarded: `host=${EVIL};proto=https`, referer: `https://${EVIL}/suivi` },
  ] as Record<string, string>[]) {
    const written = await lettersOf(() => askLetters(headers));
    expect(written.map(({ template }) => template)).toEqual(known.map(({ template }) => template));
    expect(JSON.stringify(written)).not.toContain(EVIL);
    for (const origin of written.flatMap(originsIn)) expect([...origins]).toContain(origin);
  }
});

type Written = { template: string; subject: string; text: string; html: string };

const originsIn = ({ text, html }: Written): string[] =>
  [...`${text} ${html}`.matchAll(/https?:\/\/[^/\s"<]+/g)].map(([origin]) => origin);

/** The letters that this work writes, in the order of their templates. */
async function lettersOf(work: () => Promise<void>): Promise<Written[]> {
  await database.asOwner("delete from auth.attempt");
  const before = await database.asOwner<{ id: string }>("select id from app.message");
  await work();
  return database.asOwner<Written>(
    "select template, subject, text, html from app.message where id <> all($1::uuid[]) order by template, id",
    [before.map(({ id }) => id)],
  );
}

/** Each public door that writes a letter to who knows what to ask. */
async function askLetters(headers: Record<string, string>): Promise<void> {
  const { repair_shop = "" } = held.ours;
  const [on] = await database.asOwner<Record<"reference" | "email" | "quote", string>>(
    `select r.reference, c.email, q.reference as quote from app.repair r
     join app.client c on c.shop_id = r.shop_id and c.id = r.client_id
     join app.quote q on q.shop_id = r.shop_id and q.repair_id = r.id
     where r.shop_id = $1 and q.status = 'Envoyé' and c.email <> '' order by r.id limit 1`,
    [repair_shop],
  );
  const contact = on?.email ?? "";
  const form = { "content-type": "application/x-www-form-urlencoded" };
  const doors: [url: string, payload: Record<string, string>, isForm?: true][] = [
    ["/suivi", { reference: on?.reference ?? "", contact }, true],
    ["/quote", { reference: on?.quote ?? "", contact }, true],
    [`/api/v1/shops/${repair_shop}/client-codes`, { contact }],
    ["/api/v1/auth/password-link", { email: "marc@atelier-garonne.test" }],
  ];
  for (const [url, payload, isForm] of doors) {
    const answer = await ask({
      method: "POST",
      url,
      payload: isForm ? new URLSearchParams(payload).toString() : payload,
      headers: { ...(isForm ? form : {}), ...headers },
    });
    expect(answer.statusCode, `${url} ${answer.body.slice(0, 200)}`).toBeLessThan(300);
    expect(JSON.stringify(answer.headers), url).not.toContain(EVIL);
  }
}

/** Cookies are those of the sign-in, as /rgpd says; signing out empties one. */
test("no page that a visitor opens leaves a cookie", async () => {
  const pages = routes().filter(({ method, url }) => method === "GET" && !url.endsWith("/live"));
  for (const route of pages) {
    const { cookies } = await ask({ url: filled(route) });
    expect(
      cookies.filter(({ value }) => value !== ""),
      route.url,
    ).toEqual([]);
  }
});
