import { graphql } from "../../../platform/graphql.ts";

/** An address as it is written down. */
export const addressParts = graphql(`
  fragment addressParts on Address {
    address_id
    tags
    street
    complement
    zip
    city
    country
    lat
    lon
  }
`);

/** How to reach a client, by telephone or on the road. */
export const contactParts = graphql(`
  fragment contactParts on Client {
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
      country
      lat
      lon
    }
  }
`);
