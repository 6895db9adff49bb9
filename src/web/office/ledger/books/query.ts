import { graphql, type ResultOf } from "../../../platform/graphql.ts";
import { refusalParts } from "../../../platform/refusal-parts.ts";

export const closingsQuery = graphql(`
  query closings {
    closings {
      id
      kind
      name
      from
      to
      closed_at
      is_automatic
      invoices
      credits
      excl
      vat
      incl
      received
      late_fees
      rates {
        vat_rate
        base
        vat
      }
      perpetual_incl
      perpetual_received
      last_seq
      head
    }
    next_closings {
      kind
      name
      from
    }
    archives {
      id
      closing_id
      name
      bytes
      made_at
    }
  }
`);
export type Closing = ResultOf<typeof closingsQuery>["closings"][number];
export type Archive = ResultOf<typeof closingsQuery>["archives"][number];
export type NextClosing = ResultOf<typeof closingsQuery>["next_closings"][number];

export const closeBooks = graphql(
  `
    mutation closeBooks($kind: ClosingKind!, $from: LocalDate!) {
      result: closeBooks(kind: $kind, from: $from) {
        __typename
        ... on Closing {
          id
          name
        }
        ...refusalParts
      }
    }
  `,
  [refusalParts],
);

export const makeArchive = graphql(
  `
    mutation makeArchive($closing_id: ID!) {
      result: makeArchive(closing_id: $closing_id) {
        __typename
        ... on Closing {
          id
          name
        }
        ...refusalParts
      }
    }
  `,
  [refusalParts],
);

export const accountingQuery = graphql(`
  query accounting {
    accounting {
      closing_day
      year_month
      accountant_email
      debits_from
      accounts {
        key
        label
        number
        name
      }
    }
  }
`);
export type Accounting = ResultOf<typeof accountingQuery>["accounting"];

export const saveAccounting = graphql(
  `
    mutation saveAccounting($input: AccountingInput!) {
      result: saveAccounting(input: $input) {
        __typename
        ... on Accounting {
          closing_day
        }
        ...refusalParts
      }
    }
  `,
  [refusalParts],
);

export const headsQuery = graphql(`
  query ledgerHeads {
    attestation {
      head_advice
    }
    archive_key
    ledger_heads {
      id
      way
      seq
      hash
      sent_at
      recipient
      verified
      check_text
    }
  }
`);
export type SentHead = ResultOf<typeof headsQuery>["ledger_heads"][number];
