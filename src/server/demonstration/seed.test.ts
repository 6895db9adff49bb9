import { createHash } from "node:crypto";
import { readFile } from "node:fs/promises";
import path from "node:path";
import { describe, expect, test } from "vitest";
import {
  DEMO_GARONNE,
  startedAt,
  type Letter,
  type Photo,
} from "../../../test/shop/demonstration.ts";
import { instant } from "../../../test/shop/quote.ts";
import { nextStep, type ThreadFacts } from "../../domain/repair/next-step.ts";
import type { RepairStatus } from "../../domain/repair/status.ts";
import { idOf } from "./chance.ts";
import { doors } from "./doors.ts";
import { storiesOf } from "./plan.ts";
import { seedDemonstration } from "./seed.ts";
import { DEMO_SHOPS } from "./shops.ts";

const GARONNE = DEMO_GARONNE.id;
/** The ranges that the regulator (Arcep) keeps for fiction: never assigned. */
const FICTION_LANDLINE = /^\+33(19900|26191|35301|46571|53649)\d{4}$/;

describe("the demonstration first started on a Tuesday morning", () => {
  const now = "2026-11-24T10:20:00+01:00";
  const { database, seeding, DATA_DIR, rows, count } = startedAt(now);

  test("a mistyped name finds its client: every word of the names is remembered, and nothing else", async () => {
    const words = "select distinct c.shop_id, w from app.client c, app.name_words(c.names) w";
    const remembered = "select shop_id, written from app.name_word";
    expect(await rows(`(${words}) except (${remembered})`)).toEqual([]);
    expect(await rows(`(${remembered}) except (${words})`)).toEqual([]);
  });

  test("a supplier's invoice waits, one is to be paid, one is paid, and a file waits that nothing could read", async () => {
    const received = await rows<{ reference: string; code: number | null }>(
      `select i.reference, (select s.code from app.supplier_invoice_status s
          where s.shop_id = i.shop_id and s.supplier_invoice_id = i.id order by s.position desc limit 1) as code
        from app.supplier_invoice i where i.shop_id = '${GARONNE}' order by i.received_at`,
    );
    expect(received).toEqual([
      { reference: "CE-20418", code: 211 },
      { reference: "PM-2026-1184", code: 205 },
      { reference: "PM-2026-1203", code: null },
    ]);
    const unread = await rows<{ source: string; reason: string }>(
      `select u.source, u.reason from app.unread_file u where u.shop_id = '${GARONNE}'
        and not exists (select from app.unread_file_outcome o where o.unread_file_id = u.id)`,
    );
    expect(unread).toEqual([{ source: "platform", reason: "supplier-invoice-unreadable" }]);
  });

  test("visits are done, under way and to come, each near the hour that was wished for", async () => {
    const planned = storiesOf(DEMO_GARONNE, instant(now)).flatMap(({ wish, asked_at }) =>
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
    for (const { id } of DEMO_GARONNE.users.filter(({ bookable }) => bookable)) {
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
      `select f.stored_as, f.shop_id, f.size, f.sha256, f.shared, i.created_at >= e.end_at as after_visit
       from app.file f join app.repair_item i on i.type = 'PhotoAdded' and i.payload ->> 'file_id' = f.id::text
         and i.repair_id = f."recipientID" and i.created_at = f.created_at
       join app.event e on e.repair_id = f."recipientID"`,
    );
    expect(photos.length).toBe((await count("file")) - (await count("shop_picture")));
    expect(new Set(photos.map(({ shared }) => shared)).size).toBe(2);
    for (const { stored_as, shop_id, size, sha256, after_visit } of photos) {
      const bytes = await readFile(path.join(DATA_DIR, "files", shop_id, stored_as));
      expect([...bytes.subarray(0, 3)]).toEqual([0xff, 0xd8, 0xff]);
      expect(size).toBe(bytes.byteLength);
      expect(sha256).toBe(createHash("sha256").update(bytes).digest("hex"));
      expect(after_visit).toBe(true);
    }
  });

  test("of the claims of a bonus one is repaid, one was rejected and one was just sent, each with the client’s consent", async () => {
    const told = await rows<{ state: string; consents: number; photos: number; paid: number }>(
      `select k.state,
         (select count(*) from app.repair_item t where t.repair_id = k.repair_id and t.type = 'BonusAllowed' and t.author = 'client')::int as consents,
         (select count(*) from app.file f where f."recipientID" = k.repair_id)::int as photos,
         (select b.bonus_paid from app.invoice_balance b where b.invoice_id = k.invoice_id)::int as paid
       from app.claim k where k.shop_id = '${GARONNE}' order by k.state`,
    );
    expect(told.map(({ state }) => state)).toEqual(["rejected", "repaid", "sent"]);
    for (const { state, consents, photos, paid } of told) {
      expect([consents, paid > 0]).toEqual([1, state === "repaid"]);
      expect(photos).toBeGreaterThanOrEqual(2);
    }
  });

  test("appliances are left at the workshop and taken back, signed", async () => {
    const [told] = await rows<{ here: number; returned: number; passwords: number }>(
      `select count(*) filter (where returned_at is null)::int as here, count(returned_at)::int as returned,
         count(password) filter (where returned_at is not null)::int as passwords from app.intake`,
    );
    expect(told?.here).toBeGreaterThanOrEqual(2);
    expect(told?.returned).toBeGreaterThanOrEqual(1);
    expect(told?.passwords).toBe(0);
  });

  /** What follows the tracking link in the letter of an invoice. */
  const INVOICE = String.raw`/facture/[\w-]{36}\.pdf\?cle=[\w-]{43}`;

  test("letters to clients have links that open what they speak of, and their journal says so", async () => {
    const letters = await rows<Letter>(
      `select m.template, m.text, r.sheetid, r.id as repair_id, s.zipcode, s.slug,
         array(select q.quoteid from app.quote q where q.repair_id = r.id) as quoteids,
         (select count(*)::int from app.repair_item i where i.type = 'MessageSent' and i.payload ->> 'message_id' = m.id::text) as noted
       from app.message m join app.repair r on r.id = m.repair_id join app.shop s on s.id = m.shop_id`,
    );
    const templates = new Set(letters.map(({ template }) => template));
    expect([...templates].sort().join(" ")).toBe(
      "booking-confirmed booking-new credit-issued invoice-issued parts-received payment-received quote-accepted-client quote-sent review-asked",
    );
    for (const { text, sheetid, repair_id, quoteids, noted } of letters) {
      const tails = [
        `suivi/${sheetid}(/avis/letter-secret-[0-9a-f-]{36})?`,
        `app/sheet/${repair_id}`,
        ...quoteids.map((id) => `quote/${id}`),
      ];
      expect(
        tails.filter((tail) =>
          new RegExp(`http://localhost:3000/${tail}(${INVOICE})?(\n|$)`).test(text),
        ),
      ).toHaveLength(1);
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

  test("plays the stories of the plan, whose names make the ids: another machine has the same", async () => {
    const played = await rows<{ id: string; client_id: string }>(
      "select id, client_id from app.repair",
    );
    const planned = DEMO_SHOPS.flatMap((shop) => storiesOf(shop, instant(now)));
    const ids = new Set(
      planned.flatMap(({ label }) => [idOf(`${label} repair`), idOf(`${label} return`)]),
    );
    expect(played.filter(({ id }) => !ids.has(id))).toEqual([]);
    const asked = planned.filter(({ asked_at }) => asked_at <= instant(now));
    // A client may find no slot on a full day, and calls another shop.
    expect(played.length).toBeGreaterThanOrEqual(asked.length - 3);
  });

  test("no technician is in two places at once", async () => {
    const overlaps = await rows(
      `select a.event_id from app.event e join app.event_assignee a on a.shop_id = e.shop_id and a.event_id = e.id
       join app.event_assignee b on b.shop_id = a.shop_id and b.user_id = a.user_id and b.event_id > a.event_id
       join app.event f on f.shop_id = b.shop_id and f.id = b.event_id
       where e.status <> 'CANCEL' and f.status <> 'CANCEL' and e.start_at < f.end_at and f.start_at < e.end_at`,
    );
    expect(overlaps).toEqual([]);
  });

  test("money adds up: what is received, credited and still due, and the ledger has it all", async () => {
    const accounts = await rows<
      Record<"due" | "paid" | "credited" | "remainder" | "received", number>
    >(
      `select i.due::int, b.paid::int, b.credited::int, b.remainder::int,
         coalesce((select sum(p.amount) from app.payment p where p.shop_id = i.shop_id and p.invoice_id = i.id and p.payer <> 'eco-organisation'), 0)::int as received
       from app.invoice i join app.invoice_balance b on b.shop_id = i.shop_id and b.invoice_id = i.id`,
    );
    expect(accounts.length).toBe(await count("invoice where kind = 380"));
    for (const { due, paid, credited, remainder, received } of accounts) {
      expect([paid, remainder]).toEqual([received, due - paid - credited]);
      expect(remainder).toBeGreaterThanOrEqual(0);
    }
    const tables = ["invoice", "payment", "quote_version", "quote_answer", "quote_withdrawal"];
    const sealed = await Promise.all(tables.map(count));
    expect(await count("ledger_entry")).toBe(sealed.reduce((sum, one) => sum + one, 0));
  });

  test("what is finished owes nothing, what waits for payment does", async () => {
    const open = await rows<{ status: string; remainder: number }>(
      `select r.status, sum(b.remainder)::int as remainder from app.repair r
       join app.invoice i on i.shop_id = r.shop_id and i.repair_id = r.id
       join app.invoice_balance b on b.shop_id = i.shop_id and b.invoice_id = i.id group by r.shop_id, r.id, 1`,
    );
    for (const { status, remainder } of open)
      expect([status, remainder > 0]).toEqual([status, status === "Attente de réglement"]);
  });

  test("the next step of each repair works on something that is there", async () => {
    type Row = { status: RepairStatus; facts: ThreadFacts };
    const repairs = await rows<Row>(
      `select r.status, jsonb_build_object(
         'quotes', (select coalesce(jsonb_agg(jsonb_build_object('id', q.id, 'status', q.status, 'invoice',
           (select jsonb_build_object('id', i.id) from app.invoice i where i.quote_id = q.id and i.kind = 380))), '[]')
           from app.quote q where q.repair_id = r.id),
         'draft', (select jsonb_build_object('id', q.id) from app.quote q where q.repair_id = r.id and q.status in ('Brouillon', 'A envoyer')),
         'unpaid', (select jsonb_build_object('id', i.id) from app.invoice i join app.invoice_balance b on b.invoice_id = i.id
           where i.repair_id = r.id and b.remainder > 0),
         'parts', (select coalesce(jsonb_agg(to_jsonb(p)), '[]') from app.spare_part p where p.repair_id = r.id),
         'loans', (select coalesce(jsonb_agg(jsonb_build_object('id', l.id, 'name', d.name, 'due_on', l.due_on)), '[]')
           from app.loan l join app.loan_device d on d.id = l.device_id where l.repair_id = r.id and l.returned_at is null),
         'visits', (select coalesce(jsonb_agg(to_jsonb(e) || '{"people": []}'), '[]') from app.event e
           where e.repair_id = r.id and e.end_at < '${now}')) as facts
       from app.repair r`,
    );
    const clock = { now: instant(now), zone: "Europe/Paris" };
    const steps = new Map(
      repairs.map(({ status, facts }) => [status, nextStep(status, facts, clock).action?.type]),
    );
    expect(Object.fromEntries(steps)).toMatchObject({
      "Devis à faire": "write-quote",
      "Devis à envoyer": "open-quote",
      "Devis refusé": "open-quote",
      Réparé: "issue-invoice",
      "Attente de réglement": "record-payment",
      "Terminer/Archivé": undefined,
    });
  });

  test("parts are awaited where a repair waits for them, and all there where it went on", async () => {
    const parts = await rows<{ status: string; state: string; price: number | null }>(
      `select r.status, p.state, p.price from app.spare_part p join app.repair r on r.id = p.repair_id`,
    );
    expect(parts.length).toBeGreaterThan(5);
    const states = Map.groupBy(parts, ({ status }) => status);
    const awaited = states.get("Attente de pièces") ?? [];
    expect(awaited.some(({ state }) => state === "ordered")).toBe(true);
    for (const [status, those] of states)
      if (status !== "Attente de pièces")
        expect(
          those.map(({ state }) => state),
          status,
        ).not.toContain("ordered");
    const ordered = parts.filter(({ state }) => state === "ordered");
    expect(ordered.every(({ price }) => price !== null && price > 0)).toBe(true);
    // A seal that a technician only asked for has no price yet.
    const asked = parts.filter(({ state }) => state === "asked");
    for (const { price } of asked) expect(price).toBeNull();
  });

  test("only the notifications of the last day wait to be read", async () => {
    const unread = await rows<{ created_at: string }>(
      `select n.created_at from app.notification n join app.notification_recipient r on r.notification_id = n.id
       where r.read_at is null`,
    );
    const all = await rows("select id from app.notification");
    expect(unread.length).toBeGreaterThan(0);
    expect(all.length).toBeGreaterThan(unread.length);
  });

  test("a machine came back within three months, and its repair is linked to the first", async () => {
    const returns = await rows<{ days: number; same: boolean }>(
      `select extract(day from r.created_at - f.created_at)::int as days, f.appliance_id = r.appliance_id as same
       from app.repair r join app.repair f on f.shop_id = r.shop_id and f.id = r.return_of`,
    );
    expect(returns.length).toBeGreaterThan(0);
    for (const { days, same } of returns) expect([days < 90, same]).toEqual([true, true]);
  });

  test("nothing is closed while a device of the shop is out", async () => {
    const out = await rows<{ status: string }>(
      `select r.status from app.loan l join app.repair r on r.id = l.repair_id
       where l.returned_at is null and r.archived`,
    );
    expect(out).toEqual([]);
  });

  test("no loan device is with two clients at once", async () => {
    const loans = await rows<{ device_id: string; lent_at: string; returned_at: string | null }>(
      "select device_id, lent_at, returned_at from app.loan order by device_id, lent_at",
    );
    for (const [index, loan] of loans.entries()) {
      const next = loans[index + 1];
      if (next?.device_id !== loan.device_id) continue;
      expect(loan.returned_at).not.toBeNull();
      expect(String(loan.returned_at) <= next.lent_at).toBe(true);
    }
  });

  test("every timer is stopped and says so in the journal, also where two stories share a technician", async () => {
    const times = await rows<{ minutes: number | null; noted: number }>(
      `select w.minutes, (select count(*)::int from app.repair_item i
         where i.type = 'WorkDone' and i.payload ->> 'work_id' = w.id::text) as noted
       from app.work_time w`,
    );
    expect(times.length).toBeGreaterThan(5);
    for (const { minutes, noted } of times) {
      expect(minutes).toBeGreaterThanOrEqual(20);
      expect(noted).toBe(1);
    }
  });

  test("a machine that waits for its part stands on a shelf, if it can be carried there", async () => {
    const places = await rows<{ place: string; category_id: string }>(
      `select r.place, a.category_id from app.repair r join app.appliance a on a.id = r.appliance_id where r.place <> ''`,
    );
    expect(places.length).toBeGreaterThan(0);
    for (const { place, category_id } of places) {
      expect(place).toMatch(/^(Étagère|Établi)/);
      expect(category_id).not.toMatch(/^(gros-electromenager|plomberie|chauffage)$/);
    }
  });

  test("every telephone is of the range of fictions, and no message leaves for a real address", async () => {
    const numbers = await rows<{ number: string }>("select number from app.client_phone");
    expect(numbers.length).toBeGreaterThanOrEqual(60);
    expect(numbers.filter(({ number }) => !/^\+3363998\d{4}$/.test(number))).toEqual([]);
    const shops = await rows<{ phone: string }>("select phone from app.shop");
    for (const { phone } of shops) expect(phone).toMatch(FICTION_LANDLINE);
    const recipients = await rows<{ recipient: string }>(
      "select distinct recipient from app.message",
    );
    for (const { recipient } of recipients)
      expect(recipient).toMatch(/@(example\.org|[a-z-]+\.test)$|^\+3363998\d{4}$/);
  });

  test("it prints its doors, each of which signs in", async () => {
    const text = await doors(database, { HOST: "127.0.0.1", PORT: 3000, PUBLIC_URL: undefined });
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
