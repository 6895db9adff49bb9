/**
 * Fills an empty installation with the copy of a shop, then verifies its ledger:
 * `DATA_DIR=./donnees-restaurees npm run shop:restore -- FILE.zip`, with the ledger's key of the first installation in
 * DATA_DIR/ledger.key or LEDGER_KEY; or DATABASE_URL for an empty database of a server.
 */
import path from "node:path";
import { saveAnchor } from "../../src/server/ledger/anchor.ts";
import { claimLedgerKey, openLedgerKey } from "../../src/server/ledger/seal.ts";
import { UnusableArchive } from "../../src/server/platform/archive/manifest.ts";
import { restoreArchive } from "../../src/server/platform/archive/restore.ts";
import { readConfig } from "../../src/server/platform/config.ts";
import { openDatabase } from "../../src/server/platform/database/open.ts";
import { mintScope } from "../../src/server/platform/database/scope.ts";
import { closeDataFolder } from "../../src/server/platform/storage.ts";
import { LEFT_OUT } from "../../src/server/shop/copy/copy.ts";
import { count, runScript } from "../terminal.ts";
import { verifyShops } from "../verify-ledger.ts";

async function main(): Promise<number> {
  const [given] = process.argv.slice(2);
  if (given === undefined) {
    process.stderr.write("Quelle copie ? npm run shop:restore -- etabli-copie-….zip\n");
    return 2;
  }
  const config = readConfig(process.env);
  await closeDataFolder(config);
  const { DATA_DIR: dataDir, DATABASE_URL: databaseUrl } = config;
  const database = await openDatabase({ dataDir, databaseUrl });
  try {
    const key = await openLedgerKey({ database, config });
    const restoring = { database, home: config, key, leftOut: LEFT_OUT };
    const { shop_id, name, made_at, tables, files } = await restoreArchive(
      path.resolve(given),
      restoring,
    );
    // In use from now on: the demonstration will not enter it.
    await database.settle(async () => false);
    await claimLedgerKey({ database, config }, key);
    const rows = tables.reduce((sum, table) => sum + table.rows, 0);
    process.stdout.write(
      `${name}, tel que le ${new Date(made_at).toLocaleString("fr-FR")} : ${count(rows, "ligne")}, ${count(files.length, "fichier")}.\n` +
        "Les mots de passe n’y étaient pas : chacun choisit le sien par « Mot de passe oublié ».\n",
    );
    await saveAnchor({ database, config }, mintScope(shop_id, { kind: "system" }));
    const verdicts = await verifyShops(database, { key, home: config });
    return verdicts.some(({ findings }) => findings.length > 0) ? 1 : 0;
  } catch (error) {
    if (!(error instanceof UnusableArchive)) throw error;
    process.stderr.write(`Rien n’a été restauré. ${error.message}\n`);
    return 2;
  } finally {
    await database.close();
  }
}

await runScript(main);
