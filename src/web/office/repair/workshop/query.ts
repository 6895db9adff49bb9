import { graphql } from "../../../platform/graphql.ts";

export const placesQuery = graphql(`
  query repairPlaces {
    repair_places
  }
`);
