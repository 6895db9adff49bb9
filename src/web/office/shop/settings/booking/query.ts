import { graphql } from "../../../../platform/graphql.ts";

export const nextWindowsQuery = graphql(`
  query nextWindows($booking_rules: JSON) {
    next_windows(booking_rules: $booking_rules) {
      public_start_at
      public_end_at
    }
  }
`);
