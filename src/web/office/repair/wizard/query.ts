import { graphql, type ResultOf } from "../../../platform/graphql.ts";
import { foundClientParts } from "../../client/search/parts.ts";
import { eventParts, seriesParts, slotParts } from "../../agenda/event/parts.ts";
import { journalParts } from "../sheet/query.ts";
import { refusalParts } from "../../../platform/refusal-parts.ts";

/** Opened for a client, or for an open repair: what the wizard then knows already. */
export const startClientQuery = graphql(
  `
    query wizardClient($client_id: ID!) {
      client(client_id: $client_id) {
        ...foundClientParts
      }
    }
  `,
  [foundClientParts],
);

export const startRepairQuery = graphql(
  `
    query wizardRepair($id: ID!) {
      repair(id: $id) {
        id
        reference
        archived
        client {
          ...foundClientParts
        }
        appliance {
          id
          kind_id
          category_id
          kind
          name
          brand
          model
        }
      }
    }
  `,
  [foundClientParts],
);

export const slotsQuery = graphql(
  `
    query freeSlots($input: SlotsInput!) {
      freeSlots(input: $input) {
        slots {
          ...slotParts
          alternates
        }
        preselected
        located
      }
    }
  `,
  [slotParts],
);
export type FoundSlot = ResultOf<typeof slotsQuery>["freeSlots"]["slots"][number];

export const upsertEvent = graphql(
  `
    mutation planEvent($input: EventInput!, $repeat: RepeatInput) {
      result: upsertEvent(input: $input, repeat: $repeat) {
        ...eventParts
        ...seriesParts
      }
    }
  `,
  [eventParts, seriesParts],
);

export const resumeRepair = graphql(
  `
    mutation resumeRepair($input: ResumeInput!) {
      result: resumeRepair(input: $input) {
        __typename
        ...journalParts
        ...refusalParts
      }
    }
  `,
  [journalParts, refusalParts],
);
