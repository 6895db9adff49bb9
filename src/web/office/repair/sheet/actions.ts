import { deferrable } from "../../../platform/deferred/deferrable.ts";
import { graphql } from "../../../platform/graphql.ts";
import { ownedApplianceParts } from "../appliance/query.ts";
import { journalParts } from "./query.ts";
import { refusalParts } from "../../../platform/refusal-parts.ts";

export const setRepairStatus = graphql(
  `
    mutation setRepairStatus($repair_id: ID!, $status: String!, $from: String) {
      result: setRepairStatus(repair_id: $repair_id, status: $status, from: $from) {
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
    mutation addRepairNote($repair_id: ID!, $description: String!, $mentioned: [ID!]) {
      result: addRepairNote(
        repair_id: $repair_id
        description: $description
        mentioned: $mentioned
      ) {
        __typename
        ...journalParts
        ...refusalParts
      }
    }
  `,
  [journalParts, refusalParts],
);

export const changeRepairNote = graphql(
  `
    mutation changeRepairNote(
      $repair_id: ID!
      $item_id: ID!
      $from: String!
      $description: String!
    ) {
      result: changeRepairNote(
        repair_id: $repair_id
        item_id: $item_id
        from: $from
        description: $description
      ) {
        __typename
        ...journalParts
        ...refusalParts
      }
    }
  `,
  [journalParts, refusalParts],
);

/** What the sheet corrects comes back as the sheet shows it. */
const correctedParts = graphql(
  `
    fragment correctedParts on Repair {
      ...journalParts
      description
      appliance {
        ...ownedApplianceParts
      }
    }
  `,
  [journalParts, ownedApplianceParts],
);

export const changeRepairAppliance = graphql(
  `
    mutation changeRepairAppliance($repair_id: ID!, $appliance: JSON!, $base: JSON) {
      result: changeRepairAppliance(repair_id: $repair_id, appliance: $appliance, base: $base) {
        __typename
        ...correctedParts
        ...refusalParts
      }
    }
  `,
  [correctedParts, refusalParts],
);

export const changeRepairProblem = graphql(
  `
    mutation changeRepairProblem(
      $repair_id: ID!
      $tunnel_answer: JSON!
      $description: String!
      $base: JSON
    ) {
      result: changeRepairProblem(
        repair_id: $repair_id
        tunnel_answer: $tunnel_answer
        description: $description
        base: $base
      ) {
        __typename
        ...correctedParts
        ...refusalParts
      }
    }
  `,
  [correctedParts, refusalParts],
);

export const noteAdded = deferrable({
  kind: "addRepairNote",
  mutation: addRepairNote,
  subject: (_variables, id) => `note ${id}`,
});

export const noteChanged = deferrable({
  kind: "changeRepairNote",
  mutation: changeRepairNote,
  subject: ({ item_id }) => `note ${item_id}`,
});

export const statusSet = deferrable({
  kind: "setRepairStatus",
  mutation: setRepairStatus,
  subject: ({ repair_id }) => `repair ${repair_id}`,
});
