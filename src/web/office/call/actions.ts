import { graphql } from "../../platform/graphql.ts";
import { refusalParts } from "../../platform/refusal-parts.ts";
import { callParts } from "./query.ts";

export const openCall = graphql(
  `
    mutation openCall($id: ID!, $repair_id: ID, $event_id: ID) {
      result: openCall(id: $id, repair_id: $repair_id, event_id: $event_id) {
        __typename
        ...callParts
        ...refusalParts
      }
    }
  `,
  [callParts, refusalParts],
);

export const sendCallLink = graphql(
  `
    mutation sendCallLink($id: ID!, $channel: String!) {
      result: sendCallLink(id: $id, channel: $channel) {
        __typename
        ...callParts
        ...refusalParts
      }
    }
  `,
  [callParts, refusalParts],
);

export const noteCall = graphql(
  `
    mutation noteCall($id: ID!, $notes: String!) {
      result: noteCall(id: $id, notes: $notes) {
        __typename
        ...callParts
        ...refusalParts
      }
    }
  `,
  [callParts, refusalParts],
);

export const tellCallDelay = graphql(
  `
    mutation tellCallDelay($id: ID!, $minutes: Int!) {
      result: tellCallDelay(id: $id, minutes: $minutes) {
        __typename
        ...callParts
        ...refusalParts
      }
    }
  `,
  [callParts, refusalParts],
);

export const askShot = graphql(
  `
    mutation askShot($id: ID!, $shot: String) {
      result: askShot(id: $id, shot: $shot) {
        __typename
        ...callParts
        ...refusalParts
      }
    }
  `,
  [callParts, refusalParts],
);

export const endCall = graphql(
  `
    mutation endCall($id: ID!, $outcome: String!, $conclusion: String, $letter: Boolean) {
      result: endCall(id: $id, outcome: $outcome, conclusion: $conclusion, letter: $letter) {
        __typename
        ...callParts
        ...refusalParts
      }
    }
  `,
  [callParts, refusalParts],
);

export const attachCall = graphql(
  `
    mutation attachCall($id: ID!, $repair_id: ID!) {
      result: attachCall(id: $id, repair_id: $repair_id) {
        __typename
        ...callParts
        ...refusalParts
      }
    }
  `,
  [callParts, refusalParts],
);

export const deleteRecording = graphql(
  `
    mutation deleteRecording($id: ID!) {
      result: deleteRecording(id: $id) {
        __typename
        ...callParts
        ...refusalParts
      }
    }
  `,
  [callParts, refusalParts],
);
