/** What the nights erase, in French. */
import * as z from "zod/mini";
import { formatDate, parseLocalDate } from "../../../../domain/time.ts";

const notice = z.object({
  client_id: z.string(),
  lastname: z.string(),
  firstname: z.string(),
  erased_on: z.string(),
  kept_until: z.nullable(z.string()),
});
const night = z.object({
  night: z.string(),
  erased: z.number(),
  photos: z.number(),
  messages: z.number(),
  announced: z.number(),
});
const retention = z.object({ notices: z.array(notice), nights: z.array(night) });
export type Notice = z.output<typeof notice>;
export type Night = z.output<typeof night>;
export type Retention = z.output<typeof retention>;

/** Undefined for an answer that is none. */
export const readRetention = (value: unknown): Retention | undefined =>
  retention.safeParse(value).data;

const dateText = (text: string): string => {
  const date = parseLocalDate(text);
  return date ? formatDate(date) : text;
};

const counted = (count: number, one: string, many: string): string =>
  `${count}\u00a0${count < 2 ? one : many}`;

export const nightText = ({ night: on, erased, photos, messages, announced }: Night): string =>
  [
    `Nuit du ${dateText(on)}\u00a0: ${counted(erased, "client effacé", "clients effacés")}`,
    ...(erased > 0
      ? [counted(photos, "photo", "photos"), counted(messages, "message", "messages")]
      : []),
    ...(announced > 0 ? [counted(announced, "client annoncé", "clients annoncés")] : []),
  ].join(", ");

export const noticeText = ({ erased_on, kept_until }: Notice): string =>
  kept_until ? `Gardé jusqu’au ${dateText(kept_until)}` : `Effacé le ${dateText(erased_on)}`;
