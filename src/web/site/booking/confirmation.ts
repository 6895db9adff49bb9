/** What is shown once a booking is made, read from the server's answer or from what the browser kept of it. */
import { parseInstant, type Instant } from "../../../domain/time.ts";
import { isObject } from "../json.ts";
import type { PublicWindow, SafetyOrders } from "../props.ts";

export type Confirmation = PublicWindow & {
  sheetid: string;
  reference: string;
  /** Where the confirmation was sent, known to this browser only; empty when none was given. */
  email: string;
  /** « Karim arrive entre 11 h et 12 h 30 »; empty when it was not kept. */
  arrival: string;
  /** What cannot wait for the visit, in the words of its card. */
  danger?: SafetyOrders | undefined;
  /** Until when its link must be pressed; absent for a booking that stands. */
  held_until?: Instant | undefined;
  /** What its photos are sent with, and what they are kept under; absent for what was kept by another version. */
  camera?: string | undefined;
  booking_id?: string | undefined;
  /** The link was sent by e-mail; absent where the shop has no mail server. */
  by_mail?: true | undefined;
  /** The shop tried its own page: there is no sheet and no reference. */
  trial?: true | undefined;
};

/** What the server answered to a booking, or what was kept of it. */
export function confirmationOf(value: unknown): Confirmation | undefined {
  if (!isObject(value)) return undefined;
  const trial = value.trial === true || undefined;
  const { sheetid = trial && "", reference = trial && "", email, arrival } = value;
  const public_start_at = parseInstant(String(value.public_start_at));
  const public_end_at = parseInstant(String(value.public_end_at));
  if (typeof sheetid !== "string" || typeof reference !== "string") return undefined;
  return public_start_at && public_end_at
    ? {
        sheetid,
        reference,
        email: typeof email === "string" ? email : "",
        arrival: typeof arrival === "string" ? arrival : "",
        public_start_at,
        public_end_at,
        danger: isOrders(value.danger) ? value.danger : undefined,
        held_until: parseInstant(String(value.held_until)),
        by_mail: value.by_mail === true || undefined,
        trial,
        camera: typeof value.camera === "string" ? value.camera : undefined,
        booking_id: typeof value.booking_id === "string" ? value.booking_id : undefined,
      }
    : undefined;
}

const isOrders = (value: unknown): value is SafetyOrders =>
  isObject(value) && Array.isArray(value.advice) && Array.isArray(value.calls);
