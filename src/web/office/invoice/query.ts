import { graphql, type ResultOf } from "../../platform/graphql.ts";
import { quoteParts } from "../quote/parts.ts";
import { invoiceParts } from "./parts.ts";

export const INVOICE_NOUNS = ["invoice", "payment"] as const;

export const invoiceBoardQuery = graphql(
  `
    query invoiceBoard($settled: Boolean, $first: Int, $skip: Int) {
      invoice_board(settled: $settled, first: $first, skip: $skip) {
        count
        unpaid {
          count
          remainder
        }
        invoices {
          ...invoiceParts
          client {
            id
            firstname
            lastname
          }
        }
      }
    }
  `,
  [invoiceParts],
);
export type ListedInvoice = ResultOf<typeof invoiceBoardQuery>["invoice_board"]["invoices"][number];

export const quoteBoardQuery = graphql(
  `
    query quoteBoard($status: String, $first: Int, $skip: Int) {
      quote_board(status: $status, first: $first, skip: $skip) {
        counts {
          status
          count
        }
        quotes {
          ...quoteParts
          client {
            id
            firstname
            lastname
          }
        }
      }
    }
  `,
  [quoteParts],
);
export type ListedQuote = ResultOf<typeof quoteBoardQuery>["quote_board"]["quotes"][number];
