/** What is handed over is drawn after its transaction and sealed; what was missed, by the night; what was touched is found. */
import { afterAll, beforeEach, expect, test } from "vitest";
import {
  acceptedQuote,
  act,
  garonneScope,
  issuedInvoice,
  openRepair,
} from "../../../../test/shop/affairs.ts";
import { openOffice } from "../../../../test/shop/colleagues.ts";
import { GARONNE } from "../../../../test/shop/garonne.ts";
import { quietLog } from "../../platform/log.ts";
import { forget, placeOf, readBytes, settle, stage } from "../../platform/storage.ts";
import { allPapers } from "../../quote/paper/store.ts";
import { readAnchor } from "../anchor.ts";
import { verifyLedger } from "../verify.ts";
import { findMissing } from "./find-missing.ts";
import { keepMissingPapers, keepPapers } from "./jobs.ts";

const { doors } = openOffice("2026-11-23T11:00:00Z");
afterAll(() => doors().services.pdf.close());
const JOB = { attempt: 1, max_attempts: 25 };

const missing = () => doors().database.withShop(garonneScope, findMissing);
const chained = () => ({ ...act(), ledgerKey: doors().services.ledgerKey });
const night = () =>
  keepMissingPapers({ ...doors().services, log: quietLog })({}, { attempt: 1, max_attempts: 1 });
const place = () => placeOf(doors().services.config, GARONNE.id);
const kept = () => doors().database.withShop(garonneScope, allPapers, "read");

async function billed(): Promise<string> {
  const { repair_id } = await openRepair(doors().database);
  return doors().database.withShop(garonneScope, (db) => issuedInvoice(db, repair_id, chained()));
}

async function verdict(): Promise<string[]> {
  const { config, ledgerKey: key } = doors().services;
  const anchor = await readAnchor(config, GARONNE.id);
  const proof = { shop_id: GARONNE.id, key, anchor, home: config };
  const { findings } = await doors().database.withShop(garonneScope, (db) =>
    verifyLedger(db, proof),
  );
  return findings.map(({ word }) => word);
}

/** What was handed over and not kept: the tasks that its transaction queued. */
const queued = () =>
  doors().database.asSuperuser<{ payload: Record<string, unknown> }>(
    "select j.payload from graphile_worker._private_jobs j join graphile_worker._private_tasks t on t.id = j.task_id where t.identifier = 'keep-paper' order by j.id",
  );

beforeEach(night);

test("a signed quote and its invoice plan each document in their transaction, and the task keeps it", async () => {
  const before = (await queued()).length;
  const invoice_id = await billed();
  const planned = (await queued()).slice(before).map(({ payload }) => payload);
  expect(planned.map(({ kind }) => kind)).toEqual(["quote", "agreement", "invoice"]);
  const run = keepPapers(doors().services);
  for (const payload of planned) await run(payload, JOB);
  for (const payload of planned) await run(payload, JOB);
  const mine = (await kept()).slice(-3);
  expect(mine.map(({ kind }) => kind)).toEqual(["quote", "agreement", "invoice"]);
  expect(mine.at(-1)?.ref_id).toBe(invoice_id);
  const quote = mine[0];
  // The quote as it was sent, though it is accepted by now.
  expect(
    (await readBytes(place(), quote?.stored_as ?? ""))?.equals(
      (await readBytes(place(), mine[1]?.stored_as ?? "")) ?? Buffer.alloc(0),
    ),
  ).toBe(false);
  expect(await verdict()).toEqual([]);
  expect((await readAnchor(doors().services.config, GARONNE.id)).seq).toBeGreaterThan(3);
});

test("the night keeps what no task kept, once", async () => {
  const { repair_id } = await openRepair(doors().database);
  await doors().database.withShop(garonneScope, (db) => acceptedQuote(db, repair_id));
  expect(await missing()).toMatchObject([{ kind: "quote" }, { kind: "agreement" }]);
  await night();
  expect(await missing()).toEqual([]);
  const count = (await kept()).length;
  await night();
  expect(await kept()).toHaveLength(count);
});

test("a document that cannot be drawn does not keep the others from being, and is tried again", async () => {
  const [first, second] = [await billed(), await billed()];
  const { services } = doors();
  const { pdf } = services;
  let calls = 0;
  const failing: typeof pdf = {
    ...pdf,
    render: async (...asked) => {
      calls += 1;
      if (calls === 1) throw new Error("the template does not compile");
      return pdf.render(...asked);
    },
  };
  await keepMissingPapers({ ...services, pdf: failing, log: quietLog })({}, JOB);
  const left = await missing();
  expect(left).toHaveLength(1);
  await night();
  const refs = (await kept()).map(({ ref_id }) => ref_id);
  expect(refs).toEqual(expect.arrayContaining([first, second]));
});

test.each([
  ["changed", "bytes-changed", Buffer.from("%PDF-1.7 of another price")],
  ["gone", "bytes-missing", null],
])("the bytes of a document that are %s are found by the verification", async (_, word, bytes) => {
  await billed();
  await night();
  const last = (await kept()).at(-1);
  const name = last?.stored_as ?? "";
  const original = await readBytes(place(), name);
  if (bytes) await settle(place(), await stage(place(), [bytes]), name);
  else await forget(place(), [name]);
  expect(await verdict()).toEqual([word]);
  if (original) await settle(place(), await stage(place(), [original]), name);
  expect(await verdict()).toEqual([]);
});

test("a digest that was changed in the database is found", async () => {
  await billed();
  await night();
  const last = (await kept()).at(-1);
  const swap = (sha256: string) =>
    doors().database.asSuperuser(
      `set session_replication_role = replica; update app.paper set sha256 = '${sha256}' where id = '${last?.id}'`,
    );
  await swap("0".repeat(64));
  expect(await verdict()).toEqual(["document-changed", "bytes-changed"]);
  await swap(last?.sha256 ?? "");
  expect(await verdict()).toEqual([]);
});
