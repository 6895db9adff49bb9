/** The trial of the booking page, at the last step of the opening. */
import { isRefusal } from "../../../domain/decision.ts";
import { change } from "../../platform/change.ts";
import { builder, read, RefusalRef } from "../../platform/graphql.ts";
import { removeTrial } from "./remove.ts";
import { findTrial, type Trial } from "./store.ts";

const TrialRef = builder.objectRef<Trial>("BookingTrial").implement({
  fields: (t) => ({
    event_id: t.exposeID("event_id"),
    // The window as the client reads it.
    start_at: t.expose("start_at", { type: "Instant" }),
    end_at: t.expose("end_at", { type: "Instant" }),
  }),
});

builder.queryField("booking_trial", (t) =>
  t.field({
    type: TrialRef,
    nullable: true,
    resolve: async (_root, _args, context) => (await read(context, findTrial)) ?? null,
  }),
);

const TrialResult = builder.unionType("BookingTrialResult", {
  types: [TrialRef, RefusalRef],
  resolveType: (value) => (isRefusal(value) ? "Refusal" : "BookingTrial"),
});

builder.mutationField("removeTrial", (t) =>
  t.field({
    type: TrialResult,
    resolve: (_root, _args, context) => change(context, "edit-settings", (db) => removeTrial(db)),
  }),
);
