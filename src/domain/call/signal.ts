/** What two browsers tell each other to connect: a session description or a network candidate (W3C WebRTC). */
import * as z from "zod/mini";
import { anId, parseInput, type BadInput } from "../validation.ts";

/** Characters of a session description: those of browsers hold about 6,000 with several cameras. */
export const LONGEST_SDP = 20_000;
const LONGEST_CANDIDATE = 1_000;
/** Of a whole call, from all sides: a call that comes and goes all day needs some hundreds. */
export const MOST_SIGNALS = 5_000;

/** Visible ASCII and line ends, which is all that browsers write there: the database refuses some other signs. */
const short = (most: number) =>
  z.string().check(z.maxLength(most), z.regex(/^[\t\r\n\x20-\x7e]*$/));

const description = z.strictObject({
  type: z.enum(["offer", "answer", "pranswer", "rollback"]),
  sdp: short(LONGEST_SDP),
});
const candidate = z.strictObject({
  candidate: short(LONGEST_CANDIDATE),
  sdpMid: z.optional(z.nullable(short(64))),
  sdpMLineIndex: z.optional(z.nullable(z.int().check(z.minimum(0), z.maximum(64)))),
  usernameFragment: z.optional(z.nullable(short(256))),
});

const signal = z.strictObject({
  /** Of the sender's choice: sent again, it counts once. */
  id: anId(),
  /** Participants: the sender's page and the one it is for. */
  from: anId(),
  to: anId(),
  body: z.union([z.strictObject({ description }), z.strictObject({ candidate })]),
});

export type SignalBody = z.infer<typeof signal>["body"];
export type Signal = z.infer<typeof signal>;
/** As a stream brings it. */
export type ReceivedSignal = { position: number; from: string; body: SignalBody };

export const parseSignal = (value: unknown): Signal | BadInput => parseInput(signal, value);
