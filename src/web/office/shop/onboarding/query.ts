import { graphql, type ResultOf } from "../../../platform/graphql.ts";
import { refusalParts } from "../../../platform/refusal-parts.ts";

const onboardingParts = graphql(`
  fragment onboardingParts on Onboarding {
    __typename
    id
    step
    status
    missing
    trades
    zipcode
    slug
    next_slots {
      public_start_at
      public_end_at
    }
  }
`);
export type OnboardingParts = ResultOf<typeof onboardingParts>;

export const onboardingQuery = graphql(
  `
    query onboarding {
      onboarding {
        ...onboardingParts
      }
    }
  `,
  [onboardingParts],
);

export const advanceOnboarding = graphql(
  `
    mutation advanceOnboarding($step: String!) {
      result: advanceOnboarding(step: $step) {
        __typename
        ...onboardingParts
        ...refusalParts
      }
    }
  `,
  [onboardingParts, refusalParts],
);

export const saveTrades = graphql(
  `
    mutation saveTrades($trades: [String!]!) {
      result: saveTrades(trades: $trades) {
        __typename
        ...onboardingParts
        ...refusalParts
      }
    }
  `,
  [onboardingParts, refusalParts],
);

export const publishShop = graphql(
  `
    mutation publishShop {
      result: publishShop {
        __typename
        ...onboardingParts
        ...refusalParts
      }
    }
  `,
  [onboardingParts, refusalParts],
);

export const companyQuery = graphql(`
  query companySearch($siret: String!) {
    company_search(siret: $siret) {
      degraded
      company {
        legal_name
        legal_form
        street
        zipcode
        city
        closed
      }
    }
  }
`);
export type FoundCompany = NonNullable<ResultOf<typeof companyQuery>["company_search"]["company"]>;
