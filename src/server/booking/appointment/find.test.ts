import { describe, expect, it } from "vitest";
import { openDoors } from "../../../../test/shop/doors.ts";
import { GARONNE, KARIM } from "../../../../test/shop/garonne.ts";
import { AT_HOME, book, bookingOf, firstSlot, slotsOf } from "../../../../test/shop/visitor.ts";
import { findSheet } from "../../repair/track.ts";
import { askRoads, wantedSlot } from "./find.ts";

const NINE = "2026-12-01T08:00:00.000Z";

describe("the id of an offered window", () => {
  it("holds its hour and who comes", () => {
    expect(wantedSlot(`${NINE}_${KARIM.id}`)).toEqual({ start_at: NINE, user_id: KARIM.id });
  });
  it.each(["", "_", NINE, `${NINE}_`, `_${KARIM.id}`, `${NINE}_karim`, `demain_${KARIM.id}`])(
    "is nothing when it reads « %s »",
    (text) => {
      expect(wantedSlot(text)).toBeUndefined();
    },
  );
});

describe("the roads around a wanted window", () => {
  const doors = openDoors("2026-11-23T06:00:00Z");

  it("are asked of the routing server when there is one", async () => {
    const slot = (await slotsOf(doors(), AT_HOME)).at(-1) ?? (await firstSlot(doors(), AT_HOME));
    const { sheetid } = (await book(doors(), bookingOf({ slot }))).json<{ sheetid: string }>();
    const { services, database } = doors();
    const sheet = await findSheet(database, sheetid);
    const [event] = await database.asOwner<{ id: string }>("select id from app.event");
    if (!sheet || !event) throw new Error("nothing was booked");
    const moving = { id: event.id, wanted: { start_at: slot.start_at, user_id: slot.user_id } };
    expect(await askRoads(services, sheet, moving)).toBeUndefined();
    const twenty = () => 20;
    const routing = { asks: true, minutes: async () => twenty };
    expect(await askRoads({ ...services, routing }, sheet, moving)).toBe(twenty);
    const unknown = { ...moving, id: GARONNE.id };
    expect(await askRoads({ ...services, routing }, sheet, unknown)).toBeUndefined();
  });
});
