/** The copies of the shop in French. */
import * as z from "zod/mini";
import { formatMoment, parseInstant, type Zone } from "../../../../../domain/time.ts";

const copy = z.object({
  id: z.string(),
  asked_at: z.string(),
  done: z.number(),
  parts: z.number(),
  bytes: z.number(),
  ready_at: z.nullable(z.string()),
  failed_at: z.nullable(z.string()),
  expires_at: z.nullable(z.string()),
});
export type ShopCopy = z.output<typeof copy>;
const answer = z.object({ copies: z.array(copy) });

/** Undefined for an answer that is none. */
export const readCopies = (value: unknown): ShopCopy[] | undefined =>
  answer.safeParse(value).data?.copies;

export const isBeingMade = ({ ready_at, failed_at }: ShopCopy): boolean => !ready_at && !failed_at;

/** From 0 to 100. */
export const percentOf = ({ done, parts }: ShopCopy): number =>
  parts === 0 ? 0 : Math.round((100 * done) / parts);

const moment = (text: string, zone: Zone): string => {
  const instant = parseInstant(text);
  return instant ? formatMoment(instant, zone) : "";
};

const MEGABYTE = 1_000_000;
const sizeOf = (bytes: number): string =>
  `${(bytes / MEGABYTE).toLocaleString("fr-FR", { maximumFractionDigits: 1 })}\u00a0Mo`;

export function copyText(one: ShopCopy, zone: Zone): string {
  const asked = moment(one.asked_at, zone);
  if (one.failed_at) return `Demandée ${asked}\u00a0: elle n’a pas abouti. Demandez-en une autre.`;
  if (!one.expires_at) return `Demandée ${asked}\u00a0: ${percentOf(one)}\u00a0% écrits…`;
  return `Du ${asked}, ${sizeOf(one.bytes)}, à prendre avant ${moment(one.expires_at, zone)}`;
}
