import { isRefusal } from "../../../domain/decision.ts";
import { change } from "../../platform/change.ts";
import { builder, demandId, read, RefusalRef } from "../../platform/graphql.ts";
import { answerReview } from "./answer.ts";
import { reportReview } from "./report.ts";
import { listReviews, type KeptReview } from "./store.ts";

/** As many as a person reads. */
const MOST_READ = 200;

const ReviewRef = builder.objectRef<KeptReview>("Review").implement({
  fields: (t) => ({
    id: t.exposeID("id"),
    repair_id: t.exposeID("repair_id"),
    reference: t.exposeString("reference"),
    stars: t.exposeInt("stars"),
    text: t.exposeString("text"),
    author: t.exposeString("author"),
    kind: t.exposeString("kind"),
    done_on: t.expose("done_on", { type: "LocalDate" }),
    created_at: t.expose("created_at", { type: "Instant" }),
    state: t.exposeString("state"),
    // Why an administrator refused it; empty otherwise.
    refused_reason: t.exposeString("refused_reason"),
    // What the shop reported it for, until an administrator decides.
    reported_reason: t.exposeString("reported_reason"),
    answer: t.exposeString("answer"),
  }),
});

builder.queryField("reviews", (t) =>
  t.field({
    type: [ReviewRef],
    resolve: (_root, _args, context) => read(context, (db) => listReviews(db, MOST_READ)),
  }),
);

const ReviewResult = builder.unionType("ReviewResult", {
  types: [ReviewRef, RefusalRef],
  resolveType: (value) => (isRefusal(value) ? "Refusal" : "Review"),
});

const needed = { required: true } as const;

builder.mutationFields((t) => ({
  answerReview: t.field({
    type: ReviewResult,
    args: { id: t.arg.id(needed), text: t.arg.string(needed) },
    resolve: (_root, { id, text }, context) => {
      const asked = { id: demandId(id), text };
      return change(context, "edit-settings", (db, changing) => answerReview(db, asked, changing));
    },
  }),
  reportReview: t.field({
    type: ReviewResult,
    args: { id: t.arg.id(needed), reason: t.arg.string(needed) },
    resolve: (_root, { id, reason }, context) => {
      const asked = { id: demandId(id), reason };
      return change(context, "edit-settings", (db) => reportReview(db, asked));
    },
  }),
}));
