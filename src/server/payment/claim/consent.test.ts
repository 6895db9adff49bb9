/** The consent for a bonus: given and taken back behind the client's link, noted at the counter, asked for by e-mail. */
import { expect, test } from "vitest";
import { act, garonneScope, issuedInvoice, openRepair } from "../../../../test/shop/affairs.ts";
import { marc, nadia, openOffice } from "../../../../test/shop/colleagues.ts";
import { anotherVisitor } from "../../../../test/shop/doors.ts";
import {
  BONUS_CONSENT_VERSION,
  bonusConsentText,
} from "../../../domain/repair/bonus-consent/bonus-consent.ts";
import type { TrackingProps } from "../../../web/site/props.ts";
import { repairSite } from "../../repair/site.ts";
import { claimSite } from "./site.ts";

const NOW = "2026-11-23T11:00:00.000Z";
const { doors, ask } = openOffice(NOW, [repairSite, claimSite]);
const text = bonusConsentText("Atelier Garonne");

const decide = (sheetid: string, decision: string, headers: Record<string, string> = {}) =>
  doors().app.inject({
    method: "POST",
    url: `/suivi/${sheetid}/accord-bonus`,
    headers: { "content-type": "application/x-www-form-urlencoded", ...headers },
    payload: `decision=${decision}`,
    remoteAddress: anotherVisitor(),
  });
const shownOn = async (sheetid: string) =>
  (await doors().app.inject({ url: `/suivi/${sheetid}/state` })).json<TrackingProps>()
    .bonus_consent;
const journalOf = (repair_id: string) =>
  doors().database.asOwner(
    "select author, payload from app.repair_item where type = 'BonusAllowed' and repair_id = $1 order by id",
    [repair_id],
  );
async function billed() {
  const { database } = doors();
  const story = await openRepair(database);
  const invoice_id = await database.withShop(garonneScope, (db) =>
    issuedInvoice(db, story.repair_id, act()),
  );
  return { ...story, invoice_id };
}
type Claim = { consent_at: string | null; consent_from: string | null; missing: string[] };
const change = async (name: string, invoice_id: string, more = "", who = marc) =>
  (
    await ask<{ result: Claim & { refused?: string } }>(
      `mutation ($id: ID!) { result: ${name}(invoice_id: $id${more}) {
        ... on Claim { consent_at consent_from missing } ... on Refusal { refused } } }`,
      { id: invoice_id },
      who,
    )
  ).result;

test("it is asked where a bonus is deducted, kept with its words and their version, and taken back as easily", async () => {
  const { sheetid, repair_id, invoice_id } = await billed();
  expect(await shownOn(sheetid)).toEqual({ since: null, by: "client", text, is_final: false });
  const given = await decide(sheetid, "allow");
  expect([given.statusCode, given.headers.location]).toEqual([303, `/suivi/${sheetid}#bonus`]);
  expect(await shownOn(sheetid)).toEqual({ since: NOW, by: "client", text, is_final: false });
  const noted = await change("noteClaimConsent", invoice_id, ", allowed: true");
  expect(noted).toMatchObject({ consent_at: NOW, consent_from: "client" });
  expect(noted.missing).not.toContain("consent");
  await decide(sheetid, "withdraw");
  expect(await shownOn(sheetid)).toMatchObject({ since: null });
  const version = BONUS_CONSENT_VERSION;
  expect(await journalOf(repair_id)).toEqual([
    { author: "client", payload: { allowed: true, text, version } },
    { author: "client", payload: { allowed: false, text, version } },
  ]);
});

test("pressed twice at the same time it is written once", async () => {
  const { sheetid, repair_id } = await billed();
  await Promise.all([decide(sheetid, "allow"), decide(sheetid, "allow")]);
  expect(await journalOf(repair_id)).toHaveLength(1);
});

test("the desk notes one given at the counter, or that the client takes it back", async () => {
  const { sheetid, invoice_id } = await billed();
  expect(await change("noteClaimConsent", invoice_id, ", allowed: true")).toMatchObject({
    consent_at: NOW,
    consent_from: "shop",
  });
  expect(await shownOn(sheetid)).toMatchObject({ since: NOW, by: "shop" });
  expect(await change("noteClaimConsent", invoice_id, ", allowed: false")).toMatchObject({
    consent_at: null,
    consent_from: null,
  });
});

test("once the claim left it is final, behind the link and at the counter", async () => {
  const { sheetid, repair_id, invoice_id } = await billed();
  await decide(sheetid, "allow");
  await doors().database.asOwner(
    `insert into app.claim (shop_id, invoice_id, repair_id, state, sent_at, consent_at, consent_text)
     select shop_id, id, repair_id, 'sent', now(), now(), 'x' from app.invoice where id = $1`,
    [invoice_id],
  );
  expect((await decide(sheetid, "withdraw")).statusCode).toBe(303);
  expect(await shownOn(sheetid)).toMatchObject({ since: NOW, is_final: true });
  expect(await change("noteClaimConsent", invoice_id, ", allowed: false")).toEqual({
    refused: "claim-state",
  });
  expect(await journalOf(repair_id)).toHaveLength(1);
});

test("it is asked by an e-mail that leads to the page, and no more once it is given", async () => {
  const { sheetid, invoice_id } = await billed();
  await change("askClaimConsent", invoice_id);
  const letters = await doors().database.asOwner<{ text: string }>(
    "select text from app.message where template = 'bonus-consent'",
  );
  expect(letters).toHaveLength(1);
  expect(letters[0]?.text).toContain(`/suivi/${sheetid}#bonus`);
  expect(letters[0]?.text).toContain(text);
  await decide(sheetid, "allow");
  expect(await change("askClaimConsent", invoice_id)).toEqual({ refused: "claim-state" });
  await expect(change("askClaimConsent", invoice_id, "", nadia)).rejects.toThrow();
});

test("where nothing deducts a bonus it is not asked; another site and another word write nothing", async () => {
  const { sheetid, repair_id } = await openRepair(doors().database);
  expect(await shownOn(sheetid)).toBeNull();
  const forged = await decide(sheetid, "allow", { origin: "https://evil.example" });
  expect(forged.statusCode).toBe(403);
  expect((await decide(sheetid, "yes")).statusCode).toBe(404);
  expect((await decide("x".repeat(22), "allow")).statusCode).toBe(404);
  expect(await journalOf(repair_id)).toEqual([]);
});
