import { graphql, type ResultOf } from "../../../platform/graphql.ts";

export const claimParts = graphql(`
  fragment claimParts on Claim {
    __typename
    invoice_id
    repair_id
    reference
    client_name
    amount
    owed
    state
    issued_on
    deadline
    consent_at
    consent_text
    consent_from
    consent_by
    sent_at
    external_id
    reason
    missing
    events {
      state
      detail
      at
    }
  }
`);
export type ListedClaim = ResultOf<typeof claimParts>;

export const claimBoardQuery = graphql(
  `
    query claimBoard($state: String) {
      claim_board(state: $state) {
        counts {
          state
          count
          amount
        }
        claims {
          ...claimParts
        }
      }
    }
  `,
  [claimParts],
);

/** Of a repair: whether it brings the bonus, and the claim of its invoice. */
export const repairBonusQuery = graphql(
  `
    query repairBonus($id: ID!) {
      quote_offers(repair_id: $id) {
        bonus
        bonus_from
        bonus_refused
      }
      repair(id: $id) {
        id
        invoices {
          id
          claim {
            ...claimParts
          }
        }
      }
    }
  `,
  [claimParts],
);
