import { applianceLabel } from "../../../../domain/repair/appliance/appliance.ts";
import type { QuoteDraft } from "./draft.ts";
import type { QuotedRepair } from "../query.ts";

/** Days. */
const VALIDITY = 30;

/** What a new quote of this repair begins with. */
export const emptyDraft = ({ appliance }: Pick<QuotedRepair, "appliance">): QuoteDraft => ({
  subject: appliance ? `Réparation : ${applianceLabel(appliance)}` : "",
  lines: [],
  discount: 0,
  deposit: 0,
  validity_days: VALIDITY,
  keeps_parts: false,
  urgent_on_request: false,
  notes: "",
});
