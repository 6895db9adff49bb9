import type { WizardDraft } from "../../../../domain/repair/wizard-draft.ts";

/** The repair that the photos will belong to: the one taken up again, else the one to come. */
export const photosFor = ({ thing, repair_id }: Pick<WizardDraft, "thing" | "repair_id">): string =>
  thing?.type === "repair" ? thing.repair_id : repair_id;
