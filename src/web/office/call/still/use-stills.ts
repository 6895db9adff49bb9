import { useEffect, useRef, useState } from "react";
import type { Mark } from "../../../../domain/call/mark.ts";
import type { Shot } from "../../../../domain/call/shots.ts";
import type { Room } from "../../../call/room.ts";
import { askForStill, type Door } from "../../../call/wire.ts";

export type PendingStill = {
  id: string;
  shot: Shot | null;
  percent: number;
  /** Why it failed, in words; empty while it is on its way. */
  why: string;
};
type Asked = Pick<PendingStill, "id" | "shot">;

const SILENT = "Le téléphone du client ne répond pas.";
/** Milliseconds without a word from the telephone. */
const PATIENCE = 45_000;

/** The stills that are asked for and not there yet; those that are there stand in the journal of the repair. */
export function useStills(door: Door) {
  const [pending, setPending] = useState<readonly PendingStill[]>([]);
  const waits = useRef(new Map<string, ReturnType<typeof setTimeout>>());
  const change = (id: string, facts: Partial<PendingStill>): void =>
    setPending((before) => before.map((one) => (one.id === id ? { ...one, ...facts } : one)));
  const waitFor = (id: string): void => {
    clearTimeout(waits.current.get(id));
    waits.current.set(
      id,
      setTimeout(() => change(id, { why: SILENT }), PATIENCE),
    );
  };
  const stopWaiting = (id: string): void => {
    clearTimeout(waits.current.get(id));
    waits.current.delete(id);
  };
  useEffect(() => {
    const { current } = waits;
    return () => current.forEach((timer) => clearTimeout(timer));
  }, []);

  async function ask(room: Room, { id, shot }: Asked): Promise<void> {
    change(id, { percent: 0, why: "" });
    waitFor(id);
    const answer = await askForStill(door, { id, page: room.own_id, shot });
    if (!("value" in answer)) return fail(id, answer.message);
    const { pass } = answer.value;
    if (!room.mark({ kind: "still", id, shot, pass })) fail(id, SILENT);
  }

  function fail(id: string, why: string): void {
    stopWaiting(id);
    change(id, { why });
  }

  return {
    pending,
    take(room: Room, shot: Shot | null): void {
      const still = { id: crypto.randomUUID(), shot };
      setPending((before) => [...before, { ...still, percent: 0, why: "" }]);
      void ask(room, still);
    },
    again: (room: Room, still: Asked): void => void ask(room, still),
    drop(id: string): void {
      stopWaiting(id);
      setPending((before) => before.filter((one) => one.id !== id));
    },
    hear(mark: Mark): void {
      if (mark.kind !== "taking") return;
      const { id, percent, why } = mark;
      if (why === "") waitFor(id);
      else stopWaiting(id);
      change(id, { percent, why });
    },
  };
}
