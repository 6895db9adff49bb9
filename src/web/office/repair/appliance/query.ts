import { graphql, type ResultOf } from "../../../platform/graphql.ts";

/** An appliance whole, as it can be repaired again. */
export const ownedApplianceParts = graphql(`
  fragment ownedApplianceParts on Appliance {
    __typename
    id
    created_at
    kind_id
    kind
    name
    brand
    gtin
    model
    type
    serial
    underwarranty
    category
    category_id
    purchased_on
  }
`);
export type OwnedAppliance = ResultOf<typeof ownedApplianceParts>;

/** A repair in a few words, for its card. */
export const repairCardParts = graphql(`
  fragment repairCardParts on Repair {
    __typename
    id
    reference
    status
    urgency
    archived
    intervention_type
    description
    created_at
    lastUpdateAt
    statusFrom
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
`);
export type CardRepair = ResultOf<typeof repairCardParts>;

/** Named after the specification's query: a client, with repairs and the dates of their appointments. */
export const clientThingsQuery = graphql(
  `
    query clientThings($client_id: ID!) {
      client(client_id: $client_id) {
        id
        firstname
        lastname
        appliances {
          ...ownedApplianceParts
        }
        repairs {
          ...repairCardParts
          events {
            id
            start_at
          }
        }
      }
    }
  `,
  [ownedApplianceParts, repairCardParts],
);

export const appliancesBySerialQuery = graphql(
  `
    query appliancesBySerial($serial: String!) {
      appliancesBySerial(serial: $serial) {
        ...ownedApplianceParts
        client {
          id
          firstname
          lastname
        }
        repairs {
          id
          reference
          status
          created_at
        }
      }
    }
  `,
  [ownedApplianceParts],
);
export type KnownAppliance = ResultOf<typeof appliancesBySerialQuery>["appliancesBySerial"][number];
