import { graphql, type ResultOf } from "../../platform/graphql.ts";
import { quoteParts } from "./parts.ts";

/** A quote to write or to read. */
export const wholeQuote = graphql(
  `
    fragment wholeQuote on Quote {
      ...quoteParts
      quoteid
      lines
      shown_lines
      discount
      deposit
      validity_days
      keeps_parts
      urgent_on_request
      notes
      amends {
        id
        reference
      }
      amendment {
        id
        reference
        status
      }
      document_sha256
      payable_from
      withdrawn_at
      performed
      withdrawal {
        received
        owed
        refund
        still_owed
        refund_by
      }
      files {
        id
        url
        thumbnail
        filename
        tags
        shared
      }
      answer {
        answer
        name
        signature
        reason
        at
        ip
        user_agent
        device
        conclusion_place
        agreed_on
        early_start
        withdrawal_deadline
        consents
        document_sha256
        choice
        code {
          contact
          sent_at
          confirmed_at
        }
      }
      client {
        id
        firstname
        lastname
        email
        type
      }
      repair {
        id
        reference
        status
        quotes {
          id
        }
      }
    }
  `,
  [quoteParts],
);
export type WholeQuote = ResultOf<typeof wholeQuote>;

export const quoteQuery = graphql(
  `
    query quote($id: ID!) {
      quote(id: $id) {
        ...wholeQuote
      }
    }
  `,
  [wholeQuote],
);

/** What a new quote must know of its repair. */
export const quotedRepairQuery = graphql(`
  query quotedRepair($id: ID!) {
    repair(id: $id) {
      id
      reference
      description
      client {
        id
        firstname
        lastname
        email
        type
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
`);
export type QuotedRepair = NonNullable<ResultOf<typeof quotedRepairQuery>["repair"]>;

/** What the server finds of the evidence when it is asked. */
export const evidenceQuery = graphql(`
  query quoteEvidence($id: ID!) {
    quote_evidence(id: $id) {
      digest
      is_signed
      findings
    }
  }
`);
