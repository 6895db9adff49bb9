/** Many repairs changed at once: what is asked for each, and within which bounds. */
import { refuse, type Refusal } from "../../decision.ts";
import { isId } from "../../validation.ts";
import type { Move } from "../passage.ts";
import { isRepairStatus } from "../status.ts";

/** Repairs of one request: they stay locked until it ends. */
export const MOST_MOVED = 200;

/** `from` is the status that its author saw: a repair moved meanwhile stays where it is. */
export type RepairMove = Move & { repair_id: string };
export type Assignment = { repair_id: string; technician_id: string | null };
type ManyRefusal = Refusal<"bad-input" | "too-many-repairs">;

type AskedMove = { repair_id: string; from: string; to: string };

export function parseMoves(asked: readonly AskedMove[]): RepairMove[] | ManyRefusal {
  const moves: RepairMove[] = [];
  for (const { repair_id, from, to } of asked) {
    if (!isRepairStatus(from) || !isRepairStatus(to))
      return refuse("bad-input", { status: "Ce statut n’existe pas." });
    moves.push({ repair_id, from, to });
  }
  return onceEach(moves);
}

type AskedAssignment = { repair_id: string; technician_id?: string | null | undefined };

export function parseAssignments(
  asked: readonly AskedAssignment[],
): Assignment[] | Refusal<"bad-input" | "too-many-repairs" | "technician-unknown"> {
  if (asked.some(({ technician_id }) => technician_id && !isId(technician_id)))
    return refuse("technician-unknown");
  return onceEach(
    asked.map(({ repair_id, technician_id }) => ({
      repair_id,
      technician_id: technician_id || null,
    })),
  );
}

/** The same change sent twice is one; two different ones of one repair make no sense. */
function onceEach<Change extends { repair_id: string }>(
  changes: readonly Change[],
): Change[] | ManyRefusal {
  if (changes.length > MOST_MOVED) return refuse("too-many-repairs", { most: MOST_MOVED });
  const byId = new Map<string, Change>();
  for (const change of changes) {
    const other = byId.get(change.repair_id);
    if (other && JSON.stringify(other) !== JSON.stringify(change))
      return refuse("bad-input", { repair_id: "Une réparation est demandée deux fois." });
    byId.set(change.repair_id, change);
  }
  return [...byId.values()];
}
