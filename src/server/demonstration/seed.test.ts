import { createHash } from "node:crypto";
import { mkdtempSync } from "node:fs";
import { readFile, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import path from "node:path";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { testDatabase } from "../../../test/database.ts";
import { REPAIR_STATUSES } from "../../domain/repair/status.ts";
import { QUOTE_STATUSES } from "../../domain/quote/status.ts";
import { parseInstant, type Instant } from "../../domain/time.ts";
import { readAnchor } from "../ledger/anchor.ts";
import { verifyLedger } from "../ledger/verify.ts";
import { mintScope } from "../platform/database/scope.ts";
import { doors } from "./doors.ts";
import { storiesOf } from "./plan.ts";
import { seedDemonstration } from "./seed.ts";
import { DEMO_SHOPS } from "./shops.ts";

const ledgerKey = Buffer.alloc(32, 7);
const [garonne] = DEMO_SHOPS;
if (!garonne) throw new Error("Atelier Garonne is the first shop of the demonstration");
const GARONNE = garonne.id;

const instant = (text: string): Instant => {
  const at = parseInstant(text);
  if (!at) throw new Error(`${text} is no instant`);
  return at;
};

/** A database that was first started at this moment. */
function startedAt(now: string) {
  const database = testDatabase();
  const DATA_DIR = mkdtempSync(path.join(tmpdir(), "etabli-demonstration-"));
  const config = { DEMO: true, DATABASE_URL: undefined, DATA_DIR, PORT: 3000 };
  const seeding = { config, clock: () => instant(now), ledgerKey };
  beforeAll(async () => {
    expect(await seedDemonstration(database, seeding)).toBe(true);
  }, 300_000);
  afterAll(() => rm(DATA_DIR, { recursive: true }));
  const rows = <Row extends object>(text: string) => database.asOwner<Row>(text);
  const count = async (from: string): Promise<number> =>
    (await rows<{ n: number }>(`select count(*)::int as n from app.${from}`))[0]?.n ?? 0;
  return { database, seeding, DATA_DIR, rows, count };
}

/** When the shop is closed, and nothing but urgent visits was made: the emptiest day of the week. */
describe("the demonstration first started on a Sunday evening", () => {
  const now = "2026-11-22T20:10:00+01:00";
  const { database, rows, count, DATA_DIR } = startedAt(now);
  const today = now.slice(0, 10);

  test.each([
    ["client", 60],
    ["repair", 80],
    ["event", 120],
    ["quote", 30],
    ["invoice", 20],
    ["payment", 10],
    ["file", 12],
    ["message", 100],
  ])("holds at least as many rows of %s as promised: %d", async (table, least) => {
    expect(await count(table)).toBeGreaterThanOrEqual(least);
  });

  test("has repairs in each of the thirteen statuses at Atelier Garonne, quotes in each of theirs", async () => {
    const of = async (table: string, shops: string) =>
      (await rows<{ status: string }>(`select distinct status from app.${table} where ${shops}`))
        .map(({ status }) => status)
        .sort();
    expect(await of("repair", `shop_id = '${GARONNE}'`)).toEqual([...REPAIR_STATUSES].sort());
    expect(await of("quote", "true")).toEqual([...QUOTE_STATUSES].sort());
  });

  test("has every public link in its directory", async () => {
    const repairs = await count("repair_link l join app.repair r using (shop_id, sheetid)");
    const quotes = await count("quote_link l join app.quote q using (shop_id, quoteid)");
    expect([repairs, quotes]).toEqual([await count("repair"), await count("quote")]);
  });

  test("shows a living day, and full ones around it", async () => {
    const days = await rows<{ day: string; visits: number }>(
      `select (start_at at time zone 'Europe/Paris')::date::text as day, count(*)::int as visits
       from app.event where shop_id = '${GARONNE}' and repair_id is not null group by 1 order by 1`,
    );
    const of = (day: string) => days.find((one) => one.day === day)?.visits ?? 0;
    expect(of(today)).toBeGreaterThanOrEqual(4);
    const next = days.filter(({ day }) => day > today).slice(0, 2);
    for (const { visits: planned } of next) expect(planned).toBeGreaterThanOrEqual(4);
    const before = days.filter(({ day }) => day < today).slice(-4);
    for (const { visits: done } of before) expect(done).toBeGreaterThanOrEqual(3);
  });

  test("keeps every visit within the working hours of the one who goes, whom nothing else keeps busy", async () => {
    const outside = await rows(
      `select e.start_at from app.event e
       join app.event_assignee a on a.shop_id = e.shop_id and a.event_id = e.id
       join app.shop_user u on u.shop_id = e.shop_id and u.id = a.user_id,
       lateral (select e.start_at at time zone 'Europe/Paris' as starts, e.end_at at time zone 'Europe/Paris' as ends) w
       where not e.fullday and not exists (
         select from jsonb_array_elements(u.working_hours -> extract(isodow from w.starts)::text) h
         where extract(epoch from w.starts::time) / 60 >= (h ->> 'from')::int
           and extract(epoch from w.ends::time) / 60 <= (h ->> 'to')::int)`,
    );
    expect(outside).toEqual([]);
  });

  test("has done what is past and nothing of what is to come", async () => {
    const wrong = await rows(
      `select 1 from app.event where repair_id is not null
       and (status = 'DONE') <> (end_at <= '${now}'::timestamptz)
       and end_at not between '${now}'::timestamptz - interval '6 minutes' and '${now}'::timestamptz`,
    );
    expect(wrong).toEqual([]);
    for (const [table, column] of [
      ["repair_item", "created_at"],
      ["repair", `"lastUpdateAt"`],
      ["message", "created_at"],
      ["payment", "created_at"],
      ["invoice", "issued_at"],
      ["client", "last_seen_at"],
    ])
      expect(await rows(`select 1 from app.${table} where ${column} > '${now}'`)).toEqual([]);
  });

  test("numbers repairs, quotes and invoices without a gap, in the order of time", async () => {
    const series = await rows<{ numbers: number[] }>(
      `select array_agg(right(reference, 5)::int order by at, reference) as numbers from (
         select shop_id, reference, created_at as at from app.repair
         union all select q.shop_id, reference, min(v.sent_at) from app.quote q
           join app.quote_version v on v.shop_id = q.shop_id and v.quote_id = q.id group by 1, 2
         union all select shop_id, reference, issued_at from app.invoice) r
       group by shop_id, left(reference, 5)`,
    );
    expect(series.length).toBeGreaterThanOrEqual(9);
    for (const { numbers } of series) expect(numbers).toEqual(numbers.map((_, rank) => rank + 1));
  });

  test("keeps a ledger that is intact up to its anchor, in each shop", async () => {
    for (const { id: shop_id } of DEMO_SHOPS) {
      const anchor = await readAnchor(DATA_DIR, shop_id);
      const verdict = await database.withShop(mintScope(shop_id, { kind: "system" }), (db) =>
        verifyLedger(db, { shop_id, key: ledgerKey, anchor }),
      );
      expect(verdict).toEqual({ entries: anchor.seq, findings: [] });
      expect(anchor.seq).toBeGreaterThan(0);
    }
  });

  test("gives each accepted quote of a person its last day to withdraw, each sent one its expiry task", async () => {
    const accepted = await rows<{ late: number; without: number; all: number }>(
      `select count(*)::int as all, count(*) filter (where withdrawal_deadline is null and c.type = 'Particulier')::int as without,
         count(*) filter (where withdrawal_deadline < a.at::date + 14)::int as late
       from app.quote_answer a join app.quote q on q.shop_id = a.shop_id and q.id = a.quote_id
       join app.client c on c.shop_id = q.shop_id and c.id = q.client_id where a.answer = 'accepted'`,
    );
    expect(accepted[0]).toMatchObject({ late: 0, without: 0 });
    expect(accepted[0]?.all).toBeGreaterThan(20);
    const waiting = await database.asSuperuser(
      `select q.id from app.quote q where q.status = 'Envoyé' and not exists (
         select from graphile_worker.jobs j where j.task_identifier = 'expire-quote'
           and j.key = 'expire-quote ' || q.id and j.run_at > '${now}')`,
    );
    expect(waiting).toEqual([]);
  });

  test("has carried every letter, and queues none", async () => {
    const letters = await rows<{ status: string; transport: string }>(
      "select distinct status, transport from app.message",
    );
    expect(letters).toEqual([{ status: "sent", transport: "outbox" }]);
    const jobs = await database.asSuperuser(
      "select 1 from graphile_worker.jobs where task_identifier = 'send-message'",
    );
    expect(jobs).toEqual([]);
  });
});

type Photo = {
  id: string;
  shop_id: string;
  size: number;
  sha256: string;
  shared: boolean;
  after_visit: boolean;
};
type Letter = {
  template: string;
  text: string;
  sheetid: string;
  repair_id: string;
  zipcode: string;
  slug: string;
  quoteids: string[];
  noted: number;
};

describe("the demonstration first started on a Tuesday morning", () => {
  const now = "2026-11-24T10:20:00+01:00";
  const { database, seeding, DATA_DIR, rows, count } = startedAt(now);

  test("visits are done, under way and to come, each near the hour that was wished for", async () => {
    const planned = storiesOf(garonne, instant(now)).flatMap(({ wish, asked_at }) =>
      wish?.day === "2026-11-24" && asked_at <= instant(now) ? [wish] : [],
    );
    const visits = await rows<{ user_id: string; minute: number; status: string }>(
      `select a.user_id, e.status,
         (extract(epoch from (e.start_at at time zone 'Europe/Paris')::time) / 60)::int as minute
       from app.event e join app.event_assignee a on a.shop_id = e.shop_id and a.event_id = e.id
       where e.shop_id = '${GARONNE}' and e.repair_id is not null
         and (e.start_at at time zone 'Europe/Paris')::date = '2026-11-24'`,
    );
    expect(visits).toHaveLength(planned.length);
    for (const { user_id, minute } of planned) {
      const near = visits.filter(
        (visit) => visit.user_id === user_id && Math.abs(visit.minute - minute) <= 45,
      );
      expect(near).not.toEqual([]);
    }
    for (const { id } of garonne.users.filter(({ bookable }) => bookable)) {
      const own = visits.filter(({ user_id }) => user_id === id);
      expect(own.filter(({ status }) => status === "TODO").length).toBeGreaterThanOrEqual(2);
    }
    expect(visits.filter(({ status }) => status === "DONE").length).toBeGreaterThanOrEqual(2);
  });

  test("clients were last seen when something of theirs was written, not on the day of the installation", async () => {
    const [seen] = await rows<{ wrong: number; days: number }>(
      `select count(*) filter (where c.last_seen_at <> r.last)::int as wrong,
         count(distinct c.last_seen_at::date)::int as days
       from app.client c join (select client_id, max(created_at) as last from app.repair group by 1) r on r.client_id = c.id`,
    );
    expect(seen?.wrong).toBe(0);
    expect(seen?.days).toBeGreaterThan(5);
  });

  test("photos are whole on the disk, taken after the visit, some of them shown to the client", async () => {
    const photos = await rows<Photo>(
      `select f.id, f.shop_id, f.size, f.sha256, f.shared, i.created_at >= e.end_at as after_visit
       from app.file f join app.repair_item i on i.type = 'PhotoAdded' and i.payload ->> 'file_id' = f.id::text
         and i.repair_id = f."recipientID" and i.created_at = f.created_at
       join app.event e on e.repair_id = f."recipientID"`,
    );
    expect(photos.length).toBe(await count("file"));
    expect(new Set(photos.map(({ shared }) => shared)).size).toBe(2);
    for (const { id, shop_id, size, sha256, after_visit } of photos) {
      const bytes = await readFile(path.join(DATA_DIR, "files", shop_id, id));
      expect([...bytes.subarray(0, 3)]).toEqual([0xff, 0xd8, 0xff]);
      expect(size).toBe(bytes.byteLength);
      expect(sha256).toBe(createHash("sha256").update(bytes).digest("hex"));
      expect(after_visit).toBe(true);
    }
  });

  test("letters to clients have links that open what they speak of, and their journal says so", async () => {
    const letters = await rows<Letter>(
      `select m.template, m.text, r.sheetid, r.id as repair_id, s.zipcode, s.slug,
         array(select q.quoteid from app.quote q where q.repair_id = r.id) as quoteids,
         (select count(*)::int from app.repair_item i where i.type = 'MessageSent' and i.payload ->> 'message_id' = m.id::text) as noted
       from app.message m join app.repair r on r.id = m.repair_id join app.shop s on s.id = m.shop_id`,
    );
    expect([...new Set(letters.map(({ template }) => template))].sort()).toEqual([
      "booking-confirmed",
      "booking-new",
      "invoice-issued",
      "payment-received",
      "quote-accepted-client",
      "quote-sent",
    ]);
    for (const { text, sheetid, repair_id, quoteids, noted } of letters) {
      const tails = [
        `suivi/${sheetid}`,
        `app/sheet/${repair_id}`,
        ...quoteids.map((id) => `quote/${id}`),
      ];
      expect(tails.filter((tail) => text.includes(`http://localhost:3000/${tail}\n`))).toHaveLength(
        1,
      );
      expect(noted).toBe(1);
    }
  });

  test("each repair's journal is in the order of time and begins with its request", async () => {
    const late = await rows(
      `select 1 from (select created_at, lag(created_at) over (partition by repair_id order by id) as before from app.repair_item) t
       where before > created_at`,
    );
    expect(late).toEqual([]);
    const firsts = await rows<{ types: string[] }>(
      `select distinct (array_agg(type order by id))[1:3] as types from app.repair_item group by repair_id`,
    );
    expect(firsts).toEqual([{ types: ["ClientAdded", "ApplianceAdded", "NotesAdded"] }]);
  });

  test("clients book, the desk plans, technicians draft, clients sign, the desk invoices", async () => {
    const authors = await rows<{ type: string; author: string; roles: string[] }>(
      `select i.type, i.author, array_agg(distinct coalesce(u.role, '') order by coalesce(u.role, '')) as roles
       from app.repair_item i left join app.shop_user u on u.shop_id = i.shop_id and u.id = i.created_by
       where i.shop_id = '${GARONNE}' group by 1, 2 order by 1, 2`,
    );
    const by = (type: string) =>
      authors.filter((one) => one.type === type).map(({ author, roles }) => [author, ...roles]);
    expect(by("QuoteAccepted")).toEqual([["client", ""]]);
    expect(by("QuoteRefused")).toEqual([["client", ""]]);
    expect(by("QuoteSent")).toEqual([["shop", "FRONT"]]);
    expect(by("InvoiceIssued")).toEqual([["shop", "FRONT"]]);
    expect(by("CreditIssued")).toEqual([["shop", "OWNER"]]);
    expect(by("PhotoAdded")).toEqual([["shop", "TECHNICIAN"]]);
    expect(by("MessageSent")).toEqual([["system", ""]]);
    expect(by("AppointmentPlanned")).toEqual([
      ["client", ""],
      ["shop", "FRONT", "TECHNICIAN"],
    ]);
  });

  test("it prints its doors, each of which signs in", async () => {
    const text = await doors(database, "http://localhost:3000");
    for (const door of [
      "/31000/atelier-garonne",
      "/44000/repar-loire",
      "/59000/etabli-du-nord",
      "marc@atelier-garonne.test",
      "admin@etabli.test",
      "etabli-demo",
    ])
      expect(text).toContain(door);
    const emails = text.match(/\S+@\S+\.test/g) ?? [];
    const known = await rows<{ email: string }>("select email from auth.account");
    expect([...emails].sort()).toEqual(known.map(({ email }) => email).sort());
  });

  test("it enters a database once only", async () => {
    const before = await count("repair");
    expect(await seedDemonstration(database, seeding)).toBe(false);
    expect(await count("repair")).toBe(before);
  });
});

describe.each([
  ["DEMO=0", { DEMO: false }],
  ["a server of its owner's", { DATABASE_URL: "postgres://server/etabli" }],
])("the demonstration stays out with %s", (_case, refusing) => {
  const database = testDatabase();
  test("and writes nothing", async () => {
    const config = {
      DEMO: true,
      DATABASE_URL: undefined,
      DATA_DIR: tmpdir(),
      PORT: 3000,
      ...refusing,
    };
    const clock = () => instant("2026-11-23T10:20:00+01:00");
    expect(await seedDemonstration(database, { config, clock, ledgerKey })).toBe(false);
    expect(await database.asOwner("select 1 from app.shop")).toEqual([]);
  });
});
