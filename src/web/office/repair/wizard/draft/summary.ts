import { fullName } from "../../../../../domain/client/names.ts";
import { typeOf, type WizardDraft } from "../../../../../domain/repair/wizard/draft.ts";
import { thingText } from "../steps/appliance-text.ts";

/** What a call that was cut short was about, as far as it had come. */
export const formerText = (draft: WizardDraft): string =>
  [typeOf(draft)?.name, draft.client && fullName(draft.client), thingText(draft.thing)]
    .filter(Boolean)
    .join(", ") || "une saisie commencée";
