import { fullName } from "../../../../../domain/client/names.ts";
import { typeOf, type WizardDraft } from "../../../../../domain/repair/wizard/draft.ts";
import { thingText } from "../steps/appliance-text.ts";

/** The description of an interrupted call, from the steps that were filled in. */
export const formerText = (draft: WizardDraft): string =>
  [typeOf(draft)?.name, draft.client && fullName(draft.client), thingText(draft.thing)]
    .filter(Boolean)
    .join(", ") || "une saisie commencée";
