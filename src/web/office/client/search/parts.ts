import { graphql, type ResultOf } from "../../../platform/graphql.ts";
import { addressParts } from "../address/parts.ts";

/** A client as a search finds him: enough to recognise him, and to open a repair for him. */
export const foundClientParts = graphql(
  `
    fragment foundClientParts on Client {
      __typename
      id
      type
      lastname
      firstname
      email
      siren
      vat_number
      note
      last_seen_at
      phones {
        name
        number
      }
      addresses {
        ...addressParts
      }
    }
  `,
  [addressParts],
);
export type FoundClient = ResultOf<typeof foundClientParts>;

/**
 * Read when the typed text changes, and not again when a client changes: a refreshed list has another order, so that a tap or
 * the Enter key could take another client than the one that was read.
 */
export const clientSearchQuery = graphql(
  `
    query clientSearch($id: ID!, $text: String, $first: Int) {
      repair_shop(id: $id) {
        id
        clients(text: $text, first: $first) {
          ...foundClientParts
        }
      }
    }
  `,
  [foundClientParts],
);
