import type { WizardDraft } from "../../../../domain/repair/wizard-draft.ts";
import { releaseUploads } from "../../../platform/upload-queue.ts";
import { photosFor } from "./photos-for.ts";

/** The repair exists: the photos that were held for it may leave. */
export const settleCreated = (draft: WizardDraft): void => releaseUploads(photosFor(draft));
