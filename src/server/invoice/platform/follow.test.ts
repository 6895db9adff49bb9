/** What the platform has new is read whole and once: page after page, whatever fails in the middle. */
import { beforeAll, describe, expect, test, vi } from "vitest";
import { garonneScope } from "../../../../test/shop/affairs.ts";
import { nadia } from "../../../../test/shop/colleagues.ts";
import { GARONNE, LOIRE, NADIA } from "../../../../test/shop/garonne.ts";
import { ublInvoice } from "../../../../test/shop/supplier/invoices.ts";
import { openPlatform } from "../../../../test/shop/supplier/platform.ts";
import { cdarXml } from "../../../domain/invoice/platform/cdar.ts";
import { addMinutes, parseLocalDate } from "../../../domain/time.ts";
import { mintScope } from "../../platform/database/scope.ts";
import { openFlows, sendFlow } from "../../platform/flows/client.ts";
import { quietLog } from "../../platform/log.ts";
import { followPlatforms } from "./jobs.ts";

const story = openPlatform("2026-11-23T11:00:00.000Z");
const { simulator, connect, billed, sendDue, follow, now, wait, row, doors, means } = story;
const loireScope = mintScope(LOIRE.id, { kind: "user", id: NADIA.id, role: "OWNER" });

const DAY = parseLocalDate("2026-11-23");
if (!DAY) throw new Error("no day");

/** A message of the lifecycle about an invoice of ours. */
const message = (reference: string, code: number, facts: { minutes?: number; id?: string } = {}) =>
  Buffer.from(
    cdarXml({
      reference,
      code,
      reason_code: "",
      message_id: facts.id ?? `${reference} ${code}`,
      kind: 380,
      issued_on: DAY,
      reason: "",
      at: addMinutes(now(), facts.minutes ?? 5),
      seller: { siren: "732829320", name: "Garonne" },
      buyer: { siren: "552100554", name: "Client" },
    }),
  );
const say = (bytes: Buffer) =>
  simulator().deliver({ type: "CustomerInvoiceLC", syntax: "CDAR", bytes });
const supply = (reference: string, facts: { at?: string } = {}) =>
  simulator().deliver({
    type: "SupplierInvoice",
    syntax: "UBL",
    bytes: Buffer.from(ublInvoice({ reference })),
    ...facts,
  });
const connection = () =>
  row("select failure, followed_until from app.platform_connection where shop_id = $1", [
    garonneScope.shop_id,
  ]);
const references = async (like: string) =>
  (
    await doors().database.asOwner<{ reference: string }>(
      "select reference from app.supplier_invoice where reference like $1 order by reference",
      [like],
    )
  ).map(({ reference }) => reference);
const codesOf = async (invoice_id: string) =>
  (
    await doors().database.asOwner<{ code: number }>(
      "select code from app.invoice_status where invoice_id = $1 order by code",
      [invoice_id],
    )
  ).map(({ code }) => code);

let ours: { id: string; reference: string };
beforeAll(async () => {
  await connect();
  ours = await billed();
  await sendDue();
  await follow();
}, 60_000);

test("two hundred and thirty novelties are read to the last, beside those that cannot be", async () => {
  const unreadable = [
    "<Rapport/>",
    "%PDF-1.7",
    "",
    '<!DOCTYPE a [<!ENTITY x "y">]><Invoice>&x;</Invoice>',
  ];
  for (let index = 0; index < 230; index += 1) {
    const bytes = unreadable[index % 40];
    if (bytes === undefined) supply(`LOT-${String(index).padStart(3, "0")}`);
    else simulator().deliver({ type: "SupplierInvoice", syntax: "UBL", bytes: Buffer.from(bytes) });
  }
  await follow();
  const lot = await references("LOT-%");
  expect(lot).toHaveLength(230 - 6 * unreadable.length);
  expect(lot.at(-1)).toBe("LOT-229");
  expect(await connection()).toMatchObject({ failure: "unreadable" });
  await follow();
  expect(await references("LOT-%")).toEqual(lot);
  expect(await connection()).toMatchObject({ failure: "" });
}, 60_000);

test("those of one instant are not lost at the end of a page", async () => {
  const first = addMinutes(now(), 30);
  const second = addMinutes(now(), 31);
  for (let index = 0; index < 95; index += 1) supply(`TOT-${100 + index}`, { at: first });
  for (let index = 0; index < 40; index += 1) supply(`TARD-${100 + index}`, { at: second });
  await follow();
  expect((await references("TOT-%")).length).toBe(95);
  expect((await references("TARD-%")).length).toBe(40);
  wait(60);
}, 60_000);

describe("what cannot be had", () => {
  test.each([503, 429, 401])(
    "since the platform answers %d is asked for again, and nothing of it is lost",
    async (status) => {
      const reference = `PANNE-${status}`;
      supply(`${reference}-1`);
      supply(`${reference}-2`);
      const { followed_until } = await connection();
      simulator().fail(status, 1, "/v1/flows/search");
      await follow();
      expect(await connection()).toEqual({ failure: "refused", followed_until });
      await follow();
      expect(await references(`${reference}%`)).toEqual([`${reference}-1`, `${reference}-2`]);
      expect(await connection()).toMatchObject({ failure: "" });
    },
  );

  test.each([500, 401, 429])(
    "in the middle (%d): what came before is kept, and the reading begins again there",
    async (status) => {
      const reference = `FICHIER-${status}`;
      const [, failing] = [1, 2, 3].map((place) => supply(`${reference}-${place}`));
      simulator().fail(status, 1, `/v1/flows/${failing}`);
      const before = await connection();
      await follow();
      expect(await references(`${reference}%`)).toEqual([`${reference}-1`]);
      const between = await connection();
      expect(between).toMatchObject({ failure: "refused" });
      expect(between["followed_until"]).not.toEqual(before["followed_until"]);
      await follow();
      expect(await references(`${reference}%`)).toHaveLength(3);
      expect(await connection()).toMatchObject({ failure: "" });
    },
  );

  test("any more is said once, and passed over", async () => {
    simulator().forget(supply("PARTI-1"));
    supply("PARTI-2");
    await follow();
    expect(await references("PARTI-%")).toEqual(["PARTI-2"]);
    expect(await connection()).toMatchObject({ failure: "unreadable" });
    await follow();
    expect(await connection()).toMatchObject({ failure: "" });
  });
});

test("a date that no column holds does not hold up what comes after it", async () => {
  const strange = message(ours.reference, 206)
    .toString()
    .replaceAll(/2026\d{10}/g, "00000101000000");
  say(Buffer.from(strange));
  supply("APRES-1");
  await follow();
  expect(await references("APRES-%")).toEqual(["APRES-1"]);
  expect(await codesOf(ours.id)).not.toContain(206);
});

describe("what is said of an invoice", () => {
  test("by two processes that read at once is kept once", async () => {
    say(message(ours.reference, 203));
    say(message(ours.reference, 203));
    say(message(ours.reference, 205, { minutes: 6 }));
    await Promise.all([follow(), follow()]);
    expect(await codesOf(ours.id)).toEqual([200, 203, 205]);
  });

  test.each([
    ["of an invoice of another shop", () => message("F1999-00001", 210)],
    ["under a code of no invoice", () => message(ours.reference, 12)],
    ["in a file that is no message", () => Buffer.from("<Autre/>")],
    ["in a file that is no XML", () => Buffer.from("%PDF-1.7")],
  ])("%s changes nothing", async (_, bytes) => {
    const before = await codesOf(ours.id);
    say(bytes());
    await follow();
    expect(await codesOf(ours.id)).toEqual(before);
  });

  test("by the platform of another shop, under our number, is not ours", async () => {
    expect(await connect({}, nadia)).toMatchObject({ platform_id: "0042" });
    await doors().database.asOwner(
      "update app.platform_connection set followed_until = $2 where shop_id = $1",
      [LOIRE.id, now()],
    );
    say(message(ours.reference, 212, { id: "voisin", minutes: 9 }));
    const before = await codesOf(ours.id);
    await follow(loireScope);
    expect(await codesOf(ours.id)).toEqual(before);
    await follow();
    expect(await codesOf(ours.id)).toContain(212);
  });
});

test("a verdict on what we never sent, or under a strange number, changes nothing", async () => {
  const session = await openFlows({
    url: simulator().url,
    login: "etabli",
    secret: "simulateur",
    isLocalAllowed: true,
  });
  if ("failure" in session) throw new Error(session.failure);
  for (const tracking_id of ["pas-un-identifiant", "01990000-0000-7000-8000-00000000dead"])
    await sendFlow(session.value, {
      tracking_id,
      name: "autre.pdf",
      syntax: "Factur-X",
      type: "CustomerInvoice",
      mime: "application/pdf",
      bytes: Buffer.from("%PDF-"),
      sha256: "00",
    });
  const count = () => row("select count(*)::int as n from app.invoice_status");
  const before = await count();
  await follow();
  expect(await count()).toEqual(before);
});

test("a shop whose platform is away does not keep the others from being read", async () => {
  await doors().database.asOwner(
    "update app.platform_connection set url = 'http://127.0.0.1:1' where shop_id = $1",
    [LOIRE.id],
  );
  supply("SUITE-1");
  const task = followPlatforms({ ...means(), database: doors().database, log: quietLog });
  await task({}, { attempt: 1, max_attempts: 1 });
  expect(await references("SUITE-%")).toEqual(["SUITE-1"]);
  const theirs = await row("select failure from app.platform_connection where shop_id = $1", [
    LOIRE.id,
  ]);
  expect(theirs).toEqual({ failure: "unreachable" });
});

test("the task enters the connected shops that are not closed, and no other", async () => {
  const { database } = doors();
  const connected = async () => {
    const withShop = vi.spyOn(database, "withShop");
    await followPlatforms({ ...means(), database, log: quietLog })(
      {},
      { attempt: 1, max_attempts: 1 },
    );
    const shops = withShop.mock.calls.map(([scope]) => scope.shop_id);
    withShop.mockRestore();
    return [...new Set(shops)];
  };
  const both = [GARONNE.id, LOIRE.id].toSorted();
  expect(await connected()).toEqual(both);
  await database.asOwner("update app.shop set status = 'CLOSED' where id = $1", [LOIRE.id]);
  expect(await connected()).toEqual([GARONNE.id]);
  await database.asOwner("update app.shop set status = 'ACTIVE' where id = $1", [LOIRE.id]);
  await database.asOwner("delete from app.platform_connection where shop_id = $1", [GARONNE.id]);
  expect(await connected()).toEqual([LOIRE.id]);
});
