import { deferrable } from "../../../platform/deferred/deferrable.ts";
import { graphql } from "../../../platform/graphql.ts";
import { refusalParts } from "../../../platform/refusal-parts.ts";
import { journalParts } from "../sheet/query.ts";
import { sparePartParts } from "./parts.ts";

const waitingParts = graphql(
  `
    fragment waitingParts on Repair {
      ...journalParts
      spare_parts {
        ...sparePartParts
      }
    }
  `,
  [journalParts, sparePartParts],
);

export const saveSparePart = graphql(
  `
    mutation saveSparePart(
      $id: ID!
      $repair_id: ID!
      $input: SparePartInput!
      $base: SparePartInput
    ) {
      result: saveSparePart(id: $id, repair_id: $repair_id, input: $input, base: $base) {
        __typename
        ...waitingParts
        ...refusalParts
      }
    }
  `,
  [waitingParts, refusalParts],
);

export const receiveSpareParts = graphql(
  `
    mutation receiveSpareParts($deliveries: [PartDeliveryInput!]!) {
      result: receiveSpareParts(deliveries: $deliveries) {
        __typename
        ... on ChangedParts {
          repairs {
            ...waitingParts
          }
        }
        ...refusalParts
      }
    }
  `,
  [waitingParts, refusalParts],
);

export const cancelSparePart = graphql(
  `
    mutation cancelSparePart($part_id: ID!) {
      result: cancelSparePart(part_id: $part_id) {
        __typename
        ... on ChangedParts {
          repairs {
            ...waitingParts
          }
        }
        ...refusalParts
      }
    }
  `,
  [waitingParts, refusalParts],
);

export const partSaved = deferrable({
  kind: "saveSparePart",
  mutation: saveSparePart,
  subject: ({ id }) => `part ${id}`,
});

export const partsReceived = deferrable({
  kind: "receiveSpareParts",
  mutation: receiveSpareParts,
  subject: ({ deliveries }) => `part ${deliveries[0]?.part_id ?? ""}`,
});
