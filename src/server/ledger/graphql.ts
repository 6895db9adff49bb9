/** The chain of the shop, read again on the screen: what the command of the machine's owner says too. */
import { findingText, type Finding } from "../../domain/ledger/verify.ts";
import { stampsText } from "../../domain/ledger/head/stamp.ts";
import { builder } from "../platform/graphql.ts";
import { readAnchor } from "./anchor.ts";
import { demandAccounts } from "./demand-accounts.ts";
import { verifyLedger, type Verdict } from "./verify.ts";

const FindingRef = builder.objectRef<Finding>("LedgerFinding").implement({
  fields: (t) => ({
    word: t.exposeString("word"),
    text: t.string({ resolve: findingText }),
  }),
});

/** More are counted, and not listed. */
const MOST_LISTED = 100;

const VerdictRef = builder.objectRef<Verdict>("LedgerVerdict").implement({
  fields: (t) => ({
    entries: t.exposeInt("entries"),
    // « 12 horodatages vérifiés »; empty when nothing was stamped.
    stamps: t.string({ resolve: ({ stamps }) => stampsText(stamps) }),
    count: t.int({ resolve: ({ findings }) => findings.length }),
    findings: t.field({
      type: [FindingRef],
      resolve: ({ findings }) => findings.slice(0, MOST_LISTED),
    }),
  }),
});

builder.queryField("ledger_verdict", (t) =>
  t.field({
    type: VerdictRef,
    resolve: async (_root, _args, context) => {
      demandAccounts(context.me);
      const { services, scope } = context;
      const { config, database, ledgerKey: key } = services;
      const anchor = await readAnchor(config, scope.shop_id);
      const proof = { shop_id: scope.shop_id, key, anchor, home: config };
      return database.withShop(scope, (db) => verifyLedger(db, proof), "snapshot");
    },
  }),
);
