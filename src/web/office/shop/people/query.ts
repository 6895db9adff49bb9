import { graphql, type ResultOf } from "../../../platform/graphql.ts";

export const personParts = graphql(`
  fragment personParts on Person {
    __typename
    id
    firstname
    lastname
    email
    role
    color
    skills {
      id
      name
    }
    bookable
    working_hours
    start_point
    status
    invited_until
    seen_at
    second_factor
    absences {
      id
      start_at
      end_at
      fullday
    }
  }
`);

export const peopleQuery = graphql(
  `
    query people {
      people {
        ...personParts
      }
    }
  `,
  [personParts],
);
export type Person = ResultOf<typeof peopleQuery>["people"][number];

export const factorRuleQuery = graphql(`
  query factorRule($id: ID!) {
    repair_shop(id: $id) {
      id
      second_factor_from
    }
  }
`);

/** What a person leaves behind, or, without one, what those who left did. */
export const leavingQuery = graphql(`
  query visitsToReassign($user_id: ID) {
    visits_to_reassign(user_id: $user_id) {
      count
      visits {
        candidates
        event {
          id
          start_at
          end_at
          kind
          where
          repair_id
          repair {
            id
            client {
              id
              firstname
              lastname
            }
          }
        }
      }
    }
  }
`);
export type LeavingVisit = NonNullable<
  ResultOf<typeof leavingQuery>["visits_to_reassign"]
>["visits"][number];
