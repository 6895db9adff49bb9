/** The quality of a call in words, and what is sent of the picture: the voice is kept to the last. */

/** Counted over the last seconds: share of packets lost (0 to 1), round trip in milliseconds. */
export type Measure = { lost: number; round_trip: number; connected: boolean };

export const QUALITIES = ["good", "fair", "poor", "cut"] as const;
export type Quality = (typeof QUALITIES)[number];

export const QUALITY_FR: Record<Quality, string> = {
  good: "Bonne liaison",
  fair: "Liaison moyenne : l’image est réduite",
  poor: "Liaison faible : l’image est très réduite, le son est gardé",
  cut: "Liaison coupée : elle reprend dès que possible",
};

/** A voice is still understood with 5 % of packets lost; past a second of round trip people talk over each other. */
export function qualityOf({ lost, round_trip, connected }: Measure): Quality {
  if (!connected) return "cut";
  if (lost > 0.1 || round_trip > 1_000) return "poor";
  return lost > 0.03 || round_trip > 400 ? "fair" : "good";
}

/** What the sender's camera track is encoded to: bits and frames a second; `lines` is the height sent. */
export type Encoding = { lines: number; bitrate: number; frames: number };

const ENCODINGS: Record<Quality, Encoding> = {
  good: { lines: 720, bitrate: 1_500_000, frames: 25 },
  fair: { lines: 480, bitrate: 500_000, frames: 15 },
  poor: { lines: 240, bitrate: 120_000, frames: 5 },
  cut: { lines: 240, bitrate: 120_000, frames: 5 },
};

export const encodingFor = (quality: Quality): Encoding => ENCODINGS[quality];

/** By how much a camera's picture is reduced for it: never enlarged. */
export const reduction = (height: number, { lines }: Encoding): number =>
  Math.max(1, height / lines);

type Counts = { received: number; lost: number };

/** The share of lost packets between two readings of counters that only grow; 0 when nothing came. */
export function lostShare(before: Counts, now: Counts): number {
  const lost = Math.max(0, now.lost - before.lost);
  const all = Math.max(0, now.received - before.received) + lost;
  return all === 0 ? 0 : lost / all;
}
