/** The replies that no repair was found for. */
import { isRefusal, type Refusal } from "../../../domain/decision.ts";
import { attachmentsText } from "../../../domain/file/attachment/attachment.ts";
import { parseRepairReference } from "../../../domain/repair/reference.ts";
import { FileRef, filesByRecipient } from "../../file/graphql.ts";
import { change } from "../../platform/change.ts";
import { builder, demandId, read, RefusalRef } from "../../platform/graphql.ts";
import { settle } from "./settle.ts";
import { repliesAside, type AsideReply } from "./store.ts";

const filesOf = filesByRecipient("reply");

const ReplyRef = builder.objectRef<AsideReply>("Reply").implement({
  fields: (t) => ({
    id: t.exposeID("id"),
    channel: t.exposeString("channel"),
    sender: t.exposeString("sender"),
    subject: t.exposeString("subject"),
    text: t.exposeString("text"),
    created_at: t.expose("created_at", { type: "Instant" }),
    files: t.field({ type: [FileRef], resolve: ({ id }, _args, context) => filesOf(context, id) }),
    /** The names of the files that were not kept, and why; empty without any. */
    left_out: t.string({ resolve: ({ left_out }) => attachmentsText({ left_out }) }),
  }),
});

builder.queryField("replies_aside", (t) =>
  t.field({ type: [ReplyRef], resolve: (_root, _args, context) => read(context, repliesAside) }),
);

const ReplyResult = builder.unionType("ReplyResult", {
  types: [ReplyRef, RefusalRef],
  resolveType: (value) => (isRefusal(value) ? "Refusal" : "Reply"),
});

/** Given to the repair of this number; put away when it is empty. */
builder.mutationField("settleReply", (t) =>
  t.field({
    type: ReplyResult,
    args: { id: t.arg.id({ required: true }), reference: t.arg.string({ required: true }) },
    resolve: (_root, args, context) => {
      const id = demandId(args.id);
      const typed = args.reference.trim();
      const reference = parseRepairReference(typed) ?? typed;
      return change<AsideReply | Refusal>(context, "edit-repair", (db, changing) =>
        settle(db, { id, reference }, changing),
      );
    },
  }),
);
