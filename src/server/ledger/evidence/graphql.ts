import { findingText } from "../../../domain/ledger/verify.ts";
import { builder, demand, read, readId } from "../../platform/graphql.ts";
import { loadQuote } from "../../quote/store.ts";
import { verifyEvidence, type Evidence } from "./verify.ts";

const EvidenceRef = builder.objectRef<Evidence>("QuoteEvidence").implement({
  fields: (t) => ({
    digest: t.exposeString("digest", { nullable: true }),
    is_signed: t.exposeBoolean("is_signed"),
    // In French, without the number of the entry: the register's own verification says that.
    findings: t.stringList({
      resolve: ({ findings }) => findings.map(({ word }) => findingText({ word })),
    }),
  }),
});

builder.queryField("quote_evidence", (t) =>
  t.field({
    type: EvidenceRef,
    args: { id: t.arg.id({ required: true }) },
    resolve: (_root, { id }, context) => {
      const quote_id = readId(id);
      const { services, scope } = context;
      return read(context, async (db) => {
        const { version } = demand(await loadQuote(db, quote_id, services.clock()));
        const asked = { quote_id, version, shop_id: scope.shop_id, key: services.ledgerKey };
        return verifyEvidence(db, asked);
      });
    },
  }),
);
