/**
 * Fills a new database and a new data folder from a backup, then verifies the ledger:
 * `DATA_DIR=./data-restored npm run restore -- FOLDER`, or DATABASE_URL for an empty database of a server.
 */
import path from "node:path";
import { openLedgerKey } from "../src/server/ledger/seal.ts";
import { restore } from "../src/server/platform/backup/restore.ts";
import { readConfig } from "../src/server/platform/config.ts";
import { openDatabase } from "../src/server/platform/database/open.ts";
import { closeDataFolder } from "../src/server/platform/storage.ts";
import { count, runScript, showProgress } from "./terminal.ts";
import { verifyShops } from "./verify-ledger.ts";

async function main(): Promise<number> {
  const [given] = process.argv.slice(2);
  if (given === undefined) {
    process.stderr.write("Quelle sauvegarde ? npm run restore -- sauvegardes/etabli-…\n");
    return 2;
  }
  const config = readConfig(process.env);
  await closeDataFolder(config);
  const { DATA_DIR: dataDir, DATABASE_URL: databaseUrl } = config;
  const database = await openDatabase({ dataDir, databaseUrl });
  try {
    const target = { database, DATA_DIR: dataDir, FILES_URL: config.FILES_URL };
    const { created_at, jobs } = await restore(
      target,
      path.resolve(given),
      showProgress("Restauration"),
    );
    process.stdout.write(
      `Restauré tel que le ${new Date(created_at).toLocaleString("fr-FR")} dans ${dataDir}.\n` +
        `${count(jobs.rows, "tâche")} en attente (e-mails, échéances) : au prochain démarrage.\n`,
    );
    const verdicts = await verifyShops(database, {
      key: await openLedgerKey({ database, config }),
      home: config,
    });
    return verdicts.some(({ findings }) => findings.length > 0) ? 1 : 0;
  } finally {
    await database.close();
  }
}

await runScript(main);
