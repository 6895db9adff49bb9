/**
 * What an approved platform says of an invoice (XP Z12-012): each status is kept as it came. Messages arrive twice and in
 * any order, so the present one is read by replaying them on the platform's clock through the allowed passages.
 */
import { sum } from "../../money.ts";
import type { Instant } from "../../time.ts";

export const STATUS_CODES = [
  200, 201, 202, 203, 204, 205, 206, 207, 208, 209, 210, 211, 212, 213, 220, 221, 501,
] as const;
export type StatusCode = (typeof STATUS_CODES)[number];

export const STATUS_FR: Record<StatusCode, string> = {
  200: "Déposée",
  201: "Émise par la plateforme",
  202: "Reçue par la plateforme du client",
  203: "Mise à disposition du client",
  204: "Prise en charge par le client",
  205: "Approuvée",
  206: "Approuvée en partie",
  207: "En litige",
  208: "Suspendue",
  209: "Complétée",
  210: "Refusée par le client",
  211: "Paiement transmis",
  212: "Encaissée",
  213: "Rejetée par la plateforme",
  220: "Annulée",
  221: "Client introuvable dans l’annuaire",
  501: "Illisible pour la plateforme",
};

const HANDLED: readonly StatusCode[] = [205, 206, 207, 208, 209, 210, 211, 212, 220];
const OPENED: readonly StatusCode[] = [204, ...HANDLED];
const ON_ITS_WAY: readonly StatusCode[] = [201, 202, 203, ...OPENED, 213, 221, 501];

/** From each status, those that may follow; nothing follows a rejection, a refusal or the whole payment. */
export const PASSAGES: Record<StatusCode, readonly StatusCode[]> = {
  200: ON_ITS_WAY,
  201: ON_ITS_WAY.filter((code) => code !== 201),
  202: [203, ...OPENED, 213, 221, 501],
  203: OPENED,
  204: HANDLED,
  205: [206, 207, 208, 210, 211, 212, 220],
  206: [205, 207, 208, 210, 211, 212, 220],
  207: [205, 206, 208, 210, 211, 212, 220],
  208: [205, 206, 207, 209, 210, 211, 212, 220],
  209: [204, 205, 206, 207, 208, 210, 211, 212, 220],
  210: [],
  211: [207, 208, 212],
  212: [],
  213: [],
  220: [],
  221: [],
  501: [],
};

export type InvoiceStatus = {
  message_id: string;
  code: number;
  reason_code: string;
  reason: string;
  /** Cents; null but for what was paid, less than nothing for what was given back. */
  amount: number | null;
  at: Instant;
};

export const isStatusCode = (code: number): code is StatusCode =>
  STATUS_CODES.some((known) => known === code);

const RANK = new Map(STATUS_CODES.map((code, index) => [code, index]));
type Known = InvoiceStatus & { code: StatusCode };
const isKnown = (status: InvoiceStatus): status is Known => isStatusCode(status.code);

/** « Encaissée »: the seller says it for each sum, received or given back. */
export const PAID_CODE = 212;

/** The payments received add up to nothing: they were corrected or refunded in full. */
function isGivenBack(statuses: readonly InvoiceStatus[]): boolean {
  const paid = statuses.filter(({ code }) => code === PAID_CODE);
  const isToldWhole = paid.length > 0 && paid.every(({ amount }) => amount !== null);
  return isToldWhole && sum(paid.map(({ amount }) => amount ?? 0)) <= 0;
}

/**
 * Undefined before the platform said anything. One that no passage allows stays in the list and changes nothing. An invoice is
 * « Encaissée » as long as something of what was received is left.
 */
export function currentStatus(statuses: readonly InvoiceStatus[]): Known | undefined {
  const isUnpaid = isGivenBack(statuses);
  const inOrder = statuses
    .filter(isKnown)
    .filter(({ code }) => !(isUnpaid && code === PAID_CODE))
    .toSorted(
      (a, b) => a.at.localeCompare(b.at) || (RANK.get(a.code) ?? 0) - (RANK.get(b.code) ?? 0),
    );
  return inOrder.reduce<Known | undefined>(
    (present, next) => (!present || PASSAGES[present.code].includes(next.code) ? next : present),
    undefined,
  );
}

/** The shop must act: the invoice was not accepted. */
const FAILED: readonly number[] = [210, 213, 221, 501];
export const isFailed = ({ code }: Pick<InvoiceStatus, "code">): boolean => FAILED.includes(code);

/** The client does not pay before the shop answered. */
const HELD: readonly number[] = [207, 208];
export const isHeld = ({ code }: Pick<InvoiceStatus, "code">): boolean => HELD.includes(code);
