import { graphql } from "../../platform/graphql.ts";

export const calendarQuery = graphql(`
  query calendar {
    calendar {
      url
      created_at
    }
  }
`);

export const makeCalendar = graphql(`
  mutation makeCalendar {
    result: makeCalendar {
      url
    }
  }
`);

export const revokeCalendar = graphql(`
  mutation revokeCalendar {
    result: revokeCalendar {
      url
    }
  }
`);
