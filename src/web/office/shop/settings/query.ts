import { graphql, type ResultOf } from "../../../platform/graphql.ts";

export const settingsQuery = graphql(`
  query shopSettings($id: ID!) {
    repair_shop(id: $id) {
      id
      signature_code
      offline_hours
    }
  }
`);

export const actsQuery = graphql(`
  query foreignActs($first: Int, $skip: Int) {
    act_board(first: $first, skip: $skip) {
      count
      acts {
        id
        at
        author
        action
        subject {
          noun
          id
          name
          repair_id
        }
      }
    }
  }
`);
export type ForeignAct = ResultOf<typeof actsQuery>["act_board"]["acts"][number];
