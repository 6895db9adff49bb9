import { isNotificationKind } from "../../../domain/message/notification/kind.ts";
import {
  notificationOf,
  type Notification,
} from "../../../domain/message/notification/notification.ts";
import { isRefusal, refuse, type Refusal } from "../../../domain/decision.ts";
import { change, type ChangeContext } from "../../platform/change.ts";
import { builder, demandId, readId, RefusalRef, type Context } from "../../platform/graphql.ts";
import type { ShopDb } from "../../platform/database/scope.ts";
import { boundsOf, demandPage } from "../../platform/graphql/page.ts";
import { orRefusalError } from "../../platform/graphql/refusal-error.ts";
import { entrust, markDone, markRead, mutedKinds, notificationsOf, saveMuted } from "./store.ts";

const NotificationRef = builder.objectRef<Notification>("Notification").implement({
  fields: (t) => ({
    id: t.exposeID("id"),
    // "event" or "other" (specification §3).
    type: t.exposeString("type"),
    kind: t.exposeString("kind"),
    title: t.string({ resolve: ({ data }) => data.title }),
    subtitle: t.string({ resolve: ({ data }) => data.subtitle }),
    repair_id: t.id({
      nullable: true,
      resolve: ({ type, data }) => (type === "event" ? data.repair_id : null),
    }),
    path: t.exposeString("path"),
    assigned_to: t.exposeID("assigned_to", { nullable: true }),
    read_at: t.expose("read_at", { type: "Instant", nullable: true }),
    done_at: t.expose("done_at", { type: "Instant", nullable: true }),
    created_at: t.expose("created_at", { type: "Instant" }),
  }),
});

/** Those of the account that is signed in, the newest first. */
builder.queryField("notifications", (t) =>
  t.field({
    type: [NotificationRef],
    args: { first: t.arg.int() },
    resolve: async (_root, args, { services, scope, me }) => {
      const { first } = boundsOf(args);
      const read = (db: ShopDb) => notificationsOf(db, { user_id: me.id, first });
      return demandPage(
        (await services.database.withShop(scope, read, "read")).map(notificationOf),
      );
    },
  }),
);

/** The kinds that the account that is signed in does not want. */
builder.queryField("muted_notifications", (t) =>
  t.field({
    type: ["String"],
    resolve: (_root, _args, { services, scope, me }) =>
      services.database.withShop(scope, (db) => mutedKinds(db, me.id), "read"),
  }),
);

const NotificationResult = builder.unionType("NotificationResult", {
  types: [NotificationRef, RefusalRef],
  resolveType: (value) => (isRefusal(value) ? "Refusal" : "Notification"),
});

/** The work on one of the account's own; undefined for one that it did not receive. */
const changeOne = (
  context: Context,
  id: string,
  work: (db: ShopDb, changing: ChangeContext) => Promise<Refusal | void>,
) =>
  change<Notification | Refusal>(context, "edit-repair", async (db, changing) => {
    const wanted = { user_id: context.me.id, first: 1, ids: [id] };
    if ((await notificationsOf(db, wanted)).length === 0) return undefined;
    const refused = await work(db, changing);
    if (refused) return refused;
    const [changed] = await notificationsOf(db, wanted);
    return changed && notificationOf(changed);
  });

const MOST_READ = 200;

/** Those that the account received among these. */
builder.mutationField("readNotifications", (t) =>
  t.field({
    type: [NotificationRef],
    args: { ids: t.arg.idList({ required: true }) },
    resolve: async (_root, args, context) => {
      const ids = args.ids.slice(0, MOST_READ).map(readId);
      const user_id = context.me.id;
      const read = await change(context, "read-repair", async (db, { at }) => {
        await markRead(db, { ids, user_id, at });
        return notificationsOf(db, { user_id, first: MOST_READ, ids });
      });
      return orRefusalError(read).map(notificationOf);
    },
  }),
);

/** « fait », or not after all, for the whole shop. */
builder.mutationField("finishNotification", (t) =>
  t.field({
    type: NotificationResult,
    args: { id: t.arg.id({ required: true }), done: t.arg.boolean({ required: true }) },
    resolve: (_root, args, context) => {
      const id = demandId(args.id);
      const user_id = context.me.id;
      return changeOne(context, id, async (db, { at }) => {
        await markRead(db, { ids: [id], user_id, at });
        await markDone(db, id, args.done ? { at, user_id } : null);
      });
    },
  }),
);

builder.mutationField("assignNotification", (t) =>
  t.field({
    type: NotificationResult,
    args: { id: t.arg.id({ required: true }), user_id: t.arg.id({ required: true }) },
    resolve: (_root, args, context) => {
      const [id, user_id] = [demandId(args.id), readId(args.user_id)];
      return changeOne(context, id, async (db) =>
        (await entrust(db, id, user_id)) ? undefined : refuse("technician-unknown"),
      );
    },
  }),
);

builder.mutationField("muteNotifications", (t) =>
  t.field({
    type: ["String"],
    args: { kinds: t.arg.stringList({ required: true }) },
    resolve: async (_root, { kinds }, context) => {
      const muted = [...new Set(kinds.filter(isNotificationKind))];
      const saved = await change(context, "read-repair", async (db) => {
        await saveMuted(db, { user_id: context.me.id, muted });
        return muted;
      });
      return orRefusalError(saved);
    },
  }),
);
