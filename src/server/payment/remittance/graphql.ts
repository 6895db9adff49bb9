/** Cheques that wait for the bank, and the slips with which they went. */
import { isRefusal } from "../../../domain/decision.ts";
import type { Cheque } from "../../../domain/payment/remittance/remit.ts";
import { change } from "../../platform/change.ts";
import { builder, demand, demandId, read, RefusalRef } from "../../platform/graphql.ts";
import { remitChequesOf } from "./remit.ts";
import { chequesWaiting, lastRemittances, loadRemittance, type Remittance } from "./store.ts";

/** Cents. */
const ChequeRef = builder.objectRef<Cheque>("Cheque").implement({
  fields: (t) => ({
    movement_id: t.exposeID("movement_id"),
    late_fee: t.exposeBoolean("late_fee"),
    received_on: t.expose("received_on", { type: "LocalDate" }),
    drawer: t.exposeString("drawer"),
    reference: t.exposeString("reference"),
    amount: t.exposeInt("amount"),
  }),
});

const RemittanceRef = builder.objectRef<Remittance>("Remittance").implement({
  fields: (t) => ({
    id: t.exposeID("id"),
    number: t.exposeInt("number"),
    remitted_on: t.expose("remitted_on", { type: "LocalDate" }),
    total: t.exposeFloat("total"),
    count: t.exposeInt("count"),
    pdf_url: t.string({ resolve: ({ id }) => `/app/document/remittance/${id}.pdf` }),
  }),
});

builder.queryFields((t) => ({
  cheques_waiting: t.field({
    type: [ChequeRef],
    resolve: (_root, _args, context) => read(context, chequesWaiting),
  }),
  remittances: t.field({
    type: [RemittanceRef],
    resolve: (_root, _args, context) => read(context, lastRemittances),
  }),
}));

const RemittanceResult = builder.unionType("RemittanceResult", {
  types: [RemittanceRef, RefusalRef],
  resolveType: (value) => (isRefusal(value) ? "Refusal" : "Remittance"),
});

builder.mutationField("remitCheques", (t) =>
  t.field({
    type: RemittanceResult,
    args: { movement_ids: t.arg.idList({ required: true }) },
    resolve: async (_root, args, context) => {
      const { shop_id } = context.scope;
      const movement_ids = args.movement_ids.map(demandId);
      const remitted = await change(context, "record-payment", (db, changing) =>
        remitChequesOf(db, { shop_id, movement_ids }, changing),
      );
      if (isRefusal(remitted)) return remitted;
      return demand(await read(context, (db) => loadRemittance(db, remitted)));
    },
  }),
);
