import { graphql, type ResultOf } from "../../../platform/graphql.ts";
import { refusalParts } from "../../../platform/refusal-parts.ts";

export const rulesParts = graphql(`
  fragment rulesParts on MessageRules {
    __typename
    rungs
    quiet_from
    quiet_to
    quiet_days
    unclaimed
    reviews
    payments
  }
`);
export type RulesParts = ResultOf<typeof rulesParts>;

export const rulesQuery = graphql(
  `
    query messageRules {
      message_rules {
        ...rulesParts
      }
    }
  `,
  [rulesParts],
);

export const saveRules = graphql(
  `
    mutation saveMessageRules($input: MessageRulesInput!) {
      result: saveMessageRules(input: $input) {
        __typename
        ...rulesParts
        ...refusalParts
      }
    }
  `,
  [rulesParts, refusalParts],
);
