/** What the owner changes of the shop, as the office sends it. */
import { beforeEach, describe, expect, it } from "vitest";
import { karim, marc, nadia, openOffice, sylvie } from "../../../test/shop/colleagues.ts";
import { GARONNE, LOIRE } from "../../../test/shop/garonne.ts";
import { DEFAULT_BOOKING_RULES } from "../../domain/shop/booking-rules.ts";
import { shopSite } from "./site.ts";

const { doors, ask, send } = openOffice("2026-11-23T06:00:00Z", [shopSite]);

const FIELDS = `id name slug siret phone cgv vat_regime labels address { street complement zipcode city lat lon } opening_hours booking_rules travel_rules
  tariffs closures { first last reason hours }`;
type Result = Record<string, unknown> & { refused?: string; detail?: Record<string, unknown> };

const settings = async (who = marc) =>
  (await ask<{ shop_settings: Result }>(`{ shop_settings { ${FIELDS} } }`, {}, who)).shop_settings;
const outcome = async (field: string, variables: object, who = marc): Promise<Result> => {
  const [declared, passed] = field.startsWith("remove")
    ? ["$first: LocalDate!", "first: $first"]
    : [`$input: ${field.replace(/^save/, "")}Input!`, "input: $input"];
  const answer = await ask<{ result: Result }>(
    `mutation (${declared}) { result: ${field}(${passed}) {
      ... on ShopSettings { ${FIELDS} } ... on Refusal { refused detail } } }`,
    { ...variables },
    who,
  );
  return answer.result;
};
const save = (input: object, who = marc) => outcome("saveShopSettings", { input }, who);

const ADDRESS = {
  street: "2 place du Modèle",
  complement: "",
  zipcode: "31200",
  city: "Toulouse",
  lat: null,
  lon: null,
};
const HOURS = { 2: [{ from: 600, to: 1140 }] };

beforeEach(async () => {
  const { database } = doors();
  await database.asOwner("delete from app.field_change");
  await database.asOwner("update app.shop set cgv = 'Article 1.', phone = '' where id = $1", [
    GARONNE.id,
  ]);
});

describe("settings", () => {
  it("keep what the owner changes, and leave the rest", async () => {
    const before = await settings();
    const tariffs = { ...(before["tariffs"] as object), travel_incl: 4_200 };
    const booking_rules = { ...DEFAULT_BOOKING_RULES, horizon_days: 60 };
    const sent = { opening_hours: HOURS, tariffs, booking_rules, cgv: "Article 1.\nArticle 2." };
    expect(await save(sent)).toEqual({ ...before, ...sent });
    expect(await settings()).toEqual({ ...before, ...sent });
    expect(await settings(nadia)).toMatchObject({
      id: LOIRE.id,
      opening_hours: GARONNE.opening_hours,
    });
  });

  it("write a telephone as it is dialled, and read it back for anyone of the shop", async () => {
    expect(await save({ phone: "05 61 99 00 13" })).toMatchObject({ phone: "+33561990013" });
    expect(await settings(karim)).toMatchObject({ phone: "+33561990013" });
  });

  it.each([
    ["siret", { siret: "123" }],
    ["opening_hours.1", { opening_hours: { 1: "<script>" } }],
    ["cgv", { cgv: "x".repeat(40_001) }],
    ["tariffs", { tariffs: [] }],
    ["booking_rules.durations", { booking_rules: { ...DEFAULT_BOOKING_RULES, durations: null } }],
  ])("refuse a wrong %s, and save nothing of the rest", async (field, wrong) => {
    const refused = await save({ phone: "05 61 99 00 13", ...wrong });
    expect(refused).toMatchObject({
      refused: "bad-input",
      detail: { [field]: expect.any(String) },
    });
    expect(await settings()).toMatchObject({ phone: "", cgv: "Article 1." });
  });

  it("leave in the audit what they were and what they became, and never the account at the bank", async () => {
    await save({ cgv: "Article 9.", iban: "FR14 2004 1010 0505 0001 3M02 606" });
    await outcome("saveShopClosure", {
      input: { first: "2027-05-07", last: "2027-05-07", reason: "" },
    });
    await outcome("removeShopClosure", { first: "2027-05-07" });
    const lines = await doors().database.asOwner<Record<string, unknown>>(
      "select action, name, before, after from app.audit where shop_id = $1 order by id desc limit 3",
      [GARONNE.id],
    );
    expect(lines).toMatchObject([
      { name: "Fermeture retirée", before: { first: "2027-05-07" } },
      { name: "Fermeture ajoutée", after: { first: "2027-05-07" } },
      {
        action: "company.changed",
        before: { cgv: "Article 1." },
        after: { cgv: "Article 9.", iban: expect.not.stringContaining("FR") },
      },
    ]);
  });

  it.each([
    ["the desk", sylvie],
    ["a technician", karim],
  ])("are not changed by %s, nor are the closures", async (_, who) => {
    const refused = { refused: "not-allowed" };
    const input = { first: "2027-08-01", last: "2027-08-02", reason: "" };
    expect(await save({ cgv: "" }, who)).toMatchObject(refused);
    expect(await outcome("saveShopClosure", { input }, who)).toMatchObject(refused);
    expect(await outcome("removeShopClosure", { first: input.first }, who)).toMatchObject(refused);
    expect(await settings()).toMatchObject({ cgv: "Article 1.", closures: [] });
  });
});

describe("two people at the same settings", () => {
  it("both keep what they changed of different fields", async () => {
    const base = { cgv: "Article 1.", phone: "" };
    await save({ cgv: "Article 2.", base });
    expect(await save({ phone: "05 61 99 00 13", base })).toMatchObject({
      cgv: "Article 2.",
      phone: "+33561990013",
    });
  });

  it("learn of each other when it is the same field, and nothing is lost", async () => {
    const base = { cgv: "Article 1." };
    await save({ cgv: "De Marc.", base });
    expect(await save({ cgv: "De l’autre onglet.", base })).toMatchObject({
      refused: "changed-meanwhile",
      detail: { conflicts: [{ field: "cgv", theirs: "De Marc.", account_id: marc.person.id }] },
    });
    expect(await settings()).toMatchObject({ cgv: "De Marc." });
  });

  it("have one saved and the other refused when they press at once", async () => {
    const base = { cgv: "Article 1." };
    const results = await Promise.all(["Un.", "Deux.", "Trois."].map((cgv) => save({ cgv, base })));
    expect(results.filter(({ refused }) => refused === undefined)).toHaveLength(1);
    expect(results.filter(({ refused }) => refused === "changed-meanwhile")).toHaveLength(2);
  });
});

describe("the address of the shop", () => {
  const statusOf = async (url: string) => (await send({ url })).statusCode;

  it("is located, and its former page leads to the new one", async () => {
    const saved = await save({ address: ADDRESS, slug: "garonne-services" });
    expect(saved).toMatchObject({ slug: "garonne-services", address: { zipcode: "31200" } });
    const { lat } = saved["address"] as { lat: number };
    expect(Math.round(lat)).toBe(44);
    const former = await send({ url: "/31000/atelier-garonne?appareil=x" });
    expect([former.statusCode, former.headers.location]).toEqual([
      301,
      "/31200/garonne-services?appareil=x",
    ]);
    expect(await statusOf("/31200/garonne-services")).toBe(200);
  });

  it("is taken back after a change of mind", async () => {
    const first = { ...ADDRESS, zipcode: "31000", lat: 43.6045, lon: 1.444 };
    await save({ address: ADDRESS, slug: "autre-nom" });
    expect(await save({ address: first, slug: GARONNE.slug })).toMatchObject({
      slug: GARONNE.slug,
      address: first,
    });
  });

  it("is never that of another shop", async () => {
    const address = { ...ADDRESS, zipcode: LOIRE.zipcode, city: "Nantes" };
    const before = await settings();
    expect(await save({ address, slug: LOIRE.slug })).toMatchObject({ refused: "address-taken" });
    expect(await settings()).toEqual(before);
  });
});

describe("closures", () => {
  const summer = { first: "2027-08-01", last: "2027-08-22", reason: "Congés", hours: [] };
  const add = ({ first, last, reason }: typeof summer) =>
    outcome("saveShopClosure", { input: { first, last, reason } });
  const remove = (first: string) => outcome("removeShopClosure", { first });

  it("are added in order, once a day, and removed as often as one asks", async () => {
    const bridge = { first: "2027-05-07", last: "2027-05-07", reason: "", hours: [] };
    await add(summer);
    expect(await add(bridge)).toMatchObject({ closures: [bridge, summer] });
    expect(await add({ ...summer, last: "2027-09-01" })).toMatchObject({
      refused: "closure-taken",
    });
    await remove(bridge.first);
    expect(await remove(bridge.first)).toMatchObject({ closures: [summer] });
    expect(await settings(nadia)).toMatchObject({ closures: [] });
    await remove(summer.first);
  });

  it("may be opened at unusual hours instead, which is written in the audit", async () => {
    const sunday = {
      first: "2026-12-20",
      last: "2026-12-20",
      reason: "Avant Noël",
      hours: [{ from: 540, to: 720 }],
    };
    const open = (input: object, who = marc) => outcome("saveShopOpening", { input }, who);
    expect(await open({ ...sunday, hours: [] })).toMatchObject({ refused: "bad-input" });
    expect(await open(sunday, sylvie)).toMatchObject({ refused: "not-allowed" });
    expect(await open(sunday)).toMatchObject({ closures: [sunday] });
    await remove(sunday.first);
    const written = await doors().database.asOwner<{ record_name: string }>(
      "select * from app.audit where shop_id = $1 order by id desc limit 2",
      [GARONNE.id],
    );
    expect(JSON.stringify(written)).toContain("Ouverture exceptionnelle ajoutée");
    expect(JSON.stringify(written)).toContain("Ouverture exceptionnelle retirée");
  });

  it("end after they begin", async () => {
    expect(await add({ ...summer, last: "2027-07-01" })).toMatchObject({
      refused: "bad-input",
      detail: { last: expect.stringMatching(/avant le premier/) },
    });
  });

  it("are two hundred at most", async () => {
    await doors().database.asOwner(
      `insert into app.shop_closure (shop_id, first, last)
       select $1, d, d from generate_series(date '2030-01-01', date '2030-07-18', '1 day') d`,
      [GARONNE.id],
    );
    expect(await add({ ...summer, first: "2031-01-01", last: "2031-01-01" })).toMatchObject({
      closures: expect.any(Array),
    });
    expect(await add({ ...summer, first: "2031-01-02", last: "2031-01-02" })).toMatchObject({
      refused: "too-many-closures",
    });
  });
});
