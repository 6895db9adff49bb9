/** What the office reads of a withdrawal: what was paid, what stays due and what goes back. */
import { refundBy } from "../../../domain/quote/conclusion/withdraw.ts";
import { refundOf, stillOwed } from "../../../domain/quote/conclusion/owed.ts";
import type { LocalDate } from "../../../domain/time.ts";
import { builder, demand, read } from "../../platform/graphql.ts";
import { loadShop } from "../../shop/store.ts";
import { QuoteRef } from "../graphql.ts";
import { loadWithdrawal, type WithdrawnRow } from "./store.ts";

type Withdrawn = { row: WithdrawnRow; early_start: boolean; refund_by: LocalDate };

/** Cents; `owed` is null when the shop counts it. */
const WithdrawalRef = builder.objectRef<Withdrawn>("QuoteWithdrawal").implement({
  fields: (t) => ({
    received: t.int({ resolve: ({ row }) => row.received }),
    owed: t.int({ nullable: true, resolve: ({ row }) => row.owed }),
    refund: t.int({ resolve: ({ row, early_start }) => refundOf({ ...row, early_start }) }),
    still_owed: t.int({ resolve: ({ row, early_start }) => stillOwed({ ...row, early_start }) }),
    refund_by: t.expose("refund_by", { type: "LocalDate" }),
  }),
});

builder.objectField(QuoteRef, "withdrawal", (t) =>
  t.field({
    type: WithdrawalRef,
    nullable: true,
    resolve: ({ id, shop_id, withdrawn_at, answer }, _args, context) => {
      if (!withdrawn_at) return null;
      const early_start = answer?.early_start === true;
      return read(context, async (db) => {
        const row = demand(await loadWithdrawal(db, id));
        const { timezone } = demand(await loadShop(db, shop_id));
        return { row, early_start, refund_by: refundBy(row.at, timezone) };
      });
    },
  }),
);
