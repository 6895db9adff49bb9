import { graphql, type ResultOf } from "../../platform/graphql.ts";
import { visitParts, wholeEventParts } from "../agenda/event/parts.ts";

/** Two queries, asked side by side: together they pass the server's limit of what one may cost. */
export const dayQuery = graphql(
  `
    query day($from: Instant!, $to: Instant!) {
      events(from: $from, to: $to) {
        ...visitParts
        ...wholeEventParts
        arrived_at
        expected_at
        repair {
          id
          fault
          description
        }
      }
    }
  `,
  [visitParts, wholeEventParts],
);
export type HomeEvent = ResultOf<typeof dayQuery>["events"][number];

export const waitingQuery = graphql(`
  query waiting {
    quotes_count(status: ["Envoyé"])
    quotes(status: ["Envoyé"], first: 5) {
      id
      total_incl
      valid_until
      repair_id
      client {
        id
        firstname
        lastname
      }
    }
    unpaid_total {
      count
      remainder
    }
    invoices(unpaid: true, first: 5) {
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
    unclaimed_devices(first: 1) {
      count
    }
    visits_to_reassign {
      count
    }
    blocked_repairs {
      status
      count
      repairs {
        id
        status
        statusFrom
        urgency
        danger {
          label
        }
        client {
          id
          firstname
          lastname
        }
        appliance {
          id
          kind
        }
      }
    }
  }
`);
export type Waiting = ResultOf<typeof waitingQuery>;

/** How many repairs are in each status (the archived ones of years are neither shown nor counted), and the week's figures. */
export const figuresQuery = graphql(`
  query figures {
    repair_list(first: 1, filter: { archived: false }) {
      counts {
        status
        count
      }
    }
    week_figures {
      day
      invoiced
      received
      visits
      done
    }
  }
`);
export type Figures = ResultOf<typeof figuresQuery>;

export const unclaimedQuery = graphql(`
  query unclaimed {
    unclaimed_devices(first: 100) {
      devices {
        days
        repair {
          id
          client {
            id
            firstname
            lastname
          }
          appliance {
            id
            kind
          }
        }
      }
    }
  }
`);
