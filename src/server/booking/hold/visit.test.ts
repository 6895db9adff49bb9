/** A visit for two appliances of an unknown contact, on a day with unusually many. */
import { beforeEach, expect, test } from "vitest";
import { openDoors } from "../../../../test/shop/doors.ts";
import { GARONNE } from "../../../../test/shop/garonne.ts";
import { askForTwo, partsOf, type BookedVisit } from "../../../../test/shop/booking/visit.ts";
import { book, somebody } from "../../../../test/shop/visitor.ts";
import { agendaRest } from "../../agenda/slots/rest.ts";
import { mintScope } from "../../platform/database/scope.ts";
import { changeContext } from "../../platform/change.ts";
import { loadShop } from "../../shop/store.ts";
import { bookingRest } from "../rest.ts";
import { keepBookings } from "./keep.ts";
import { releaseHeld } from "./jobs.ts";
import { holdSite } from "./site.ts";

const doors = openDoors("2026-11-23T06:00:00Z", [agendaRest, bookingRest, holdSite], {
  BOOKINGS_PER_NETWORK: "1",
});
const scope = mintScope(GARONNE.id, { kind: "system" });
let people = 7_000;
beforeEach(() =>
  doors().database.asOwner(
    "delete from app.message; truncate app.event, app.booking, auth.attempt cascade",
  ),
);

const bookAs = async (turn: number, facts: object = {}) => {
  const asked = await askForTwo(doors(), { client: somebody(people++), ...facts }, turn);
  const answer = await book(doors(), asked, GARONNE.id, `81.${people % 200}.7.7`);
  return { visit_id: asked.booking_id, ...answer.json<BookedVisit>() };
};
/** One newcomer stands, so the next one is held. */
async function held() {
  await bookAs(-1, { others: [] });
  const visit = await bookAs(0);
  expect(visit.held_until).toBeDefined();
  return visit;
}
const statuses = async (visit_id: string) =>
  (await partsOf(doors(), visit_id)).map(({ status }) => status);
const itemsOf = (type: string) =>
  doors().database.asOwner(
    `select from app.repair_item i join app.event e on e.repair_id = i.repair_id where i.type = $1`,
    [type],
  );
const lettersOf = (template: string) =>
  doors().database.asOwner<{ text: string }>("select text from app.message where template = $1", [
    template,
  ]);
const release = (repair_id: string) =>
  releaseHeld({ database: doors().database, clock: doors().services.clock })(
    { shop_id: GARONNE.id, repair_id },
    { attempt: 1, max_attempts: 1 },
  );
const keep = (visit_id: string) =>
  doors().database.withShop(scope, async (db) => {
    const shop = await loadShop(db, GARONNE.id);
    if (!shop) throw new Error("no shop");
    return keepBookings(db, [visit_id], { ...changeContext(doors().services, scope), shop });
  });

test("it waits for one link, which confirms both with one letter", async () => {
  const { visit_id } = await held();
  const [letter] = await lettersOf("booking-to-confirm");
  const url = /\/suivi\/[\w-]{22}\/confirmer\/[\w-]{22}/.exec(letter?.text ?? "")?.[0] ?? "";
  expect((await doors().app.inject({ method: "POST", url })).statusCode).toBe(200);
  expect(await itemsOf("BookingConfirmed")).toHaveLength(2);
  await release(visit_id);
  expect(await statuses(visit_id)).toEqual(["TODO", "TODO"]);
  const confirmed = (await lettersOf("booking-confirmed")).map(({ text }) =>
    text.replace(/\s/g, " "),
  );
  expect(confirmed.filter((text) => text.includes("Visite de 2 appareils"))).toHaveLength(1);
});

test("not confirmed in time, both are given back; the shop that vouches for it brings back both", async () => {
  const { visit_id } = await held();
  await release(visit_id);
  expect(await statuses(visit_id)).toEqual(["CANCEL", "CANCEL"]);
  expect(await itemsOf("BookingReleased")).toHaveLength(2);
  expect(await keep(visit_id)).toEqual({ kept: [visit_id], taken: [] });
  expect(await statuses(visit_id)).toEqual(["TODO", "TODO"]);
});

test("when the hours of one were taken meanwhile, none comes back", async () => {
  const { visit_id } = await held();
  await release(visit_id);
  const [washer] = await partsOf(doors(), visit_id);
  await doors().database.asOwner(
    `with other as (
       insert into app.event (shop_id, id, start_at, end_at, duration, kind)
       select shop_id, uuidv7(), start_at, end_at, duration, 'Autre' from app.event where id = $1
       returning shop_id, id, busy, status)
     insert into app.event_assignee (shop_id, event_id, user_id, busy, status)
     select shop_id, id, $2, busy, status from other`,
    [washer?.id, washer?.user_id],
  );
  expect(await keep(visit_id)).toEqual({ kept: [], taken: [visit_id] });
  expect(await statuses(visit_id)).toEqual(["CANCEL", "CANCEL"]);
});
