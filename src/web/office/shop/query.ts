import { graphql } from "../../platform/graphql.ts";

export const shopQuery = graphql(`
  query shop($id: ID!) {
    repair_shop(id: $id) {
      id
      name
      zipcode
      slug
      timezone
      onboarding
      address {
        street
        zip
        city
      }
      phone
      email
      opening_hours
      exceptions {
        first
        last
        hours
      }
      tariffs
      vat_regime
      users {
        id
        firstname
        lastname
        role
        color
        skills {
          id
          name
        }
        bookable
        working_hours
      }
    }
  }
`);
