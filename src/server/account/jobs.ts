import type { GateDatabase } from "../platform/limit.ts";
import { forgetPast as forget } from "./store.ts";
import type { Task } from "../platform/queue/runner.ts";

type Parts = { database: GateDatabase };

/** The task "forget-past", every night. */
export const forgetPast =
  ({ database }: Parts): Task =>
  () =>
    forget(database);
