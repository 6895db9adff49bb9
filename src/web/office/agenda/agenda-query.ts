import { graphql, type ResultOf } from "../../platform/graphql.ts";

export const agendaQuery = graphql(`
  query agenda($from: Instant!, $to: Instant!) {
    events(from: $from, to: $to) {
      id
      start_at
      end_at
      duration
      fullday
      kind
      where
      created_by
      shop_id
      repair_id
      assigned_to
      notes
      status
      public_start_at
      public_end_at
      constraint_start_at
      constraint_end_at
      trip_duration_before
      trip_duration_after
      trip_is_included_before
      trip_is_included_after
      lat
      lon
      repair {
        id
        reference
        status
        urgency
        client {
          id
          firstname
          lastname
          phones {
            name
            number
          }
          addresses {
            address_id
            tags
            street
            complement
            zip
            city
          }
        }
        appliance {
          id
          kind
          brand
        }
      }
    }
  }
`);

export type AgendaEntry = ResultOf<typeof agendaQuery>["events"][number];
