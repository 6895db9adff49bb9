/** Whether a page of a call is still there: it says so every half minute, and a telephone that died says nothing. */
import { addMinutes, type Instant } from "../time.ts";

/** Seconds between two signs of life of a page. */
export const SIGN_EVERY = 30;
/** Minutes of silence after which its seat is free: a browser in the background gives its pages one sign a minute. */
export const SILENCE = 2;

/** A page that was last seen before this is gone. */
export const goneBefore = (now: Instant): Instant => addMinutes(now, -SILENCE);
