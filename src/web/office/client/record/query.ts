import { graphql, type ResultOf } from "../../../platform/graphql.ts";
import { fileParts } from "../../file/parts.ts";
import { invoiceParts } from "../../invoice/parts.ts";
import { quoteParts } from "../../quote/parts.ts";
import { proposalParts } from "../proposal/parts.ts";
import { clientParts } from "../query.ts";

/** A client with all that the shop did for him. */
export const clientRecordQuery = graphql(
  `
    query clientRecord($client_id: ID!) {
      client(client_id: $client_id) {
        ...clientParts
        appliances {
          id
          kind
          name
          brand
          model
          gtin
          serial
          underwarranty
          purchased_on
        }
        files {
          ...fileParts
        }
        repairs {
          ...proposalParts
          status
          urgency
          archived
          statusFrom
          created_at
          intervention_type
          appliance {
            id
            kind
            name
            brand
            model
          }
          items {
            id
            type
            payload
            former {
              part
              before
              after
            }
            author
            created_by_name
            created_at
          }
          photos {
            ...fileParts
          }
          documents {
            ...fileParts
          }
          quotes {
            ...quoteParts
          }
          invoices {
            ...invoiceParts
          }
        }
      }
    }
  `,
  [clientParts, proposalParts, fileParts, quoteParts, invoiceParts],
);

export type ClientRecord = NonNullable<ResultOf<typeof clientRecordQuery>["client"]>;
export type ClientRepair = ClientRecord["repairs"][number];
