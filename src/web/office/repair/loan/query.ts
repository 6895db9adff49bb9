import { graphql, type ResultOf } from "../../../platform/graphql.ts";

export const deviceParts = graphql(`
  fragment deviceParts on LoanDevice {
    __typename
    id
    name
    lent
    retired
    due_on
    repair {
      id
      reference
      client {
        id
        firstname
        lastname
      }
    }
  }
`);

export const loanDevicesQuery = graphql(
  `
    query loanDevices {
      loan_devices {
        ...deviceParts
      }
    }
  `,
  [deviceParts],
);

export type LoanDevice = ResultOf<typeof deviceParts>;
