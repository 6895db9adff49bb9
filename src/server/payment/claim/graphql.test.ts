/** The claim of a bonus, from the invoice to the money: over HTTP, with the imitated eco-organisation. */
import { randomUUID } from "node:crypto";
import { expect, test } from "vitest";
import { issueInvoice } from "../../invoice/issue.ts";
import {
  acceptedQuote,
  garonneScope,
  issuedInvoice,
  LEDGER_KEY,
  openRepair,
} from "../../../../test/shop/affairs.ts";
import { nadia, openOffice, sylvie } from "../../../../test/shop/colleagues.ts";
import { GARONNE } from "../../../../test/shop/garonne.ts";
import { imitateService } from "../../../../test/service.ts";
import type { ClaimService } from "../../../domain/payment/claim/answer.ts";
import { addDays, type Instant, type LocalDate } from "../../../domain/time.ts";
import { saveFile } from "../../file/store.ts";
import { placeOf } from "../../platform/storage.ts";
import { keepPaper } from "../../quote/paper/keep.ts";
import { followClaims, sendClaims } from "./jobs.ts";
import { claimRest } from "./rest.ts";
import { simulateClaims } from "./simulate.ts";
import { createClaimService } from "./submit.ts";

const NOW = "2026-11-23T11:00:00.000Z" as Instant;
const { doors, ask, send } = openOffice(NOW, [claimRest]);

const PARTS =
  "invoice_id amount owed state missing reason deadline consent_at consent_text events { state detail }";
type Claim = {
  invoice_id: string;
  amount: number;
  state: string;
  missing: string[];
  owed: number;
  events: { state: string; detail: string }[];
  refused?: string;
  detail?: unknown;
};
const act = async (name: string, invoice_id: string, more = "", who = sylvie) =>
  (
    await ask<{ result: Claim }>(
      `mutation ($id: ID!) { result: ${name}(invoice_id: $id${more}) { ... on Claim { ${PARTS} } ... on Refusal { refused detail } } }`,
      { id: invoice_id },
      who,
    )
  ).result;
type Board = {
  claim_board: { counts: { state: string; count: number; amount: number }[]; claims: Claim[] };
};
const board = async (who = sylvie) =>
  (
    await ask<Board>(
      `{ claim_board { counts { state count amount } claims { ${PARTS} } } }`,
      {},
      who,
    )
  ).claim_board;
const claimOf = async (id: string) =>
  (await board()).claims.find(({ invoice_id }) => invoice_id === id);

/** An invoice of 240 € with 50 € of bonus, its PDF kept; the machine's photos too, when asked. */
async function billed(photos: readonly ("plaque" | "panne")[]): Promise<string> {
  const { database, services } = doors();
  const { repair_id } = await openRepair(database);
  await database.asOwner("update app.repair set description = 'Ne vidange plus' where id = $1", [
    repair_id,
  ]);
  const place = placeOf(services.config, GARONNE.id);
  const chained = { ...act0, at: NOW };
  const id = await database.withShop(garonneScope, async (db) => {
    for (const tag of photos)
      await saveFile(db, place, {
        id: randomUUID(),
        filename: `${tag}.jpg`,
        mimetype: "image/jpeg",
        tags: ["photo", tag],
        recipientType: "repair",
        recipientID: repair_id,
        shared: false,
        created_by: null,
        created_at: NOW,
        bytes: Buffer.from(tag),
      });
    return issuedInvoice(db, repair_id, chained);
  });
  const paper = {
    kind: "invoice",
    ref_id: id,
    version: 1,
    reference: "F",
    handed_at: NOW,
  } as const;
  await keepPaper(services, { scope: garonneScope, paper, draw: async () => Buffer.from("%PDF-") });
  return id;
}

const act0 = {
  author: { kind: "shop", account_id: null },
  origin: "https://etabli.test",
  ledgerKey: LEDGER_KEY,
} as const;
const later = (days: number): Instant =>
  `${addDays("2026-11-23" as LocalDate, days)}T12:00:00.000Z` as Instant;
const jobsAt = (at: Instant, claims: ClaimService | null = simulateClaims(() => at)) => {
  const { services, database } = doors();
  return {
    ...services,
    database,
    clock: () => at,
    claims,
    log: {
      error: (fault: unknown) => {
        throw fault;
      },
    },
  };
};
const carry = (invoice_id: string, sending = 1, at = NOW, claims?: ClaimService) =>
  sendClaims(jobsAt(at, claims))({ shop_id: GARONNE.id, invoice_id, sending }, never);
const follow = (at: Instant, claims?: ClaimService) => followClaims(jobsAt(at, claims))({}, never);
const never = { signal: new AbortController().signal } as never;
const model = (name: string, invoice_id: string) =>
  doors().database.asOwner(
    `update app.appliance a set model = $1 from app.repair r join app.invoice i on i.repair_id = r.id where i.id = $2 and a.id = r.appliance_id`,
    [name, invoice_id],
  );

test("a shop that gives up says why, and no longer counts on the money; another shop sees nothing", async () => {
  const id = await billed(["plaque"]);
  expect(await act("noteClaimOutcome", id, `, state: "abandoned", why: " "`)).toMatchObject({
    refused: "bad-input",
  });
  expect(await act("noteClaimOutcome", id, `, state: "rejected", why: "Courrier"`)).toMatchObject({
    refused: "claim-state",
  });
  expect(
    await act("noteClaimOutcome", id, `, state: "abandoned", why: "Délai dépassé"`),
  ).toMatchObject({ state: "abandoned", reason: "Délai dépassé" });
  const { counts } = await board();
  expect(counts.find(({ state }) => state === "abandoned")).toEqual({
    state: "abandoned",
    count: 1,
    amount: 5_000,
  });
  expect((await board(nadia)).claims).toEqual([]);
  await expect(act("noteClaimConsent", id, ", allowed: true", nadia)).rejects.toThrow();
  const list = await send({ url: `/api/v1/shops/${GARONNE.id}/export/claims.csv` }, sylvie);
  expect(list.statusCode).toBe(403);
});

test("the service of an eco-organisation is spoken to as its portal asks, and its failures are tried again", async () => {
  const id = await billed(["plaque", "panne"]);
  await act("noteClaimConsent", id, ", allowed: true");
  await act("sendClaim", id);
  let isDown = true;
  const service = await imitateService(({ url }, response) => {
    response.statusCode = isDown ? 503 : 200;
    const status = { Status: "Rejected", Reason: "Doublon" };
    response.end(JSON.stringify(url.endsWith("claimstatus") ? status : { ClaimId: "C-1" }));
  });
  const claims = createClaimService(
    { CLAIMS_URL: `${service.url}/api/`, CLAIMS_KEY: "k" },
    { isDemonstration: false, clock: () => NOW },
  );
  if (!claims) throw new Error("no service");
  await expect(carry(id, 1, NOW, claims)).rejects.toThrow("503");
  isDown = false;
  await carry(id, 1, NOW, claims);
  const [, create, submit] = service.asked;
  expect([create?.url, submit?.url]).toEqual(["/api/CreateClaim", "/api/submitclaim"]);
  expect(JSON.parse(create?.body ?? "")).toMatchObject({
    TotalAmountInclVAT: 240,
    SupportAmount: 50,
    Consumer: { ConsentDate: NOW },
    Files: [
      { Kind: "invoice", Content: Buffer.from("%PDF-").toString("base64") },
      { Kind: "plate", FileName: "plaque.jpg" },
      { Kind: "appliance", FileName: "panne.jpg" },
    ],
  });
  await follow(later(1), claims);
  expect(await claimOf(id)).toMatchObject({ state: "rejected", reason: "Doublon" });
  service.close();
});

test("without a service the shop uses the portal itself: nothing leaves, and it notes the answers", async () => {
  expect(createClaimService({}, { isDemonstration: false, clock: () => NOW })).toBeNull();
  const id = await billed(["plaque", "panne"]);
  await act("noteClaimConsent", id, ", allowed: true");
  await act("sendClaim", id);
  await sendClaims(jobsAt(NOW, null))({ shop_id: GARONNE.id, invoice_id: id, sending: 1 }, never);
  await followClaims(jobsAt(NOW, null))({}, never);
  expect(
    await act("noteClaimOutcome", id, `, state: "rejected", why: "Photo floue"`),
  ).toMatchObject({ state: "rejected", events: [{ state: "sent" }, { detail: "Photo floue" }] });
});

test("the day of the invoice decides: a label that ended since the quote gives no bonus", async () => {
  const { database } = doors();
  const { repair_id } = await openRepair(database);
  const chained = { ...act0, at: NOW };
  const quote_id = await database.withShop(garonneScope, (db) => acceptedQuote(db, repair_id, NOW));
  const until = (day: string) =>
    database.asOwner(
      `update app.shop set label = label || jsonb_build_object('valid_until', $1::text) where id = $2`,
      [day, GARONNE.id],
    );
  const issue = () =>
    database.withShop(garonneScope, (db) => issueInvoice(db, { quote_id }, chained));
  await until("2026-11-22");
  expect(await issue()).toEqual({ refused: "bonus-no-label" });
  await until("2027-05-31");
  expect(await issue()).toEqual(expect.any(String));
});

test("the database itself sends no claim without the client's consent", async () => {
  const id = await billed([]);
  await expect(
    doors().database.asOwner(
      `insert into app.claim (shop_id, invoice_id, repair_id, state, sent_at)
       select shop_id, id, repair_id, 'sent', now() from app.invoice where id = $1`,
      [id],
    ),
  ).rejects.toThrow(/claim_sent_with_consent/);
});

// The last one: its payment comes in a month later, and nothing is sealed before it afterwards.
test("a claim says what it lacks, leaves whole, is rejected, corrected, sent again, accepted and repaid", async () => {
  const id = await billed([]);
  expect(await claimOf(id)).toMatchObject({
    state: "open",
    amount: 5_000,
    deadline: "2027-01-22",
    missing: expect.arrayContaining(["consent", "plate_photo", "appliance_photo"]),
  });
  expect(await act("sendClaim", id)).toMatchObject({ refused: "claim-incomplete" });

  const whole = await billed(["plaque", "panne"]);
  const agreed = await act("noteClaimConsent", whole, ", allowed: true");
  expect(agreed).toMatchObject({ consent_at: NOW, missing: [] });
  expect(await act("sendClaim", whole)).toMatchObject({
    state: "sent",
    events: [{ state: "sent" }],
  });
  expect(await act("sendClaim", whole)).toMatchObject({ refused: "claim-state" });
  await model("", whole);
  await carry(whole);
  await carry(whole);
  await follow(NOW);
  expect(await claimOf(whole)).toMatchObject({ state: "sent" });
  await follow(later(2));
  expect(await claimOf(whole)).toMatchObject({
    state: "rejected",
    reason: "Le modèle de l’appareil n’est pas indiqué.",
  });

  await model("WAC 8", whole);
  expect(await act("sendClaim", whole)).toMatchObject({ state: "sent", reason: "" });
  await carry(whole, 1, later(2));
  await follow(later(4));
  expect(await claimOf(whole)).toMatchObject({ state: "sent" });
  await carry(whole, 2, later(2));
  await follow(later(4));
  expect(await claimOf(whole)).toMatchObject({ state: "complete" });
  await follow(later(30));
  await follow(later(31));
  expect(await claimOf(whole)).toMatchObject({ state: "repaid", owed: 0 });
  const paid = await doors().database.asOwner(
    "select payer, amount::int, received_on::text, method from app.payment where invoice_id = $1",
    [whole],
  );
  expect(paid).toEqual([
    { payer: "eco-organisation", amount: 5_000, received_on: "2026-12-02", method: "transfer" },
  ]);
  expect((await claimOf(whole))?.events.map(({ state }) => state)).toEqual(
    "sent rejected sent complete repaid".split(" "),
  );
});
