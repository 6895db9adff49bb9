import { graphql, type ResultOf } from "../../../platform/graphql.ts";
import { addressParts, contactParts } from "../../client/address/parts.ts";

/** An appointment wherever it is shown. */
export const eventParts = graphql(`
  fragment eventParts on Event {
    __typename
    id
    start_at
    end_at
    duration
    fullday
    kind
    where
    status
    notes
    assigned_to
    public_start_at
    public_end_at
    repair_id
    visit_id
  }
`);
export type EventParts = ResultOf<typeof eventParts>;

/** A free slot: its hours, those announced, and what it costs on the road. */
export const slotParts = graphql(`
  fragment slotParts on FreeSlot {
    user_id
    start_at
    end_at
    public_start_at
    public_end_at
    trip_duration_before
    trip_duration_after
    cost
  }
`);

/** The rule of an event that comes back, and how many of it come after this one. */
export const seriesParts = graphql(`
  fragment seriesParts on Event {
    id
    series {
      every
      until
      skipped
      following
    }
  }
`);
export type EventSeries = NonNullable<ResultOf<typeof seriesParts>["series"]>;

/** The whole event, as saving sends it again (specification §4). */
export const wholeEventParts = graphql(
  `
    fragment wholeEventParts on Event {
      ...eventParts
      created_by
      shop_id
      resource_ids
      constraint_start_at
      constraint_end_at
      trip_duration_before
      trip_duration_after
      trip_is_included_before
      trip_is_included_after
      lat
      lon
    }
  `,
  [eventParts],
);
export type WholeEvent = ResultOf<typeof wholeEventParts>;

/** Whom an appointment is for, and about what. */
export const visitedParts = graphql(
  `
    fragment visitedParts on Repair {
      id
      reference
      status
      urgency
      fault
      held_until
      danger {
        label
      }
      client {
        ...contactParts
      }
      proposal {
        addresses {
          ...addressParts
        }
      }
      appliance {
        id
        kind_id
        category_id
        kind
        name
        brand
        model
      }
    }
  `,
  [contactParts, addressParts],
);
export type VisitedRepair = ResultOf<typeof visitedParts>;

/** An address given with the booking comes first, even while the shop has not confirmed it: the visit goes there. */
export const addressesOf = ({ client, proposal }: Pick<VisitedRepair, "client" | "proposal">) => [
  ...(proposal?.addresses ?? []),
  ...client.addresses,
];

/** An appointment with whom it is for, where, and about what. */
export const visitParts = graphql(
  `
    fragment visitParts on Event {
      ...eventParts
      lat
      lon
      repair {
        ...visitedParts
      }
    }
  `,
  [eventParts, visitedParts],
);
