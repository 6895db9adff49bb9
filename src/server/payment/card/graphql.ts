import { isRefusal, refuse, type Refusal } from "../../../domain/decision.ts";
import { InvoiceRef } from "../../invoice/graphql.ts";
import { batched, grouped } from "../../platform/batch.ts";
import { change, changeContext } from "../../platform/change.ts";
import { builder, read, RefusalRef, type Context } from "../../platform/graphql.ts";
import { connectCard, standingOfCard } from "./connect.ts";
import { cardPaymentsOf, cardRefundsOf, type CardPayment, type CardRefund } from "./store.ts";

const paymentsByInvoice = batched(async (context: Context, ids: string[]) =>
  grouped(await read(context, (db) => cardPaymentsOf(db, ids)), ({ invoice_id }) => invoice_id),
);
const refundsByInvoice = batched(async (context: Context, ids: string[]) =>
  grouped(await read(context, (db) => cardRefundsOf(db, ids)), ({ invoice_id }) => invoice_id),
);

const CardPaymentRef = builder.objectRef<CardPayment>("CardPayment").implement({
  fields: (t) => ({
    id: t.exposeID("id"),
    amount: t.exposeInt("amount"),
    // What went back on this card, or is on its way.
    refunded: t.exposeInt("refunded"),
    // What came too late for the invoice, and is kept for the client.
    kept: t.exposeInt("kept"),
  }),
});

const CardRefundRef = builder.objectRef<CardRefund>("CardRefund").implement({
  fields: (t) => ({
    id: t.exposeID("id"),
    amount: t.exposeInt("amount"),
    // "pending", "succeeded" or "failed".
    status: t.exposeString("status"),
    error: t.exposeString("error"),
  }),
});

builder.objectField(InvoiceRef, "card_payments", (t) =>
  t.field({
    type: [CardPaymentRef],
    resolve: async ({ id }, _args, context) =>
      (await paymentsByInvoice(context, id)).filter(({ status }) => status === "paid"),
  }),
);
builder.objectField(InvoiceRef, "card_refunds", (t) =>
  t.field({
    type: [CardRefundRef],
    resolve: ({ id }, _args, context) => refundsByInvoice(context, id),
  }),
);

builder.queryField("card_standing", (t) =>
  t.string({
    // "off", "to-finish" or "ready"; null when this installation takes no card.
    nullable: true,
    resolve: (_root, _args, { scope, services: { database, card } }) =>
      standingOfCard({ database, card, scope }),
  }),
);

const CardPageRef = builder.objectRef<{ url: string }>("CardPage").implement({
  fields: (t) => ({ url: t.exposeString("url") }),
});
const CardPageResult = builder.unionType("CardPageResult", {
  types: [CardPageRef, RefusalRef],
  resolveType: (value) => (isRefusal(value) ? "Refusal" : "CardPage"),
});

builder.mutationField("connectCard", (t) =>
  t.field({
    type: CardPageResult,
    // The service is asked outside any transaction: no mutation's wrapper holds one open meanwhile.
    resolve: async (_root, _args, context): Promise<{ url: string } | Refusal> => {
      const { scope, services } = context;
      const { card, database } = services;
      const allowed = await change(context, "edit-settings", async () => true);
      if (isRefusal(allowed)) return allowed;
      if (!card) return refuse("no-card-service");
      const url = await connectCard({ database, card, scope }, changeContext(services, scope));
      return { url };
    },
  }),
);
