import { isEventOnly, type WizardDraft } from "../../../../../domain/repair/wizard/draft.ts";
import { dropUploads, releaseUploads } from "../../../../platform/upload-queue.ts";

/**
 * What was held under the draft's own id leaves for the repair that now exists: that one, or the open
 * one taken up again, whichever was chosen after the photos were. An event alone has nowhere to keep them.
 */
export function settleCreated(draft: WizardDraft): void {
  const { repair_id, thing } = draft;
  if (isEventOnly(draft)) return dropUploads(repair_id);
  releaseUploads(repair_id, thing?.type === "repair" ? thing.repair_id : repair_id);
}
