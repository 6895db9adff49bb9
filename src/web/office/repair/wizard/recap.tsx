import { IconCalendarEvent, IconDeviceLaptop, IconMapPin, IconUser } from "@tabler/icons-react";
import { timesOf } from "../../../../domain/agenda/event-fields.ts";
import { fullName } from "../../../../domain/client/names.ts";
import { typeOf, type WizardDraft } from "../../../../domain/repair/wizard-draft.ts";
import {
  formatDay,
  dateOf,
  formatMoment,
  formatWindow,
  type Zone,
} from "../../../../domain/time.ts";
import { useColleagues } from "../../shop/use-shop.ts";
import { thingText } from "./thing-text.ts";

type Props = { draft: WizardDraft; zone: Zone };

/** What is decided so far, in one line: the caller can be answered at any step. */
export function Recap({ draft, zone }: Props) {
  const nameOf = useColleagues();
  const { client, thing, where } = draft;
  const type = typeOf(draft);
  const when = appointmentText(draft, zone, nameOf);
  const what = thingText(thing);
  if (!type && !client && !when) return null;
  return (
    <ul className="wizard-recap" aria-label="Déjà noté">
      {type && (
        <li>
          <IconMapPin size={16} aria-hidden />
          {type.name} · {where}
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

function appointmentText(
  { appointment }: WizardDraft,
  zone: Zone,
  nameOf: (id: string) => string,
): string {
  if (!appointment || appointment.type === "later") return "";
  if (appointment.type === "slot") {
    const { public_start_at, public_end_at } = appointment.slot;
    const who = appointment.assigned_to.map(nameOf).join(", ");
    return `${formatWindow(public_start_at, public_end_at, zone)} · ${who}`;
  }
  const times = timesOf(appointment.fields, zone);
  if (!times) return "";
  const { fullday, assigned_to } = appointment.fields;
  const moment = fullday
    ? formatDay(dateOf(times.start_at, zone))
    : formatMoment(times.start_at, zone);
  return [moment, assigned_to.map(nameOf).join(", ")].filter(Boolean).join(" · ");
}
