/** The lines of a supplier's invoice, each with the part of a repair that it bills, or may bill. */
import { change } from "../../../platform/change.ts";
import { builder, demandId, read } from "../../../platform/graphql.ts";
import { SparePartRef } from "../../../repair/spare-part/graphql.ts";
import { answerReceived, SupplierInvoiceRef, SupplierInvoiceResult } from "../graphql.ts";
import { linkLine } from "./link.ts";
import { proposeLines, type BilledLine } from "./propose.ts";

/** Quantities in ten-thousandths, amounts in cents. */
const LineRef = builder.objectRef<BilledLine>("SupplierInvoiceLine").implement({
  fields: (t) => ({
    line: t.exposeInt("line"),
    label: t.exposeString("label"),
    article: t.exposeString("article"),
    quantity: t.exposeFloat("quantity"),
    unit_price: t.exposeFloat("unit_price"),
    net: t.exposeFloat("net"),
    vat_rate: t.exposeInt("vat_rate"),
    matched: t.field({ type: SparePartRef, nullable: true, resolve: ({ matched }) => matched }),
    likely: t.field({ type: [SparePartRef], resolve: ({ likely }) => likely }),
  }),
});

builder.objectField(SupplierInvoiceRef, "lines", (t) =>
  t.field({
    type: [LineRef],
    resolve: (invoice, _args, context) => read(context, (db) => proposeLines(db, invoice)),
  }),
);

builder.mutationField("linkSupplierLine", (t) =>
  t.field({
    type: SupplierInvoiceResult,
    args: {
      id: t.arg.id({ required: true }),
      line: t.arg.int({ required: true }),
      spare_part_id: t.arg.id(),
    },
    resolve: async (_root, args, context) => {
      const spare_part_id = args.spare_part_id ? demandId(args.spare_part_id) : null;
      const asked = { id: demandId(args.id), line: args.line, spare_part_id };
      return answerReceived(
        context,
        await change(context, "record-payment", (db, changing) => linkLine(db, asked, changing)),
      );
    },
  }),
);
