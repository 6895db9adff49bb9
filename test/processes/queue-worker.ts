/** A process that takes tasks: records each in the table `taken`, then never ends those marked slow. */
import pg from "pg";
import { z } from "zod";
import { startQueue } from "../../src/server/platform/queue.ts";

const payload = z.object({ name: z.string(), slow: z.boolean().optional() });
const { WORKER_URL = "", OWNER_URL = "" } = process.env;
const owner = new pg.Client({ connectionString: OWNER_URL });
await owner.connect();

await startQueue({
  database: { workerUrl: () => WORKER_URL },
  sweepEvery: 1_000,
  tasks: {
    "send-message": async (given) => {
      const { name, slow } = payload.parse(given);
      await owner.query("insert into public.taken (name, pid) values ($1, $2)", [
        name,
        process.pid,
      ]);
      if (slow) await new Promise(() => undefined);
    },
  },
});
process.stdout.write("ready\n");
