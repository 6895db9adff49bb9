/** The first labour line of a quote begins with the time spent on the repair. */
import { ONE, type Quantity } from "../../../domain/money.ts";
import { billedMinutes, totalMinutes } from "../../../domain/repair/work-time/work-time.ts";
import { toInstant } from "../../../domain/time.ts";
import { graphql } from "../../platform/graphql.ts";
import { useRead } from "../../platform/query.ts";

const workedQuery = graphql(`
  query workedTime($id: ID!) {
    repair(id: $id) {
      id
      work_times {
        id
        started_at
        minutes
      }
    }
  }
`);

/** Hours as a quote counts them; 0 when no time was noted. */
export function useWorkedTime(repair_id: string): Quantity {
  const read = useRead({ query: workedQuery, variables: { id: repair_id }, nouns: [] });
  const times = read.data?.repair?.work_times ?? [];
  return (billedMinutes(totalMinutes(times, toInstant(Date.now()))) * ONE) / 60;
}
