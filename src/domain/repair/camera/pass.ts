/** What lets a telephone send photos to one sheet for two minutes, without signing in. */
import { addMinutes, parseInstant, type Instant } from "../../time.ts";
import { isId } from "../../validation.ts";

export const CAMERA_MINUTES = 2;

export type CameraPass = {
  shop_id: string;
  repair_id: string;
  /** The person who showed the code: the photos are theirs. */
  account_id: string;
  expires_at: Instant;
};

export const newPass = (holder: Omit<CameraPass, "expires_at">, now: Instant): CameraPass => ({
  ...holder,
  expires_at: addMinutes(now, CAMERA_MINUTES),
});

export const isOver = ({ expires_at }: CameraPass, now: Instant): boolean => now >= expires_at;

export const writePass = ({ shop_id, repair_id, account_id, expires_at }: CameraPass): string =>
  [shop_id, repair_id, account_id, expires_at].join(" ");

/** Undefined for a text that `writePass` did not write. */
export function readPass(text: string): CameraPass | undefined {
  const [shop_id = "", repair_id = "", account_id = "", at = "", ...rest] = text.split(" ");
  const expires_at = parseInstant(at);
  const isWhole = [shop_id, repair_id, account_id].every(isId) && rest.length === 0;
  return isWhole && expires_at ? { shop_id, repair_id, account_id, expires_at } : undefined;
}
