import { kindOf } from "../../platform/deferred/kind.ts";
import { deviceReceived, deviceHandedOver } from "./actions.ts";

export const deviceReceivedKind = kindOf(deviceReceived, {
  words: ({ input }) => `Appareil reçu, signé par ${input.name}`,
  effects: ({ input }, { at }) => [
    {
      of: "Repair",
      id: input.repair_id,
      list: "intakes",
      item: {
        __typename: "Intake",
        id: input.id,
        repair_id: input.repair_id,
        condition: input.condition,
        condition_note: input.condition_note,
        accessories: input.accessories,
        ceiling: input.ceiling ?? null,
        has_password: Boolean(input.password),
        signed_by: input.name,
        received_at: at,
        returned_at: null,
        returned_to: null,
        missing: [],
        unclaimed: null,
      },
    },
  ],
});

export const deviceHandedOverKind = kindOf(deviceHandedOver, {
  words: ({ input }) => `Appareil rendu, signé par ${input.name}`,
  effects: ({ input }, { at }) => [
    {
      of: "Intake",
      id: input.intake_id,
      set: { returned_at: at, returned_to: input.name, has_password: false },
    },
  ],
});
