import { GraphQLError } from "graphql";
import { may } from "../../../domain/account/permissions.ts";
import { builder, readId } from "../../platform/graphql.ts";
import { boundsOf, demandPage } from "../../platform/graphql/page.ts";
import { listNamedAudit, type AuditPage, type NamedLine } from "./list.ts";
import type { AuditAuthor } from "./store.ts";

const AuditLineRef = builder.objectRef<NamedLine>("AuditLine").implement({
  fields: (t) => ({
    id: t.exposeID("id"),
    at: t.expose("at", { type: "Instant" }),
    author: t.exposeString("author"),
    role: t.exposeString("role"),
    acting: t.exposeBoolean("acting"),
    action: t.exposeString("action"),
    noun: t.exposeString("noun"),
    record_id: t.exposeID("record_id", { nullable: true }),
    name: t.exposeString("name"),
    before: t.expose("before", { type: "JSON", nullable: true }),
    after: t.expose("after", { type: "JSON", nullable: true }),
    network: t.exposeString("network"),
  }),
});
const AuditAuthorRef = builder.objectRef<AuditAuthor>("AuditAuthor").implement({
  fields: (t) => ({
    account_id: t.exposeID("account_id"),
    person: t.exposeString("person"),
  }),
});
const AuditPageRef = builder.objectRef<AuditPage>("AuditPage").implement({
  fields: (t) => ({
    count: t.exposeInt("count"),
    lines: t.expose("lines", { type: [AuditLineRef] }),
    authors: t.expose("authors", { type: [AuditAuthorRef] }),
  }),
});

builder.queryField("audit", (t) =>
  t.field({
    type: AuditPageRef,
    args: {
      first: t.arg.int(),
      skip: t.arg.int(),
      account_id: t.arg.id(),
      action: t.arg.string(),
      record_id: t.arg.id(),
      since: t.arg({ type: "Instant" }),
      until: t.arg({ type: "Instant" }),
    },
    resolve: async (_root, { first, skip, ...asked }, { services, scope, me }) => {
      if (!may(me, "read-audit"))
        throw new GraphQLError("Seul le responsable de l’atelier lit ce journal.", {
          extensions: { code: "FORBIDDEN" },
        });
      const filter = {
        account_id: asked.account_id ? readId(asked.account_id) : undefined,
        record_id: asked.record_id ? readId(asked.record_id) : undefined,
        action: asked.action || undefined,
        since: asked.since ?? undefined,
        until: asked.until ?? undefined,
      };
      const bounds = boundsOf({ first, skip });
      const page = await listNamedAudit(services.database, scope, { filter, bounds });
      return { ...page, lines: demandPage(page.lines) };
    },
  }),
);
