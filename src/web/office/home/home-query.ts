import { graphql, type ResultOf } from "../../platform/graphql.ts";
import { invoiceParts } from "../invoice/invoice-parts.ts";
import { quoteParts } from "../quote/quote-parts.ts";

export const homeQuery = graphql(
  `
    query home($from: Instant!, $to: Instant!) {
      events(from: $from, to: $to) {
        id
        start_at
        end_at
        duration
        fullday
        kind
        where
        assigned_to
        notes
        status
        public_start_at
        public_end_at
        repair_id
        repair {
          id
          reference
          urgency
          client {
            id
            firstname
            lastname
            phones {
              name
              number
            }
            addresses {
              address_id
              tags
              street
              complement
              zip
              city
              country
            }
          }
          appliance {
            id
            kind
            name
            brand
            model
          }
        }
      }
      quotes(status: ["Envoyé"], first: 50) {
        ...quoteParts
        client {
          id
          firstname
          lastname
        }
      }
      invoices(unpaid: true, first: 50) {
        ...invoiceParts
        client {
          id
          firstname
          lastname
        }
      }
      repairs(archived: false, first: 500) {
        id
        reference
        status
        statusFrom
        urgency
        client {
          id
          firstname
          lastname
        }
      }
    }
  `,
  [quoteParts, invoiceParts],
);

export type Home = ResultOf<typeof homeQuery>;
export type HomeEvent = Home["events"][number];
