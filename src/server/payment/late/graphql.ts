import { isRefusal, type Refusal } from "../../../domain/decision.ts";
import { isCreditKind } from "../../../domain/invoice/kind.ts";
import { parseLegalRate, type LegalRate } from "../../../domain/payment/late/rates.ts";
import type { LateFee } from "../../../domain/payment/late/receive.ts";
import { parseLateFee } from "../../../domain/payment/input.ts";
import { dateOf } from "../../../domain/time.ts";
import { answerInvoice, InvoiceRef, InvoiceResult } from "../../invoice/graphql.ts";
import { changeInLedger } from "../../ledger/anchor.ts";
import { batched, keyed } from "../../platform/batch.ts";
import { change } from "../../platform/change.ts";
import { builder, demandId, read, RefusalRef, type Context } from "../../platform/graphql.ts";
import { loadZone } from "../../shop/store.ts";
import { correctFee } from "./correct.ts";
import { loadRates, owedFees, type OwedFees } from "./load.ts";
import { receiveFee } from "./receive.ts";
import { saveLegalRate } from "./save-rate.ts";

const feesByInvoice = batched(async (context: Context, ids: string[]) => {
  const at = context.services.clock();
  const fees = await read(context, async (db) => owedFees(db, ids, dateOf(at, await loadZone(db))));
  return keyed(fees, ({ invoice_id }) => invoice_id);
});

// Negative when it takes back another.
const LateFeeRef = builder.objectRef<LateFee>("LateFee").implement({
  fields: (t) => ({
    id: t.exposeID("id"),
    interest: t.exposeInt("interest"),
    indemnity: t.exposeInt("indemnity"),
    method: t.exposeString("method"),
    reference: t.exposeString("reference"),
    received_on: t.expose("received_on", { type: "LocalDate" }),
    corrects_id: t.exposeID("corrects_id", { nullable: true }),
  }),
});

const LateFeesRef = builder.objectRef<OwedFees>("LateFees").implement({
  fields: (t) => ({
    days: t.exposeInt("days"),
    interest: t.exposeInt("interest"),
    indemnity: t.exposeInt("indemnity"),
    // A year, in hundredths of a percent; of the last of these days.
    rate: t.int({ resolve: ({ steps }) => steps.at(-1)?.rate ?? 0 }),
    left_interest: t.int({ resolve: ({ left }) => left.interest }),
    left_indemnity: t.int({ resolve: ({ left }) => left.indemnity }),
    received: t.expose("received", { type: [LateFeeRef] }),
  }),
});

builder.objectField(InvoiceRef, "late_fees", (t) =>
  t.field({
    type: LateFeesRef,
    nullable: true,
    resolve: async ({ id, kind, document }, _args, context) =>
      document.client.type === "Entreprise" && !isCreditKind(kind)
        ? ((await feesByInvoice(context, id)) ?? null)
        : null,
  }),
);

const LegalRateRef = builder.objectRef<LegalRate>("LegalRate").implement({
  fields: (t) => ({
    from_on: t.expose("from_on", { type: "LocalDate" }),
    rate: t.exposeInt("rate"),
  }),
});

builder.queryField("legal_rates", (t) =>
  t.field({
    type: [LegalRateRef],
    resolve: (_root, _args, context) => read(context, loadRates),
  }),
);

const LegalRateResult = builder.unionType("LegalRateResult", {
  types: [LegalRateRef, RefusalRef],
  resolveType: (value) => (isRefusal(value) ? "Refusal" : "LegalRate"),
});

const LateFeeInput = builder.inputType("LateFeeInput", {
  fields: (t) => ({
    id: t.id({ required: true }),
    invoice_id: t.id({ required: true }),
    interest: t.int({ required: true }),
    indemnity: t.boolean({ required: true }),
    method: t.string({ required: true }),
    reference: t.string(),
    received_on: t.field({ type: "LocalDate", required: true }),
  }),
});

builder.mutationFields((t) => ({
  receiveLateFee: t.field({
    type: InvoiceResult,
    args: { input: t.arg({ type: LateFeeInput, required: true }) },
    resolve: async (_root, { input }, context) => {
      const asked = parseLateFee({ ...input, invoice_id: demandId(input.invoice_id) });
      if (isRefusal(asked)) return asked;
      const received = await changeInLedger(context, "record-payment", (db, changing) =>
        receiveFee(db, asked, changing),
      );
      return answerInvoice(context, received);
    },
  }),
  correctLateFee: t.field({
    type: InvoiceResult,
    args: { late_fee_id: t.arg.id({ required: true }) },
    resolve: async (_root, args, context) => {
      const late_fee_id = demandId(args.late_fee_id);
      const taken = await changeInLedger(context, "record-payment", (db, changing) =>
        correctFee(db, late_fee_id, changing),
      );
      return answerInvoice(context, taken);
    },
  }),
  saveLegalRate: t.field({
    type: LegalRateResult,
    args: {
      from_on: t.arg({ type: "LocalDate", required: true }),
      rate: t.arg.int({ required: true }),
    },
    resolve: (_root, args, context) => {
      const rate = parseLegalRate(args);
      if (isRefusal(rate)) return rate;
      const { shop_id } = context.scope;
      return change<LegalRate | Refusal>(context, "edit-settings", (db, changing) =>
        saveLegalRate(db, { shop_id, rate }, changing),
      );
    },
  }),
}));
