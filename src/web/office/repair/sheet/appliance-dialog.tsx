import { useState } from "react";
import {
  draftFaults,
  draftOf,
  emptyDraft,
  tidyDraft,
} from "../../../../domain/repair/appliance/draft.ts";
import { dateOf, toInstant } from "../../../../domain/time.ts";
import { useAction } from "../../../platform/query.ts";
import { useNow } from "../../../ui/use-now.ts";
import { useSkills, useZone } from "../../shop/use-shop.ts";
import { ApplianceForm } from "../appliance/appliance-form.tsx";
import { changeRepairAppliance } from "./actions.ts";
import { CorrectionDialog } from "./correction-dialog.tsx";
import type { Sheet } from "./query.ts";

type Props = { repair: Sheet; onClose: () => void };

/** The machine of the repair: noted for the first time, corrected, or another one. */
export function ApplianceDialog({ repair, onClose }: Props) {
  const { appliance } = repair;
  const [initial] = useState(() =>
    appliance ? draftOf(appliance) : emptyDraft(crypto.randomUUID()),
  );
  const [draft, setDraft] = useState(initial);
  const today = dateOf(toInstant(useNow()), useZone());
  const skills = useSkills();
  const { act, busy } = useAction(changeRepairAppliance);
  const save = async () => {
    const { purchased_on, ...given } = tidyDraft(draft);
    const input = { ...given, purchased_on: purchased_on || null };
    if (await act({ repair_id: repair.id, appliance: input })) onClose();
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
      <ApplianceForm
        value={draft}
        onChange={setDraft}
        skills={skills}
        client_id={repair.client.id}
      />
    </CorrectionDialog>
  );
}
