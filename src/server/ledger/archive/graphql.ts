/** Archives of closed periods: which ones are kept, and the order to make one. */
import { archiveName, type Archive } from "../../../domain/ledger/archive/archive.ts";
import type { Closing } from "../../../domain/ledger/closing/closing.ts";
import { change } from "../../platform/change.ts";
import { builder, demandId, read } from "../../platform/graphql.ts";
import { enqueue } from "../../platform/queue.ts";
import { allClosings, loadClosing } from "../closing/store.ts";
import { ClosingResult } from "../closing/graphql.ts";
import { demandAccounts } from "../demand-accounts.ts";
import { publicKeyOf } from "./sign.ts";
import { allArchives } from "./store.ts";

type Listed = Archive & { closing: Closing };

const ArchiveRef = builder.objectRef<Listed>("Archive").implement({
  fields: (t) => ({
    id: t.exposeID("id"),
    closing_id: t.exposeID("closing_id"),
    name: t.string({
      resolve: ({ closing: { period_from: from, period_to: to } }) => archiveName({ from, to }),
    }),
    made_at: t.expose("made_at", { type: "Instant" }),
    bytes: t.exposeFloat("bytes"),
    sha256: t.exposeString("sha256"),
  }),
});

builder.queryFields((t) => ({
  archives: t.field({
    type: [ArchiveRef],
    resolve: (_root, _args, context) => {
      demandAccounts(context.me);
      return read(context, async (db) => {
        const [archives, closings] = [await allArchives(db), await allClosings(db)];
        return closings.flatMap((closing) => {
          const archive = archives.find(({ closing_id }) => closing_id === closing.id);
          return archive ? [{ ...archive, closing }] : [];
        });
      });
    },
  }),
  /** SHA-256 of the key that verifies every archive of this installation. */
  archive_key: t.string({
    resolve: (_root, _args, { me, services }) => {
      demandAccounts(me);
      return publicKeyOf(services.ledgerKey).print;
    },
  }),
}));

builder.mutationField("makeArchive", (t) =>
  t.field({
    type: ClosingResult,
    args: { closing_id: t.arg.id({ required: true }) },
    resolve: (_root, args, context) =>
      change(context, "close-books", async (db, { author }) => {
        const closing = await loadClosing(db, demandId(args.closing_id));
        if (!closing) return undefined;
        const { shop_id } = context.scope;
        const made_by = author.account_id;
        await enqueue(db, "archive-books", { shop_id, closing_id: closing.id, made_by });
        return closing;
      }),
  }),
);
