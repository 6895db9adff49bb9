/** The tracking pages of a visit for two appliances, whose booking waits for the link of its letter. */
import { expect, test } from "vitest";
import { anotherVisitor, openDoors } from "../../../test/shop/doors.ts";
import { bookTwo } from "../../../test/shop/booking/visit.ts";
import type { TrackingProps } from "../../web/site/props.ts";
import { agendaRest } from "../agenda/slots/rest.ts";
import { bookingRest } from "../booking/rest.ts";
import { repairSite } from "./site.ts";

const doors = openDoors("2026-11-23T06:00:00Z", [agendaRest, bookingRest, repairSite]);

const pageOf = async (sheetid = "") => {
  const url = `/suivi/${sheetid}/state`;
  const answer = await doors().app.inject({ url, remoteAddress: anotherVisitor() });
  return answer.json<TrackingProps>();
};

test("each appliance has its own page, and both wait for the one link", async () => {
  const { asked, sheets } = await bookTwo(doors());
  const [washer, fridge] = [await pageOf(sheets[0]?.sheetid), await pageOf(sheets[1]?.sheetid)];
  expect([washer.appliance, fridge.appliance]).toEqual([
    "Lave-linge Brandt",
    "Réfrigérateur Liebherr",
  ]);
  expect([washer.hold, fridge.hold]).toEqual([null, null]);
  const [own] = fridge.appointments;
  expect(own?.public_start_at).toBe(washer.appointments[0]?.public_start_at);
  expect(own?.change).toMatchObject({ open: true });

  await doors().database.asOwner(
    "update app.booking set held_until = created_at, token_hash = repeat('a', 64) where repair_id = $1",
    [asked.booking_id],
  );
  for (const { sheetid } of sheets) {
    const page = await pageOf(sheetid);
    expect(page.hold).toMatchObject({ state: "waiting" });
    expect(page.appointments[0]?.change).toBeNull();
  }
});
