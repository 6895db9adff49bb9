/** Verifies the chain of every shop and says in French what it found; exit code 1 on any finding. */
import { stampsText } from "../src/domain/ledger/head/stamp.ts";
import { findingText } from "../src/domain/ledger/verify.ts";
import { readAnchor } from "../src/server/ledger/anchor.ts";
import { openLedgerKey } from "../src/server/ledger/seal.ts";
import { verifyLedger, type LedgerHome, type Verdict } from "../src/server/ledger/verify.ts";
import { readConfig } from "../src/server/platform/config.ts";
import { openDatabase, type Database } from "../src/server/platform/database/open.ts";
import { mintScope } from "../src/server/platform/database/scope.ts";
import { pickShops } from "../src/server/shop/store.ts";
import { count, runScript } from "./terminal.ts";

const MOST_LINES = 20;

/** Answers the exit code. */
async function main(): Promise<number> {
  const config = readConfig(process.env);
  const database = await openDatabase({
    dataDir: config.DATA_DIR,
    databaseUrl: config.DATABASE_URL,
  });
  try {
    const key = await openLedgerKey({ database, config });
    const verdicts = await verifyShops(database, { key, home: config });
    return verdicts.some(({ findings }) => findings.length > 0) ? 1 : 0;
  } finally {
    await database.close();
  }
}

/** Verifies every shop, a line each on the standard output. */
export async function verifyShops(
  database: Database,
  { key, home }: { key: Buffer; home: LedgerHome },
): Promise<Verdict[]> {
  const verdicts: Verdict[] = [];
  for (const { id: shop_id, name } of await pickShops(database)) {
    const anchor = await readAnchor(home, shop_id);
    const scope = mintScope(shop_id, { kind: "system" });
    const verdict = await database.withShop(
      scope,
      (db) => verifyLedger(db, { shop_id, key, anchor, home }),
      // A payment that is recorded between two statements would be a document without its entry.
      "snapshot",
    );
    verdicts.push(verdict);
    process.stdout.write(`${name} : ${describe(verdict)}\n`);
  }
  return verdicts;
}

const describe = ({ entries, findings, stamps }: Verdict): string =>
  findings.length === 0
    ? `registre intact, ${[count(entries, "écriture"), stampsText(stamps)].filter(Boolean).join(", ")}.`
    : [
        `${count(findings.length, "anomalie")} sur ${count(entries, "écriture")}.`,
        ...findings.slice(0, MOST_LINES).map((finding) => `  ${findingText(finding)}`),
        ...(findings.length > MOST_LINES
          ? [`  … et ${findings.length - MOST_LINES} de plus.`]
          : []),
      ].join("\n");

if (import.meta.main) await runScript(main);
