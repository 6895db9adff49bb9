import { beforeAll, describe, expect, it } from "vitest";
import { knownClient } from "../../../test/shop/clients.ts";
import { nadia, openOffice, sylvie, type Colleague } from "../../../test/shop/colleagues.ts";
import { GARONNE, insertRow } from "../../../test/shop/garonne.ts";
import { hashPassword } from "../account/sign-in.ts";
import { shopRest } from "./rest.ts";

const { doors, send } = openOffice("2026-11-23T06:00:00Z", [shopRest]);
const password = "etabli-demo";

beforeAll(async () => {
  const password_hash = await hashPassword(password);
  const { database } = doors();
  await insertRow(database, "auth.account", {
    email: "admin@etabli.test",
    role: "ADMIN",
    password_hash,
  });
  await insertRow(database, "auth.account", {
    email: "marc@atelier-garonne.test",
    shop_id: GARONNE.id,
    password_hash,
  });
});

async function picker(email?: string) {
  const cookies: Record<string, string> = {};
  if (email) {
    const signedIn = await doors().app.inject({
      method: "POST",
      url: "/api/v1/auth/login",
      payload: { email, password },
    });
    for (const { name, value } of signedIn.cookies) cookies[name] = value;
  }
  return doors().app.inject({ url: "/api/v1/admin/repairshop", cookies });
}

describe("the administrator's shop picker", () => {
  it("lists every shop with its people, the most populated first", async () => {
    const response = await picker("admin@etabli.test");
    expect(response.statusCode).toBe(200);
    const shops = response.json<{ name: string; users: unknown[] }[]>();
    expect(shops.map(({ name, users }) => [name, users.length])).toEqual([
      ["Atelier Garonne", 5],
      ["Répar’Loire", 1],
    ]);
    expect(shops[0]).toMatchObject({
      id: GARONNE.id,
      status: "ACTIVE",
      logo_url: null,
      addresses: [{ zip: "31000", city: "Toulouse" }],
    });
    expect(shops[0]?.users[2]).toMatchObject({
      firstname: "Karim",
      lastname: "Benali",
      skills: [{ name: "Gros électroménager" }, { name: "Petit électroménager" }],
    });
  });

  it.each([
    ["nobody", undefined, 401],
    ["somebody of a shop", "marc@atelier-garonne.test", 403],
  ])("is closed to %s", async (_, email, status) => {
    const response = await picker(email);
    expect(response.statusCode).toBe(status);
    expect(response.body).not.toContain("Garonne");
  });
});

describe("brands", () => {
  type Brand = { name: string };
  const suggested = async (who?: Colleague) => {
    const response = who
      ? await send({ url: "/api/v1/brands" }, who)
      : await doors().app.inject({ url: "/api/v1/brands" });
    expect(response.headers.vary).toContain("Cookie, X-Shop-Id");
    const { "cache-control": cache } = response.headers;
    return { cache, names: response.json<Brand[]>().map(({ name }) => name) };
  };

  it("are suggested to everybody as a list of names", async () => {
    const { names, cache } = await suggested();
    expect(names.length).toBeGreaterThan(150);
    expect(names[0]).toBe("ABB");
    expect(cache).toBe("public, max-age=86400");
  });

  it("that the shop uses come first for its people, and for nobody else", async () => {
    const { database } = doors();
    const client_id = await knownClient(database, "DUPONT Marie");
    for (const brand of ["Zéphir", "ZÉPHIR", "zephir", "zephir", "bosch", "", " "])
      await insertRow(database, "app.appliance", {
        shop_id: GARONNE.id,
        client_id,
        brand,
        kind_id: "four",
        kind: "Four",
      });
    const ours = await suggested(sylvie);
    expect(ours.names.slice(0, 3)).toEqual(["zephir", "Bosch", "ABB"]);
    expect(ours.names.filter((name) => /z[eé]phir|bosch/i.test(name))).toEqual(["zephir", "Bosch"]);
    expect(ours.cache).toBe("private, max-age=60");
    expect((await suggested(nadia)).names).not.toContain("zephir");
    expect((await suggested()).names).not.toContain("zephir");
  });
});
