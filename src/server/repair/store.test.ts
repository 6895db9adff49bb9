import { randomUUID } from "node:crypto";
import fc from "fast-check";
import { sql } from "kysely";
import { expect, test } from "vitest";
import { instant, openDoors } from "../../../test/shop/doors.ts";
import { GARONNE } from "../../../test/shop/garonne.ts";
import { book, bookingOf, firstSlot } from "../../../test/shop/visitor.ts";
import type { JournalItem } from "../../domain/repair/journal.ts";
import { REPAIR_STATUSES, type RepairStatus } from "../../domain/repair/status.ts";
import { addMinutes, type Instant } from "../../domain/time.ts";
import { mintScope } from "../platform/database/scope.ts";
import { appendItems, loadRepairs, type RepairRow } from "./store.ts";

const doors = openDoors("2026-11-23T06:00:00Z");
const scope = mintScope(GARONNE.id, { kind: "system" });
const author = { kind: "shop", account_id: null } as const;

const item = fc.oneof(
  fc.constantFrom(...REPAIR_STATUSES).map((to) => ({
    type: "StatusChanged" as const,
    payload: { from: "Brouillon" as RepairStatus, to },
  })),
  fc.constantFrom(0 as const, 1 as const).map((urgency) => ({
    type: "UrgencyChanged" as const,
    payload: { urgency },
  })),
  fc.string({ unit: "grapheme" }).map((text) => ({
    type: "NotesAdded" as const,
    payload: { description: text.replaceAll("\u0000", "") },
  })),
);
type Written = { at: Instant; items: JournalItem[] };
type Row = Pick<RepairRow, "status" | "urgency" | "archived" | "statusFrom" | "lastUpdateAt">;

/** What the row must be, item by item. */
function expected(before: Row, batches: readonly Written[]): Row {
  const row = { ...before };
  for (const { at, items } of batches) {
    if (items.length > 0) row.lastUpdateAt = at;
    const last = items.findLast(({ type }) => type === "StatusChanged");
    if (last?.type === "StatusChanged" && last.payload.to !== row.status) {
      row.status = last.payload.to;
      row.statusFrom = at;
      row.archived = last.payload.to === "Terminer/Archivé";
    }
    for (const one of items) if (one.type === "UrgencyChanged") row.urgency = one.payload.urgency;
  }
  return row;
}

const rowOf = ({ status, urgency, archived, statusFrom, lastUpdateAt }: RepairRow): Row => ({
  status,
  urgency,
  archived,
  statusFrom,
  lastUpdateAt,
});

test("the row of a repair is what its journal adds up to, whatever is written and how it is grouped", async () => {
  const asked = bookingOf({ slot: await firstSlot(doors()), booking_id: randomUUID() });
  await book(doors(), asked);
  const { database } = doors();
  const load = () => database.withShop(scope, (db) => loadRepairs(db, [asked.booking_id]), "read");
  let minute = 0;
  await fc.assert(
    fc.asyncProperty(fc.array(fc.array(item, { maxLength: 4 }), { maxLength: 4 }), async (all) => {
      const [before] = await load();
      if (!before) throw new Error("the repair is not there");
      const batches = all.map((items) => ({
        at: addMinutes(instant("2026-11-24T06:00:00Z"), ++minute),
        items,
      }));
      for (const { at, items } of batches)
        await database.withShop(scope, (db) =>
          appendItems(db, { shop_id: GARONNE.id, repair_id: asked.booking_id, author, at }, items),
        );
      const [after] = await load();
      expect(after && rowOf(after)).toEqual(expected(rowOf(before), batches));
    }),
    { numRuns: 30 },
  );
});

const plannedOf = (repair_id: string) =>
  doors().database.asOwner<{ event: string; change: object | null }>(
    "select event, facts -> 'with' -> 'change' as change from app.webhook_delivery where repair_id = $1 order by event_id",
    [repair_id],
  );

test("what the journal says is planned for the shop’s programs in the same transaction, and nothing for an import", async () => {
  const { database } = doors();
  const [{ id: created_by } = { id: "" }] = await database.asOwner<{ id: string }>(
    "select id from app.shop_user where shop_id = $1 limit 1",
    [GARONNE.id],
  );
  const asked = bookingOf({ slot: await firstSlot(doors()), booking_id: randomUUID() });
  const repair_id = asked.booking_id;
  const at = instant("2026-11-24T07:00:00Z");
  const moved = (from: RepairStatus, to: RepairStatus): JournalItem => ({
    type: "StatusChanged",
    payload: { from, to },
  });
  const write = (items: JournalItem[], bulk = "") =>
    database.withShop(scope, async (db) => {
      await sql`select set_config('app.bulk', ${bulk}, true)`.execute(db);
      await appendItems(db, { shop_id: GARONNE.id, repair_id, author, at }, items);
    });
  await database.asOwner(
    `insert into app.webhook (shop_id, id, url, events, secret, created_by, created_at)
     values ($1, $2, 'https://compta.example/', '{repair.created,repair.status_changed}', '', $3, now())`,
    [GARONNE.id, randomUUID(), created_by],
  );
  await book(doors(), asked);
  const booked = await plannedOf(repair_id);
  expect(booked[0]).toEqual({ event: "repair.created", change: null });
  await write([moved("Devis à faire", "Réparé")], "on");
  expect(await plannedOf(repair_id)).toEqual(booked);
  await write([moved("Réparé", "En essai"), moved("En essai", "Réparé")]);
  expect((await plannedOf(repair_id)).slice(booked.length)).toEqual([
    { event: "repair.status_changed", change: { from: "Réparé", to: "En essai" } },
    { event: "repair.status_changed", change: { from: "En essai", to: "Réparé" } },
  ]);
  await database.asOwner("update app.webhook set state = 'paused'");
  await write([moved("Réparé", "En essai")]);
  await database.asOwner("update app.webhook set state = 'on', events = '{quote.sent}'");
  await write([moved("En essai", "Réparé")]);
  expect(await plannedOf(repair_id)).toHaveLength(booked.length + 2);
});
