import { describe, expect, it } from "vitest";
import { anotherVisitor, openDoors } from "../../../../test/shop/doors.ts";
import { GARONNE, HUGO, KARIM, LEA } from "../../../../test/shop/garonne.ts";
import { AT_HOME, book, bookingOf, slotsOf, somebody } from "../../../../test/shop/visitor.ts";

// The Friday before the clocks go back: 25 October 2026 has twenty-five hours.
const doors = openDoors("2026-10-23T05:00:00Z");

const ask = (query: Record<string, string>) =>
  doors().app.inject({
    url: `/api/v1/shops/${GARONNE.id}/slots`,
    query,
    remoteAddress: anotherVisitor(),
  });

describe("the free slots of a shop", () => {
  it("come in the order of the calendar, from the people who repair that trade", async () => {
    const slots = await slotsOf(doors());
    const times = slots.map(({ start_at }) => start_at);
    expect(times).toEqual(times.toSorted());
    expect(new Set(slots.map(({ user_id }) => user_id))).toEqual(new Set([KARIM.id]));
    const anyone = await slotsOf(doors(), { kind: "Réparation", where: "Atelier" });
    expect(anyone.every(({ user_id }) => [KARIM.id, LEA.id, HUGO.id].includes(user_id))).toBe(true);
  });

  it("say nothing of the round but who and when", async () => {
    const [slot] = await slotsOf(doors());
    expect(Object.keys(slot ?? {}).sort()).toEqual([
      "public_end_at",
      "public_start_at",
      "slot_id",
      "start_at",
      "user_id",
    ]);
  });

  it("open at nine on the wall clock, before and after the clocks change", async () => {
    const slots = await slotsOf(doors(), {
      kind: "Diagnostic / Devis",
      where: "Atelier",
      first: "2026-10-23",
      days: "7",
    });
    const firstOf = (day: string) =>
      slots.find(({ public_start_at }) => public_start_at.startsWith(day))?.public_start_at;
    expect(firstOf("2026-10-24")).toBe("2026-10-24T07:00:00.000Z");
    expect(firstOf("2026-10-25")).toBeUndefined();
    expect(firstOf("2026-10-26")).toBe("2026-10-26T08:00:00.000Z");
  });

  it("can be booked on the day after the clocks change, at the hour announced", async () => {
    const [slot] = await slotsOf(doors(), { ...AT_HOME, first: "2026-10-26", days: "1" });
    if (!slot) throw new Error("no slot on Monday");
    const response = await book(doors(), bookingOf({ slot, client: somebody(1) }));
    expect([response.statusCode, response.json()]).toEqual([
      201,
      expect.objectContaining({ public_start_at: slot.public_start_at }),
    ]);
    const left = await slotsOf(doors(), { ...AT_HOME, first: "2026-10-26", days: "1" });
    expect(left.map(({ start_at }) => start_at)).not.toContain(slot.start_at);
  });

  it("are offered in the postal codes that the shop serves, which a booking obeys too", async () => {
    const serve = (rules: object) =>
      doors().database.asOwner("update app.shop set travel_rules = $2 where id = $1", [
        GARONNE.id,
        JSON.stringify(rules),
      ]);
    const [slot] = await slotsOf(doors(), { ...AT_HOME, first: "2026-10-27", days: "1" });
    if (!slot) throw new Error("no slot on Tuesday");
    await serve({ area: { by: "zips", zips: ["31100", "09*"] } });
    const asked = { kind: "Réparation", where: "Chez le client", days: "7" };
    const outOf = async (zip: string) =>
      (await ask({ ...asked, zip })).json<{ out_of_area: boolean; slots: object[] }>();
    expect(await outOf("31000")).toMatchObject({ out_of_area: true, slots: [] });
    for (const zip of ["31100", "09000"]) {
      const { out_of_area, slots } = await outOf(zip);
      expect([out_of_area, slots.length > 0]).toEqual([false, true]);
    }
    const refused = await book(doors(), bookingOf({ slot, client: somebody(2) }));
    expect(refused.json()).toMatchObject({ refused: "too-far" });
    await serve({});
    expect((await book(doors(), bookingOf({ slot, client: somebody(2) }))).statusCode).toBe(201);
  });

  it("are read even when the database cannot write, on a full disk", async () => {
    const { database } = doors();
    await database.asOwner(
      "create function auth.no_space() returns trigger language plpgsql as $$ begin raise exception 'no space left on device' using errcode = '53100'; end $$",
    );
    await database.asOwner(
      "create trigger no_space before insert or update on auth.attempt for each row execute function auth.no_space()",
    );
    const response = await ask(AT_HOME);
    await database.asOwner("drop function auth.no_space cascade");
    expect([response.statusCode, response.headers["x-ratelimit-remaining"]]).toEqual([200, "119"]);
  });

  it("are none on a public holiday nor beyond the horizon", async () => {
    expect(await slotsOf(doors(), { ...AT_HOME, first: "2026-11-11", days: "1" })).toEqual([]);
    expect(await slotsOf(doors(), { ...AT_HOME, first: "2027-03-01", days: "14" })).toEqual([]);
  });

  it.each([
    [{ zip: "31700", city: "Blagnac" }, false],
    [{ zip: "29200", city: "Brest" }, true],
    // A position that its own town denies is not believed.
    [{ zip: "29200", city: "Brest", lat: "43.6", lon: "1.44" }, true],
  ])("at %j are out of the shop's area: %s", async (address, out_of_area) => {
    const body = (await ask({ ...AT_HOME, ...address })).json<{
      slots: unknown[];
      out_of_area: boolean;
    }>();
    expect(body.out_of_area).toBe(out_of_area);
    expect(body.slots.length > 0).toBe(!out_of_area);
  });

  it.each<[Record<string, string>, string]>([
    [{}, "kind"],
    [{ ...AT_HOME, kind: "Magie" }, "kind"],
    [{ ...AT_HOME, where: "Lune" }, "where"],
    [{ ...AT_HOME, category_id: "magie" }, "category_id"],
    [{ ...AT_HOME, first: "2026-02-30" }, "first"],
    [{ ...AT_HOME, first: "9999-12-31" }, "first"],
    [{ ...AT_HOME, first: "0001-01-01" }, "first"],
    [{ ...AT_HOME, days: "400" }, "days"],
    [{ ...AT_HOME, lat: "bonjour" }, "lat"],
    [{ ...AT_HOME, city: "x".repeat(5000) }, "city"],
  ])("asked with %j are refused on %s", async (query, field) => {
    const response = await ask(query);
    expect(response.statusCode).toBe(422);
    expect(Object.keys(response.json<{ fields: object }>().fields)).toContain(field);
  });

  it("may be asked a hundred and twenty times a minute by one visitor", async () => {
    const remoteAddress = anotherVisitor();
    const answers = await Promise.all(
      Array.from({ length: 125 }, () =>
        doors().app.inject({
          url: `/api/v1/shops/${GARONNE.id}/slots`,
          query: { ...AT_HOME, days: "1" },
          remoteAddress,
        }),
      ),
    );
    const limited = answers.filter(({ statusCode }) => statusCode === 429);
    expect(limited).toHaveLength(5);
    expect(limited[0]?.json<{ message: string }>().message).toMatch(/Patientez/);
  });
});
