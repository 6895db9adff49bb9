/**
 * A process that opens the database of DATA_DIR and writes numbered rows as fast as they are
 * acknowledged, printing each number only then. On SIGTERM it closes as the server does.
 */
import pg from "pg";
import { openDatabase } from "../../src/server/platform/database/open.ts";

const { DATA_DIR = "", WRITER = "1" } = process.env;
const database = await openDatabase({ dataDir: DATA_DIR });
let stopping = false;

await onOwner((owner) =>
  owner.query(
    "create table if not exists public.acknowledged (writer text, n int, primary key (writer, n))",
  ),
);
process.stdout.write(`open ${new URL(database.ownerUrl()).port}\n`);
process.once("SIGTERM", () => (stopping = true));

for (let n = 1; !stopping;) {
  try {
    await onOwner(async (owner) => {
      for (; !stopping; n++) {
        await owner.query("insert into public.acknowledged values ($1, $2)", [
          `${WRITER}-${process.pid}`,
          n,
        ]);
        process.stdout.write(`row ${WRITER}-${process.pid} ${n}\n`);
      }
    });
  } catch {
    // The server is away; a number that was not acknowledged may be there all the same.
    n += 1;
    await new Promise((resolve) => setTimeout(resolve, 50));
  }
}
await database.close();
process.stdout.write("closed\n");

async function onOwner<T>(work: (owner: pg.Client) => Promise<T>): Promise<T> {
  const owner = new pg.Client({ connectionString: database.ownerUrl() });
  owner.on("error", () => undefined);
  await owner.connect();
  try {
    return await work(owner);
  } finally {
    await owner.end().catch(() => undefined);
  }
}
