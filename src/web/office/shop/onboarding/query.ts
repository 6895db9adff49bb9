import { graphql, type ResultOf } from "../../../platform/graphql.ts";
import { refusalParts } from "../../../platform/refusal-parts.ts";

/** Not named after the type: the small parser of urql reads « ...on » at the beginning of a spread. */
const stepParts = graphql(`
  fragment stepParts on Onboarding {
    __typename
    id
    step
    status
    missing
    trades
    zipcode
    slug
  }
`);
export type StepParts = ResultOf<typeof stepParts>;

export const onboardingQuery = graphql(
  `
    query onboarding {
      onboarding {
        ...stepParts
      }
    }
  `,
  [stepParts],
);

export const advanceOnboarding = graphql(
  `
    mutation advanceOnboarding($step: String!) {
      result: advanceOnboarding(step: $step) {
        __typename
        ...stepParts
        ...refusalParts
      }
    }
  `,
  [stepParts, refusalParts],
);

export const saveTrades = graphql(
  `
    mutation saveTrades($trades: [String!]!) {
      result: saveTrades(trades: $trades) {
        __typename
        ...stepParts
        ...refusalParts
      }
    }
  `,
  [stepParts, refusalParts],
);

export const publishShop = graphql(
  `
    mutation publishShop {
      result: publishShop {
        __typename
        ...stepParts
        ...refusalParts
      }
    }
  `,
  [stepParts, refusalParts],
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

const trialParts = graphql(`
  fragment trialParts on BookingTrial {
    __typename
    event_id
    start_at
    end_at
  }
`);
export type TrialParts = ResultOf<typeof trialParts>;

/** The booking that the shop made on its own page, until it is removed. */
export const trialQuery = graphql(
  `
    query bookingTrial {
      booking_trial {
        ...trialParts
      }
    }
  `,
  [trialParts],
);

export const removeTrial = graphql(
  `
    mutation removeTrial {
      result: removeTrial {
        __typename
        ...trialParts
        ...refusalParts
      }
    }
  `,
  [trialParts, refusalParts],
);

/** What the public page offers. */
export const windowsQuery = graphql(`
  query onboardingWindows {
    next_windows {
      public_start_at
      public_end_at
    }
  }
`);
