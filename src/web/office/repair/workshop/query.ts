import { graphql } from "../../../platform/graphql.ts";

export const placesQuery = graphql(`
  query repairPlaces {
    repair_places
  }
`);

export const loanDevicesQuery = graphql(`
  query loanDevices {
    loan_devices {
      id
      name
      lent
    }
  }
`);
