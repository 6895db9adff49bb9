/** The ten seconds in which the number of an invoice can still be refused. Instants are milliseconds of one clock. */
export const LASTS = 10_000;

/**
 * A device that slept through the deadline, or a page that was frozen, issues nothing when it wakes up hours later. A
 * page in the background is late by a few seconds only.
 */
const LATEST = 60_000;
/** The second half of a double click, or of Enter pressed twice, is not an answer to what has just come. */
const HASTE = 500;

/** Why a countdown ended without an invoice. */
export type Stopped = "cancelled" | "changed" | "late" | "leaving";

export type Countdown =
  | { step: "preview"; stopped?: Stopped }
  /** `seen`: what the preview showed when the button was pressed. */
  | { step: "counting"; began: number; left: number; seen: string }
  | { step: "issuing" };

export type CountdownEvent =
  | { type: "start"; now: number; seen: string }
  | { type: "tick"; now: number }
  | { type: "show"; seen: string }
  | { type: "issue" }
  | { type: "stop"; why: Stopped }
  /** The server refused, or did not answer. */
  | { type: "fail" };

export const PREVIEW: Countdown = { step: "preview" };

export function afterCountdownEvent(before: Countdown, event: CountdownEvent): Countdown {
  switch (before.step) {
    case "preview":
      return event.type === "start" ? begin(event) : before;
    case "counting":
      return whileCounting(before, event);
    case "issuing":
      return event.type === "fail" ? PREVIEW : before;
  }
}

const begin = ({ now, seen }: { now: number; seen: string }): Countdown => ({
  step: "counting",
  began: now,
  left: LASTS / 1_000,
  seen,
});

type Counting = Extract<Countdown, { step: "counting" }>;

function whileCounting(before: Counting, event: CountdownEvent): Countdown {
  switch (event.type) {
    case "tick":
      return afterTick(before, before.began + LASTS - event.now);
    case "show":
      return event.seen === before.seen ? before : stop("changed");
    case "stop":
      return stop(event.why);
    case "issue":
      return { step: "issuing" };
    case "start":
    case "fail":
      return before;
  }
}

function afterTick(before: Counting, remains: number): Countdown {
  if (remains < -LATEST) return stop("late");
  if (remains <= 0) return { step: "issuing" };
  const left = Math.ceil(remains / 1_000);
  return left === before.left ? before : { ...before, left };
}

const stop = (why: Stopped): Countdown => ({ step: "preview", stopped: why });

/** `detail` of a click: 0 from the keyboard, 2 for the second of a double click. */
export const isSameGesture = (detail: number, sinceStart: number): boolean =>
  detail > 1 || (detail === 0 && sinceStart < HASTE);
