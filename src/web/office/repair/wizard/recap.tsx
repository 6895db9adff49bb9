import { IconCalendarEvent, IconDeviceLaptop, IconMapPin, IconUser } from "@tabler/icons-react";
import { fullName } from "../../../../domain/client/names.ts";
import { isEventOnly, typeOf, type WizardDraft } from "../../../../domain/repair/wizard/draft.ts";
import type { Zone } from "../../../../domain/time.ts";
import { useColleagues } from "../../shop/use-shop.ts";
import { appointmentText } from "./slots/appointment-text.ts";
import { thingText } from "./steps/appliance-text.ts";
import styles from "./wizard.module.css";

type Props = { draft: WizardDraft; zone: Zone };

/** What is decided so far, in one line: the caller can be answered at any step. */
export function Recap({ draft, zone }: Props) {
  const nameOf = useColleagues();
  const { client, thing, where } = draft;
  const type = typeOf(draft);
  const when = appointmentText(draft.appointment, { zone, nameOf });
  const what = thingText(thing);
  if (!type && !client && !when) return null;
  return (
    <ul className={styles.wizardRecap} aria-label="Déjà noté">
      {type && (
        <li>
          <IconMapPin size={16} aria-hidden />
          {isEventOnly(draft) ? type.name : `${type.name} · ${where}`}
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
          <IconDeviceLaptop size={16} aria-hidden />
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
