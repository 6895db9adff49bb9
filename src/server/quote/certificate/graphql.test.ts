/** « Attestation d’irréparabilité »: given on the sheet, opened by the client, taken back; over HTTP. */
import { randomUUID } from "node:crypto";
import { expect, test } from "vitest";
import { openRepair } from "../../../../test/shop/affairs.ts";
import { karim, marc, nadia, openOffice } from "../../../../test/shop/colleagues.ts";
import { anotherVisitor, instant } from "../../../../test/shop/doors.ts";
import { findSheet, loadTracking } from "../../repair/track.ts";
import { certificateRest } from "./rest.ts";

const NOW = "2026-11-23T11:00:00.000Z";
const { doors, ask, send } = openOffice(NOW, [certificateRest]);

type Certificate = { id: string; technician: string; refused?: string; detail?: object };
const FIELDS = "id reason fault note technician created_at withdrawn_at withdrawn_why";
const input = (repair_id: string, facts: object = {}) => ({
  id: randomUUID(),
  repair_id,
  reason: "parts",
  fault: "Carte de puissance brûlée",
  note: "Fabrication arrêtée en 2019",
  ...facts,
});
const certify = async (given: object, who = karim) =>
  (
    await ask<{ result: Certificate }>(
      `mutation ($input: CertificateInput!) { result: certifyIrreparable(input: $input) {
        ... on Certificate { ${FIELDS} } ... on Refusal { refused detail } } }`,
      { input: given },
      who,
    )
  ).result;
const withdraw = async (id: string, why = "Une pièce a été trouvée", who = karim) =>
  (
    await ask<{ result: Certificate }>(
      `mutation ($id: ID!, $why: String!) { result: withdrawCertificate(certificate_id: $id, why: $why) {
        ... on Certificate { ${FIELDS} } ... on Refusal { refused detail } } }`,
      { id, why },
      who,
    )
  ).result;
const sheetOf = async (id: string) =>
  (
    await ask<{ repair: { certificates: object[]; items: { type: string; payload: object }[] } }>(
      `query ($id: ID!) { repair(id: $id) { certificates { ${FIELDS} } items { type payload } } }`,
      { id },
    )
  ).repair;
const tracked = async (sheetid: string) => {
  const { database } = doors();
  const sheet = await findSheet(database, sheetid);
  if (!sheet) throw new Error("no sheet");
  const props = await database.withShop(sheet.scope, (db) => loadTracking(db, sheet, instant(NOW)));
  return props?.certificate;
};
const visit = (url: string) => doors().app.inject({ url, remoteAddress: anotherVisitor() });
const letterOf = async (repair_id: string) =>
  (
    await doors().database.asOwner<{ text: string }>(
      "select text from app.message where template = 'certificate-issued' and repair_id = $1",
      [repair_id],
    )
  ).map(({ text }) => text);

test("a technician certifies: the journal keeps the reason, and the document what was true that day", async () => {
  const { repair_id } = await openRepair(doors().database);
  const given = input(repair_id);
  const expected = {
    id: given.id,
    reason: "parts",
    fault: "Carte de puissance brûlée",
    technician: "Karim Benali",
    created_at: NOW,
    withdrawn_at: null,
  };
  expect(await certify(given)).toMatchObject(expected);
  expect(await certify(given)).toMatchObject(expected);
  const { certificates, items } = await sheetOf(repair_id);
  expect(certificates).toHaveLength(1);
  expect(items.filter(({ type }) => type === "DeviceCertified")).toMatchObject([
    { payload: { certificate_id: given.id, fault: "Carte de puissance brûlée" } },
  ]);
  const { statusCode, rawPayload, headers } = await send({
    url: `/app/document/certificate/${given.id}.pdf`,
  });
  expect([statusCode, rawPayload.subarray(0, 5).toString()]).toEqual([200, "%PDF-"]);
  expect(headers["content-disposition"]).toContain("Attestation-R");
});

test("the id of another repair's certificate makes none", async () => {
  const [first, other] = [await openRepair(doors().database), await openRepair(doors().database)];
  const given = input(first.repair_id);
  await certify(given);
  await expect(certify({ ...given, repair_id: other.repair_id })).rejects.toThrow(/n’existe pas/);
  expect((await sheetOf(other.repair_id)).certificates).toEqual([]);
});

test("of two people who certify at once one does, and a repair without a machine gets none", async () => {
  const { database } = doors();
  const { repair_id } = await openRepair(database);
  const both = await Promise.all([certify(input(repair_id)), certify(input(repair_id), marc)]);
  expect(new Set(both.map(({ refused }) => refused))).toEqual(
    new Set(["already-certified", undefined]),
  );
  const bare = await openRepair(database);
  await database.asOwner("update app.repair set appliance_id = null where id = $1", [
    bare.repair_id,
  ]);
  expect(await certify(input(bare.repair_id))).toMatchObject({ refused: "no-appliance" });
  expect(await certify(input(bare.repair_id, { fault: "" }))).toMatchObject({
    refused: "bad-input",
    detail: { fault: expect.stringMatching(/^Dites/) },
  });
});

test("the database itself lets one stand for a repair", async () => {
  const { repair_id } = await openRepair(doors().database);
  const { id } = await certify(input(repair_id));
  await expect(
    doors().database.asOwner(
      `insert into app.certificate (shop_id, id, repair_id, document, created_at)
       select shop_id, gen_random_uuid(), repair_id, document, created_at from app.certificate where id = $1`,
      [id],
    ),
  ).rejects.toThrow(/certificate_standing/);
});

test("the client is sent the link that names them; the tracking page opens a copy that does not", async () => {
  const { repair_id, sheetid } = await openRepair(doors().database);
  const { id } = await certify(input(repair_id));
  const pdf_url = `/suivi/${sheetid}/attestation/${id}.pdf`;
  expect(await tracked(sheetid)).toEqual({ at: NOW, pdf_url });
  const [text = ""] = await letterOf(repair_id);
  const own = /\/suivi\/\S+\.pdf\?cle=\S+/.exec(text)?.[0] ?? "";
  expect(own.startsWith(`${pdf_url}?cle=`)).toBe(true);
  const [copy, whole, wrong] = [
    await visit(pdf_url),
    await visit(own),
    await visit(`${pdf_url}?cle=${"x".repeat(43)}`),
  ];
  expect([copy, whole, wrong].map(({ statusCode }) => statusCode)).toEqual([200, 200, 200]);
  expect(wrong.rawPayload.equals(copy.rawPayload)).toBe(true);
  expect(whole.rawPayload.equals(copy.rawPayload)).toBe(false);
  expect(copy.headers["x-robots-tag"]).toBe("noindex");
});

test("a link opens the certificates of its own repair alone", async () => {
  const [ours, other] = [await openRepair(doors().database), await openRepair(doors().database)];
  const { id } = await certify(input(ours.repair_id));
  expect((await visit(`/suivi/${other.sheetid}/attestation/${id}.pdf`)).statusCode).toBe(404);
  expect((await visit(`/suivi/${"A".repeat(22)}/attestation/${id}.pdf`)).statusCode).toBe(404);
});

test("taken back once and with its reason, it leaves the client's page; another may be given", async () => {
  const { repair_id, sheetid } = await openRepair(doors().database);
  const { id } = await certify(input(repair_id));
  expect(await withdraw(id, " ")).toMatchObject({ refused: "bad-input" });
  const both = await Promise.all([withdraw(id), withdraw(id)]);
  expect(new Set(both.map(({ refused }) => refused))).toEqual(
    new Set(["already-withdrawn", undefined]),
  );
  expect(await tracked(sheetid)).toBeNull();
  expect((await visit(`/suivi/${sheetid}/attestation/${id}.pdf`)).statusCode).toBe(404);
  expect((await send({ url: `/app/document/certificate/${id}.pdf` })).statusCode).toBe(200);
  const { items } = await sheetOf(repair_id);
  expect(items.at(-1)).toEqual({
    type: "CertificateWithdrawn",
    payload: { certificate_id: id, why: "Une pièce a été trouvée" },
  });
  expect(await certify(input(repair_id, { reason: "cost" }))).toMatchObject({ reason: "cost" });
});

test("another shop certifies, reads and takes back nothing", async () => {
  const { repair_id } = await openRepair(doors().database);
  await expect(certify(input(repair_id), nadia)).rejects.toThrow();
  const { id } = await certify(input(repair_id));
  await expect(withdraw(id, "Non", nadia)).rejects.toThrow();
  expect((await send({ url: `/app/document/certificate/${id}.pdf` }, nadia)).statusCode).toBe(404);
});

test("what was certified stays as it was, whatever the sheet becomes", async () => {
  const { database } = doors();
  const { repair_id, client_id } = await openRepair(database);
  const { id } = await certify(input(repair_id));
  await database.asOwner("update app.appliance set serial = 'X' where client_id = $1", [client_id]);
  await database.asOwner("update app.client set lastname = 'AUTRE' where id = $1", [client_id]);
  const [stored] = await database.asOwner<{ serial: string; name: string }>(
    `select document -> 'appliance' ->> 'serial' as serial, document -> 'client' ->> 'name' as name
     from app.certificate where id = $1`,
    [id],
  );
  expect(stored).toEqual({ serial: "BR-4471-9920", name: "Hélène VIDAL" });
});

test("a client without e-mail gets the link by SMS", async () => {
  const { database } = doors();
  const { repair_id, client_id, sheetid } = await openRepair(database);
  await database.asOwner("update app.client set email = '' where id = $1", [client_id]);
  const { id } = await certify(input(repair_id));
  const [sms = ""] = await letterOf(repair_id);
  expect(sms).toMatch(/^Atelier Garonne : Votre attestation/);
  expect(sms).toContain(`/suivi/${sheetid}/attestation/${id}.pdf?cle=`);
});

test("the database takes none back without a reason", async () => {
  const { repair_id } = await openRepair(doors().database);
  const { id } = await certify(input(repair_id));
  await expect(
    doors().database.asOwner("update app.certificate set withdrawn_at = now() where id = $1", [id]),
  ).rejects.toThrow(/certificate_withdrawn/);
});

test.each(["cle=", "cle=a&cle=b", "cle[x]=1", "autre=1"])(
  "an address that ends in « %s » opens the copy, never an error",
  async (query) => {
    const { repair_id, sheetid } = await openRepair(doors().database);
    const { id } = await certify(input(repair_id));
    const pdf_url = `/suivi/${sheetid}/attestation/${id}.pdf`;
    const [copy, spoiled] = [await visit(pdf_url), await visit(`${pdf_url}?${query}`)];
    expect([spoiled.statusCode, spoiled.rawPayload.equals(copy.rawPayload)]).toEqual([200, true]);
  },
);
