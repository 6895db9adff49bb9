/** Traces what leaves with the accounts and what is printed again, in the chain. */
import { randomUUIDv7 } from "node:crypto";
import type { ShopScope } from "../../../domain/account/scope.ts";
import type { SalesPeriod } from "../../../domain/ledger/sales/period.ts";
import { ledgerExport, ledgerReprint } from "../../../domain/ledger/trace/trace.ts";
import { dateOf } from "../../../domain/time.ts";
import { changeContext, type ChangeContext } from "../../platform/change.ts";
import type { ShopDb } from "../../platform/database/scope.ts";
import type { Services } from "../../services.ts";
import { loadZone } from "../../shop/store.ts";
import { saveAnchor } from "../anchor.ts";
import { appendEntry, takeNextMoment } from "../store.ts";
import { insertExport, insertReprint } from "./store.ts";

type Tracing = Pick<ChangeContext, "author" | "at" | "ledgerKey">;

/** `period` is null for a file that has none. */
export async function recordExport(
  db: ShopDb,
  { file, period }: { file: string; period: SalesPeriod | null },
  { author, at, ledgerKey }: Tracing,
): Promise<void> {
  const moment = await takeNextMoment(db, at);
  const taken = {
    id: randomUUIDv7(),
    at: moment,
    account_id: author.account_id,
    file,
    period_from: period?.from ?? null,
    period_to: period?.to ?? null,
  };
  await insertExport(db, taken);
  await appendEntry(db, { ...ledgerExport(taken), at: moment }, ledgerKey);
}

/** The office opened an issued document: once a day for each person. */
export async function traceReprint(
  services: Services,
  scope: ShopScope,
  invoice_id: string,
): Promise<void> {
  const context = changeContext(services, scope);
  const isNew = await services.database.withShop(scope, (db) =>
    recordReprint(db, invoice_id, context),
  );
  if (isNew) await saveAnchor(services, scope);
}

async function recordReprint(
  db: ShopDb,
  invoice_id: string,
  { author, at, ledgerKey }: Tracing,
): Promise<boolean> {
  const { account_id } = author;
  if (!account_id) return false;
  const moment = await takeNextMoment(db, at);
  const on_day = dateOf(moment, await loadZone(db));
  const printed = { id: randomUUIDv7(), invoice_id, at: moment, on_day, account_id };
  if (!(await insertReprint(db, printed))) return false;
  await appendEntry(db, { ...ledgerReprint(printed), at: moment }, ledgerKey);
  return true;
}
