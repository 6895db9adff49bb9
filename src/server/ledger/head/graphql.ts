/** Which ends of the chain left, when, to whom. */
import { builder, read } from "../../platform/graphql.ts";
import { demandAccounts } from "../demand-accounts.ts";
import { sentHeads, type SentHead } from "./store.ts";

const HeadRef = builder.objectRef<SentHead>("LedgerHead").implement({
  fields: (t) => ({
    id: t.exposeID("id"),
    way: t.exposeString("way"),
    seq: t.exposeInt("seq"),
    hash: t.exposeString("hash"),
    sent_at: t.expose("sent_at", { type: "Instant" }),
    recipient: t.exposeString("recipient"),
  }),
});

/** The screen shows the last ones. */
const SHOWN = 6;

builder.queryFields((t) => ({
  ledger_heads: t.field({
    type: [HeadRef],
    resolve: (_root, _args, context) => {
      demandAccounts(context.me);
      return read(context, async (db) => (await sentHeads(db)).slice(0, SHOWN));
    },
  }),
  /** Whether this installation has a time-stamp authority. */
  has_timestamps: t.boolean({
    resolve: (_root, _args, { me, services }) => {
      demandAccounts(me);
      return services.config.TIMESTAMP_URL !== undefined;
    },
  }),
}));
