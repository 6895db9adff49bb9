/** Forgets, every night, what sign-ins and limits leave behind. */
import { sql } from "kysely";
import type { Database } from "../platform/database/open.ts";
import type { Task } from "../platform/queue/runner.ts";

type Parts = { database: Pick<Database, "withSystem"> };

/** The task "forget-past": counts whose window is over, sessions that ended a month ago. */
export const forgetPast =
  ({ database }: Parts): Task =>
  () =>
    database.withSystem(async (db) => {
      await sql`select auth.forget_past()`.execute(db);
    });
