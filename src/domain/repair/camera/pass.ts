/** What lets a telephone send photos to one sheet for some minutes, without signing in. */
import { addMinutes, parseInstant, type Instant } from "../../time.ts";
import { isId } from "../../validation.ts";

export const CAMERA_MINUTES = 2;
/** A client sends the photos of a booking once it is made, on the line that they have. */
export const CLIENT_MINUTES = 15;
/** Of a client, on one sheet. */
export const MOST_CLIENT_PHOTOS = 6;

export type CameraPass = {
  shop_id: string;
  repair_id: string;
  /** The person who showed the code: the photos are theirs. Null: the client who booked. */
  account_id: string | null;
  expires_at: Instant;
};

export const newPass = (holder: Omit<CameraPass, "expires_at">, now: Instant): CameraPass => ({
  ...holder,
  expires_at: addMinutes(now, holder.account_id === null ? CLIENT_MINUTES : CAMERA_MINUTES),
});

export const isOver = ({ expires_at }: CameraPass, now: Instant): boolean => now >= expires_at;

export const writePass = ({ shop_id, repair_id, account_id, expires_at }: CameraPass): string =>
  [shop_id, repair_id, account_id ?? CLIENT, expires_at].join(" ");

const CLIENT = "client";

/** Undefined for a text that `writePass` did not write. */
export function readPass(text: string): CameraPass | undefined {
  const [shop_id = "", repair_id = "", account_id = "", at = "", ...rest] = text.split(" ");
  const expires_at = parseInstant(at);
  const ids = account_id === CLIENT ? [shop_id, repair_id] : [shop_id, repair_id, account_id];
  if (!ids.every(isId) || rest.length > 0 || !expires_at) return undefined;
  return {
    shop_id,
    repair_id,
    account_id: account_id === CLIENT ? null : account_id,
    expires_at,
  };
}
