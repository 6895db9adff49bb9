import { PERIODS, type AudienceCount } from "../../../domain/shop/audience/audience.ts";
import { addDays, dateOf } from "../../../domain/time.ts";
import { builder, read } from "../../platform/graphql.ts";
import { loadZone } from "../store.ts";
import { countsSince } from "./store.ts";

const AudienceCountRef = builder.objectRef<AudienceCount>("AudienceCount").implement({
  fields: (t) => ({
    id: t.id({ resolve: ({ day, step, source }) => [day, step, source].join(" ") }),
    day: t.expose("day", { type: "LocalDate" }),
    step: t.exposeString("step"),
    source: t.exposeString("source"),
    count: t.exposeInt("count"),
  }),
});

/** Of the last 7, 30 or 365 days, today included; another number counts as the next of these. */
builder.queryField("audience", (t) =>
  t.field({
    type: [AudienceCountRef],
    args: { days: t.arg.int({ required: true }) },
    resolve: (_root, { days }, context) =>
      read(context, async (db) => {
        const until = dateOf(context.services.clock(), await loadZone(db));
        const period = PERIODS.find((one) => one >= days) ?? 365;
        return countsSince(db, addDays(until, 1 - period));
      }),
  }),
);
