/** The keys of the shop's programs, for its owner alone: an administrator could keep one after leaving. */
import { GraphQLError } from "graphql";
import { keyText, parseNewKey, shownKey } from "../../../domain/account/api-key/api-key.ts";
import { may } from "../../../domain/account/permissions.ts";
import { isRefusal, refuse, type Refusal } from "../../../domain/decision.ts";
import { change } from "../../platform/change.ts";
import { builder, demandId, read, RefusalRef } from "../../platform/graphql.ts";
import { recordAudit } from "../audit/record.ts";
import { insertKey, listKeys, newKeyParts, revokeKey, type ApiKey } from "./store.ts";

const ApiKeyRef = builder.objectRef<ApiKey>("ApiKey").implement({
  fields: (t) => ({
    id: t.exposeID("id"),
    name: t.exposeString("name"),
    // What remains readable of it.
    beginning: t.string({ resolve: ({ prefix }) => shownKey(prefix) }),
    scopes: t.exposeStringList("scopes"),
    created_at: t.expose("created_at", { type: "Instant" }),
    used_on: t.expose("used_on", { type: "LocalDate", nullable: true }),
    revoked_at: t.expose("revoked_at", { type: "Instant", nullable: true }),
  }),
});

builder.queryField("api_keys", (t) =>
  t.field({
    type: [ApiKeyRef],
    resolve: (_root, _args, context) => {
      if (!may(context.me, "manage-keys"))
        throw new GraphQLError("Seul le responsable de l’atelier voit ces clés.", {
          extensions: { code: "FORBIDDEN" },
        });
      return read(context, listKeys);
    },
  }),
);

/** `key` is answered this once, and stored nowhere. */
type KeyMaking = { api_key: ApiKey; key: string };
const KeyMakingRef = builder.objectRef<KeyMaking>("ApiKeyMaking").implement({
  fields: (t) => ({
    api_key: t.expose("api_key", { type: ApiKeyRef }),
    key: t.exposeString("key"),
  }),
});

const KeyMakingResult = builder.unionType("ApiKeyMakingResult", {
  types: [KeyMakingRef, RefusalRef],
  resolveType: (value) => (isRefusal(value) ? "Refusal" : "ApiKeyMaking"),
});
const ApiKeyResult = builder.unionType("ApiKeyResult", {
  types: [ApiKeyRef, RefusalRef],
  resolveType: (value) => (isRefusal(value) ? "Refusal" : "ApiKey"),
});

builder.mutationFields((t) => ({
  makeApiKey: t.field({
    type: KeyMakingResult,
    args: {
      name: t.arg.string({ required: true }),
      scopes: t.arg.stringList({ required: true }),
    },
    resolve: (_root, input, context) => {
      const wanted = parseNewKey(input);
      if (isRefusal(wanted)) return wanted;
      const parts = newKeyParts();
      return change<KeyMaking | Refusal>(context, "manage-keys", async (db, changing) => {
        const { at } = changing;
        const api_key = await insertKey(db, { ...wanted, parts, created_by: context.me.id, at });
        if (!api_key) return refuse("too-many-keys");
        const record = { noun: "api-key", id: api_key.id, name: wanted.name };
        const after = { scopes: wanted.scopes };
        await recordAudit(db, changing, { action: "key.made", record, after });
        return { api_key, key: keyText(parts) };
      });
    },
  }),
  revokeApiKey: t.field({
    type: ApiKeyResult,
    args: { id: t.arg.id({ required: true }) },
    resolve: (_root, { id }, context) =>
      change<ApiKey>(context, "manage-keys", async (db, changing) => {
        const revoked = await revokeKey(db, demandId(id), changing.at);
        if (!revoked) return undefined;
        const record = { noun: "api-key", id: revoked.id, name: revoked.name };
        await recordAudit(db, changing, { action: "key.revoked", record });
        return revoked;
      }),
  }),
}));
