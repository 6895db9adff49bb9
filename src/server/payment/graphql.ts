import { isRefusal } from "../../domain/decision.ts";
import { parseReceipt, parseRefund, parseUse } from "../../domain/payment/input.ts";
import { PAYMENT_METHODS } from "../../domain/payment/payment.ts";
import { ClientRef, clientById } from "../client/graphql.ts";
import { answerInvoice, InvoiceRef, InvoiceResult, issuedById } from "../invoice/graphql.ts";
import { changeInLedger } from "../ledger/anchor.ts";
import { batched, grouped, keyed } from "../platform/batch.ts";
import { builder, demand, demandId, read, type Context } from "../platform/graphql.ts";
import { boundsOf, demandPage } from "../platform/graphql/page.ts";
import { correctPaymentById } from "./correct.ts";
import { listPayments, type PaymentBoard, type PaymentCount } from "./list.ts";
import { recordPaymentOn } from "./record.ts";
import { refundOn } from "./card/refund.ts";
import { accountsOf, paymentsOfInvoices, type PaymentRow } from "./store.ts";
import { useAccountOn } from "./use.ts";

const PaymentRef = builder.objectRef<PaymentRow>("Payment").implement({
  fields: (t) => ({
    id: t.exposeID("id"),
    movement_id: t.exposeID("movement_id"),
    kind: t.exposeString("kind"),
    // Null for what is kept on the client's account.
    invoice_id: t.exposeID("invoice_id", { nullable: true }),
    repair_id: t.exposeID("repair_id"),
    client: t.field({
      type: ClientRef,
      resolve: async ({ client_id }, _args, context) =>
        demand(await clientById(context, client_id)),
    }),
    payer: t.exposeString("payer"),
    payer_name: t.exposeString("payer_name"),
    reference: t.exposeString("reference"),
    method: t.exposeString("method"),
    amount: t.exposeInt("amount"),
    received_on: t.expose("received_on", { type: "LocalDate" }),
    note: t.exposeString("note"),
    corrects_id: t.exposeID("corrects_id", { nullable: true }),
    created_at: t.expose("created_at", { type: "Instant" }),
    invoice: t.field({
      type: InvoiceRef,
      nullable: true,
      resolve: async ({ invoice_id }, _args, context) =>
        invoice_id === null ? null : demand(await issuedById(context, invoice_id)),
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
  grouped(
    await read(context, (db) => paymentsOfInvoices(db, ids)),
    ({ invoice_id }) => invoice_id ?? "",
  ),
);

builder.objectField(InvoiceRef, "payments", (t) =>
  t.field({
    type: [PaymentRef],
    resolve: ({ id }, _args, context) => paymentsByInvoice(context, id),
  }),
);

const accountByClient = batched(async (context: Context, ids: string[]) =>
  keyed(await read(context, (db) => accountsOf(db, ids)), ({ client_id }) => client_id),
);

// What is kept for the client of an invoice.
builder.objectField(InvoiceRef, "client_account", (t) =>
  t.int({
    resolve: async ({ client_id }, _args, context) =>
      (await accountByClient(context, client_id))?.amount ?? 0,
  }),
);

const PaymentPartInput = builder.inputType("PaymentPartInput", {
  fields: (t) => ({ invoice_id: t.id({ required: true }), amount: t.int({ required: true }) }),
});
// `id`, chosen by who asks, makes one movement of a request that is sent again. `amount` is on the invoice, `others` on
// other invoices, `on_account` what is kept for the client: together, what came in.
const PaymentInput = builder.inputType("PaymentInput", {
  fields: (t) => ({
    invoice_id: t.id({ required: true }),
    method: t.string({ required: true }),
    amount: t.int({ required: true }),
    received_on: t.field({ type: "LocalDate", required: true }),
    note: t.string({ required: true }),
    id: t.id(),
    payer: t.string(),
    payer_name: t.string(),
    reference: t.string(),
    on_account: t.int(),
    others: t.field({ type: [PaymentPartInput] }),
  }),
});
const RefundInput = builder.inputType("RefundInput", {
  fields: (t) => ({
    id: t.id(),
    invoice_id: t.id({ required: true }),
    source: t.string(),
    method: t.string({ required: true }),
    amount: t.int({ required: true }),
    paid_on: t.field({ type: "LocalDate", required: true }),
    reference: t.string(),
    note: t.string({ required: true }),
    // On the card that paid online; false when absent.
    on_card: t.boolean(),
  }),
});
const AccountUseInput = builder.inputType("AccountUseInput", {
  fields: (t) => ({
    id: t.id(),
    invoice_id: t.id({ required: true }),
    use: t.string({ required: true }),
    amount: t.int({ required: true }),
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
  refundPayment: t.field({
    type: InvoiceResult,
    args: { input: t.arg({ type: RefundInput, required: true }) },
    resolve: async (_root, { input }, context) => {
      const refund = parseRefund({ ...input, invoice_id: demandId(input.invoice_id) });
      if (isRefusal(refund)) return refund;
      const refunded = await changeInLedger(context, "record-payment", (db, changing) =>
        refundOn(db, refund, changing),
      );
      return answerInvoice(context, refunded);
    },
  }),
  useClientAccount: t.field({
    type: InvoiceResult,
    args: { input: t.arg({ type: AccountUseInput, required: true }) },
    resolve: async (_root, { input }, context) => {
      const use = parseUse({ ...input, invoice_id: demandId(input.invoice_id) });
      if (isRefusal(use)) return use;
      const used = await changeInLedger(context, "record-payment", (db, changing) =>
        useAccountOn(db, use, changing),
      );
      return answerInvoice(context, used);
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
