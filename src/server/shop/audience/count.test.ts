/** Visits of Atelier Garonne's pages, from the requests to what its people read. */
import type { FastifyInstance } from "fastify";
import { beforeEach, describe, expect, test } from "vitest";
import { buildDoors, openDoors } from "../../../../test/shop/doors.ts";
import { GARONNE, LOIRE, MARC, NADIA } from "../../../../test/shop/garonne.ts";
import { askOffice, officeDoors, signIn } from "../../../../test/shop/office.ts";
import { AT_HOME, book, bookingOf, firstSlot } from "../../../../test/shop/visitor.ts";
import { agendaRest } from "../../agenda/slots/rest.ts";
import { bookingRest } from "../../booking/rest.ts";
import { bookingSite } from "../../booking/site.ts";
import { schema } from "../../schema.ts";
import type { Services } from "../../services.ts";
import { shopSite } from "../site.ts";
import { countAudience } from "./count.ts";

const NOW = "2026-11-23T06:00:00Z";
const doors = openDoors(NOW, [officeDoors(schema)]);
const IPHONE = "Mozilla/5.0 (iPhone; CPU iPhone OS 18_6 like Mac OS X) Version/18.6 Safari/604.1";
const PAGE = `/${GARONNE.zipcode}/${GARONNE.slug}`;

beforeEach(() => doors().database.asOwner("delete from app.audience"));

/** Who asks says so by x-test-agent; a telephone otherwise. */
async function counting(app: FastifyInstance, services: Services): Promise<void> {
  app.addHook("onRequest", async ({ headers }) => {
    headers["user-agent"] = headers["x-test-agent"]?.toString() ?? IPHONE;
  });
  countAudience(app, services, 60_000);
}

/** One process that serves the public pages and ends: what it counted is then written. */
async function visit(work: (app: FastifyInstance) => Promise<unknown>): Promise<void> {
  const plugins = [counting, shopSite, bookingSite, agendaRest, bookingRest];
  const { app, services } = await buildDoors(doors().database, { now: NOW, plugins });
  await work(app);
  await services.live.close();
  await app.close();
}
const written = () =>
  doors().database.asOwner(
    "select shop_id, day::text, step, source, count from app.audience order by step, source",
  );
const see = (app: FastifyInstance, headers: Record<string, string> = {}, url = PAGE) =>
  app.inject({ url, headers });
const row = (step: string, source: string, count: number) => ({
  shop_id: GARONNE.id,
  day: "2026-11-23",
  step,
  source,
  count,
});

describe("a visit is counted", () => {
  test("at each step, with the source of its first page", async () => {
    await visit(async (app) => {
      await see(app, { referer: "https://www.google.fr/" });
      await see(app, { host: "etabli.test", referer: `http://etabli.test${PAGE}` }, `${PAGE}/rdv`);
      const slot = await firstSlot({ app });
      expect((await book({ app }, bookingOf({ slot }))).statusCode).toBe(201);
    });
    expect(await written()).toEqual([
      row("booked", "", 1),
      row("hours", "", 1),
      row("page", "search", 1),
      row("wizard", "", 1),
    ]);
  });

  test("by processes that add up", async () => {
    const seen = (app: FastifyInstance) => Promise.all([see(app), see(app), see(app)]);
    await Promise.all([visit(seen), visit(seen)]);
    await visit(seen);
    expect(await written()).toEqual([row("page", "direct", 9)]);
  });

  test("once for all weeks of hours that it looks at, and not when nothing is booked", async () => {
    await visit(async (app) => {
      for (const first of ["2026-11-23", "2026-11-30", "2026-12-07"])
        await app.inject({
          url: `/api/v1/shops/${GARONNE.id}/slots`,
          query: { ...AT_HOME, first },
        });
      await book({ app }, { nothing: true });
    });
    expect(await written()).toEqual([row("hours", "", 1)]);
  });
});

describe("nothing is counted of", () => {
  test.each([
    ["a robot", { "x-test-agent": "Mozilla/5.0 (compatible; Googlebot/2.1)" }, PAGE],
    ["a browser that prepares a page", { "sec-purpose": "prefetch" }, PAGE],
    ["a person of the house", { cookie: "etabli=abc" }, PAGE],
    ["a shop that does not exist", {}, `/${GARONNE.zipcode}/inconnu`],
    ["another page of the shop", {}, `${PAGE}/cgv`],
  ])("%s", async (_, headers, url) => {
    await visit((app) => see(app, { ...headers }, url));
    expect(await written()).toEqual([]);
  });
});

test("campaigns are bounded, whatever a link names", async () => {
  await visit(async (app) => {
    for (let turn = 0; turn < 30; turn++) await see(app, {}, `${PAGE}?utm_source=c${turn}`);
  });
  const rows = await written();
  expect(rows).toHaveLength(21);
  expect(rows).toContainEqual(row("page", "campaign", 10));
});

test("a database that refuses the totals holds no page and no stop", async () => {
  const { database } = doors();
  await database.asOwner("alter table app.audience rename to audience_away");
  await visit(async (app) => expect((await see(app)).statusCode).toBe(200));
  await database.asOwner("alter table app.audience_away rename to audience");
  expect(await written()).toEqual([]);
});

describe("the people of the shop", () => {
  const asked = "query ($days: Int!) { audience(days: $days) { day step source count } }";

  test("read their own totals of the period, and no other shop’s", async () => {
    await doors().database.asOwner(
      `insert into app.audience (shop_id, day, step, source, count) values
        ($1, '2026-11-17', 'page', 'direct', 4), ($1, '2026-11-16', 'page', 'direct', 8),
        ($2, '2026-11-20', 'page', 'search', 16)`,
      [GARONNE.id, LOIRE.id],
    );
    const marc = await signIn(doors(), MARC, GARONNE.id);
    const nadia = await signIn(doors(), NADIA, LOIRE.id);
    const read = async (cookies: Record<string, string>, days: number) =>
      (await askOffice(doors(), { query: asked, variables: { days } }, { cookies })).data;
    const week = { day: "2026-11-17", step: "page", source: "direct", count: 4 };
    expect(await read(marc, 7)).toEqual({ audience: [week] });
    expect(await read(marc, 30)).toMatchObject({ audience: [{}, {}] });
    expect(await read(nadia, 365)).toMatchObject({ audience: [{ source: "search", count: 16 }] });
  });

  test("read 25 months at most: the night forgets what is older", async () => {
    await doors().database.asOwner(
      `insert into app.audience (shop_id, day, step, source, count) values
        ($1, (now() - interval '26 months')::date, 'page', 'direct', 4), ($1, (now() - interval '24 months')::date, 'page', 'direct', 8)`,
      [GARONNE.id],
    );
    await doors().database.asOwner("select auth.forget_past()");
    expect(await written()).toMatchObject([{ count: 8 }]);
  });
});
