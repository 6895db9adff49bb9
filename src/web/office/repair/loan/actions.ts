import { graphql } from "../../../platform/graphql.ts";
import { refusalParts } from "../../../platform/refusal-parts.ts";
import { deviceParts } from "./query.ts";

export const renameLoanDevice = graphql(
  `
    mutation renameLoanDevice($device_id: ID!, $from: String!, $name: String!) {
      result: renameLoanDevice(device_id: $device_id, from: $from, name: $name) {
        __typename
        ...deviceParts
        ...refusalParts
      }
    }
  `,
  [deviceParts, refusalParts],
);

export const retireLoanDevice = graphql(
  `
    mutation retireLoanDevice($device_id: ID!, $retired: Boolean!) {
      result: retireLoanDevice(device_id: $device_id, retired: $retired) {
        __typename
        ...deviceParts
        ...refusalParts
      }
    }
  `,
  [deviceParts, refusalParts],
);
