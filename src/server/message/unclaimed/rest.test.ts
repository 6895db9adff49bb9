/** The file for the judge, over HTTP; and what the sheet reads of the reminders. */
import { expect, test } from "vitest";
import { garonneScope, issuedInvoice, NOON, act } from "../../../../test/shop/affairs.ts";
import { nadia, openOffice } from "../../../../test/shop/colleagues.ts";
import { deviceReadySince, handOverDevice } from "../../../../test/shop/deposits.ts";
import { instant } from "../../../../test/shop/doors.ts";
import { mintScope } from "../../platform/database/scope.ts";
import { prepareCourtFile } from "./prepare.ts";
import { remindUnclaimed } from "./remind.ts";
import { unclaimedRest } from "./rest.ts";

const NOW = "2028-01-10T11:00:00.000Z";
const office = openOffice(NOW, [unclaimedRest]);
const { doors, send, ask } = office;
const urlOf = (intake_id: string) => `/app/document/court-file/${intake_id}.pdf`;
const old = { received_at: "2026-12-01T09:00:00Z", ready_at: "2027-01-05T09:00:00Z" };

test("after a year the shop prints its file for the judge", async () => {
  const { intake_id } = await deviceReadySince(office, old);
  const { statusCode, headers, rawPayload } = await send({ url: urlOf(intake_id) });
  expect([statusCode, rawPayload.subarray(0, 5).toString()]).toEqual([200, "%PDF-"]);
  expect(headers["content-disposition"]).toContain("Dossier-juge-R");
});

test("not a day before, not for what the shop works on or gave back, and not for another shop", async () => {
  const early = await deviceReadySince(office, { ...old, ready_at: "2027-01-10T09:00:00Z" });
  const working = await deviceReadySince(office, { ...old, status: "En essai" });
  const given = await deviceReadySince(office, old);
  await handOverDevice(office, given.intake_id);
  const theirs = await deviceReadySince(office, old);
  const statuses = await Promise.all([
    send({ url: urlOf(early.intake_id) }),
    send({ url: urlOf(working.intake_id) }),
    send({ url: urlOf(given.intake_id) }),
    send({ url: urlOf(theirs.intake_id) }, nadia),
    send({ url: urlOf(theirs.repair_id) }),
    doors().app.inject({ url: urlOf(theirs.intake_id) }),
  ]);
  expect(statuses.map(({ statusCode }) => statusCode)).toEqual([404, 404, 404, 404, 404, 302]);
});

test("it names the owner, the place of the deposit and the price, and only letters that left", async () => {
  const { database } = doors();
  const { intake_id, repair_id } = await deviceReadySince(office, old);
  await database.withShop(garonneScope, (db) => issuedInvoice(db, repair_id, act(NOON)));
  const letter = (status: string, transport: string | null, sent_at: string | null) =>
    database.asOwner(
      `insert into app.message (shop_id, repair_id, template, recipient, subject, text, status, transport, sent_at)
       values ($1, $2, 'device-unclaimed', 'helene.vidal@example.org', $3, '', $3, $4, $5)`,
      [garonneScope.shop_id, repair_id, status, transport, sent_at],
    );
  await letter("sent", "smtp", "2027-01-12T07:00:00Z");
  await letter("sent", "outbox", "2027-02-04T07:00:00Z");
  await letter("failed", null, null);
  const file = await database.withShop(garonneScope, (db) =>
    prepareCourtFile(db, intake_id, instant(NOW)),
  );
  expect(file).toMatchObject({
    parties: { client: { name: "Hélène VIDAL" } },
    receipt: { condition: "Rayures", accessories: ["Housse"] },
    received_at: "2026-12-01T09:00:00.000Z",
    claim: { total: 19_000 },
    notices: [{ sent_at: "2027-01-12T07:00:00.000Z" }],
  });
});

test("the sheet reads each reminder since the appliance is ready, and how it went", async () => {
  const { database } = doors();
  const { repair_id } = await deviceReadySince(office, {
    received_at: "2027-12-20T09:00:00Z",
    ready_at: "2028-01-03T09:00:00Z",
  });
  const reminders = async () =>
    (
      await ask<{ repair: { intakes: { unclaimed: { reminders: object[] } }[] } }>(
        "query ($id: ID!) { repair(id: $id) { intakes { unclaimed { reminders { created_at way status failure } } } } }",
        { id: repair_id },
      )
    ).repair.intakes[0]?.unclaimed.reminders;
  expect(await reminders()).toEqual([]);
  const scope = mintScope(garonneScope.shop_id, { kind: "system" });
  await remindUnclaimed({ database, scope, at: instant(NOW), origin: "https://etabli.example" });
  expect(await reminders()).toEqual([
    { created_at: NOW, way: "email", status: "queued", failure: "" },
  ]);
  await database.asOwner(
    "update app.message set status = 'failed', last_error = '550 5.1.1 user unknown' where repair_id = $1 and template = 'device-unclaimed'",
    [repair_id],
  );
  expect(await reminders()).toMatchObject([
    { status: "failed", failure: expect.stringContaining("l’adresse n’existe pas") },
  ]);
});
