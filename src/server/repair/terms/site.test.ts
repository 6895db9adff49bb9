/** The terms that a booking accepts are kept with it: the text once, and what it says that day for ever. */
import { expect, test } from "vitest";
import { openDoors, anotherVisitor } from "../../../../test/shop/doors.ts";
import { garonneScope } from "../../../../test/shop/affairs.ts";
import { GARONNE } from "../../../../test/shop/garonne.ts";
import { AT_HOME, book, bookingOf, firstSlot } from "../../../../test/shop/visitor.ts";
import type { PageProps } from "../../../web/site/props.ts";
import { agendaRest } from "../../agenda/slots/rest.ts";
import { findClientRows } from "../../client/copy/find.ts";
import { repairSite } from "../site.ts";
import { bookingRest } from "../../booking/rest.ts";

const doors = openDoors("2026-11-23T06:00:00.000Z", [agendaRest, bookingRest, repairSite]);

const write = (cgv: string) =>
  doors().database.asOwner("update app.shop set cgv = $1 where id = $2", [cgv, GARONNE.id]);
async function booked(phone: string): Promise<{ sheetid: string; repair_id: string }> {
  const slot = await firstSlot(doors(), { ...AT_HOME });
  const payload = bookingOf({ slot, client: { lastname: "Accord", email: "", phone } });
  const answer = await book(doors(), payload);
  expect(answer.statusCode).toBe(201);
  return { sheetid: answer.json().sheetid, repair_id: payload.booking_id };
}
const visit = (url: string) => doors().app.inject({ url, remoteAddress: anotherVisitor() });
const texts = () =>
  doors().database.asOwner<{ text: string }>("select text from app.accepted_terms order by text");

test("what was accepted stays as it was, and the same words are kept once", async () => {
  await write("Article 1. Tout est payé comptant.");
  const first = await booked("06 39 98 77 51");
  await booked("06 39 98 77 52");
  await write("Article 1. Tout est payé à trente jours.");
  const later = await booked("06 39 98 77 53");
  expect((await texts()).map(({ text }) => /comptant|trente jours/.exec(text)?.[0])).toEqual([
    "comptant",
    "trente jours",
  ]);

  const page = await visit(`/suivi/${first.sheetid}/conditions`);
  expect(page.headers).toMatchObject({ "x-robots-tag": "noindex", "cache-control": "no-store" });
  const { props } = page.json<{ props: PageProps["terms"] }>();
  expect(props.text).toContain("payé comptant");
  expect(props.accepted).toEqual({ sheetid: first.sheetid, on: "2026-11-23" });
  const second = await visit(`/suivi/${later.sheetid}/conditions`);
  expect(second.json().props.text).toContain("trente jours");

  const tracked = await visit(`/suivi/${first.sheetid}`);
  expect(tracked.json().props.terms_accepted_at).toBe("2026-11-23T06:00:00.000Z");
});

test("the journal names the text and its digest, by the client", async () => {
  const { repair_id } = await booked("06 39 98 77 54");
  const [item] = await doors().database.asOwner<{ author: string; matches: boolean }>(
    `select i.author, t.sha256 = i.payload->>'sha256'
       and encode(sha256(convert_to(t.text, 'UTF8')), 'hex') = t.sha256 as matches
     from app.repair_item i join app.accepted_terms t on t.shop_id = i.shop_id and t.id::text = i.payload->>'terms_id'
     where i.repair_id = $1 and i.type = 'TermsAccepted'`,
    [repair_id],
  );
  expect(item).toEqual({ author: "client", matches: true });
});

test("the copy of a client's data holds the text that they accepted, and no other", async () => {
  await write("Article 7. Pour ce client seul.");
  const { repair_id } = await booked("06 39 98 77 55");
  const { database } = doors();
  const [repair] = await database.asOwner<{ client_id: string }>(
    "select client_id from app.repair where id = $1",
    [repair_id],
  );
  const tables = await database.withShop(garonneScope, (db) =>
    findClientRows(db, repair?.client_id ?? ""),
  );
  const ids = [...(tables?.find(({ name }) => name === "accepted_terms")?.ids.get("id") ?? [])];
  const rows = await database.asOwner<{ text: string }>(
    "select text from app.accepted_terms where id = any($1)",
    [ids],
  );
  expect(rows.map(({ text }) => text.slice(0, 10))).toEqual(["Article 7."]);
});

test("a repair that nobody booked online, or of an unknown link, has no such page", async () => {
  expect((await visit("/suivi/AAAAAAAAAAAAAAAAAAAAAA/conditions")).statusCode).toBe(404);
});
