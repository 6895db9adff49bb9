import { graphql } from "graphql";
import { beforeAll, describe, expect, it } from "vitest";
import { openDoors } from "../../../test/shop/doors.ts";
import { GARONNE, insertRow, LOIRE, MARC, NADIA, type Person } from "../../../test/shop/garonne.ts";
import { scopeOf } from "../account/store.ts";
import type { Context } from "../platform/graphql.ts";
import { schema } from "../schema.ts";

const doors = openDoors("2026-11-23T06:00:00Z", []);

type Signed = Person & { shop_id: string };
const marc: Signed = { ...MARC, shop_id: GARONNE.id };
const nadia: Signed = { ...NADIA, shop_id: LOIRE.id };

async function ask(source: string, variableValues: Record<string, unknown>, person = marc) {
  const { id, firstname, lastname, role, shop_id } = person;
  const me = { id, firstname, lastname, role, shop_id };
  const scope = scopeOf(me, undefined);
  if (!scope) throw new Error("no scope");
  const { services } = doors();
  const contextValue: Context = { services, me, scope, ip: "127.0.0.1", userAgent: "" };
  const { data, errors } = await graphql({ schema, source, variableValues, contextValue });
  expect(errors).toBeUndefined();
  return JSON.parse(JSON.stringify(data));
}

type Known = {
  name: string;
  email?: string;
  phone?: string;
  street?: string;
  zip?: string;
  city?: string;
  seen?: string;
  shop_id?: string;
};

/** Written one day after another, so that the order of sight is the order of this list, last first. */
const CLIENTS: Known[] = [
  { name: "DUPONT|Marie", email: "marie.dupont@example.org", phone: "+33639981234" },
  { name: "DUPONT|Paul", phone: "+33561990012", street: "8 allée des Peupliers", city: "Blagnac" },
  { name: "DUPONTEL|Albert" },
  { name: "MARTIN|Zoé", street: "3 rue Dupont", zip: "31000", city: "Toulouse" },
  { name: "LE GALL|Yann", city: "Saint-Gaudens", zip: "31800" },
  { name: "D’ORMESSON|Jean-Élie" },
  { name: "LEFÈVRE|Françoise" },
  { name: "NOËL|Hélène", phone: "+32470123456" },
  { name: "ŒUVRARD|Loïc", phone: "+262692123456" },
  { name: "100% PRO|", email: "contact@cent_pourcent.example" },
  { name: "🧺 LAVERIE|" },
  { name: "محمد|علي" },
  { name: "ИВАНОВ|Пётр" },
  { name: "GAUTHIER|Camille" },
  { name: "VOISIN|Marie", shop_id: LOIRE.id },
];

beforeAll(async () => {
  for (const [index, client] of CLIENTS.entries()) await writeClient(client, index);
});

async function writeClient(known: Known, index: number): Promise<void> {
  const { name, email = "", phone, street = "", zip = "31700", city, shop_id = GARONNE.id } = known;
  const [lastname, firstname] = name.split("|");
  const id = `01990000-0000-7000-8000-00000000c0${String(index).padStart(2, "0")}`;
  const created_at = `2026-10-${String(index + 1).padStart(2, "0")}T08:00:00Z`;
  const { database } = doors();
  await insertRow(database, "app.client", { shop_id, id, lastname, firstname, email, created_at });
  const of = { shop_id, client_id: id };
  const number = phone && { position: 0, name: "Portable", number: phone };
  if (number) await insertRow(database, "app.client_phone", { ...of, ...number });
  if (city) await insertRow(database, "app.client_address", { ...of, street, zip, city });
}

const FIND = `query ($id: ID!, $text: String, $first: Int, $after: ID, $order: String) {
  repair_shop(id: $id) { clients_count clients(text: $text, first: $first, after: $after, order: $order) { id lastname firstname } } }`;

type Found = { id: string; lastname: string; firstname: string };
const nameOf = ({ lastname, firstname }: Found): string => `${lastname}|${firstname}`;

async function find(variables: Record<string, unknown>, person = marc): Promise<Found[]> {
  const { repair_shop } = await ask(FIND, { id: person.shop_id, ...variables }, person);
  return repair_shop.clients;
}
const names = async (text: string) => (await find({ text })).map(nameOf);

describe("a client is found", () => {
  it.each([
    ["dupont", ["DUPONT|Paul", "DUPONT|Marie", "DUPONTEL|Albert", "MARTIN|Zoé"]],
    ["DUPONT marie", ["DUPONT|Marie"]],
    ["marie dupont", ["DUPONT|Marie"]],
    ["mar dup", ["DUPONT|Marie", "MARTIN|Zoé"]],
    ["le gall", ["LE GALL|Yann"]],
    ["legall", ["LE GALL|Yann"]],
    ["gall yann", ["LE GALL|Yann"]],
    ["d'ormesson", ["D’ORMESSON|Jean-Élie"]],
    ["dormesson", ["D’ORMESSON|Jean-Élie"]],
    ["jean elie", ["D’ORMESSON|Jean-Élie"]],
    ["Jean-Élie", ["D’ORMESSON|Jean-Élie"]],
    ["lefevre", ["LEFÈVRE|Françoise"]],
    ["francoise", ["LEFÈVRE|Françoise"]],
    ["noel", ["NOËL|Hélène"]],
    ["helene", ["NOËL|Hélène"]],
    ["oeuvrard", ["ŒUVRARD|Loïc"]],
    ["Œuvrard", ["ŒUVRARD|Loïc"]],
    ["œuvr loic", ["ŒUVRARD|Loïc"]],
    ["peupliers", ["DUPONT|Paul"]],
    ["peupliers blagnac dupont", ["DUPONT|Paul"]],
    ["saint gaudens", ["LE GALL|Yann"]],
    ["31800", ["LE GALL|Yann"]],
    ["marie.dupont@ex", ["DUPONT|Marie"]],
    ["@example.org", ["DUPONT|Marie"]],
    ["cent_pourcent", ["100% PRO|"]],
    ["100%", ["100% PRO|"]],
    ["🧺", ["🧺 LAVERIE|"]],
    ["محمد", ["محمد|علي"]],
    ["محم", ["محمد|علي"]],
    ["иванов", ["ИВАНОВ|Пётр"]],
    ["le", ["LEFÈVRE|Françoise", "LE GALL|Yann"]],
    ["g", ["GAUTHIER|Camille", "LE GALL|Yann"]],
  ])("by « %s »", async (text, expected) => {
    const found = await names(text);
    expect(new Set(found.slice(0, expected.length))).toEqual(new Set(expected));
    if (text === "dupont") expect(found).toEqual(expected);
  });

  it.each([
    "06 39",
    "0639",
    "+33 6 39",
    "33639",
    "+33 (0)6 39",
    "6 39 98",
    "06.39.98.12.34",
    "1234",
  ])("by the telephone « %s »", async (text) => {
    expect(await names(text)).toContain("DUPONT|Marie");
  });

  it.each([
    ["+32 470", "NOËL|Hélène"],
    ["0470 12", "NOËL|Hélène"],
    ["0692 12", "ŒUVRARD|Loïc"],
    ["+262 692", "ŒUVRARD|Loïc"],
  ])("by a telephone of elsewhere, « %s »", async (text, expected) => {
    expect(await names(text)).toEqual([expected]);
  });

  it.each([
    ["dupnot marie", "DUPONT|Marie"],
    ["lefebvre", "LEFÈVRE|Françoise"],
    ["gautier", "GAUTHIER|Camille"],
    ["ormeson", "D’ORMESSON|Jean-Élie"],
    ["helenne noel", "NOËL|Hélène"],
    ["yan legal", "LE GALL|Yann"],
  ])("in spite of the typing error of « %s »", async (text, expected) => {
    expect((await names(text))[0]).toBe(expected);
  });
});

describe("nobody is found", () => {
  it.each([
    "%",
    "_",
    "\\",
    "%%%",
    "\u0000",
    "dupont zzzz",
    "99 99 99",
    "' or 1=1 --",
    "x".repeat(10_000),
  ])("by « %.20s »", async (text) => {
    expect(await names(text)).toEqual([]);
  });

  it("who is another shop's", async () => {
    expect(await names("voisin")).toEqual([]);
    expect((await find({ text: "marie" }, nadia)).map(nameOf)).toEqual(["VOISIN|Marie"]);
    const source = `query ($id: ID!) { repair_shop(id: $id) { clients { id } } }`;
    expect(await ask(source, { id: LOIRE.id })).toEqual({ repair_shop: null });
  });
});
