/** Saves everything while the product runs: `npm run backup`, or `npm run backup -- FOLDER`. */
import { readFileSync } from "node:fs";
import path from "node:path";
import { backUp } from "../src/server/platform/backup/back-up.ts";
import { type Manifest, partsOf } from "../src/server/platform/backup/manifest.ts";
import { readConfig } from "../src/server/platform/config.ts";
import { openDatabase } from "../src/server/platform/database/open.ts";
import { count, runScript, showProgress } from "./terminal.ts";

const ROOT = path.resolve(import.meta.dirname, "..");

async function main(): Promise<number> {
  const { DATA_DIR, DATABASE_URL, FILES_URL } = readConfig(process.env);
  const stamp = new Date().toISOString().slice(0, 19).replaceAll(":", "-");
  const folder = path.resolve(process.argv[2] ?? `sauvegardes/etabli-${stamp}`);
  const { version } = JSON.parse(readFileSync(path.join(ROOT, "package.json"), "utf8")) as {
    version: string;
  };
  const database = await openDatabase({ dataDir: DATA_DIR, databaseUrl: DATABASE_URL });
  try {
    const progress = showProgress("Sauvegarde");
    const manifest = await backUp({ database, DATA_DIR, FILES_URL, version }, folder, progress);
    const rows = manifest.tables.reduce((sum, table) => sum + table.rows, 0);
    const bytes = partsOf(manifest).reduce((sum, part) => sum + part.bytes, 0);
    const size = `${(bytes / 1e6).toLocaleString("fr-FR", { maximumFractionDigits: 1 })}\u00a0Mo`;
    process.stdout.write(
      `Sauvegarde complète : ${count(rows, "ligne")}, ${count(manifest.files.length, "fichier")}, ${size}.\n${folder}\n` +
        `${keyText(manifest)}Elle contient les coordonnées des clients : gardez-la sur une autre machine, à l’abri.\n`,
    );
    return 0;
  } finally {
    await database.close();
  }
}

const keyText = ({ files }: Manifest): string =>
  files.some(({ path: name }) => name === "ledger.key")
    ? "Elle contient la clé du registre. "
    : "La clé du registre n’y est pas, parce qu’elle n’est pas dans DATA_DIR : gardez LEDGER_KEY avec elle.\n";

await runScript(main);
