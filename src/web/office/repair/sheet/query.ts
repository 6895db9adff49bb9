import { graphql, type ResultOf } from "../../../platform/graphql.ts";
import { wholeEventParts } from "../../agenda/event/parts.ts";
import { contactParts } from "../../client/address/parts.ts";
import { proposalParts } from "../../client/proposal/parts.ts";
import { intakeParts } from "../../intake/parts.ts";
import { invoiceParts } from "../../invoice/parts.ts";
import { letterParts } from "../../message/query.ts";
import { certificateParts } from "../../quote/certificate/parts.ts";
import { quoteParts } from "../../quote/parts.ts";
import { workshopParts } from "../workshop/parts.ts";
import { sparePartParts } from "../spare-part/parts.ts";
import { ownedApplianceParts } from "../appliance/query.ts";

export const journalParts = graphql(`
  fragment journalParts on Repair {
    __typename
    id
    status
    urgency
    danger {
      word
      label
      title
      advice
    }
    archived
    lastUpdateAt
    statusFrom
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
  }
`);

export const sheetQuery = graphql(
  `
    query sheet($id: ID!) {
      repair(id: $id) {
        ...journalParts
        ...proposalParts
        ...workshopParts
        messages {
          ...letterParts
          text
        }
        sheetid
        reference
        intervention_type
        where
        description
        created_at
        client {
          ...contactParts
          type
          email
          note
        }
        appliance {
          ...ownedApplianceParts
        }
        photos {
          id
          url
          thumbnail
          filename
          tags
          shared
        }
        documents {
          id
          url
          thumbnail
          filename
          tags
          shared
        }
        certificates {
          ...certificateParts
        }
        intakes {
          ...intakeParts
        }
        events {
          ...wholeEventParts
        }
        spare_parts {
          ...sparePartParts
        }
        quotes {
          ...quoteParts
        }
        invoices {
          ...invoiceParts
        }
      }
    }
  `,
  [
    journalParts,
    proposalParts,
    letterParts,
    contactParts,
    ownedApplianceParts,
    sparePartParts,
    certificateParts,
    intakeParts,
    workshopParts,
    wholeEventParts,
    quoteParts,
    invoiceParts,
  ],
);

export type Sheet = NonNullable<ResultOf<typeof sheetQuery>["repair"]>;
