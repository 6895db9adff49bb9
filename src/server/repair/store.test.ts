import { randomUUID } from "node:crypto";
import fc from "fast-check";
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
