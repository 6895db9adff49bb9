import { GraphQLError } from "graphql";
import type { ActSubject } from "../../../domain/account/act.ts";
import { may } from "../../../domain/account/permissions.ts";
import { builder } from "../../platform/graphql.ts";
import { boundsOf, demandPage } from "../../platform/graphql/page.ts";
import { listNamedActs, type ActBoard, type NamedAct } from "./list.ts";

const ActSubjectRef = builder.objectRef<ActSubject>("ActSubject").implement({
  fields: (t) => ({
    noun: t.exposeString("noun"),
    id: t.exposeID("id"),
    name: t.exposeString("name"),
    repair_id: t.exposeID("repair_id", { nullable: true }),
  }),
});
const ForeignActRef = builder.objectRef<NamedAct>("ForeignAct").implement({
  fields: (t) => ({
    id: t.exposeID("id"),
    at: t.expose("at", { type: "Instant" }),
    author: t.exposeString("author"),
    // The name of the operation; « read » for whatever was read within an hour.
    action: t.exposeString("action"),
    subject: t.expose("subject", { type: ActSubjectRef, nullable: true }),
  }),
});
const ActBoardRef = builder.objectRef<ActBoard>("ActBoard").implement({
  fields: (t) => ({
    count: t.exposeInt("count"),
    acts: t.expose("acts", { type: [ForeignActRef] }),
  }),
});

builder.queryField("act_board", (t) =>
  t.field({
    type: ActBoardRef,
    args: { first: t.arg.int(), skip: t.arg.int() },
    resolve: async (_root, page, { services, scope, me }) => {
      if (!may(me, "read-acts"))
        throw new GraphQLError("Seul le responsable de l’atelier lit ce journal.", {
          extensions: { code: "FORBIDDEN" },
        });
      const board = await listNamedActs(services.database, scope, boundsOf(page));
      return { ...board, acts: demandPage(board.acts) };
    },
  }),
);
