/** What each page of a call shows: it is asked again after each change, so nothing said during a cut is lost. */
import type { Instant } from "../time.ts";
import type { ChatLine } from "./chat.ts";
import type { ShownRecording } from "./recording.ts";
import type { Seat } from "./seat.ts";
import type { Shot } from "./shots.ts";
import type { CallStatus } from "./status.ts";

export type Participant = { id: string; seat: Seat; name: string };

/** A server that helps two browsers find each other; credentials only for one that relays (RFC 8489, 8656). */
export type IceServer = { urls: string[]; username?: string; credential?: string };

export type RoomState = {
  status: CallStatus;
  participants: readonly Participant[];
  chat: readonly ChatLine[];
  /** What the client's telephone is asked to show; null for nothing. */
  asked_shot: Shot | null;
  /** Shots of which a still is kept. */
  shots: readonly Shot[];
  started_at: Instant | null;
  /** Of the appointment; null for a call at once. */
  due_at: Instant | null;
  /** Minutes of delay that the shop told. */
  delay: number;
  /** True while stills are kept: the call is about a repair. */
  keeps_stills: boolean;
  /** The one that is asked for or on; null for none. */
  recording: ShownRecording | null;
};

export type Joined = {
  participant_id: string;
  seat: Seat;
  ice: IceServer[];
  state: RoomState;
};

/** Of each pair, one side gives way when both make an offer at once: the one with the smaller id. */
export const isPolite = (own_id: string, other_id: string): boolean => own_id < other_id;

/** The other pages to be connected to: the client to each person of the shop, and they to each other. */
export const othersOf = (own_id: string, { participants }: Pick<RoomState, "participants">) =>
  participants.filter(({ id }) => id !== own_id);

/** Another device took this seat, or the call let it go. */
export const isOut = (own_id: string, { participants }: Pick<RoomState, "participants">): boolean =>
  participants.every(({ id }) => id !== own_id);
