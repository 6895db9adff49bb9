import { kindOf } from "../../../platform/deferred/kind.ts";
import { agreementRecorded } from "./actions.ts";

export const agreementRecordedKind = kindOf(agreementRecorded, {
  words: ({ input }) => `Devis signé par ${input.name}`,
  effects: ({ input }) => [{ of: "Quote", id: input.id, set: { status: "Accepté" } }],
});
