/** Unusual bookings in the office: the list, the bulk cancel, and what the shop vouches for. */
import { holdState, MOST_SETTLED } from "../../../domain/booking/hold.ts";
import { isRefusal, refuse, type Refusal } from "../../../domain/decision.ts";
import type { AnnouncementContext } from "../../agenda/announce.ts";
import { batched, keyed } from "../../platform/batch.ts";
import { change } from "../../platform/change.ts";
import type { ShopDb } from "../../platform/database/scope.ts";
import { builder, demandId, readAtOnce, RefusalRef, type Context } from "../../platform/graphql.ts";
import { RepairRef } from "../../repair/graphql.ts";
import { loadShop } from "../../shop/store.ts";
import { cancelBookings } from "./cancel.ts";
import { keepBookings, type KeepResult } from "./keep.ts";
import { listUnusual, type UnusualBooking } from "./list.ts";
import { loadBookings } from "./store.ts";

const UnusualBookingRef = builder.objectRef<UnusualBooking>("UnusualBooking").implement({
  fields: (t) => ({
    repair_id: t.exposeID("repair_id"),
    reference: t.exposeString("reference"),
    created_at: t.expose("created_at", { type: "Instant" }),
    // "standing", "waiting" for its link, or "released": its slot was given back.
    state: t.string({ resolve: stateOf }),
    held_until: t.expose("held_until", { type: "Instant", nullable: true }),
    kind: t.exposeString("kind"),
    public_start_at: t.expose("public_start_at", { type: "Instant" }),
    public_end_at: t.expose("public_end_at", { type: "Instant" }),
    lastname: t.exposeString("lastname"),
    firstname: t.exposeString("firstname"),
    email: t.exposeString("email"),
    phone: t.exposeString("phone"),
  }),
});

const stateOf = (booking: UnusualBooking): string =>
  booking.event_status === "CANCEL" ? "released" : (holdState(booking) ?? "standing");

const bookingByRepair = batched(async (context: Context, ids: string[]) =>
  keyed(await readAtOnce(context, (db) => loadBookings(db, ids)), ({ repair_id }) => repair_id),
);

builder.objectField(RepairRef, "held_until", (t) =>
  t.field({
    type: "Instant",
    nullable: true,
    // While its appointment waits for the client's confirmation.
    resolve: async ({ id }, _args, context) => {
      const booking = await bookingByRepair(context, id);
      return booking && holdState(booking) === "waiting" ? booking.held_until : null;
    },
  }),
);

builder.queryField("unusual_bookings", (t) =>
  t.field({
    type: [UnusualBookingRef],
    resolve: (_root, _args, { services, scope }) =>
      services.database.withShop(scope, (db) => listUnusual(db, services.clock()), "read"),
  }),
);

type Settled = KeepResult & { cancelled: string[] };

const SettledRef = builder.objectRef<Settled>("SettledBookings").implement({
  fields: (t) => ({
    cancelled: t.idList({ resolve: ({ cancelled }) => cancelled }),
    kept: t.idList({ resolve: ({ kept }) => kept }),
    // Their slots were taken meanwhile.
    taken: t.idList({ resolve: ({ taken }) => taken }),
  }),
});

const SettleResult = builder.unionType("SettleBookingsResult", {
  types: [SettledRef, RefusalRef],
  resolveType: (value) => (isRefusal(value) ? "Refusal" : "SettledBookings"),
});

const NOTHING: Settled = { cancelled: [], kept: [], taken: [] };

builder.mutationFields((t) => ({
  cancelBookings: t.field({
    type: SettleResult,
    args: { repair_ids: t.arg.idList({ required: true }) },
    resolve: (_root, { repair_ids }, context) =>
      settle(context, repair_ids, async (db, ids, announcing) => ({
        ...NOTHING,
        cancelled: await cancelBookings(db, ids, announcing),
      })),
  }),
  keepBookings: t.field({
    type: SettleResult,
    args: { repair_ids: t.arg.idList({ required: true }) },
    resolve: (_root, { repair_ids }, context) =>
      settle(context, repair_ids, async (db, ids, announcing) => ({
        ...NOTHING,
        ...(await keepBookings(db, ids, announcing)),
      })),
  }),
}));

type Work = (db: ShopDb, ids: string[], announcing: AnnouncementContext) => Promise<Settled>;

const settle = (
  context: Context,
  repair_ids: readonly (string | number)[],
  work: Work,
): Promise<Settled | Refusal> => {
  if (repair_ids.length > MOST_SETTLED) return Promise.resolve(refuse("too-many-chosen"));
  const ids = repair_ids.map(demandId);
  return change(context, "edit-agenda", async (db, changing) => {
    const shop = await loadShop(db, context.scope.shop_id);
    return shop && work(db, ids, { ...changing, shop });
  });
};
