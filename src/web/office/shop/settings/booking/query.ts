import { graphql } from "../../../../platform/graphql.ts";

export const nextWindowsQuery = graphql(`
  query nextWindows($booking_rules: JSON, $opening: JSON) {
    next_windows(booking_rules: $booking_rules, opening: $opening) {
      public_start_at
      public_end_at
    }
  }
`);

export const servedPlacesQuery = graphql(`
  query servedPlaces($travel_rules: JSON!) {
    served_places(travel_rules: $travel_rules) {
      map
      towns
      unknown
    }
  }
`);
