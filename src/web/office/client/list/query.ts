import { graphql, type ResultOf } from "../../../platform/graphql.ts";

export const clientsPageQuery = graphql(`
  query clientsPage($id: ID!, $text: String, $order: String, $first: Int, $after: ID, $skip: Int) {
    repair_shop(id: $id) {
      id
      clients(text: $text, order: $order, first: $first, after: $after, skip: $skip) {
        id
        lastname
        firstname
        email
        last_seen_at
        phones {
          name
          number
        }
        addresses {
          address_id
          tags
          street
          zip
          city
        }
      }
    }
  }
`);
export type ListedClient = NonNullable<
  ResultOf<typeof clientsPageQuery>["repair_shop"]
>["clients"][number];

export const clientsCountQuery = graphql(`
  query clientsCount($id: ID!) {
    repair_shop(id: $id) {
      id
      clients_count
    }
  }
`);
