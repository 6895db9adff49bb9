import { describe, expect, test } from "vitest";
import { DEMO_GARONNE, ledgerKey, startedAt } from "../../../test/shop/demonstration.ts";
import { date } from "../../../test/shop/invoice.ts";
import { sumsOf } from "../../domain/ledger/e-reporting/aggregate.ts";
import { periodOn, periodsBefore } from "../../domain/ledger/e-reporting/period.ts";
import { sum } from "../../domain/money.ts";
import { QUOTE_STATUSES } from "../../domain/quote/status.ts";
import { REPAIR_STATUSES } from "../../domain/repair/status.ts";
import { reportPeriod } from "../ledger/e-reporting/report.ts";
import { readAnchor } from "../ledger/anchor.ts";
import { verifyLedger } from "../ledger/verify.ts";
import { mintScope } from "../platform/database/scope.ts";
import { DEMO_SHOPS } from "./shops.ts";

const GARONNE = DEMO_GARONNE.id;

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

  test("every shop shares a van, a bench and a tool, and its errands are made with the van", async () => {
    const shared = await rows<{ shop_id: string; kinds: string[] }>(
      "select shop_id, array_agg(kind order by kind) as kinds from app.resource group by shop_id",
    );
    expect(shared.map(({ kinds }) => kinds)).toEqual(
      DEMO_SHOPS.map(() => ["bench", "tool", "vehicle"]),
    );
    const held = await rows<{ name: string; notes: string }>(
      `select distinct r.name, e.notes from app.event_resource h
       join app.event e on e.shop_id = h.shop_id and e.id = h.event_id
       join app.resource r on r.shop_id = h.shop_id and r.id = h.resource_id order by e.notes`,
    );
    expect(held).toEqual([
      { name: "Camionnette", notes: "Passage à la déchetterie" },
      { name: "Camionnette", notes: "Retrait de pièces chez le grossiste" },
    ]);
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
      const anchor = await readAnchor({ DATA_DIR }, shop_id);
      const verdict = await database.withShop(mintScope(shop_id, { kind: "system" }), (db) =>
        verifyLedger(db, { shop_id, key: ledgerKey, anchor }),
      );
      expect(verdict).toMatchObject({ entries: anchor.seq, findings: [] });
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

  test.each(DEMO_SHOPS)(
    "what $slug reports of its last twelve months is its invoices and its money to the cent",
    async ({ id }) => {
      const day = date(today);
      const periods = [periodOn("monthly", day), ...periodsBefore("monthly", day, 12)];
      const scope = mintScope(id, { kind: "system" });
      const sums = [];
      for (const period of periods)
        sums.push(sumsOf(await database.withShop(scope, (db) => reportPeriod(db, period), "read")));
      const consumer = "i.document #>> '{client,type}' = 'Particulier'";
      const [sold] = await rows(
        `select coalesce(sum(i.total_excl * case when i.credits_id is null then 1 else -1 end), 0)::int as base,
            coalesce(sum(i.total_vat * case when i.credits_id is null then 1 else -1 end), 0)::int as vat
          from app.invoice i where i.shop_id = '${id}' and i.kind in (380, 381) and ${consumer}`,
      );
      expect({
        base: sum(sums.map(({ base }) => base)),
        vat: sum(sums.map(({ vat }) => vat)),
      }).toEqual(sold);
      // All the money of consumers, less what was for goods: an exempt shop reports none.
      const [money] = await rows<{ received: number }>(
        `select (coalesce((select sum(p.amount) from app.payment p join app.invoice i on i.id = p.invoice_id
              where p.shop_id = '${id}' and ${consumer} and i.document #>> '{seller,vat_regime}' = 'normal'), 0)
            - coalesce((select sum(s.amount) from app.payment_share s join app.invoice i on i.id = s.invoice_id
              where s.shop_id = '${id}' and s.nature = 'goods' and ${consumer}
                and i.document #>> '{seller,vat_regime}' = 'normal'), 0))::int as received`,
      );
      expect(sum(sums.map(({ received }) => received))).toBe(money?.received);
    },
  );

  test("suppliers' invoices are there to be checked, to be paid and paid", async () => {
    const received = await rows<{ code: number | null; bytes: number }>(
      `select (select code from app.supplier_invoice_status s where s.supplier_invoice_id = i.id order by position desc limit 1),
          length(f.bytes) as bytes
        from app.supplier_invoice i join app.supplier_invoice_file f on f.supplier_invoice_id = i.id
        where i.shop_id = '${GARONNE}' order by i.received_at`,
    );
    expect(received.map(({ code }) => code)).toEqual([211, 205, null]);
    for (const { bytes } of received) expect(bytes).toBeGreaterThan(500);
  });

  test("what suppliers bill adds up line by line, and none of them exists", async () => {
    const invoices = await rows<{
      supplier_name: string;
      supplier_siren: string;
      total_excl: number;
      lines: number;
      total_vat: number;
      total_incl: number;
      days: number;
    }>(
      `select supplier_name, supplier_siren, total_excl::int, total_vat::int, total_incl::int, due_on - issued_on as days,
          (select sum((line ->> 'net')::int)::int from jsonb_array_elements(facts -> 'lines') line) as lines
        from app.supplier_invoice`,
    );
    expect(invoices.length).toBeGreaterThan(2);
    for (const one of invoices) {
      expect(one.lines).toBe(one.total_excl);
      expect(one.total_excl + one.total_vat).toBe(one.total_incl);
      expect(one.days).toBe(30);
      expect(one.supplier_name).toContain("(exemple)");
      expect(one.supplier_siren).toMatch(/^9000001/);
    }
  });
});
