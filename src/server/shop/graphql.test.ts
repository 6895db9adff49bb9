/** What the office reads of its shop: identity, people, hours and rules. */
import { beforeAll, describe, expect, it } from "vitest";
import { karim, marc, nadia, openOffice, sylvie } from "../../../test/shop/colleagues.ts";
import { GARONNE, HOURS, insertRow, LOIRE } from "../../../test/shop/garonne.ts";
import { bookingRulesOf, DEFAULT_BOOKING_RULES } from "../../domain/shop/booking-rules.ts";
import { mintScope } from "../platform/database/scope.ts";
import { localBusiness } from "../../web/site/shop/local-business.ts";
import { parseInstant, parseLocalDate } from "../../domain/time.ts";
import { exceptionsOf, shopProps } from "./present.ts";
import { loadShop, type StaffedShop } from "./store.ts";

const NO_REVIEWS = { summary: { count: 0, average: 0, counts: [] }, page: 1, shown: [] };
const { doors, ask } = openOffice("2026-11-23T06:00:00Z");

type Read = Record<string, unknown> & { users: { firstname: string; skills: object[] }[] };
const shopOf = async (id: string, who = marc): Promise<Read | null> => {
  const query = `query ($id: ID!) { repair_shop(id: $id) { id name status zipcode slug timezone phone
    vat_regime opening_hours booking_rules tariffs address { street zip city lat lon }
    users { firstname role color bookable working_hours skills { id name } } } }`;
  return (await ask<{ repair_shop: Read | null }>(query, { id }, who)).repair_shop;
};
const load = async (): Promise<StaffedShop> => {
  const scope = mintScope(GARONNE.id, { kind: "system" });
  const shop = await doors().database.withShop(scope, (db) => loadShop(db, GARONNE.id), "read");
  if (!shop) throw new Error("no such shop");
  return shop;
};

beforeAll(async () => {
  const { database } = doors();
  const closures = [
    { first: "2026-12-24", last: "2027-01-03", reason: "Congés" },
    { first: "2026-05-01", last: "2026-05-03", reason: "Pont" },
    { first: "2027-08-01", last: "2027-08-22", reason: "Été" },
  ];
  for (const closure of closures)
    await insertRow(database, "app.shop_closure", { shop_id: GARONNE.id, ...closure });
});

describe("the shop of the office", () => {
  it.each([
    ["the owner", marc],
    ["the desk", sylvie],
    ["a technician", karim],
  ])("is read by %s", async (_, who) => {
    expect(await shopOf(GARONNE.id, who)).toMatchObject({
      name: "Atelier Garonne",
      status: "ACTIVE",
      timezone: "Europe/Paris",
      vat_regime: "normal",
      opening_hours: HOURS,
      booking_rules: DEFAULT_BOOKING_RULES,
      tariffs: { hourly_rate_incl: 7_000, quote_incl: null },
      address: { street: "14 rue des Essais", zip: "31000", city: "Toulouse", lat: 43.6045 },
    });
  });

  it("names its people in their owner's order, each with their trades in French", async () => {
    const shop = await shopOf(GARONNE.id);
    expect(shop?.users.map(({ firstname }) => firstname)).toEqual([
      "Marc",
      "Sylvie",
      "Karim",
      "Léa",
      "Hugo",
    ]);
    expect(shop?.users[4]?.skills).toEqual([
      { id: "plomberie", name: "Plomberie" },
      { id: "chauffage", name: expect.stringMatching(/^Chauffage/) },
    ]);
  });

  it("is no other shop's, whatever id is asked", async () => {
    for (const id of [LOIRE.id, "rien", "00000000-0000-0000-0000-000000000000"])
      expect(await shopOf(id)).toBeNull();
    expect(await shopOf(GARONNE.id, nadia)).toBeNull();
  });

  it("shows its own rules, its usual ones for what is missing or spoilt, and nobody who left", async () => {
    const { database } = doors();
    const rules = { notice_minutes: 60, step_minutes: -1, durations: { Réparation: 90 } };
    await database.asOwner(
      `update app.shop set booking_rules = $2, opening_hours = '{"1": "toujours"}', tariffs = '[]' where id = $1`,
      [LOIRE.id, JSON.stringify(rules)],
    );
    const ended = { shop_id: LOIRE.id, firstname: "Paul", lastname: "Parti", role: "TECHNICIAN" };
    await insertRow(database, "app.shop_user", {
      ...ended,
      archived_at: "2026-01-01T00:00:00Z",
      skills: ["plomberie", "magie"],
    });
    const shop = await shopOf(LOIRE.id, nadia);
    expect(shop).toMatchObject({
      booking_rules: bookingRulesOf(rules),
      opening_hours: {},
      tariffs: { hourly_rate_incl: null, quote_free: false },
    });
    expect(shop?.users.map(({ firstname }) => firstname)).toEqual(["Nadia"]);
  });
});

describe("the settings of the shop", () => {
  const save = (input: object, who = marc) =>
    ask<{ saveShopSettings: object }>(
      `mutation ($input: ShopSettingsInput!) { saveShopSettings(input: $input) {
        ... on ShopSettings { id signature_code } ... on Refusal { refused } } }`,
      { input },
      who,
    );
  const saved = (signature_code: boolean) => ({
    saveShopSettings: { id: GARONNE.id, signature_code },
  });

  it("ask for no code at signing until the owner decides it, and keep what is not named", async () => {
    expect((await load()).signature_code).toBe(false);
    expect(await save({ signature_code: true })).toEqual(saved(true));
    expect(await save({})).toEqual(saved(true));
    expect((await load()).signature_code).toBe(true);
    expect(await save({ signature_code: false })).toEqual(saved(false));
  });

  it("say how long a device reads without network, among the offered times", async () => {
    expect((await load()).offline_hours).toBe(24);
    await save({ offline_hours: 48 });
    expect((await load()).offline_hours).toBe(48);
    const refused = { saveShopSettings: { refused: "bad-input" } };
    expect(await save({ offline_hours: 5 })).toEqual(refused);
    await save({ offline_hours: 24 });
  });

  it("say on which clock the shop works, among those of France", async () => {
    await save({ timezone: "Indian/Reunion" });
    expect((await load()).timezone).toBe("Indian/Reunion");
    const refused = { saveShopSettings: { refused: "bad-input" } };
    expect(await save({ timezone: "Asia/Tokyo" })).toEqual(refused);
    expect(await save({ timezone: "'; drop table app.shop" })).toEqual(refused);
    expect((await load()).timezone).toBe("Indian/Reunion");
    await save({ timezone: "Europe/Paris" });
  });

  it.each([
    ["the desk", sylvie],
    ["a technician", karim],
  ])("are not changed by %s", async (_, who) => {
    const refused = { saveShopSettings: { refused: "not-allowed" } };
    expect(await save({ signature_code: true }, who)).toEqual(refused);
    expect((await load()).signature_code).toBe(false);
  });

  it("are those of the shop that one works in, and of no other", async () => {
    await save({ signature_code: true }, nadia);
    expect((await load()).signature_code).toBe(false);
  });
});

describe("the area that unsaved rules would serve", () => {
  const TRAVEL = {
    road_factor: 1.3,
    speed_kmh: 35,
    minimum_minutes: 10,
    radius_km: 25,
    base: null,
  };
  const places = async (area: object) =>
    (
      await ask<{ served_places: Record<string, unknown> | null }>(
        "query ($travel_rules: JSON!) { served_places(travel_rules: $travel_rules) { map towns unknown } }",
        { travel_rules: { ...TRAVEL, area } },
        sylvie,
      )
    ).served_places;

  it("is drawn, with the towns of its postal codes and the codes that no town has", async () => {
    const drawn = await places({ by: "both", zips: ["09*", "31000", "31999"] });
    expect(drawn).toMatchObject({ unknown: ["31999"] });
    expect(drawn?.towns).toBeGreaterThan(300);
    expect(drawn?.map).toMatchObject({
      radius: expect.any(Number),
      listed: { width: expect.any(Number) },
    });
    expect(await places({ by: "km", zips: ["31999"] })).toMatchObject({ towns: 0, unknown: [] });
  });

  it("is nothing for rules that cannot be saved", async () => {
    expect(await places({ by: "zips", zips: [] })).toBeNull();
  });

  it("is announced on the page, as the rules say", async () => {
    const shop = await load();
    const now = parseInstant("2026-11-23T09:30:00Z");
    if (!now) throw new Error("no instant");
    const travel_rules = { area: { by: "zips", zips: ["31*"] } };
    const given = {
      now,
      next_slots: [],
      kind_id: "",
      carried: {},
      pictures: [],
      reviews: NO_REVIEWS,
    };
    const { travel, area } = shopProps({ ...shop, travel_rules }, given);
    expect(travel).toEqual({ max_km: null, max_minutes: null, zips: ["31*"] });
    expect([area?.radius, area?.listed === null]).toEqual([null, false]);
  });
});

describe("what a shop's page says", () => {
  const now = parseInstant("2026-11-23T09:30:00Z");
  const propsOf = (shop: StaffedShop) => {
    if (!now) throw new Error("no instant");
    return shopProps(shop, {
      now,
      next_slots: [],
      kind_id: "",
      carried: {},
      pictures: [],
      reviews: NO_REVIEWS,
    });
  };

  it("announces the closures of the coming six weeks, and opens on no day of them", async () => {
    const shop = await load();
    expect(exceptionsOf(shop)).toHaveLength(3);
    expect(propsOf(shop).exceptions).toEqual([
      { first: "2026-12-24", last: "2027-01-03", hours: [] },
    ]);
  });

  it("announces unusual openings, and no holiday on a day that has hours", async () => {
    const shop = await load();
    const christmas = parseLocalDate("2026-12-25");
    if (!christmas) throw new Error("no date");
    const hours = [{ from: 540, to: 720 }];
    const opened = { first: christmas, last: christmas, reason: "Urgences", hours };
    const props = propsOf({ ...shop, closures: [opened] });
    expect(props.exceptions).toEqual([{ first: christmas, last: christmas, hours }]);
    expect(props.holidays.map(({ date }) => date)).not.toContain(christmas);
    const data = JSON.stringify(localBusiness(props, "https://etabli.test"));
    expect(data).toContain(
      `"specialOpeningHoursSpecification":[{"@type":"OpeningHoursSpecification","validFrom":"2026-12-25","validThrough":"2026-12-25","opens":"09:00","closes":"12:00"}]`,
    );
  });

  it("promises no travel when the shop receives at its workshop alone", async () => {
    const shop = await load();
    const settled = { ...shop, booking_rules: bookingRulesOf({ locations: ["Atelier"] }) };
    expect(propsOf(shop).travel.max_km).toBe(25);
    expect(propsOf(settled).travel.max_km).toBeNull();
  });

  it("takes no booking while the shop is paused", async () => {
    const shop = await load();
    const paused = propsOf({ ...shop, status: "PAUSED" });
    expect(paused.shop).toMatchObject({ bookable: false });
  });

  it("gives the legal form without a capital as it is", async () => {
    const shop = await load();
    expect(propsOf({ ...shop, capital: "" }).shop.legal_form).toBe("SARL");
    expect(propsOf({ ...shop, capital: "", legal_form: "" }).shop.legal_form).toBe("");
  });
});
