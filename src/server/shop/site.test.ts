import { insertEventRow } from "../../../test/shop/events.ts";
import { beforeAll, describe, expect, it } from "vitest";
import { anotherVisitor, openDoors } from "../../../test/shop/doors.ts";
import { GARONNE, HUGO, KARIM, LEA, LOIRE, insertRow } from "../../../test/shop/garonne.ts";
import { agendaRest } from "../agenda/slots/rest.ts";
import { bookingRest } from "../booking/rest.ts";
import { bookingSite } from "../booking/site.ts";
import { shopSite } from "./site.ts";

// A Monday, 10 h 30 in Toulouse.
const doors = openDoors("2026-11-23T09:30:00Z", [shopSite, agendaRest, bookingRest, bookingSite]);

beforeAll(async () => {
  const { database } = doors();
  await insertRow(database, "app.shop_address", {
    shop_id: GARONNE.id,
    zipcode: "31000",
    slug: "garonne-depannage",
  });
  await insertRow(database, "app.shop_closure", {
    shop_id: GARONNE.id,
    first: "2026-12-24",
    last: "2027-01-03",
    reason: "Congés",
  });
});

const get = (url: string) => doors().app.inject({ url, remoteAddress: anotherVisitor() });

async function propsOf(url: string) {
  const response = await get(url);
  expect(response.statusCode).toBe(200);
  return response.json<{
    page: string;
    props: Record<string, unknown> & { shop: Record<string, unknown> };
  }>();
}

describe("the appliance typed in the directory", () => {
  it("follows to the shop's page", async () => {
    const found = await propsOf("/annuaire?q=machine%20a%20laver&where=Toulouse");
    expect(found.props).toMatchObject({ need: { kind_id: "lave-linge" } });
    const at = (path: string) => propsOf(`/31000/atelier-garonne${path}`);
    expect((await at("?appareil=lave-linge")).props).toMatchObject({ kind_id: "lave-linge" });
    expect((await at("?appareil=magie")).props).toMatchObject({ kind_id: "" });
    const known = "?appareil=lave-linge&panne=lave-linge/fuite&lieu=31400";
    expect((await at(known)).props.carried).toMatchObject({
      appareil: "lave-linge",
      panne: "lave-linge/fuite",
      lieu: "31400",
    });
    expect((await at("?panne=x&lieu=%3Cb%3E&metier=1")).props.carried).toEqual({
      appareil: "",
      metier: "",
      panne: "",
      code: "",
      lieu: "",
    });
  });
});

describe("a shop's public address", () => {
  it("shows who it is, when it is open and what it costs", async () => {
    const { page, props } = await propsOf("/31000/atelier-garonne");
    expect(page).toBe("shop");
    expect(props).toMatchObject({
      today: "2026-11-23",
      open_state: { open: true, closes_at: 720 },
      skills: [
        "gros-electromenager",
        "petit-electromenager",
        "tv-hifi-electronique",
        "multimedia-smartphone",
        "plomberie",
        "chauffage",
      ],
      tariffs: { diagnosis_incl: 4500 },
      exceptions: [{ first: "2026-12-24", last: "2027-01-03", hours: [] }],
      travel: { max_km: 25 },
    });
    expect(props.shop).toMatchObject({
      name: "Atelier Garonne",
      bookable: true,
      legal_form: "SARL au capital de 10 000 €",
    });
  });

  it("never shows what belongs to the shop alone", async () => {
    const { body } = await get("/31000/atelier-garonne");
    for (const secret of [GARONNE.iban, "Benali"]) expect(body).not.toContain(secret);
  });

  it.each([
    ["a wrong postal code", "/75001/atelier-garonne", "/31000/atelier-garonne"],
    ["a former name", "/31000/garonne-depannage", "/31000/atelier-garonne"],
    ["capitals", "/31000/Atelier-Garonne", "/31000/atelier-garonne"],
    [
      "the booking page of an old address",
      "/75001/atelier-garonne/rdv?slot=2026-11-24T08:00:00.000Z",
      "/31000/atelier-garonne/rdv?slot=2026-11-24T08:00:00.000Z",
    ],
    ["the terms of an old address", "/31000/garonne-depannage/cgv", "/31000/atelier-garonne/cgv"],
  ])("%s leads to the present address for good", async (_, url, location) => {
    const response = await get(url);
    expect([response.statusCode, response.headers.location]).toEqual([301, location]);
  });

  it.each([
    ["/31000/nulle-part"],
    ["/31000/nulle-part/rdv"],
    ["/3100/atelier-garonne"],
    ["/310000/atelier-garonne"],
    ["/abcde/atelier-garonne"],
    ["/31000/atelier-garonne/rien"],
    ["/31000/%00"],
    ["/31000/'%20or%201=1"],
  ])("%s is the page that does not exist", async (url) => {
    const response = await get(url);
    expect(response.statusCode).toBe(404);
    expect(response.json()).toEqual({ page: "problem", props: { status: 404 } });
  });

  it("opens the booking page with what the shop takes online and the window clicked", async () => {
    const { page, props } = await propsOf(
      "/31000/atelier-garonne/rdv?slot=2026-11-24T08:00:00.000Z",
    );
    expect(page).toBe("booking");
    expect(props).toMatchObject({
      kinds: ["Diagnostic / Devis", "Réparation", "Livraison / Enlèvement", "Télédiagnostic"],
      locations: ["Chez le client", "Atelier"],
      wanted: "2026-11-24T08:00:00.000Z",
      horizon_days: 30,
    });
    expect((await propsOf("/31000/atelier-garonne/rdv?slot=demain")).props.wanted).toBeNull();
  });

  it("gives its terms of sale", async () => {
    expect((await propsOf("/31000/atelier-garonne/cgv")).props.text).toContain(GARONNE.cgv);
  });
});

describe("the next free slots of a shop's page", () => {
  const nextOf = async (url: string) => {
    const { props } = await propsOf(url);
    return JSON.stringify(props.next_slots);
  };

  it("are asked once for many readers, and again as soon as one is taken", async () => {
    const before = await nextOf("/31000/atelier-garonne");
    expect(JSON.parse(before)).toHaveLength(6);
    expect(before).toContain("2026-11-23");
    expect(await nextOf("/31000/atelier-garonne")).toBe(before);
    const { database } = doors();
    const id = "01990000-0000-7000-8000-00000000abcd";
    const absence = {
      start_at: "2026-11-23T00:00:00Z",
      end_at: "2026-11-24T00:00:00Z",
      duration: 1440,
    };
    const event = { shop_id: GARONNE.id, id, kind: "Congé / indisponibilité", ...absence };
    await insertEventRow(database, event, [KARIM.id, LEA.id, HUGO.id]);
    // Another process moves the event: the announcement, not this one's memory, makes the page fresh.
    await database.asOwner("update app.event set notes = 'Formation' where id = $1", [id]);
    await expect.poll(() => nextOf("/31000/atelier-garonne")).not.toContain("2026-11-23");
  });

  it("are those of that shop alone", async () => {
    await doors().database.asOwner("update app.shop_user set bookable = false where shop_id = $1", [
      LOIRE.id,
    ]);
    const { props } = await propsOf("/44000/repar-loire");
    expect([props.shop.bookable, props.next_slots]).toEqual([false, []]);
    expect((await get("/44000/repar-loire/rdv")).statusCode).toBe(302);
  });
});

it("every trade of the home page leads to a shop that has it", async () => {
  const { trades, shop_count } = (await propsOf("/")).props;
  if (!Array.isArray(trades)) throw new Error("the home page names no trade");
  expect(shop_count).toBeGreaterThan(1);
  expect(trades).toContain("gros-electromenager");
  expect(trades).not.toContain("diagnostic-immobilier");
  for (const trade of trades)
    expect((await propsOf(`/annuaire?category_id=${trade}`)).props["total"]).toBeGreaterThan(0);
});

it.each([
  ["/", "home"],
  ["/tarifs", "pricing"],
  ["/about", "about"],
  ["/pro", "pro"],
  ["/partnership", "partnership"],
  ["/legal", "legal"],
  ["/rgpd", "privacy"],
])("%s is the page « %s »", async (url, page) => {
  expect((await propsOf(url)).page).toBe(page);
});
