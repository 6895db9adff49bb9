import { useState } from "react";
import {
  draftFaults,
  draftOf,
  emptyDraft,
  tidyDraft,
  type ApplianceDraft,
} from "../../../../domain/repair/appliance/draft.ts";
import { withReading, type PlateReading } from "../../../../domain/repair/appliance/plate.ts";
import { dateOf, toInstant } from "../../../../domain/time.ts";
import { useAction } from "../../../platform/query.ts";
import { ConflictNotice } from "../../../ui/office/conflict-notice.tsx";
import { useNow } from "../../../ui/use-now.ts";
import { useSkills, useZone } from "../../shop/use-shop.ts";
import { useEditConflicts } from "../../client/use-edit-conflicts.ts";
import { ApplianceForm } from "../appliance/appliance-form.tsx";
import { APPLIANCE_EDIT } from "../appliance/words.ts";
import { changeRepairAppliance } from "./actions.ts";
import { CorrectionDialog } from "./correction-dialog.tsx";
import type { Sheet } from "./query.ts";
import styles from "./sheet.module.css";

type Props = {
  repair: Pick<Sheet, "id" | "appliance"> & { client: { id: string } };
  /** What was read in a photo, shown above the fields: it fills those that are empty. */
  plate?: { url: string; read: PlateReading };
  onClose: () => void;
};

/** The machine of the repair: noted for the first time, corrected, or another one. */
export function ApplianceDialog({ repair, plate, onClose }: Props) {
  const { appliance } = repair;
  const [initial] = useState(() =>
    appliance ? draftOf(appliance) : emptyDraft(crypto.randomUUID()),
  );
  const [draft, setDraft] = useState(() => withReading(initial, plate?.read));
  // The record as it was read: that of the machine recognised by its serial number, once it is taken.
  const [opened, setOpened] = useState(initial);
  const conflicting = useEditConflicts({
    words: APPLIANCE_EDIT,
    draft,
    setDraft,
    opened,
    setOpened,
  });
  const today = dateOf(toInstant(useNow()), useZone());
  const skills = useSkills();
  const { act, busy } = useAction(changeRepairAppliance, conflicting.messages);
  const save = async () => {
    const base = opened.kind_id === "" ? null : inputOf(opened);
    if (await act({ repair_id: repair.id, appliance: inputOf(tidyDraft(draft)), base })) onClose();
  };
  const change = (next: ApplianceDraft) => {
    if (next.id !== draft.id) setOpened(next);
    setDraft(next);
  };
  return (
    <CorrectionDialog
      title={appliance ? "Modifier l’appareil" : "Ajouter l’appareil"}
      isDirty={JSON.stringify(draft) !== JSON.stringify(initial)}
      isComplete={Object.keys(draftFaults(draft, today)).length === 0}
      busy={busy}
      onSave={save}
      onClose={onClose}
    >
      {plate && <img className={styles.plate} src={plate.url} alt="Plaque signalétique" />}
      <ApplianceForm value={draft} onChange={change} skills={skills} client_id={repair.client.id} />
      <ConflictNotice conflicts={conflicting.choices} onChoose={conflicting.choose} />
    </CorrectionDialog>
  );
}

const inputOf = ({ purchased_on, ...draft }: ApplianceDraft) => ({
  ...draft,
  purchased_on: purchased_on || null,
});
