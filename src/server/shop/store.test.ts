/** Whose public address it is, which the directory answers before the shop is known. */
import { beforeAll, describe, expect, it } from "vitest";
import { testDatabase } from "../../../test/database.ts";
import { GARONNE, insertRow, insertShop, LOIRE } from "../../../test/shop/garonne.ts";
import { findShop } from "./store.ts";

const database = testDatabase();
const idOf = (number: number): string => `01990000-0000-7000-8000-00000007500${number}`;
const [PARIS, CLOSED, MOVED] = [idOf(1), idOf(2), idOf(3)];

/** A shop in Paris, under the name of the one in Nantes when no other is given. */
const inParis = (id: string, slug: string = LOIRE.slug) => ({
  ...LOIRE,
  id,
  slug,
  zipcode: "75001",
});

beforeAll(async () => {
  for (const shop of [GARONNE, LOIRE, inParis(PARIS)]) await insertShop(database, shop, []);
  await insertShop(database, inParis(CLOSED, "ferme-depuis"), []);
  await database.asOwner("update app.shop set status = 'CLOSED' where id = $1", [CLOSED]);
  await insertShop(database, inParis(MOVED, "avant"), []);
  await addAddress(MOVED, "apres");
  await database.asOwner("update app.shop set slug = 'apres' where id = $1", [MOVED]);
});

const addAddress = (shop_id: string, slug: string) =>
  insertRow(database, "app.shop_address", { shop_id, zipcode: "75001", slug });

describe("a public address", () => {
  it.each([
    ["its present one", "31000", GARONNE.slug, { scope: { shop_id: GARONNE.id } }],
    ["one of two with the same name", "44000", LOIRE.slug, { scope: { shop_id: LOIRE.id } }],
    ["the other of the two", "75001", LOIRE.slug, { scope: { shop_id: PARIS } }],
    ["a former one", "75001", "avant", { moved_to: { zipcode: "75001", slug: "apres" } }],
    [
      "a name that one shop has, with another postal code",
      "59000",
      GARONNE.slug,
      { moved_to: { zipcode: "31000", slug: GARONNE.slug } },
    ],
  ])("leads to its shop: %s", async (_, zipcode, slug, expected) => {
    expect(await findShop(database, { zipcode, slug })).toMatchObject(expected);
  });

  it.each([
    ["a name that two shops have, with another postal code", "59000", LOIRE.slug],
    ["a former name with another postal code", "59000", "avant"],
    ["a closed shop", "75001", "ferme-depuis"],
    ["an unknown name", "31000", "nulle-part"],
  ])("leads nowhere: %s", async (_, zipcode, slug) => {
    expect(await findShop(database, { zipcode, slug })).toBeUndefined();
  });

  it.each([["apres"], ["avant"]])("« %s » is not given to a second shop", async (slug) => {
    await expect(addAddress(PARIS, slug)).rejects.toMatchObject({
      constraint: "shop_address_pkey",
    });
  });

  it("is in the directory before a shop has it", async () => {
    const rename = "update app.shop set slug = 'inconnu' where id = $1";
    await expect(database.asOwner(rename, [PARIS])).rejects.toMatchObject({
      constraint: "shop_address_known",
    });
  });
});
