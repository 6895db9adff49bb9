/**
 * Acts of the office that wait for a network (specification, « Hors-ligne »). They leave in the order in which they were
 * made; one that the server refuses, or that meets another person's edit, stays with its words until a person decides.
 */
export type DeferredAct = {
  /** The same at each attempt: the server does it once. */
  id: string;
  /** Which mutation it is, by its name. */
  kind: string;
  variables: Record<string, unknown>;
  /** What it changes. Acts on one subject build on each other. */
  subject: string;
  /** Epoch milliseconds, by the clock of this device. */
  made_at: number;
  /** The screen on which it was made: its title and its address in the office. */
  made_on: { title: string; path: string };
  state: "waiting" | "conflict" | "refused";
  /** How often the server failed at it. */
  faults?: number | undefined;
  /** The word of the refusal, or the code of a fault. */
  refused?: string | undefined;
  /** What the refusal says more: the fields in conflict, or what was wrong. */
  detail?: unknown;
};

export type Outcome =
  | { type: "done" }
  /** Nothing is known of it: it is sent again. */
  | { type: "cut" }
  /** The server failed, which may pass. */
  | { type: "fault"; code: string }
  | { type: "refused"; refused: string; detail?: unknown };

type Made = Pick<DeferredAct, "id" | "kind" | "variables" | "subject" | "made_at" | "made_on">;

export const newAct = ({ id, kind, variables, subject, made_at, made_on }: Made): DeferredAct => ({
  id,
  kind,
  variables,
  subject,
  made_at,
  made_on,
  state: "waiting",
});

/** The one to send; what builds on an act that was refused waits with it. */
export function nextAct(acts: readonly DeferredAct[]): DeferredAct | undefined {
  const held = new Set<string>();
  for (const act of acts) {
    if (act.state === "waiting" && !held.has(act.subject)) return act;
    held.add(act.subject);
  }
  return undefined;
}

/** Refusals that say that nothing is left to do. */
const NOTHING_LEFT: ReadonlySet<string> = new Set(["done-already", "unchanged"]);

/** After as many failures of the server a person is asked. */
const MOST_FAULTS = 5;

/** The act as it is after an attempt; undefined when nothing of it is left to do. */
export function settled(act: DeferredAct, outcome: Outcome): DeferredAct | undefined {
  if (outcome.type === "cut") return act;
  if (outcome.type === "fault") return failed(act, outcome.code);
  if (outcome.type === "done" || NOTHING_LEFT.has(outcome.refused)) return undefined;
  const { refused, detail } = outcome;
  const state = refused === "changed-meanwhile" ? "conflict" : "refused";
  return { ...act, state, refused, detail };
}

function failed(act: DeferredAct, code: string): DeferredAct {
  const faults = (act.faults ?? 0) + 1;
  return faults < MOST_FAULTS
    ? { ...act, faults }
    : { ...newAct(act), state: "refused", refused: code };
}

/** Sent again as it was, or as a person settled its conflict. */
export const again = (act: DeferredAct, variables = act.variables): DeferredAct =>
  newAct({ ...act, variables });

/** Nobody decides on these yet: they leave by themselves. */
export const isWaiting = ({ state }: Pick<DeferredAct, "state">): boolean => state === "waiting";
