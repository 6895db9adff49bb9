import { sql } from "kysely";
import { beforeAll, describe, expect, it } from "vitest";
import { testDatabase } from "../../../test/database.ts";
import { pagesRead } from "../../../test/pages-read.ts";
import { GARONNE, HUGO, KARIM, LEA, LOIRE, openShops } from "../../../test/shop/garonne.ts";
import { newEvent, type AgendaEvent } from "../../domain/agenda/event.ts";
import { dateOf, DEFAULT_ZONE, parseInstant, type Instant } from "../../domain/time.ts";
import { keepPlans, type ShopDb } from "../platform/database/scope.ts";
import { clientScope } from "../shop/store.ts";
import { visitsWithout } from "./reassign/store.ts";
import {
  busyEventsAround,
  eventsBetween,
  insertEvent,
  loadEvents,
  lockUsers,
  overlapsOf,
  setEventStatuses,
  updateEvent,
  updateEventStatus,
} from "./store.ts";

const database = testDatabase();
beforeAll(() => openShops(database));

const at = (text: string): Instant => {
  const instant = parseInstant(text);
  if (!instant) throw new Error(text);
  return instant;
};
const scope = (shop: { id: string }) => {
  const minted = clientScope(shop.id);
  if (!minted) throw new Error(shop.id);
  return minted;
};

let turn = 0;
const visit = (start_at: string, facts: Partial<AgendaEvent> = {}): AgendaEvent =>
  newEvent({
    id: `01990000-0000-7000-8000-00000000e${String(++turn).padStart(3, "0")}`,
    shop_id: GARONNE.id,
    start_at: at(start_at),
    kind: "Réparation",
    assigned_to: [KARIM.id],
    ...facts,
  });

const save = (event: AgendaEvent) =>
  database.withShop(scope(GARONNE), async (db) => {
    await lockUsers(db, event.assigned_to);
    return insertEvent(db, event, at("2026-11-23T08:00:00Z"));
  });

describe("the agenda's rows", () => {
  it("come back as they were written, with everybody who goes", async () => {
    const event = visit("2026-12-01T09:00:00Z", {
      assigned_to: [KARIM.id, LEA.id],
      trip_duration_before: 15,
      trip_duration_after: 20,
      public_start_at: at("2026-12-01T08:00:00Z"),
      public_end_at: at("2026-12-01T10:00:00Z"),
      lat: 43.6,
      lon: 1.4,
      notes: "Code 12B",
    });
    await save(event);
    const read = await database.withShop(scope(GARONNE), (db) => loadEvents(db, [event.id]));
    expect(read).toEqual([event]);
  });

  it("refuse what overlaps the work or the trips on top of it, and write nothing", async () => {
    await save(
      visit("2026-12-02T09:00:00Z", { trip_duration_after: 30, trip_is_included_after: false }),
    );
    const late = visit("2026-12-02T10:15:00Z");
    expect(await save(late)).toEqual({ refused: "slot-taken" });
    expect(await database.withShop(scope(GARONNE), (db) => loadEvents(db, [late.id]))).toEqual([]);
    expect(await save(visit("2026-12-02T10:30:00Z"))).not.toHaveProperty("refused");
    expect(await save(visit("2026-12-02T10:15:00Z", { assigned_to: [LEA.id] }))).not.toHaveProperty(
      "refused",
    );
  });

  it("give a cancelled hour to another, and do not take it back", async () => {
    const first = visit("2026-12-03T09:00:00Z");
    await save(first);
    const set = (status: "TODO" | "CANCEL") =>
      database.withShop(scope(GARONNE), (db) => updateEventStatus(db, first.id, status));
    expect(await set("CANCEL")).toMatchObject({ status: "CANCEL" });
    await save(visit("2026-12-03T09:30:00Z"));
    expect(await set("TODO")).toEqual({ refused: "slot-taken" });
  });

  it("change status together with their people, and name those of the same people at the same time", async () => {
    const hour = "2026-12-04T09:00:00Z";
    const [first, second] = [visit(hour), visit("2026-12-04T09:30:00Z")];
    const beside = visit(hour, { assigned_to: [LEA.id] });
    const set = (ids: string[], status: "TODO" | "CANCEL") =>
      database.withShop(scope(GARONNE), (db) => setEventStatuses(db, ids, status));
    await save(first);
    await set([first.id], "CANCEL");
    for (const event of [second, beside]) await save(event);
    const overlaps = (ids: string[]) =>
      database.withShop(scope(GARONNE), (db) => overlapsOf(db, ids), "read");
    expect(await overlaps([first.id, beside.id])).toEqual([
      { event_id: first.id, other_id: second.id, other_status: "TODO" },
    ]);
    await set([second.id, beside.id], "CANCEL");
    await set([first.id], "TODO");
    expect(await overlaps([first.id])).toMatchObject([{ other_status: "CANCEL" }]);
    expect(await overlaps([])).toEqual([]);
  });

  it("are found by the stretch they touch, a long absence by its middle", async () => {
    const absence = visit("2027-01-04T00:00:00Z", {
      kind: "Congé / indisponibilité",
      end_at: at("2027-01-18T00:00:00Z"),
      duration: 14 * 1440,
    });
    const evening = visit("2027-01-12T22:30:00Z", {
      assigned_to: [LEA.id],
      end_at: at("2027-01-13T01:00:00Z"),
    });
    const before = visit("2027-01-12T21:00:00Z", { assigned_to: [LEA.id] });
    for (const event of [absence, evening, before]) await save(event);
    const read = await database.withShop(scope(GARONNE), (db) =>
      eventsBetween(db, at("2027-01-13T00:00:00Z"), at("2027-01-14T00:00:00Z")),
    );
    expect(read.map(({ id }) => id)).toEqual([absence.id, evening.id]);
  });

  it("keep each of their people busy, the cancelled ones nobody", async () => {
    const long = visit("2027-02-01T00:00:00Z", {
      assigned_to: [KARIM.id, LEA.id],
      end_at: at("2027-02-05T00:00:00Z"),
      duration: 4 * 1440,
    });
    const short = visit("2027-02-03T09:00:00Z", { assigned_to: [HUGO.id] });
    const cancelled = visit("2027-02-03T11:00:00Z", { assigned_to: [HUGO.id], status: "CANCEL" });
    for (const event of [long, short, cancelled]) await save(event);
    const [whole, busy] = await database.withShop(scope(GARONNE), async (db) => {
      const day = [at("2027-02-03T00:00:00Z"), at("2027-02-04T00:00:00Z")] as const;
      const stretch = {
        first: dateOf(day[0], DEFAULT_ZONE),
        at: at("2027-01-01T00:00:00Z"),
        days: 1,
      };
      return [await eventsBetween(db, ...day), await busyEventsAround(db, stretch)];
    });
    expect(new Set(busy.map(({ id, assigned_to }) => [id, ...assigned_to].join(" ")))).toEqual(
      new Set([`${long.id} ${KARIM.id}`, `${long.id} ${LEA.id}`, `${short.id} ${HUGO.id}`]),
    );
    for (const { id, start_at, end_at, duration, kind, where } of busy)
      expect(whole).toContainEqual(
        expect.objectContaining({ id, start_at, end_at, duration, kind, where }),
      );
  });

  it("keep people busy on the dates of the shop, and one day on each side", async () => {
    const starts = ["09T21:30:00Z", "09T23:15:00Z", "12T22:30:00Z", "12T23:10:00Z"];
    const events = starts.map((start) =>
      visit(`2027-03-${start}`, { assigned_to: [LEA.id], duration: 30 }),
    );
    const people = [LEA, KARIM, LEA, KARIM];
    for (const [turn, event] of events.entries())
      await save({ ...event, assigned_to: [people[turn]?.id ?? LEA.id] });
    const days = 1;
    const noon = at("2027-03-01T12:00:00Z");
    const sameDay = [
      { first: dateOf(at("2027-03-11T12:00:00Z"), DEFAULT_ZONE), at: noon, days },
      { at: at("2027-03-10T23:30:00Z"), days },
      { at: at("2027-03-12T22:30:00Z"), before: 1, days },
    ];
    const read = await database.withShop(scope(GARONNE), (db) =>
      Promise.all(sameDay.map((stretch) => busyEventsAround(db, stretch))),
    );
    const wanted = events.slice(1, 3).map(({ id }) => id);
    expect(read.map((busy) => busy.map(({ id }) => id))).toEqual([wanted, wanted, wanted]);
    const [whole = { at: noon, days }] = sameDay;
    const ofLea = await database.withShop(scope(GARONNE), (db) =>
      busyEventsAround(db, { ...whole, user_id: LEA.id }),
    );
    expect(ofLea.map(({ id }) => id)).toEqual([events[2]?.id]);
  });

  it("do not exist for another shop", async () => {
    const event = visit("2026-12-07T09:00:00Z");
    await save(event);
    const seen = await database.withShop(scope(LOIRE), async (db) => [
      ...(await loadEvents(db, [event.id])),
      ...(await eventsBetween(db, at("2026-12-01T00:00:00Z"), at("2026-12-31T00:00:00Z"))),
      await updateEventStatus(db, event.id, "DONE"),
    ]);
    expect(seen).toEqual([undefined]);
  });
});

describe("an appointment and who goes to it", () => {
  it("are moved together or not at all, whoever writes", async () => {
    const event = visit("2026-12-15T09:00:00Z");
    await save(event);
    for (const statement of [
      "update app.event set start_at = start_at - interval '1 hour' where id = $1",
      "update app.event set status = 'CANCEL' where id = $1",
      "update app.event_assignee set busy = tstzrange('2027-01-01', '2027-01-02') where event_id = $1",
      "update app.event_assignee set status = 'CANCEL' where event_id = $1",
    ])
      await expect(database.asOwner(statement, [event.id])).rejects.toMatchObject({
        code: "23503",
      });
  });

  it("agree after twenty concurrent moves, cancellations and changes of people", async () => {
    const event = visit("2026-12-16T09:00:00Z");
    await save(event);
    await Promise.all(
      Array.from({ length: 20 }, (_, move) =>
        database.withShop(scope(GARONNE), async (db) => {
          await lockUsers(db, [KARIM.id, LEA.id]);
          if (move % 4 === 0) return updateEventStatus(db, event.id, "CANCEL");
          if (move % 4 === 1) return updateEventStatus(db, event.id, "TODO");
          const moved = { ...event, assigned_to: [move % 2 ? KARIM.id : LEA.id] };
          return updateEvent(db, { ...moved, trip_duration_before: move });
        }),
      ),
    );
    const unequal = await database.asOwner(
      `select 1 from app.event e join app.event_assignee a on a.shop_id = e.shop_id and a.event_id = e.id
       where (a.busy, a.status) <> (e.busy, e.status)`,
    );
    expect(unequal).toEqual([]);
  });
});

/** An appointment every hour from the beginning of 2026 on, counted by PostgreSQL. */
async function fillHours(hours: number): Promise<void> {
  await database.asOwner(
    `insert into app.event (shop_id, id, start_at, end_at, duration, kind)
     select $1, md5('past' || i)::uuid, '2026-01-01'::timestamptz + i * interval '1 hour',
       '2026-01-01'::timestamptz + (i + 1) * interval '1 hour', 60, 'Réparation' from generate_series(1, $2::int) i`,
    [GARONNE.id, hours],
  );
  await database.asOwner(
    `insert into app.event_assignee (shop_id, event_id, user_id, busy, status)
     select e.shop_id, e.id, $2, e.busy, e.status from app.event e
     where e.shop_id = $1 and e.id in (select md5('past' || i)::uuid from generate_series(1, $3::int) i)`,
    [GARONNE.id, KARIM.id, hours],
  );
  // Few people in each shop, as PostgreSQL counts them among many shops, must not make it begin with them.
  await database.asOwner(
    "alter table app.event_assignee alter column shop_id set (n_distinct = 10000)",
  );
  await database.asOwner("analyze app.event, app.event_assignee");
}

it("what keeps people busy is read by its days, whatever the shop did before", async () => {
  await fillHours(3_000);
  const indexes = await database.asOwner<{ oid: number }>(
    "select indexrelid::int as oid from pg_index where indrelid in ('app.event'::regclass, 'app.event_assignee'::regclass)",
  );
  const oids = indexes.map(({ oid }) => oid);
  const read = await database.withShop(scope(GARONNE), async (db) => {
    await keepPlans(db);
    await busyEventsAround(db, { at: at("2027-06-01T08:00:00Z"), days: 14 });
    const { rows } = await sql<{ entries: number }>`
      select sum(pg_stat_get_xact_tuples_returned(index.oid))::int as entries
      from unnest(${oids}::oid[]) as index (oid)`.execute(db);
    return rows[0]?.entries;
  });
  expect(oids.length).toBeGreaterThan(5);
  expect(read).toBeLessThan(100);
});

it("visits that nobody has are looked for among those to come", async () => {
  const now = at("2027-06-01T08:00:00Z");
  const read = (db: ShopDb) => visitsWithout(db, { user_id: null, now });
  for (const table of ["app.event", "app.event_assignee"])
    expect(await pagesRead(database, scope(GARONNE), { table, read })).toBeLessThan(6);
});
