import { graphql, type ResultOf } from "../../../platform/graphql.ts";

export const auditQuery = graphql(`
  query audit(
    $first: Int
    $skip: Int
    $account_id: ID
    $action: String
    $record_id: ID
    $since: Instant
    $until: Instant
  ) {
    audit(
      first: $first
      skip: $skip
      account_id: $account_id
      action: $action
      record_id: $record_id
      since: $since
      until: $until
    ) {
      count
      lines {
        id
        at
        author
        role
        acting
        action
        noun
        record_id
        name
        before
        after
        network
      }
    }
  }
`);
export type AuditLine = ResultOf<typeof auditQuery>["audit"]["lines"][number];

/** Who wrote at least one line: asked once, whatever is filtered. */
export const auditAuthorsQuery = graphql(`
  query auditAuthors {
    audit(first: 1) {
      authors {
        account_id
        person
      }
    }
  }
`);
