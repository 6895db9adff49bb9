import { randomUUID } from "node:crypto";
import { beforeAll, describe, expect, it } from "vitest";
import { writeSearch } from "../../../test/shop/clients.ts";
import { nadia, openOffice, sylvie, type Colleague } from "../../../test/shop/colleagues.ts";
import { GARONNE, insertRow, LOIRE } from "../../../test/shop/garonne.ts";
import { garonneScope } from "../../../test/shop/affairs.ts";
import { instant } from "../../../test/shop/quote.ts";
import type { ShopDb } from "../platform/database/scope.ts";
import { seeClient } from "./store.ts";

const { ask, doors } = openOffice("2026-11-23T06:00:00Z");

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
  await insertRow(database, "app.client", {
    shop_id,
    id,
    lastname,
    firstname,
    email,
    created_at,
    last_seen_at: created_at,
  });
  const of = { shop_id, client_id: id };
  const number = phone && { position: 0, name: "Portable", number: phone };
  if (number) await insertRow(database, "app.client_phone", { ...of, ...number });
  if (city) await insertRow(database, "app.client_address", { ...of, street, zip, city });
  await writeSearch(database, id);
}

const FIND = `query ($id: ID!, $text: String, $first: Int, $after: ID, $order: String, $skip: Int) {
  repair_shop(id: $id) { clients_count clients(text: $text, first: $first, after: $after, order: $order, skip: $skip) { id lastname firstname } } }`;

type Found = { id: string; lastname: string; firstname: string };
const nameOf = ({ lastname, firstname }: Found): string => `${lastname}|${firstname}`;

type Shop = { repair_shop: { clients_count: number; clients: Found[] } };
const shopAs = async (variables: Record<string, unknown>, who: Colleague = sylvie) =>
  (await ask<Shop>(FIND, { id: who.shop_id, ...variables }, who)).repair_shop;
const find = async (variables: Record<string, unknown>, who?: Colleague) =>
  (await shopAs(variables, who)).clients;
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
    ["Mme Dupont Marie", ["DUPONT|Marie"]],
    ["st gaudens", ["LE GALL|Yann"]],
    ["huit allée des peupliers", ["DUPONT|Paul"]],
    ["tél. 06 39 98 12", ["DUPONT|Marie"]],
    ["dor messon", ["D’ORMESSON|Jean-Élie"]],
    ["leg all yann", ["LE GALL|Yann"]],
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
    ["0692 12 34", "ŒUVRARD|Loïc"],
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
    ["gauti", "GAUTHIER|Camille"],
    ["dupnot 0639", "DUPONT|Marie"],
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
    "dupont zzzz",
    "martinez",
    "dupnot lyon",
    "99 99 99",
    "gautier gautihier gauthir gauthie gauthiér gauhtier",
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

describe("without a text", () => {
  it("the last seen come first, and a repair is seeing", async () => {
    const before = (await find({ first: 3 })).map(nameOf);
    expect(before).toEqual(["GAUTHIER|Camille", "ИВАНОВ|Пётр", "محمد|علي"]);
    const [noel] = await find({ text: "noel" });
    const seen = (db: ShopDb) => seeClient(db, noel?.id ?? "", instant("2026-11-01T08:00:00Z"));
    await doors().database.withShop(garonneScope, seen);
    expect((await find({ first: 2 })).map(nameOf)).toEqual(["NOËL|Hélène", "GAUTHIER|Camille"]);
  });

  it("the order of names ignores case and accents", async () => {
    expect((await find({ order: "name", first: 6 })).map(nameOf)).toEqual([
      "100% PRO|",
      "D’ORMESSON|Jean-Élie",
      "DUPONT|Marie",
      "DUPONT|Paul",
      "DUPONTEL|Albert",
      "GAUTHIER|Camille",
    ]);
  });

  it("they are counted, and those merged into another are out of sight", async () => {
    const { clients_count } = await shopAs({});
    expect(clients_count).toBe(14);
    expect((await shopAs({}, nadia)).clients_count).toBe(1);
    const { database } = doors();
    const [martin] = await find({ text: "martin" });
    const [marie] = await find({ text: "dupont marie" });
    const merge = (into: string | null) =>
      database.asOwner("update app.client set merged_into = $1 where id = $2", [into, martin?.id]);
    await merge(marie?.id ?? "");
    expect((await shopAs({})).clients_count).toBe(13);
    expect((await find({ first: 100 })).map(nameOf)).not.toContain("MARTIN|Zoé");
    expect(await names("martin")).toEqual([]);
    expect(await names("martni zoe")).toEqual([]);
    await merge(null);
  });
});

describe("page after page, each is read once and none is forgotten,", () => {
  async function walk(variables: Record<string, unknown>, first: number): Promise<string[]> {
    const read: string[] = [];
    for (let after: string | undefined; ; after = read.at(-1)) {
      const page = await find({ ...variables, first, after });
      read.push(...page.map(({ id }) => id));
      if (page.length < first) return read;
    }
  }

  it.each([{}, { order: "name" }, { text: "example" }, { text: "dupont" }])(
    "of %j",
    async (variables) => {
      const whole = (await find({ ...variables, first: 100 })).map(({ id }) => id);
      expect(whole.length).toBeGreaterThan(1);
      expect(new Set(whole).size).toBe(whole.length);
      for (const first of [1, 2, 3, 5]) expect(await walk(variables, first)).toEqual(whole);
    },
  );

  it.each([{}, { order: "name" }])("of %j, opened anywhere", async (variables) => {
    const whole = (await find({ ...variables, first: 100 })).map(({ id }) => id);
    for (const skip of [0, 1, 5, whole.length - 1]) {
      const page = await find({ ...variables, first: 3, skip });
      expect(page.map(({ id }) => id)).toEqual(whole.slice(skip, skip + 3));
    }
    for (const skip of [whole.length, 2_000_000_000])
      expect(await find({ ...variables, skip })).toEqual([]);
    expect((await find({ ...variables, first: 3, skip: -4 })).map(({ id }) => id)).toEqual(
      whole.slice(0, 3),
    );
  });

  it("even where a thousand match and were seen at the same instant", async () => {
    await doors().database.asOwner(
      `insert into app.client (shop_id, lastname, firstname, created_at, last_seen_at, search)
       select $1, lastname, 'Zztop ' || i, '2026-09-01', '2026-09-01', app.client_text(lastname, 'Zztop ' || i, '', null, '{}')
       from generate_series(1, 1500) i, lateral (
         select case when i % 3 = 0 then 'ZZTOP' when i % 3 = 1 then 'ZZTOPIN' else 'LEROY' end as lastname) l`,
      [LOIRE.id],
    );
    expect(await find({ text: "zztop" }, nadia)).toHaveLength(1_500);
    const read: string[] = [];
    for (let after: string | undefined; ; after = read.at(-1)) {
      const page = await find({ text: "zztop", first: 100, after }, nadia);
      read.push(...page.map(({ id }) => id));
      if (page.length < 100) break;
    }
    expect(new Set(read).size).toBe(1_500);
    const [first, last] = [read.slice(0, 500), read.slice(-500)];
    const rows = await doors().database.asOwner<{ id: string; lastname: string }>(
      "select id, lastname from app.client where shop_id = $1",
      [LOIRE.id],
    );
    const lastnames = new Map(rows.map(({ id, lastname }) => [id, lastname]));
    expect(new Set(first.map((id) => lastnames.get(id)))).toEqual(new Set(["ZZTOP"]));
    expect(new Set(last.map((id) => lastnames.get(id)))).toEqual(new Set(["LEROY"]));
  });

  it("where few match, and others were seen since", async () => {
    await doors().database.asOwner(
      `insert into app.client (shop_id, lastname, firstname, last_seen_at, search)
       select $1, lastname, 'Qwertz', '2026-08-01'::timestamptz + make_interval(days => turn::int), app.client_text(lastname, 'Qwertz', '', null, '{}')
       from unnest(array['LEROY', 'QWERTZ', 'QWERTZIN', 'LEROY', 'QWERTZIN', 'QWERTZ']) with ordinality as l (lastname, turn)`,
      [LOIRE.id],
    );
    const whole = await find({ text: "qwertz", first: 100 }, nadia);
    const ranked = ["QWERTZ", "QWERTZ", "QWERTZIN", "QWERTZIN", "LEROY", "LEROY"];
    expect(whole.map(({ lastname }) => lastname)).toEqual(ranked);
    const rest = await find({ text: "qwertz", first: 3, after: whole[1]?.id }, nadia);
    expect(rest).toEqual(whole.slice(2, 5));
    expect(await find({ text: "qwertz", first: 3, after: whole[4]?.id }, nadia)).toEqual(
      whole.slice(5),
    );
  });

  it("all of them without « first », or an error where one answer would hold too many", async () => {
    expect(await find({}, nadia)).toHaveLength(1_507);
    await expect(find({ first: 10_001 }, nadia)).rejects.toThrow(/par pages/);
    await doors().database.asOwner(
      `insert into app.client (shop_id, lastname, search)
       select $1, 'NOMBREUX', 'nombreux' from generate_series(1, 10000)`,
      [LOIRE.id],
    );
    await expect(find({}, nadia)).rejects.toThrow(/par pages/);
    expect(await find({ first: 10_000 }, nadia)).toHaveLength(10_000);
  });

  it("and after whoever is not there, nobody", async () => {
    for (const after of ["1", randomUUID()])
      for (const text of ["", "dupont"]) expect(await find({ text, after })).toEqual([]);
  });

  it.each([0, -5])("at least one, even when %d are asked for", async (first) => {
    expect(await find({ first }, nadia)).toHaveLength(1);
  });
});

describe("whoever is being written twice is proposed", () => {
  const SIMILAR = `query ($input: SimilarInput!) { similarClients(input: $input) { id lastname firstname } }`;
  const blank = { lastname: "", firstname: "", email: "", phones: [] as string[] };
  const similar = async (input: object, who?: Colleague) =>
    (await ask<{ similarClients: Found[] }>(SIMILAR, { input: { ...blank, ...input } }, who))
      .similarClients;

  it.each([
    ["the same name, without accents", { lastname: "dupont", firstname: "MARIE" }],
    ["the same telephone in another spelling", { phones: ["06 39 98 12 34"] }],
    ["the same e-mail in capitals", { email: " Marie.Dupont@EXAMPLE.org " }],
    [
      "a name mistyped, and the same telephone",
      { lastname: "DUPOND", firstname: "Marie", phones: ["0639981234"] },
    ],
  ])("%s", async (_, input) => {
    expect((await similar(input)).map(nameOf)).toContain("DUPONT|Marie");
  });

  it.each([
    ["yann", "le gall"],
    ["legal yann", ""],
    ["gautier", "camile"],
  ])(
    "with the names exchanged, in one field, or with an error in each: %s %s",
    async (last, first) => {
      const found = await similar({ lastname: last, firstname: first });
      expect(found.map(({ lastname }) => lastname)).toEqual([
        last === "gautier" ? "GAUTHIER" : "LE GALL",
      ]);
    },
  );

  it("but never the client itself, a stranger, or another shop's", async () => {
    const [marie] = await find({ text: "dupont marie" });
    expect(await similar({ id: marie?.id, lastname: "DUPONT", firstname: "Marie" })).toEqual([]);
    expect(await similar({ lastname: "QUIDAM", firstname: "Zéphyrin" })).toEqual([]);
    expect(await similar({ lastname: "VOISIN", firstname: "Marie" })).toEqual([]);
    expect(await similar({ phones: ["0639981234"] }, nadia)).toEqual([]);
    expect(await similar({})).toEqual([]);
  });

  it("and only as much is compared as a form holds", async () => {
    const others = Array.from({ length: 20 }, (_, turn) => `06 39 97 ${1000 + turn}`);
    expect(await similar({ phones: [...others, "0639981234"] })).toEqual([]);
    const crowd = Array.from({ length: 60_000 }, (_, turn) => `06${10_000_000 + turn}`);
    const endless = { lastname: `DUPONT ${"x".repeat(200_000)}`, firstname: "Marie" };
    expect(await similar({ ...endless, phones: [...crowd, "0639981234"] })).toEqual([]);
  });

  it("whatever is typed so far", async () => {
    for (const typed of ["%", "\u0000", "😀", "'", "x".repeat(10_000), "+", "06"]) {
      const input = { lastname: typed, firstname: typed, email: typed, phones: [typed] };
      expect(Array.isArray(await similar(input)), typed.slice(0, 9)).toBe(true);
    }
  });
});
