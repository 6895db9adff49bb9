import type { Database } from "../platform/database/open.ts";
import { forgetPast as forget } from "./store.ts";
import type { Task } from "../platform/queue/runner.ts";

type Parts = { database: Pick<Database, "withSystem"> };

/** The task "forget-past", every night. */
export const forgetPast =
  ({ database }: Parts): Task =>
  () =>
    forget(database);
