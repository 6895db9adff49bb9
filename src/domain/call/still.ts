/** A sharp still that a person of the shop asks of the client's camera: what lets that page add one photo to the repair. */
import { addMinutes, parseInstant, type Instant } from "../time.ts";
import { isId } from "../validation.ts";
import { isShot, type Shot } from "./shots.ts";

/** A large photo on a slow line, tried again after a cut. */
export const STILL_MINUTES = 10;

export type StillPass = {
  call_id: string;
  /** Of the photo: sent again, it is written once. */
  id: string;
  shot: Shot | null;
  /** Who asked: the photo is theirs. */
  account_id: string;
  expires_at: Instant;
};

export const newStill = (asked: Omit<StillPass, "expires_at">, now: Instant): StillPass => ({
  ...asked,
  expires_at: addMinutes(now, STILL_MINUTES),
});

export const isStillOver = ({ expires_at }: StillPass, now: Instant): boolean => now >= expires_at;

const NO_SHOT = "none";

export const writeStill = ({ call_id, id, shot, account_id, expires_at }: StillPass): string =>
  [call_id, id, shot ?? NO_SHOT, account_id, expires_at].join(" ");

/** Undefined for a text that `writeStill` did not write. */
export function readStill(text: string): StillPass | undefined {
  const [call_id = "", id = "", word = "", account_id = "", at = "", ...rest] = text.split(" ");
  const expires_at = parseInstant(at);
  const shot = isShot(word) ? word : null;
  if (![call_id, id, account_id].every(isId) || rest.length > 0 || !expires_at) return undefined;
  if (shot === null && word !== NO_SHOT) return undefined;
  return { call_id, id, shot, account_id, expires_at };
}
