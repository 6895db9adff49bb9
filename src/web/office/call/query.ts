import { graphql, type ResultOf } from "../../platform/graphql.ts";
import { contactParts } from "../client/address/parts.ts";
import { ownedApplianceParts } from "../repair/appliance/query.ts";

export const callParts = graphql(`
  fragment callParts on Call {
    __typename
    id
    url
    status
    open
    opened_at
    opened_by
    expires_at
    started_at
    ended_at
    minutes
    outcome
    notes
    conclusion
    delay
    client_waits_since
    recordings {
      id
      agreed_at
      ended_at
      kept
      deleted
      deleted_at
    }
  }
`);

export const callsQuery = graphql(
  `
    query calls {
      calls {
        ...callParts
        repair {
          id
          reference
          client {
            id
            firstname
            lastname
          }
        }
      }
    }
  `,
  [callParts],
);

export const callQuery = graphql(
  `
    query call($id: ID!) {
      call(id: $id) {
        ...callParts
        repair {
          id
          reference
          status
          description
          client {
            ...contactParts
            email
          }
          appliance {
            ...ownedApplianceParts
          }
          items {
            id
            type
            payload
            created_at
            created_by_name
            author
          }
        }
      }
    }
  `,
  [callParts, contactParts, ownedApplianceParts],
);

/** Those in which a client waits for the shop. */
export const waitingCallsQuery = graphql(`
  query waitingCalls {
    waiting_calls {
      id
      delay
      client_waits_since
      repair {
        id
        reference
        client {
          id
          firstname
          lastname
        }
      }
    }
  }
`);

export type WaitingCall = ResultOf<typeof waitingCallsQuery>["waiting_calls"][number];
export type ListedCall = ResultOf<typeof callsQuery>["calls"][number];
export type Call = NonNullable<ResultOf<typeof callQuery>["call"]>;
