import { randomUUID } from "node:crypto";
import { beforeAll, describe, expect, it } from "vitest";
import { knownClient } from "../../../test/shop/clients.ts";
import { GARONNE, LOIRE, MARC, SYLVIE } from "../../../test/shop/garonne.ts";
import { marc, nadia, openOffice, type Colleague } from "../../../test/shop/colleagues.ts";

const { ask, attempt, doors, send } = openOffice("2026-11-23T08:00:00Z");

type Phone = { name: string; number: string };
type Address = {
  address_id: string;
  tags: string[];
  street: string;
  complement: string;
  zip: string;
  city: string;
  country: string;
  lat: number | null;
  lon: number | null;
};
type Result = {
  __typename: "Client";
  id: string;
  lastname: string;
  email: string;
  note: string;
  siren: string;
  phones: Phone[];
  addresses: Address[];
  refused: string;
  detail: Record<string, string>;
};

const ADDRESS = "address_id tags street complement zip city country lat lon";
const CLIENT = `id type lastname firstname email note siren shop_id created_at last_seen_at phones { name number } addresses { ${ADDRESS} }`;
const UPSERT = `mutation ($input: ClientInput!) { result: upsertClient(input: $input) { __typename ${CLIENT} } }`;
const INSERT = `mutation ($input: AddressInput!, $clientID: ID!) { result: insertClientAddress(input: $input, clientID: $clientID) { __typename ${ADDRESS} } }`;
const UPDATE = `mutation ($input: AddressInput!) { result: updateClientAddress(input: $input) { __typename ${ADDRESS} } }`;
const REMOVE = `mutation ($clientID: ID!, $address_id: ID!) { result: removeClientAddress(clientID: $clientID, address_id: $address_id) { __typename ${ADDRESS} } }`;
const READ = `query ($id: ID!) { client(client_id: $id) { ${CLIENT} } }`;

const change = async <Value = Result>(
  query: string,
  variables: Record<string, unknown>,
  who?: Colleague,
): Promise<Value> => (await attempt<Value>(query, variables, who)) as Value;
const read = async (id: string, who?: Colleague) =>
  (await ask<{ client: Result | null }>(READ, { id }, who)).client;

const vidal = {
  type: "Particulier",
  lastname: "VIDAL",
  firstname: "Hélène",
  phones: [{ name: "Portable", number: "06 39 98 12 34" }],
  email: "helene.vidal@example.org",
  note: "",
};
const home = {
  tags: ["intervention"],
  street: "8 allée des Peupliers",
  complement: "",
  zip: "31700",
  city: "Blagnac",
  country: "",
};
const upsert = (input: object, who?: Colleague) => change(UPSERT, { input }, who);

describe("a client is saved", () => {
  it("new, under the id that the form chose, and once when it is sent twice", async () => {
    const id = randomUUID();
    const input = { ...vidal, id, shop_id: GARONNE.id, addresses: [home] };
    expect(await upsert(input)).toMatchObject({
      __typename: "Client",
      id,
      shop_id: GARONNE.id,
      created_at: "2026-11-23T08:00:00.000Z",
      last_seen_at: "2026-11-23T08:00:00.000Z",
      phones: [{ name: "Portable", number: "+33639981234" }],
      addresses: [{ city: "Blagnac", country: "France" }],
    });
    await upsert({ ...vidal, id });
    expect(await read(id)).toMatchObject({ lastname: "VIDAL", addresses: [{ city: "Blagnac" }] });
  });

  it("new without an id as well", async () => {
    const { id } = await upsert({ ...vidal, lastname: "Le Gall" });
    expect(await read(id)).toMatchObject({ id, lastname: "Le Gall" });
  });

  it("once, when two browsers send it at the same time", async () => {
    const id = randomUUID();
    const input = { ...vidal, id, addresses: [{ ...home, address_id: randomUUID() }] };
    const both = await Promise.all([upsert(input), upsert(input), upsert(input)]);
    expect(both.map(({ __typename }) => __typename)).toEqual(["Client", "Client", "Client"]);
    expect(await read(id)).toMatchObject({ phones: [{}], addresses: [{}] });
  });

  it("with its phones replaced and its other addresses kept", async () => {
    const { id, addresses } = await upsert({ ...vidal, addresses: [home] });
    const address_id = addresses[0]?.address_id;
    await upsert({
      ...vidal,
      id,
      phones: [{ name: "Fix", number: "+32 2 123 45 67" }, vidal.phones[0]],
      addresses: [{ ...home, street: "3 quai de l’Exemple", city: "Toulouse", zip: "31000" }],
    });
    const saved = await read(id);
    expect(saved?.phones).toEqual([
      { name: "Fix", number: "+3221234567" },
      { name: "Portable", number: "+33639981234" },
    ]);
    expect(saved?.addresses.map(({ city }) => city)).toEqual(["Blagnac", "Toulouse"]);
    await upsert({ ...vidal, id, phones: [], addresses: [{ ...home, address_id, city: "Foix" }] });
    const again = await read(id);
    expect(again?.phones).toEqual([]);
    expect(again?.addresses.map(({ city }) => city).sort()).toEqual(["Foix", "Toulouse"]);
  });

  it("as a company whose SIREN stays when nothing is said of it", async () => {
    const company = { ...vidal, type: "Entreprise", siren: "732 829 320" };
    const { id } = await upsert(company);
    await upsert({ ...vidal, id, type: "Entreprise" });
    expect(await read(id)).toMatchObject({ type: "Entreprise", siren: "732829320" });
    await upsert({ ...vidal, id, siren: "" });
    expect(await read(id)).toMatchObject({ type: "Particulier", siren: "" });
  });

  it("with hostile names, emoji and right-to-left text as they were typed", async () => {
    const lastname = "Robert'); drop table app.client; -- <b>%_\\";
    const note = `${"x".repeat(9_990)}\n😀 مرحبا`;
    const { id } = await upsert({ ...vidal, lastname, firstname: "علي 🧺", note });
    expect(await read(id)).toMatchObject({ lastname, firstname: "علي 🧺", note });
  });

  it("and is found at once by what changed", async () => {
    const find = async (text: string) => {
      const source = `query ($id: ID!, $text: String) { repair_shop(id: $id) { clients(text: $text) { id } } }`;
      type Found = { repair_shop: { clients: { id: string }[] } };
      return (await ask<Found>(source, { id: GARONNE.id, text })).repair_shop.clients;
    };
    const { id, addresses } = await upsert({ ...vidal, lastname: "QUINQUIS", addresses: [home] });
    expect(await find("quinquis peupliers")).toEqual([{ id }]);
    await upsert({
      ...vidal,
      id,
      lastname: "KERVELLA",
      phones: [{ name: "Fix", number: "0298441122" }],
    });
    expect(await find("quinquis")).toEqual([]);
    expect(await find("kervella 02 98 44")).toEqual([{ id }]);
    await change(REMOVE, { clientID: id, address_id: addresses[0]?.address_id });
    expect(await find("kervella peupliers")).toEqual([]);
  });
});

describe("two colleagues who change the same client at once", () => {
  const CHANGES = `mutation ($input: ClientInput!) { result: upsertClient(input: $input) { note email changes { field account_id } } }`;
  const opened = { lastname: vidal.lastname, note: "", email: vidal.email };

  it("both keep what they changed, and learn who changed the rest", async () => {
    const { id } = await upsert(vidal);
    await upsert({ id, lastname: "VIDAL", note: "Chien", base: opened }, marc);
    const input = { id, lastname: "VIDAL", email: "h.vidal@example.org", base: opened };
    expect(await change(CHANGES, { input })).toMatchObject({
      note: "Chien",
      email: "h.vidal@example.org",
      changes: expect.arrayContaining([
        { field: "note", account_id: MARC.id },
        { field: "email", account_id: SYLVIE.id },
      ]),
    });
  });

  it("see both values of a field that they both changed, and nothing of the second is saved", async () => {
    const { id } = await upsert(vidal);
    await upsert({ id, lastname: "VIDAL", note: "Chien", base: opened }, marc);
    const input = { id, lastname: "VIDAL-ROUX", note: "Chat", base: opened };
    expect(await upsert(input)).toEqual({
      refused: "changed-meanwhile",
      detail: {
        conflicts: [
          { field: "note", theirs: "Chien", account_id: MARC.id, at: "2026-11-23T08:00:00.000Z" },
        ],
      },
    });
    expect(await read(id)).toMatchObject({ lastname: "VIDAL", note: "Chien" });
    await upsert({ ...input, base: { ...opened, note: "Chien" } });
    expect(await read(id)).toMatchObject({ lastname: "VIDAL-ROUX", note: "Chat" });
  });

  it("of the telephones too, whose list is one field", async () => {
    const { id, phones } = await upsert(vidal);
    const numbered = (number: string) => [{ name: "Portable", number }];
    const base = { lastname: "VIDAL", phones };
    await upsert({ id, lastname: "VIDAL", phones: numbered("06 39 98 43 21"), base }, marc);
    const late = { id, lastname: "VIDAL", phones: numbered("06 39 98 55 55"), base };
    expect(await upsert(late)).toMatchObject({ refused: "changed-meanwhile" });
    await upsert({ id, lastname: "VIDAL", phones: numbered("0639984321"), note: "Vu", base });
    expect(await read(id)).toMatchObject({ note: "Vu", phones: numbered("+33639984321") });
  });
});

describe("a client is not saved, and nothing is lost,", () => {
  it.each<[string, object, string]>([
    ["without a last name", { lastname: " " }, "lastname"],
    [
      "with a telephone that is none",
      { phones: [{ name: "Fix", number: "12" }] },
      "phones.0.number",
    ],
    ["with half an e-mail", { email: "vidal@" }, "email"],
    ["with a note of 10,001 signs", { note: "x".repeat(10_001) }, "note"],
    ["as a robot", { type: "Robot" }, "type"],
    ["beyond the pole", { addresses: [{ ...home, lat: 91, lon: 0 }] }, "addresses.0.lat"],
    ["under an id that is none", { id: "1" }, "id"],
  ])("%s", async (_, wrong, field) => {
    const { id } = await upsert({ ...vidal, addresses: [home] });
    const before = await read(id);
    const { refused, detail } = await upsert({ ...vidal, id, lastname: "AUTRE", ...wrong });
    expect([refused, detail[field]]).toEqual(["bad-input", expect.stringMatching(/^\p{Lu}.*\.$/u)]);
    expect(await read(id)).toEqual(before);
  });

  it("in the name of another shop", async () => {
    const id = randomUUID();
    const refused = await upsert({ ...vidal, id, shop_id: LOIRE.id });
    expect(refused).toMatchObject({ refused: "not-allowed" });
    expect(await read(id)).toBeNull();
    expect(await read(id, nadia)).toBeNull();
  });

  it("with the address of another client, not even the rest of it", async () => {
    const { addresses } = await upsert({ ...vidal, addresses: [home] });
    const { id } = await upsert({ ...vidal, lastname: "MARTIN" });
    const stolen = { ...home, address_id: addresses[0]?.address_id, city: "Ailleurs" };
    const answer = await upsert({ ...vidal, id, lastname: "VOLEUR", addresses: [stolen] });
    expect(answer).toMatchObject({ refused: "address-unknown" });
    expect(await read(id)).toMatchObject({ lastname: "MARTIN", addresses: [] });
  });

  it("when its record was merged into another", async () => {
    const { database } = doors();
    const into = await knownClient(database, "RESTANT Marie");
    const gone = await knownClient(database, "PARTANT Marie");
    await database.asOwner("update app.client set merged_into = $1 where id = $2", [into, gone]);
    expect(await upsert({ ...vidal, id: gone })).toMatchObject({ refused: "already-merged" });
  });

  it("when nobody is signed in", async () => {
    const payload = { query: UPSERT, variables: { input: vidal } };
    const response = await send({ method: "POST", url: "/api/graphql", payload, cookies: {} });
    expect(response.body).toContain("not logged in");
  });
});

it("a client of whom only the names are sent keeps the rest", async () => {
  const { id } = await upsert({ ...vidal, type: "Entreprise", note: "Sonner deux fois" });
  await upsert({ id, lastname: "VIDAL-LEROY" });
  expect(await read(id)).toMatchObject({
    type: "Entreprise",
    lastname: "VIDAL-LEROY",
    firstname: "Hélène",
    note: "Sonner deux fois",
    phones: [{ number: "+33639981234" }],
  });
});

it("another shop's client of the same id is another client", async () => {
  const { id } = await upsert(vidal);
  expect(await read(id, nadia)).toBeNull();
  await upsert({ ...vidal, id, lastname: "GUÉRIN" }, nadia);
  expect(await read(id)).toMatchObject({ lastname: "VIDAL" });
  expect(await read(id, nadia)).toMatchObject({ lastname: "GUÉRIN" });
});

describe("the addresses of a client", () => {
  let client = "";
  let other = "";
  beforeAll(async () => {
    client = (await upsert({ ...vidal, lastname: "DEMEURE" })).id;
    other = (await upsert({ ...vidal, lastname: "VOISIN" })).id;
  });
  type Saved = Address & { __typename: string; refused: string; detail: Record<string, string> };
  const add = (input: object, clientID = client, who?: Colleague) =>
    change<Saved>(INSERT, { input, clientID }, who);

  it("are added, changed and taken out", async () => {
    const { address_id, ...added } = await add({ ...home, lat: 43.6371, lon: 1.3912 });
    expect(added).toMatchObject({ city: "Blagnac", country: "France", lat: 43.6371, lon: 1.3912 });
    const changed = { ...home, address_id, tags: ["facturation"], street: "9 allée des Peupliers" };
    expect(await change(UPDATE, { input: changed })).toMatchObject({ street: changed.street });
    expect((await read(client))?.addresses).toMatchObject([{ address_id, tags: ["facturation"] }]);
    const removed = await change(REMOVE, { clientID: client, address_id });
    expect(removed).toMatchObject({ __typename: "Address", address_id, street: changed.street });
    expect((await read(client))?.addresses).toEqual([]);
  });

  it("keep what two colleagues changed of one, and show both values of the same field", async () => {
    const { __typename: _, ...base } = await add(home);
    const input = { ...base, base };
    await change(UPDATE, { input: { ...input, complement: "Code 12B" } }, marc);
    await change(UPDATE, { input: { ...input, street: "9 allée des Peupliers" } });
    const addresses = async () => (await read(client))?.addresses.at(-1);
    expect(await addresses()).toMatchObject({
      street: "9 allée des Peupliers",
      complement: "Code 12B",
    });
    const late = { ...input, complement: "Code 99" };
    expect(await change(UPDATE, { input: late })).toMatchObject({
      refused: "changed-meanwhile",
      detail: {
        conflicts: [{ field: "complement", theirs: "Code 12B", account_id: MARC.id }],
      },
    });
    await change(UPDATE, { input: { ...late, base: { ...base, complement: "Code 12B" } } });
    expect(await addresses()).toMatchObject({ complement: "Code 99" });
  });

  it("need neither tags, complement nor country, and what a change leaves out stays", async () => {
    const { street, zip, city } = home;
    const { address_id } = await add({ street, zip, city });
    const changed = { address_id, complement: "2e étage" };
    expect(await change(UPDATE, { input: changed })).toMatchObject({
      tags: ["intervention"],
      street,
      zip,
      city,
      country: "France",
    });
  });

  it("are written once when they are sent twice under the same id", async () => {
    const address_id = randomUUID();
    await add({ ...home, address_id }, other);
    await add({ ...home, address_id, city: "Foix", zip: "09000" }, other);
    expect((await read(other))?.addresses).toMatchObject([{ address_id, city: "Foix" }]);
  });

  it("are where their town is when nobody located them, except abroad", async () => {
    const { lat, lon } = await add({ ...home, zip: "31700", city: "BLAGNAC" });
    expect([lat, lon]).toEqual([expect.closeTo(43.63, 1), expect.closeTo(1.38, 1)]);
    expect(await add({ ...home, zip: "00000", city: "Nulle part" })).toMatchObject({ lat: null });
    expect(await add({ ...home, zip: "31700", country: "Belgique" })).toMatchObject({ lat: null });
  });

  it.each<[string, object, string]>([
    ["that says nothing", { street: " ", zip: "", city: "" }, "street"],
    ["for holidays", { tags: ["vacances"] }, "tags.0"],
    ["beyond the pole", { lat: -90.5, lon: 0 }, "lat"],
    ["of a street without end", { street: "x".repeat(201) }, "street"],
  ])("refuse one %s", async (_, wrong, field) => {
    const { refused, detail } = await add({ ...home, ...wrong });
    expect([refused, Object.keys(detail)]).toEqual(["bad-input", [field]]);
  });

  it("are nobody's but their client's", async () => {
    const { address_id } = await add(home);
    const input = { ...home, address_id, city: "Ailleurs" };
    expect(await add(input, other)).toMatchObject({ refused: "address-unknown" });
    expect(await add(home, randomUUID())).toMatchObject({ refused: "client-unknown" });
    expect(await add(home, "1")).toMatchObject({ refused: "client-unknown" });
    expect(await change(UPDATE, { input: { ...home, address_id: randomUUID() } })).toMatchObject({
      refused: "address-unknown",
    });
    expect(await change(UPDATE, { input: home })).toMatchObject({ refused: "address-unknown" });
    expect(await change(REMOVE, { clientID: other, address_id })).toMatchObject({
      refused: "address-unknown",
    });
    expect(await change(REMOVE, { clientID: randomUUID(), address_id })).toMatchObject({
      refused: "client-unknown",
    });
    const ids = (await read(client))?.addresses.map((address) => address.address_id);
    expect(ids).toContain(address_id);
  });

  it("cannot be reached from another shop", async () => {
    const { address_id } = await add(home);
    const input = { ...home, address_id, city: "Nantes" };
    expect(await change(UPDATE, { input }, nadia)).toMatchObject({ refused: "address-unknown" });
    expect(await add(home, client, nadia)).toMatchObject({ refused: "client-unknown" });
    const gone = await change(REMOVE, { clientID: client, address_id }, nadia);
    expect(gone).toMatchObject({ refused: "client-unknown" });
    expect(JSON.stringify(await read(client))).not.toContain("Nantes");
  });
});

it("the screens of the shop are told what changed, those of others are not", async () => {
  const { live } = doors().services;
  const heard: unknown[] = [];
  const elsewhere: unknown[] = [];
  live.subscribe({ shop_id: GARONNE.id }, (told) => heard.push(told));
  live.subscribe({ shop_id: LOIRE.id }, (told) => elsewhere.push(told));
  const { id } = await upsert({ ...vidal, addresses: [home] });
  await change(INSERT, { input: home, clientID: id });
  const told = { shop_id: GARONNE.id, noun: "client", id, repair_id: null };
  await expect.poll(() => heard).toContainEqual(told);
  expect(elsewhere).toEqual([]);
});
