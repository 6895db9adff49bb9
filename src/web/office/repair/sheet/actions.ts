import { graphql } from "../../../platform/graphql.ts";
import { eventParts } from "../../agenda/event/parts.ts";
import { journalParts } from "./query.ts";
import { refusalParts } from "../../../platform/refusal-parts.ts";

export const setRepairStatus = graphql(
  `
    mutation setRepairStatus($repair_id: ID!, $status: String!) {
      result: setRepairStatus(repair_id: $repair_id, status: $status) {
        __typename
        ...journalParts
        ...refusalParts
      }
    }
  `,
  [journalParts, refusalParts],
);

export const setRepairUrgency = graphql(
  `
    mutation setRepairUrgency($repair_id: ID!, $urgency: Int!) {
      result: setRepairUrgency(repair_id: $repair_id, urgency: $urgency) {
        __typename
        ...journalParts
        ...refusalParts
      }
    }
  `,
  [journalParts, refusalParts],
);

export const addRepairNote = graphql(
  `
    mutation addRepairNote($repair_id: ID!, $description: String!) {
      result: addRepairNote(repair_id: $repair_id, description: $description) {
        __typename
        ...journalParts
        ...refusalParts
      }
    }
  `,
  [journalParts, refusalParts],
);

export const setEventStatus = graphql(
  `
    mutation setEventStatus($id: ID!, $status: String!) {
      result: setEventStatus(id: $id, status: $status) {
        __typename
        ...eventParts
        ...refusalParts
      }
    }
  `,
  [eventParts, refusalParts],
);
