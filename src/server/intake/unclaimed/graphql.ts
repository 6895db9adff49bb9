/** Appliances that their client does not fetch: on their sheet, and in « À débloquer ». */
import {
  courtFrom,
  daysWaited,
  isCourtOpen,
  unclaimedBefore,
} from "../../../domain/intake/unclaimed/unclaimed.ts";
import type { Instant, LocalDate, Zone } from "../../../domain/time.ts";
import { batched, keyed } from "../../platform/batch.ts";
import { boundsOf } from "../../platform/graphql/page.ts";
import { builder, read, readAtOnce, type Context } from "../../platform/graphql.ts";
import { RepairRef } from "../../repair/graphql.ts";
import { loadRepairs, type RepairRow } from "../../repair/store.ts";
import { loadZone } from "../../shop/store.ts";
import { IntakeRef } from "../graphql.ts";
import { readyBefore, readyOf, type ReadyIntake } from "./store.ts";

type Unclaimed = ReadyIntake & { days: number; court_on: LocalDate; court_open: boolean };

export const UnclaimedRef = builder.objectRef<Unclaimed>("Unclaimed").implement({
  fields: (t) => ({
    intake_id: t.exposeID("intake_id"),
    // Since when its client may come.
    ready_at: t.expose("ready_at", { type: "Instant" }),
    days: t.exposeInt("days"),
    // The first day on which the court may be asked to have it sold, and whether it has come.
    court_on: t.expose("court_on", { type: "LocalDate" }),
    court_open: t.exposeBoolean("court_open"),
  }),
});

const unclaimedOf = (ready: ReadyIntake, clock: { now: Instant; zone: Zone }): Unclaimed => ({
  ...ready,
  days: daysWaited(ready.ready_at, clock),
  court_on: courtFrom(ready.ready_at, clock.zone),
  court_open: isCourtOpen(ready.ready_at, clock),
});

const unclaimedByIntake = batched(async (context: Context, ids: string[]) =>
  keyed(
    await readAtOnce(context, async (db) => {
      const [zone, ready] = await Promise.all([loadZone(db), readyOf(db, ids)]);
      return ready.map((one) => unclaimedOf(one, { now: context.services.clock(), zone }));
    }),
    ({ intake_id }) => intake_id,
  ),
);

/** Null while the shop works on it, and once it was handed over. */
builder.objectField(IntakeRef, "unclaimed", (t) =>
  t.field({
    type: UnclaimedRef,
    nullable: true,
    resolve: async ({ id, returned_at }, _args, context) =>
      returned_at ? null : ((await unclaimedByIntake(context, id)) ?? null),
  }),
);

type Waiting = { days: number; repair: RepairRow };
type WaitingList = { count: number; devices: Waiting[] };

const WaitingRef = builder.objectRef<Waiting>("UnclaimedDevice").implement({
  fields: (t) => ({
    days: t.exposeInt("days"),
    repair: t.field({ type: RepairRef, resolve: ({ repair }) => repair }),
  }),
});
const WaitingListRef = builder.objectRef<WaitingList>("UnclaimedDevices").implement({
  fields: (t) => ({
    count: t.exposeInt("count"),
    devices: t.field({ type: [WaitingRef], resolve: ({ devices }) => devices }),
  }),
});

/** Those that have waited for a month, the longest first. */
builder.queryField("unclaimed_devices", (t) =>
  t.field({
    type: WaitingListRef,
    args: { first: t.arg.int() },
    resolve: (_root, { first }, context) =>
      read(context, async (db) => {
        const clock = { now: context.services.clock(), zone: await loadZone(db) };
        const ready = await readyBefore(db, unclaimedBefore(clock));
        const shown = ready.slice(0, boundsOf({ first }).first);
        const repairs = await loadRepairs(
          db,
          shown.map(({ repair_id }) => repair_id),
        );
        const byId = new Map(repairs.map((repair) => [repair.id, repair]));
        const devices = shown.flatMap(({ repair_id, ready_at }) => {
          const repair = byId.get(repair_id);
          return repair ? [{ repair, days: daysWaited(ready_at, clock) }] : [];
        });
        return { count: ready.length, devices };
      }),
  }),
);
