import { graphql } from "../../../platform/graphql.ts";

/** What happens to a machine while it is at the workshop. */
export const workshopParts = graphql(`
  fragment workshopParts on Repair {
    __typename
    id
    place
    loans {
      __typename
      id
      name
      due_on
      returned
    }
    work_times {
      __typename
      id
      user_id
      name
      started_at
      minutes
    }
    return_of {
      id
      reference
    }
    return_proposed {
      id
      reference
      statusFrom
      fault
    }
  }
`);
