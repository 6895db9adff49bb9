import { deferrable } from "../../../platform/deferred/deferrable.ts";
import { graphql } from "../../../platform/graphql.ts";
import { refusalParts } from "../../../platform/refusal-parts.ts";
import { journalParts } from "../sheet/query.ts";
import { workshopParts } from "./parts.ts";

export const setRepairPlace = graphql(
  `
    mutation setRepairPlace($repair_id: ID!, $from: String!, $place: String!) {
      result: setRepairPlace(repair_id: $repair_id, from: $from, place: $place) {
        __typename
        ...journalParts
        ...workshopParts
        ...refusalParts
      }
    }
  `,
  [journalParts, workshopParts, refusalParts],
);

export const linkReturn = graphql(
  `
    mutation linkReturn($repair_id: ID!, $first_repair_id: ID) {
      result: linkReturn(repair_id: $repair_id, first_repair_id: $first_repair_id) {
        __typename
        ...journalParts
        ...workshopParts
        ...refusalParts
      }
    }
  `,
  [journalParts, workshopParts, refusalParts],
);

export const lendDevice = graphql(
  `
    mutation lendDevice($id: ID!, $repair_id: ID!, $name: String!, $due_on: LocalDate!) {
      result: lendDevice(id: $id, repair_id: $repair_id, name: $name, due_on: $due_on) {
        __typename
        ...journalParts
        ...workshopParts
        ...refusalParts
      }
    }
  `,
  [journalParts, workshopParts, refusalParts],
);

export const giveBackDevice = graphql(
  `
    mutation giveBackDevice($loan_id: ID!, $note: String!) {
      result: giveBackDevice(loan_id: $loan_id, note: $note) {
        __typename
        ...journalParts
        ...workshopParts
        ...refusalParts
      }
    }
  `,
  [journalParts, workshopParts, refusalParts],
);

export const startWork = graphql(
  `
    mutation startWork($id: ID!, $repair_id: ID!) {
      result: startWork(id: $id, repair_id: $repair_id) {
        __typename
        ...journalParts
        ...workshopParts
        ...refusalParts
      }
    }
  `,
  [journalParts, workshopParts, refusalParts],
);

export const stopWork = graphql(
  `
    mutation stopWork($work_id: ID!) {
      result: stopWork(work_id: $work_id) {
        __typename
        ...journalParts
        ...workshopParts
        ...refusalParts
      }
    }
  `,
  [journalParts, workshopParts, refusalParts],
);

export const changeWork = graphql(
  `
    mutation changeWork($work_id: ID!, $from: Int!, $minutes: Int!) {
      result: changeWork(work_id: $work_id, from: $from, minutes: $minutes) {
        __typename
        ...journalParts
        ...workshopParts
        ...refusalParts
      }
    }
  `,
  [journalParts, workshopParts, refusalParts],
);

export const workStarted = deferrable({
  kind: "startWork",
  mutation: startWork,
  subject: ({ id }) => `work ${id}`,
});

export const workStopped = deferrable({
  kind: "stopWork",
  mutation: stopWork,
  subject: ({ work_id }) => `work ${work_id}`,
});

export const workChanged = deferrable({
  kind: "changeWork",
  mutation: changeWork,
  subject: ({ work_id }) => `work ${work_id}`,
});
