import { graphql, type ResultOf } from "../../../platform/graphql.ts";
import { refusalParts } from "../../../platform/refusal-parts.ts";

export const reportingParts = graphql(`
  fragment reportingParts on EReporting {
    __typename
    rhythm
    is_chosen
    is_exempt
    reports {
      from
      to
      due_on
      version
      state
      may_send
      reason
      unknown
      base
      vat
      received
      bonus
      sales {
        day
        category
        vat_rate
        base
        vat
      }
      payments {
        day
        vat_rate
        amount
        bonus
      }
    }
  }
`);

export const reportingQuery = graphql(
  `
    query e_reporting {
      e_reporting {
        ...reportingParts
      }
    }
  `,
  [reportingParts],
);
export type Reporting = ResultOf<typeof reportingParts>;
export type Report = Reporting["reports"][number];

export const chooseRhythm = graphql(
  `
    mutation chooseRhythm($rhythm: String!) {
      result: chooseRhythm(rhythm: $rhythm) {
        __typename
        ...reportingParts
        ...refusalParts
      }
    }
  `,
  [reportingParts, refusalParts],
);

export const sendReport = graphql(
  `
    mutation sendReport($from: LocalDate!) {
      result: sendReport(from: $from) {
        __typename
        ...reportingParts
        ...refusalParts
      }
    }
  `,
  [reportingParts, refusalParts],
);
