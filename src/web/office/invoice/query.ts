import { graphql, type ResultOf } from "../../platform/graphql.ts";
import { quoteParts } from "../quote/parts.ts";
import { invoiceParts } from "./parts.ts";

export const INVOICE_NOUNS = ["invoice", "payment"] as const;

export const invoiceBoardQuery = graphql(
  `
    query invoiceBoard(
      $show: String
      $text: String
      $from: LocalDate
      $to: LocalDate
      $first: Int
      $skip: Int
    ) {
      invoice_board(show: $show, text: $text, from: $from, to: $to, first: $first, skip: $skip) {
        counts {
          show
          count
        }
        unpaid {
          count
          remainder
        }
        aged {
          age
          count
          remainder
        }
        shown_due
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
