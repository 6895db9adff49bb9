/** The shop's platform, for its owner. */
import { refuse, isRefusal, type Refusal } from "../../../domain/decision.ts";
import { may } from "../../../domain/account/permissions.ts";
import { parseConnection } from "../../../domain/invoice/platform/connection.ts";
import { recordAudit } from "../../account/audit/record.ts";
import { change } from "../../platform/change.ts";
import { builder, read, RefusalRef, type Context } from "../../platform/graphql.ts";
import { sealText } from "../../platform/security/sealed-text.ts";
import { boundTo, connect } from "./connect.ts";
import { leavePlatform, listenToPlatform, newCallSecret } from "./listen.ts";
import { enqueueReading } from "./sending/store.ts";
import {
  deleteConnection,
  loadConnection,
  saveConnection,
  saveMailing,
  type Connection,
} from "./store.ts";

/** Its key is never answered. */
const ConnectionRef = builder.objectRef<Connection>("PlatformConnection").implement({
  fields: (t) => ({
    url: t.exposeString("url"),
    platform_id: t.exposeString("platform_id"),
    // Half of what opens it: for those who may change it.
    login: t.string({
      resolve: ({ login }, _args, { me }) => (may(me, "manage-keys") ? login : ""),
    }),
    failure: t.exposeString("failure"),
    // It says at once that something is new; without it, it is only asked every ten minutes.
    calls: t.boolean({ resolve: ({ call_ids }) => call_ids.length > 0 }),
    followed_until: t.expose("followed_until", { type: "Instant", nullable: true }),
    mails_copy: t.exposeBoolean("mails_copy"),
  }),
});

builder.queryField("platform_connection", (t) =>
  t.field({
    type: ConnectionRef,
    nullable: true,
    resolve: async (_root, _args, context) => (await read(context, loadConnection)) ?? null,
  }),
);

const ConnectionResult = builder.unionType("PlatformConnectionResult", {
  types: [ConnectionRef, RefusalRef],
  resolveType: (value) => (isRefusal(value) ? "Refusal" : "PlatformConnection"),
});
const DoneRef = builder.objectRef<{ done: boolean }>("PlatformDone").implement({
  fields: (t) => ({ done: t.exposeBoolean("done") }),
});
export const DoneResult = builder.unionType("PlatformDoneResult", {
  types: [DoneRef, RefusalRef],
  resolveType: (value) => (isRefusal(value) ? "Refusal" : "PlatformDone"),
});

const ConnectionInput = builder.inputType("PlatformConnectionInput", {
  fields: (t) => ({
    url: t.string({ required: true }),
    platform_id: t.string({ required: true }),
    login: t.string({ required: true }),
    secret: t.string({ required: true }),
  }),
});

type Given = { url: string; platform_id: string; login: string; secret: string };

/** Nothing is kept that the platform does not open. */
async function tryConnection(
  { services, scope, me }: Context,
  given: Given,
): Promise<Given | Refusal> {
  if (!may(me, "manage-keys")) return refuse("not-allowed");
  const secret = sealText(services.ledgerKey, given.secret, boundTo(scope.shop_id));
  const opened = await connect(services, scope, { ...given, secret });
  return "failure" in opened ? refuse(`platform-${opened.failure}`) : { ...given, secret };
}

builder.mutationFields((t) => ({
  connectPlatform: t.field({
    type: ConnectionResult,
    args: { input: t.arg({ type: ConnectionInput, required: true }) },
    resolve: async (_root, { input }, context) => {
      const wanted = parseConnection(input, {
        isLocalAllowed: context.services.config.WEBHOOKS_LOCAL,
      });
      if (isRefusal(wanted)) return wanted;
      const tried = await tryConnection(context, wanted);
      if (isRefusal(tried)) return tried;
      const { services, scope } = context;
      await leavePlatform(services, scope);
      const call_secret = newCallSecret(services.ledgerKey, scope.shop_id);
      const saved = await change<Connection>(context, "manage-keys", async (db, changing) => {
        await saveConnection(db, { ...tried, call_secret, at: changing.at });
        const { url, platform_id, login } = tried;
        await recordAudit(db, changing, {
          action: "platform.connected",
          record: { noun: "shop", id: context.scope.shop_id, name: platform_id },
          after: { url, login },
        });
        await enqueueReading(db, scope.shop_id, changing.at);
        return loadConnection(db);
      });
      if (isRefusal(saved)) return saved;
      await listenToPlatform(services, scope);
      return (await read(context, loadConnection)) ?? saved;
    },
  }),
  mailPlatformCopies: t.field({
    type: ConnectionResult,
    args: { mails_copy: t.arg.boolean({ required: true }) },
    resolve: (_root, { mails_copy }, context) =>
      change<Connection>(context, "manage-keys", async (db) =>
        (await saveMailing(db, { mails_copy })) ? loadConnection(db) : undefined,
      ),
  }),
  disconnectPlatform: t.field({
    type: DoneResult,
    resolve: async (_root, _args, context) => {
      if (may(context.me, "manage-keys")) await leavePlatform(context.services, context.scope);
      return change(context, "manage-keys", async (db, changing) => {
        if (!(await deleteConnection(db))) return undefined;
        const { shop_id } = context.scope;
        await recordAudit(db, changing, {
          action: "platform.disconnected",
          record: { noun: "shop", id: shop_id, name: "" },
        });
        return { done: true };
      });
    },
  }),
}));
