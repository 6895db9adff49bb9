import { graphql, type ResultOf } from "../../platform/graphql.ts";

export const PAYMENT_NOUNS = ["payment"] as const;

export const paymentBoardQuery = graphql(`
  query paymentBoard(
    $method: String
    $text: String
    $from: LocalDate
    $to: LocalDate
    $first: Int
    $skip: Int
  ) {
    payment_board(method: $method, text: $text, from: $from, to: $to, first: $first, skip: $skip) {
      counts {
        method
        count
        amount
      }
      payments {
        id
        kind
        payer
        payer_name
        reference
        repair_id
        client {
          id
          firstname
          lastname
        }
        method
        amount
        received_on
        note
        corrects_id
        invoice {
          id
          reference
          pdf_url
        }
      }
    }
  }
`);
export type ListedPayment = ResultOf<typeof paymentBoardQuery>["payment_board"]["payments"][number];
