import { graphql } from "../../../../platform/graphql.ts";

export const nextWindowsQuery = graphql(`
  query nextWindows($booking_rules: JSON, $opening: JSON) {
    next_windows(booking_rules: $booking_rules, opening: $opening) {
      public_start_at
      public_end_at
    }
  }
`);

/** What the shop's real visits taught of its trips; null until there are enough of them. */
export const travelPaceQuery = graphql(`
  query travelPace {
    travel_pace {
      minutes_per_km
      trips
      at
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
