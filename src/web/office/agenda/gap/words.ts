/** The French of a visit proposed for free hours, and the appointment that it makes. */
import { newEvent, type AgendaEvent } from "../../../../domain/agenda/event.ts";
import { addressFor } from "../../../../domain/client/address.ts";
import { fullName } from "../../../../domain/client/names.ts";
import { minutesBetween, formatTime, type Zone } from "../../../../domain/time.ts";
import { addressesOf } from "../event/parts.ts";
import type { Filling } from "./query.ts";

const NNBSP = "\u202f";

/** « Blagnac · Lave-linge : fuite » */
export function jobText({ repair }: Pick<Filling, "repair">): string {
  const town = addressFor(addressesOf(repair), "intervention")?.city ?? "";
  const what = [repair.appliance?.kind, repair.fault].filter(Boolean).join("\u00a0: ");
  return [town, what].filter(Boolean).join(" · ");
}

/** « 10 h 30 – 11 h 30, sans détour », « …, +6 min de route, près de chez Théo VIDAL à Blagnac » */
export const placeText = (filling: Pick<Filling, "slot" | "near">, zone: Zone): string =>
  `${hoursText(filling, zone)}, ${roadText(filling)}`;

export const hoursText = ({ slot }: Pick<Filling, "slot">, zone: Zone): string =>
  `${formatTime(slot.start_at, zone)} – ${formatTime(slot.end_at, zone)}`;

/** Why this place: what it costs on the road, and whose visit it is near. */
export function roadText({ slot, near }: Pick<Filling, "slot" | "near">): string {
  const road = slot.cost <= 0 ? "sans détour" : `+${NNBSP}${slot.cost}${NNBSP}min de route`;
  if (!near?.repair || near.where !== "Chez le client") return road;
  const { client } = near.repair;
  const town = addressFor(addressesOf(near.repair), "intervention")?.city;
  return `${road}, près de chez ${fullName(client)}${town ? ` à ${town}` : ""}`;
}

/** The client is told the arrival window, not the hour of the work. */
export const announcedText = ({ slot }: Pick<Filling, "slot">, zone: Zone): string =>
  `Annoncé ${formatTime(slot.public_start_at, zone)} – ${formatTime(slot.public_end_at, zone)}`;

type Planned = Pick<Filling, "kind" | "slot"> & { repair: Pick<Filling["repair"], "id"> };

export function visitFor(
  { kind, repair, slot }: Planned,
  { id, shop_id }: Pick<AgendaEvent, "id" | "shop_id">,
): AgendaEvent {
  const { user_id, cost: _cost, ...hours } = slot;
  return newEvent({
    ...hours,
    id,
    shop_id,
    kind,
    repair_id: repair.id,
    assigned_to: [user_id],
    duration: minutesBetween(slot.start_at, slot.end_at),
    trip_is_included_before: false,
    trip_is_included_after: false,
  });
}
