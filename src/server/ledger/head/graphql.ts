/** Which ends of the chain left, when, to whom. */
import { stampText } from "../../../domain/ledger/head/stamp.ts";
import { batched, keyed } from "../../platform/batch.ts";
import { builder, read, type Context } from "../../platform/graphql.ts";
import { demandAccounts } from "../demand-accounts.ts";
import { checkStamps } from "./verify.ts";
import { sentHeads, stampedHeads, type SentHead } from "./store.ts";

const checkById = batched(async ({ services, scope }: Context, ids: string[]) => {
  const heads = await read({ services, scope }, (db) => stampedHeads(db, ids));
  return keyed(await checkStamps(heads, services.config), ({ id }) => id);
});

const HeadRef = builder.objectRef<SentHead>("LedgerHead").implement({
  fields: (t) => ({
    id: t.exposeID("id"),
    way: t.exposeString("way"),
    seq: t.exposeInt("seq"),
    hash: t.exposeString("hash"),
    sent_at: t.expose("sent_at", { type: "Instant" }),
    recipient: t.exposeString("recipient"),
    // Of a token: whether its signature was verified just now, and by whom; null for a letter.
    verified: t.boolean({
      nullable: true,
      resolve: async ({ id }, _args, context) => {
        const found = await checkById(context, id);
        return found ? !("fault" in found.check) : null;
      },
    }),
    check_text: t.string({
      nullable: true,
      resolve: async ({ id }, _args, context) => {
        const found = await checkById(context, id);
        return found ? stampText(found.check) : null;
      },
    }),
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
}));
