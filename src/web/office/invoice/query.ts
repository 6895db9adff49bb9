import { graphql, type ResultOf } from "../../platform/graphql.ts";
import { quoteParts } from "../quote/parts.ts";
import { invoiceParts } from "./parts.ts";

export const invoicesQuery = graphql(
  `
    query invoices($unpaid: Boolean, $first: Int) {
      invoices(unpaid: $unpaid, first: $first) {
        ...invoiceParts
        client {
          id
          firstname
          lastname
        }
      }
    }
  `,
  [invoiceParts],
);
export type ListedInvoice = ResultOf<typeof invoicesQuery>["invoices"][number];

export const quotesQuery = graphql(
  `
    query quotes($status: [String!], $first: Int) {
      quotes(status: $status, first: $first) {
        ...quoteParts
        client {
          id
          firstname
          lastname
        }
      }
    }
  `,
  [quoteParts],
);
export type ListedQuote = ResultOf<typeof quotesQuery>["quotes"][number];
