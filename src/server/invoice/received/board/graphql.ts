/** The inbox as the office asks for it. */
import { RECEIVED_SHOWS } from "../../../../domain/invoice/received/search.ts";
import { builder, read } from "../../../platform/graphql.ts";
import { boundsOf, demandPage } from "../../../platform/graphql/page.ts";
import { SupplierInvoiceRef } from "../graphql.ts";
import { UnreadFileRef } from "../unread/graphql.ts";
import { listReceived, type ReceivedBoard } from "./list.ts";

const CountRef = builder
  .objectRef<ReceivedBoard["counts"][number]>("SupplierInvoiceCount")
  .implement({
    fields: (t) => ({ show: t.exposeString("show"), count: t.exposeInt("count") }),
  });
const SupplierRef = builder
  .objectRef<ReceivedBoard["suppliers"][number]>("KnownSupplier")
  .implement({
    fields: (t) => ({ key: t.exposeString("key"), name: t.exposeString("name") }),
  });

const BoardRef = builder.objectRef<ReceivedBoard>("SupplierBoard").implement({
  fields: (t) => ({
    counts: t.field({ type: [CountRef], resolve: ({ counts }) => counts }),
    total: t.exposeInt("total"),
    suppliers: t.field({ type: [SupplierRef], resolve: ({ suppliers }) => suppliers }),
    to_pay: t.exposeFloat("to_pay"),
    invoices: t.field({ type: [SupplierInvoiceRef], resolve: ({ invoices }) => invoices }),
    unread: t.field({ type: [UnreadFileRef], resolve: ({ unread }) => unread }),
  }),
});

builder.queryField("supplier_board", (t) =>
  t.field({
    type: BoardRef,
    args: {
      show: t.arg.string(),
      text: t.arg.string(),
      supplier: t.arg.string(),
      from: t.arg({ type: "LocalDate" }),
      to: t.arg({ type: "LocalDate" }),
      first: t.arg.int(),
      skip: t.arg.int(),
    },
    resolve: (_root, { show, text, supplier, from = null, to = null, ...page }, context) =>
      read(context, async (db) => {
        const board = await listReceived(db, {
          show: RECEIVED_SHOWS.find((known) => known === show) ?? null,
          text: text ?? "",
          supplier: supplier ?? "",
          from,
          to,
          ...boundsOf(page),
        });
        return { ...board, invoices: demandPage(board.invoices), unread: demandPage(board.unread) };
      }),
  }),
);
