import { graphql, type ResultOf } from "../../platform/graphql.ts";

/** Two queries, asked side by side: together they pass the server's limit of what one may cost. */
export const dayQuery = graphql(`
  query day($from: Instant!, $to: Instant!) {
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
  }
`);
export type HomeEvent = ResultOf<typeof dayQuery>["events"][number];

export const waitingQuery = graphql(`
  query waiting {
    quotes(status: ["Envoyé"], first: 50) {
      id
      due
      valid_until
      repair_id
      client {
        id
        firstname
        lastname
      }
    }
    invoices(unpaid: true, first: 50) {
      id
      kind
      issued_on
      due_on
      remainder
      repair_id
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
`);
export type Waiting = ResultOf<typeof waitingQuery>;
