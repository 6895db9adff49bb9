/** The consent for photos: given and taken back behind the link, with its words and its date. */
import { expect, test } from "vitest";
import { openRepair } from "../../../../test/shop/affairs.ts";
import { anotherVisitor, openDoors } from "../../../../test/shop/doors.ts";
import { PHOTO_CONSENT } from "../../../domain/repair/photo-consent/photo-consent.ts";
import type { TrackingProps } from "../../../web/site/props.ts";
import { repairSite } from "../site.ts";
import { photoConsentSite } from "./site.ts";

const NOW = "2026-11-23T11:00:00.000Z";
const doors = openDoors(NOW, [repairSite, photoConsentSite]);

const decide = (sheetid: string, decision: string, headers: Record<string, string> = {}) =>
  doors().app.inject({
    method: "POST",
    url: `/suivi/${sheetid}/accord-photos`,
    headers: { "content-type": "application/x-www-form-urlencoded", ...headers },
    payload: `decision=${decision}`,
    remoteAddress: anotherVisitor(),
  });
const consentOn = async (sheetid: string) =>
  (await doors().app.inject({ url: `/suivi/${sheetid}/state` })).json<TrackingProps>()
    .photo_consent;
const journalOf = (repair_id: string) =>
  doors().database.asOwner(
    "select author, payload from app.repair_item where type = 'PhotosAllowed' and repair_id = $1 order by id",
    [repair_id],
  );

test("it is kept with its words and its date, taken back as easily, and each is in the journal", async () => {
  const { sheetid, repair_id } = await openRepair(doors().database);
  expect(await consentOn(sheetid)).toMatchObject({ since: null });
  const given = await decide(sheetid, "allow");
  expect([given.statusCode, given.headers.location]).toEqual([303, `/suivi/${sheetid}#photos`]);
  expect(await consentOn(sheetid)).toEqual({ since: NOW, text: PHOTO_CONSENT });
  await decide(sheetid, "withdraw");
  expect(await consentOn(sheetid)).toMatchObject({ since: null });
  expect(await journalOf(repair_id)).toEqual([
    { author: "client", payload: { allowed: true, text: PHOTO_CONSENT } },
    { author: "client", payload: { allowed: false, text: PHOTO_CONSENT } },
  ]);
});

test("pressed twice at the same time it is written once", async () => {
  const { sheetid, repair_id } = await openRepair(doors().database);
  await Promise.all([decide(sheetid, "allow"), decide(sheetid, "allow")]);
  expect(await journalOf(repair_id)).toHaveLength(1);
});

test("another site, another word and a link of no repair write nothing", async () => {
  const { sheetid, repair_id } = await openRepair(doors().database);
  const forged = await decide(sheetid, "allow", { origin: "https://evil.example" });
  expect(forged.statusCode).toBe(403);
  expect((await decide(sheetid, "yes")).statusCode).toBe(404);
  expect((await decide("x".repeat(22), "allow")).statusCode).toBe(404);
  expect(await journalOf(repair_id)).toEqual([]);
});
