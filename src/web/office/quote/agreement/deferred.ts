import { kindOf } from "../../../platform/deferred/kind.ts";
import { recordAgreement } from "./actions.ts";

export const agreementRecorded = kindOf({
  kind: "recordAgreement",
  mutation: recordAgreement,
  subject: ({ input }) => `quote ${input.id}`,
  words: ({ input }) => `Devis signé par ${input.name}`,
  effects: ({ input }) => [{ of: "Quote", id: input.id, set: { status: "Accepté" } }],
});
