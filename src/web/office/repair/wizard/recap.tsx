import { IconCalendarEvent, IconMapPin, IconTool, IconUser } from "@tabler/icons-react";
import { fullName } from "../../../../domain/client/names.ts";
import {
  isEventOnly,
  thingOf,
  typeOf,
  type WizardDraft,
} from "../../../../domain/repair/wizard/draft.ts";
import type { Zone } from "../../../../domain/time.ts";
import type { WizardStep } from "../../../../domain/repair/wizard/wizard.ts";
import { CatalogueImage } from "../appliance/catalogue-image.tsx";
import { useColleagues } from "../../shop/use-shop.ts";
import { appointmentText } from "./slots/appointment-text.ts";
import { thingText } from "./steps/appliance-text.ts";
import styles from "./wizard.module.css";

type Props = { draft: WizardDraft; zone: Zone; step: WizardStep };

/** What is decided so far, in one line: the caller can be answered at any step. */
export function Recap({ draft, zone, step }: Props) {
  const nameOf = useColleagues();
  const { client, thing, where } = draft;
  const type = typeOf(draft);
  const when = appointmentText(draft.appointment, { zone, nameOf });
  const what = thingText(thing);
  if (!type && !client && !when) return <div className={styles.wizardRecap} />;
  // The place is said once it was asked, or when the type implies it.
  const isPlaced = step > 2 || type?.location !== undefined;
  const kind_id = thingOf(draft)?.kind_id;
  return (
    <ul className={styles.wizardRecap} aria-label="Déjà noté">
      {type && (
        <li>
          <IconMapPin size={16} aria-hidden />
          {isEventOnly(draft) || !isPlaced ? type.name : `${type.name} · ${where}`}
        </li>
      )}
      {client && (
        <li>
          <IconUser size={16} aria-hidden />
          {fullName(client)}
        </li>
      )}
      {what && (
        <li>
          {kind_id ? <CatalogueImage id={kind_id} size={18} /> : <IconTool size={16} aria-hidden />}
          {what}
        </li>
      )}
      {when && (
        <li>
          <IconCalendarEvent size={16} aria-hidden />
          {when}
        </li>
      )}
    </ul>
  );
}
