import { graphql, type ResultOf } from "../../../platform/graphql.ts";
import { wholeEventParts } from "../../agenda/event/parts.ts";

/** A repair on a card or in a row of the list, with what decides its next step. */
export const cardParts = graphql(
  `
    fragment cardParts on Repair {
      __typename
      id
      reference
      status
      urgency
      danger {
        word
        label
      }
      archived
      intervention_type
      where
      description
      fault
      lastUpdateAt
      statusFrom
      technician_id
      client {
        id
        firstname
        lastname
        phones {
          number
        }
      }
      appliance {
        id
        kind
        name
        brand
        model
      }
      events {
        ...wholeEventParts
      }
      spare_parts {
        id
        description
        quantity
        supplier
        expected_on
        state
      }
      loans {
        id
        name
        due_on
        returned
      }
      quotes: quote_summaries {
        id
        status
        invoice {
          id
        }
      }
      invoices: invoice_summaries {
        id
        kind
        reference
        remainder
        bonus_remainder
      }
    }
  `,
  [wholeEventParts],
);
export type BoardCard = ResultOf<typeof cardParts>;

export const columnsQuery = graphql(
  `
    query repairColumns($filter: RepairFilter, $first: Int) {
      repair_columns(filter: $filter, first: $first) {
        status
        count
        repairs {
          ...cardParts
        }
      }
    }
  `,
  [cardParts],
);
export type BoardColumn = ResultOf<typeof columnsQuery>["repair_columns"][number];

/** A later page of one column: nothing is counted again. */
export const columnPageQuery = graphql(
  `
    query columnPage($filter: RepairFilter, $first: Int, $skip: Int) {
      repair_list(filter: $filter, first: $first, skip: $skip) {
        repairs {
          ...cardParts
        }
      }
    }
  `,
  [cardParts],
);

/** The cards moved on this screen, wherever they stand now. */
export const movedQuery = graphql(
  `
    query movedRepairs($ids: [ID!]!) {
      repairs_by_id(ids: $ids) {
        ...cardParts
      }
    }
  `,
  [cardParts],
);

export const listQuery = graphql(
  `
    query repairList(
      $filter: RepairFilter
      $order: String
      $descending: Boolean
      $first: Int
      $skip: Int
    ) {
      repair_list(
        filter: $filter
        order: $order
        descending: $descending
        first: $first
        skip: $skip
      ) {
        counts {
          status
          count
        }
        repairs {
          ...cardParts
        }
      }
    }
  `,
  [cardParts],
);

/** What changes what a card says. */
export const CARD_NOUNS = ["repair", "client", "event", "quote", "invoice", "payment"] as const;
