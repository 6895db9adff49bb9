/** Every night the end of the chain leaves the machine: to the accountant, and to an authority that stamps it. */
import { createHash } from "node:crypto";
import { writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import path from "node:path";
import { afterAll, beforeAll, expect, test } from "vitest";
import { act, garonneScope, issuedInvoice, openRepair } from "../../../../test/shop/affairs.ts";
import { marc, openOffice, karim } from "../../../../test/shop/colleagues.ts";
import { GARONNE } from "../../../../test/shop/garonne.ts";
import { openAuthority } from "../../../../test/shop/ledger/authority.ts";
import { quietLog } from "../../platform/log.ts";
import { createTimestamps } from "../../platform/outbound/timestamp.ts";
import { readAnchor } from "../anchor.ts";
import { verifyLedger } from "../verify.ts";
import { sendHeads } from "./jobs.ts";
import { headRest } from "./rest.ts";
import { loadToken, sentHeads } from "./store.ts";

const { doors, ask, send } = openOffice("2026-11-23T11:00:00Z", [headRest]);
const authority = await openAuthority("2026-11-24T03:17:00Z");
afterAll(() => authority.close());

const night = () => {
  const { database, clock } = doors().services;
  const timestamps = createTimestamps({ TIMESTAMP_URL: authority.url });
  const services = { database, clock, origin: "https://etabli.example", timestamps, log: quietLog };
  return sendHeads(services)({}, { attempt: 1, max_attempts: 1 });
};
const heads = () => doors().database.withShop(garonneScope, sentHeads, "read");
const letters = () =>
  doors().database.asOwner<{ recipient: string; text: string }>(
    "select recipient, text from app.message where template = 'ledger-head' order by id",
  );
const end = async () =>
  (
    await doors().database.asOwner<{ seq: number; hash: string }>(
      "select seq, hash from app.ledger_entry where shop_id = $1 order by seq desc limit 1",
      [GARONNE.id],
    )
  )[0];

const bill = async () => {
  const { database } = doors();
  const { repair_id } = await openRepair(database);
  await database.withShop(garonneScope, (db) => issuedInvoice(db, repair_id, act()));
};

const SAVE = `mutation ($input: AccountingInput!) { result: saveAccounting(input: $input) {
  ... on Accounting { accountant_email accounts { key number } } ... on Refusal { refused detail } } }`;
const save = async (facts: object, who = marc) =>
  (
    await ask<{ result: Record<string, unknown> }>(
      SAVE,
      { input: { closing_day: 5, year_month: 1, accountant_email: "", accounts: [], ...facts } },
      who,
    )
  ).result;

beforeAll(bill);

test("the authority stamps the end of the chain once; without an address no letter leaves", async () => {
  await night();
  await night();
  const last = await end();
  expect(await heads()).toMatchObject([
    { way: "timestamp", seq: last?.seq, hash: last?.hash, recipient: "2026-11-24T03:17:00.000Z" },
  ]);
  expect(authority.asked).toEqual([
    createHash("sha256")
      .update(last?.hash ?? "")
      .digest(),
  ]);
  expect(await letters()).toEqual([]);
});

test("the owner says who the accountant is, and then a letter leaves each day that something was written", async () => {
  expect(await save({ accountant_email: "a@b.fr" }, karim)).toMatchObject({
    refused: "not-allowed",
  });
  expect(await save({ accountant_email: "x" })).toMatchObject({ refused: "bad-input" });
  await save({ accountant_email: "compta@example.org" });
  await night();
  await night();
  const first = await end();
  await bill();
  await night();
  const second = await end();
  expect((await letters()).map(({ recipient }) => recipient)).toEqual([
    "compta@example.org",
    "compta@example.org",
  ]);
  const [one, two] = await letters();
  expect(one?.text).toContain(first?.hash);
  expect(two?.text).toContain(second?.hash);
});

test("an authority that is down leaves the letter, and stamps the night after", async () => {
  authority.answer("down");
  await bill();
  await night();
  const last = await end();
  const ofLast = async () => (await heads()).filter(({ seq }) => seq === last?.seq);
  expect((await ofLast()).map(({ way }) => way)).toEqual(["mail"]);
  authority.answer("granted");
  await night();
  const stamped = (await ofLast()).find(({ way }) => way === "timestamp");
  const token = await doors().database.withShop(garonneScope, (db) =>
    loadToken(db, stamped?.id ?? ""),
  );
  const digest = createHash("sha256")
    .update(last?.hash ?? "")
    .digest();
  expect(Buffer.from(token ?? "", "base64").includes(digest)).toBe(true);
});

test("the screen says what left and when; the token is given to any tool that verifies it", async () => {
  type Shown = {
    ledger_heads: { id: string; way: string; seq: number }[];
  };
  const query = "{ ledger_heads { id way seq } }";
  const { ledger_heads } = await ask<Shown>(query, {}, marc);
  expect(ledger_heads).toHaveLength(6);
  expect(ledger_heads[0]?.seq).toBe((await end())?.seq);
  await expect(ask(query, {}, karim)).rejects.toThrow(/comptabilité/);
  const token = (id = "", who = marc) =>
    send({ url: `/api/v1/shops/${GARONNE.id}/export/heads/${id}.tst` }, who);
  const stamped = ledger_heads.find(({ way }) => way === "timestamp");
  const answer = await token(stamped?.id);
  expect(answer.headers["content-type"]).toBe("application/timestamp-token");
  // A SEQUENCE of DER.
  expect(answer.rawPayload[0]).toBe(0x30);
  const mailed = ledger_heads.find(({ way }) => way === "mail");
  expect((await token(mailed?.id)).statusCode).toBe(404);
  expect((await token("none")).statusCode).toBe(404);
  expect((await token(stamped?.id, karim)).statusCode).toBe(403);
});

test("the screen and the verification say whether each token was verified, and by whose certificate", async () => {
  type Head = { way: string; verified: boolean | null; check_text: string | null };
  const read = async () =>
    (await ask<{ ledger_heads: Head[] }>("{ ledger_heads { way verified check_text } }", {}, marc))
      .ledger_heads;
  const verdict = async () =>
    (
      await ask<{ ledger_verdict: object }>(
        "{ ledger_verdict { stamps findings { word text } } }",
        {},
        marc,
      )
    ).ledger_verdict;
  for (const { way, verified, check_text } of await read())
    expect([verified, check_text]).toEqual(
      way === "mail"
        ? [null, null]
        : [true, "signature vérifiée (Horodatage d’essai), sans autorité choisie"],
    );
  const file = path.join(tmpdir(), `etabli-root-${process.pid}.pem`);
  writeFileSync(file, authority.root);
  Object.assign(doors().services.config, { TIMESTAMP_CA: file });
  expect(await verdict()).toMatchObject({
    stamps: expect.stringMatching(/^\d+ horodatages vérifiés$/),
    // The bills of this test were written without their copy beside the files.
    findings: [{ word: "no-anchor" }],
  });
  // A token of another end of the chain, written over the last one.
  await doors().database.asSuperuser(
    `set session_replication_role = replica; update app.ledger_head h set stamp = o.stamp from app.ledger_head o
     where h.way = 'timestamp' and o.way = 'timestamp' and o.seq < h.seq and h.seq = (select max(seq) from app.ledger_head where way = 'timestamp')`,
  );
  expect(await verdict()).toMatchObject({
    findings: [{ word: "no-anchor" }, { word: "stamp-worthless" }],
  });
  expect(await read()).toContainEqual(expect.objectContaining({ verified: false }));
});

test("a chain whose sent end was cut is found, though its copy beside the files was cut too", async () => {
  const { database, services } = doors();
  const last = await end();
  await database.asSuperuser(
    `set session_replication_role = replica; delete from app.ledger_entry where shop_id = '${GARONNE.id}' and seq = ${last?.seq}`,
  );
  const anchor = await readAnchor(services.config, GARONNE.id);
  const proof = { shop_id: GARONNE.id, key: services.ledgerKey, anchor };
  const { findings } = await database.withShop(garonneScope, (db) => verifyLedger(db, proof));
  expect(findings.map(({ word }) => word)).toContain("sent-head-gone");
});
