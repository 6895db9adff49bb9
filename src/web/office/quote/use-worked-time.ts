import type { Quantity } from "../../../domain/money.ts";
import { toInstant } from "../../../domain/time.ts";
import { graphql } from "../../platform/graphql.ts";
import { useRead } from "../../platform/query.ts";
import { workedHours } from "./draft/worked-time.ts";

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

/** The hours spent on a repair, as a quote counts them. */
export function useWorkedTime(repair_id: string): Quantity {
  const read = useRead({ query: workedQuery, variables: { id: repair_id }, nouns: [] });
  const times = read.data?.repair?.work_times ?? [];
  return workedHours(times, toInstant(Date.now()));
}
