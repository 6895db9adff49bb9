/** What the shop attaches to a quote for itself: photos and documents. Its client does not see them. */
import { isRefusal } from "../../../domain/decision.ts";
import { filesByRecipient, FileRef } from "../../file/graphql.ts";
import { change } from "../../platform/change.ts";
import { builder, demandId, RefusalRef } from "../../platform/graphql.ts";
import { QuoteRef } from "../graphql.ts";
import { removeAttachment } from "./remove.ts";

const filesByQuote = filesByRecipient("quote");

builder.objectField(QuoteRef, "files", (t) =>
  t.field({ type: [FileRef], resolve: ({ id }, _args, context) => filesByQuote(context, id) }),
);

const AttachmentResult = builder.unionType("AttachmentResult", {
  types: [FileRef, RefusalRef],
  resolveType: (value) => (isRefusal(value) ? "Refusal" : "File"),
});

builder.mutationField("removeAttachment", (t) =>
  t.field({
    type: AttachmentResult,
    args: { id: t.arg.id({ required: true }) },
    resolve: (_root, args, context) => {
      const id = demandId(args.id);
      return change(context, "edit-quote", (db) => removeAttachment(db, id));
    },
  }),
);
