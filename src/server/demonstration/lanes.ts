/** Runs steps beside each other, so that their statements share exchanges with the database. */

/** What is numbered or chained must be written in the order of time: one step of a lane at a time. */
export type Lane = "ledger" | "repairs" | "timers";

export type Lanes = {
  /** Starts when `previous` and the last work of this lane are done; a step without a lane waits for `previous` alone. */
  start<Before, After>(
    lane: Lane | undefined,
    previous: Promise<Before>,
    work: (before: Before) => Promise<After>,
  ): Promise<After>;
  /** When all that was started is done; rejects with the first failure. */
  finished(): Promise<void>;
};

export function createLanes(): Lanes {
  const last = new Map<Lane, Promise<unknown>>();
  const started: Promise<unknown>[] = [];
  return {
    start(lane, previous, work) {
      const free = (lane && last.get(lane)) ?? Promise.resolve();
      const running = Promise.all([previous, free]).then(([before]) => work(before));
      // Its failure is reported by `finished`.
      running.catch(() => undefined);
      started.push(running);
      if (lane) last.set(lane, running);
      return running;
    },
    finished: async () => void (await Promise.all(started)),
  };
}
