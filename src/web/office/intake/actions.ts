import { deferrable } from "../../platform/deferred/deferrable.ts";
import { graphql } from "../../platform/graphql.ts";
import { refusalParts } from "../../platform/refusal-parts.ts";
import { intakeParts } from "./parts.ts";

export const receiveDevice = graphql(
  `
    mutation receiveDevice($input: ReceptionInput!) {
      result: receiveDevice(input: $input) {
        __typename
        ...intakeParts
        ...refusalParts
      }
    }
  `,
  [intakeParts, refusalParts],
);

export const handOverDevice = graphql(
  `
    mutation handOverDevice($input: HandOverInput!) {
      result: handOverDevice(input: $input) {
        __typename
        ...intakeParts
        ...refusalParts
      }
    }
  `,
  [intakeParts, refusalParts],
);

export const readDevicePassword = graphql(
  `
    mutation readDevicePassword($intake_id: ID!) {
      result: readDevicePassword(intake_id: $intake_id) {
        __typename
        ... on DevicePassword {
          password
        }
        ...refusalParts
      }
    }
  `,
  [refusalParts],
);

export const deviceReceived = deferrable({
  kind: "receiveDevice",
  mutation: receiveDevice,
  subject: ({ input }) => `intake ${input.id}`,
});

export const deviceHandedOver = deferrable({
  kind: "handOverDevice",
  mutation: handOverDevice,
  subject: ({ input }) => `intake ${input.intake_id}`,
});
