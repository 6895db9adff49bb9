import { graphql, type ResultOf } from "../../platform/graphql.ts";

/** What a list needs of a quote. */
export const quoteParts = graphql(`
  fragment quoteParts on Quote {
    __typename
    id
    reference
    version
    status
    subject
    total_incl
    total_least
    total_most
    bonus
    due
    sent_at
    valid_until
    answered_at
    withdrawn_at
    created_at
    repair_id
    billable
    invoice {
      id
    }
  }
`);

export type QuoteParts = ResultOf<typeof quoteParts>;
