import { describe, expect, test } from "vitest";
import { parsePhone } from "../../domain/client/phone/phone.ts";
import { distanceKm } from "../../domain/agenda/travel.ts";
import { isUnionVatNumber } from "../../domain/shop/vat-number.ts";
import { placeOf } from "../agenda/locate.ts";
import { clientsOf } from "./client.ts";
import { DEMO_SHOPS } from "./shops.ts";

describe.each(DEMO_SHOPS.map((shop) => [shop.name, shop] as const))("at %s", (_name, shop) => {
  const clients = clientsOf(shop);

  test("each client has a telephone of fiction that the product reads, and no one shares it", () => {
    for (const { phone } of clients) {
      expect(phone).toMatch(/^\+3363998\d{4}$/);
      expect(parsePhone(phone)).toBe(phone);
    }
    expect(new Set(clients.map(({ phone }) => phone)).size).toBe(clients.length);
  });

  test("addresses of e-mail are of a domain that receives nothing, and each is of one client", () => {
    const emails = clients.map(({ email }) => email).filter(Boolean);
    for (const email of emails) expect(email).toMatch(/^[a-z.-]+\d+@example\.org$/);
    expect(new Set(emails).size).toBe(emails.length);
    expect(emails.length).toBeLessThan(clients.length);
  });

  test("each lives in a town of the round, at a place that the product confirms", () => {
    for (const { address } of clients) {
      expect(shop.towns.map(({ zip }) => zip)).toContain(address.zip);
      expect(placeOf(address)).toEqual({ lat: address.lat, lon: address.lon });
      expect(distanceKm(address, shop)).toBeLessThan(30);
    }
  });

  test("companies have a SIREN, a number of VAT and no first name, people the contrary", () => {
    for (const { type, siren, vat_number, firstname } of clients)
      expect([siren !== "", isUnionVatNumber(vat_number), firstname === ""]).toEqual(
        type === "Entreprise" ? [true, true, true] : [false, false, false],
      );
  });

  test("are the same on every machine", () => {
    expect(clientsOf(shop)).toEqual(clients);
  });
});

test("two people of Atelier Garonne have two records, for the list of duplicates", () => {
  const [garonne] = DEMO_SHOPS;
  const clients = garonne ? clientsOf(garonne) : [];
  const homes = clients.map(
    ({ lastname, firstname, address }) =>
      `${lastname} ${firstname}, ${address.street} ${address.zip}`,
  );
  expect(homes.length - new Set(homes).size).toBe(2);
});
