import { isRefusal } from "../../domain/decision.ts";
import { parseReceipt } from "../../domain/payment/input.ts";
import { PAYMENT_METHODS } from "../../domain/payment/payment.ts";
import { answerInvoice, InvoiceRef, InvoiceResult, issuedById } from "../invoice/graphql.ts";
import { changeInLedger } from "../ledger/anchor.ts";
import { batched, grouped } from "../platform/batch.ts";
import { builder, demand, demandId, read, type Context } from "../platform/graphql.ts";
import { boundsOf, demandPage } from "../platform/graphql/page.ts";
import { correctPaymentById } from "./correct.ts";
import { listPayments, type PaymentBoard, type PaymentCount } from "./list.ts";
import { recordPaymentOn } from "./record.ts";
import { paymentsOfInvoices, type PaymentRow } from "./store.ts";

const PaymentRef = builder.objectRef<PaymentRow>("Payment").implement({
  fields: (t) => ({
    id: t.exposeID("id"),
    invoice_id: t.exposeID("invoice_id"),
    method: t.exposeString("method"),
    amount: t.exposeInt("amount"),
    received_on: t.expose("received_on", { type: "LocalDate" }),
    note: t.exposeString("note"),
    corrects_id: t.exposeID("corrects_id", { nullable: true }),
    created_at: t.expose("created_at", { type: "Instant" }),
    invoice: t.field({
      type: InvoiceRef,
      resolve: async ({ invoice_id }, _args, context) =>
        demand(await issuedById(context, invoice_id)),
    }),
  }),
});

const PaymentCountRef = builder.objectRef<PaymentCount>("PaymentCount").implement({
  fields: (t) => ({
    method: t.exposeString("method"),
    count: t.exposeInt("count"),
    amount: t.exposeInt("amount"),
  }),
});
const PaymentBoardRef = builder.objectRef<PaymentBoard>("PaymentBoard").implement({
  fields: (t) => ({
    counts: t.expose("counts", { type: [PaymentCountRef] }),
    payments: t.expose("payments", { type: [PaymentRef] }),
  }),
});

builder.queryField("payment_board", (t) =>
  t.field({
    type: PaymentBoardRef,
    args: {
      method: t.arg.string(),
      text: t.arg.string(),
      from: t.arg({ type: "LocalDate" }),
      to: t.arg({ type: "LocalDate" }),
      first: t.arg.int(),
      skip: t.arg.int(),
    },
    resolve: (_root, { method, text, from = null, to = null, ...page }, context) =>
      read(context, async (db) => {
        const board = await listPayments(db, {
          method: PAYMENT_METHODS.find((known) => known === method) ?? null,
          text: text ?? "",
          from,
          to,
          ...boundsOf(page),
        });
        return { ...board, payments: demandPage(board.payments) };
      }),
  }),
);

const paymentsByInvoice = batched(async (context: Context, ids: string[]) =>
  grouped(await read(context, (db) => paymentsOfInvoices(db, ids)), ({ invoice_id }) => invoice_id),
);

builder.objectField(InvoiceRef, "payments", (t) =>
  t.field({
    type: [PaymentRef],
    resolve: ({ id }, _args, context) => paymentsByInvoice(context, id),
  }),
);

const PaymentInput = builder.inputType("PaymentInput", {
  fields: (t) => ({
    invoice_id: t.id({ required: true }),
    method: t.string({ required: true }),
    amount: t.int({ required: true }),
    received_on: t.field({ type: "LocalDate", required: true }),
    note: t.string({ required: true }),
  }),
});

builder.mutationFields((t) => ({
  recordPayment: t.field({
    type: InvoiceResult,
    args: { input: t.arg({ type: PaymentInput, required: true }) },
    resolve: async (_root, { input }, context) => {
      const invoice_id = demandId(input.invoice_id);
      const receipt = parseReceipt({ ...input, invoice_id });
      if (isRefusal(receipt)) return receipt;
      const received = await changeInLedger(context, "record-payment", (db, changing) =>
        recordPaymentOn(db, receipt, changing),
      );
      return answerInvoice(context, received);
    },
  }),
  correctPayment: t.field({
    type: InvoiceResult,
    args: { payment_id: t.arg.id({ required: true }) },
    resolve: async (_root, args, context) => {
      const payment_id = demandId(args.payment_id);
      const taken = await changeInLedger(context, "record-payment", (db, changing) =>
        correctPaymentById(db, payment_id, changing),
      );
      return answerInvoice(context, taken);
    },
  }),
}));
