import { graphql, type ResultOf } from "../../../platform/graphql.ts";
import { refusalParts } from "../../../platform/refusal-parts.ts";
import { addressParts } from "../address/parts.ts";

export const proposalParts = graphql(
  `
    fragment proposalParts on Repair {
      __typename
      id
      reference
      proposal {
        firstname
        email
        phones {
          name
          number
        }
        addresses {
          ...addressParts
        }
      }
    }
  `,
  [addressParts],
);
export type ProposalRepair = ResultOf<typeof proposalParts>;

export const confirmProposal = graphql(
  `
    mutation confirmProposal($repair_id: ID!) {
      result: confirmProposal(repair_id: $repair_id) {
        __typename
        ...proposalParts
        ...refusalParts
      }
    }
  `,
  [proposalParts, refusalParts],
);

export const dismissProposal = graphql(
  `
    mutation dismissProposal($repair_id: ID!) {
      result: dismissProposal(repair_id: $repair_id) {
        __typename
        ...proposalParts
        ...refusalParts
      }
    }
  `,
  [proposalParts, refusalParts],
);
