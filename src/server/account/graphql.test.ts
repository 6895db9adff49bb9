import { randomUUID } from "node:crypto";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { startTestApp, type Cookies, type TestApp } from "../../../test/shop/app.ts";
import { testDatabase } from "../../../test/database.ts";
import { openLog } from "../platform/log.ts";

const database = testDatabase();
const lines: string[] = [];
const log = openLog("error", (line) => lines.push(line));
const people: Record<"marc" | "administrator", Cookies> = { marc: {}, administrator: {} };
const shops = { garonne: "", loire: "" };
let running: TestApp | undefined;

beforeAll(async () => {
  running = await startTestApp(database, { log });
  people.marc = await running.as("marc@atelier-garonne.test");
  people.administrator = await running.as("admin@etabli.test");
  const idOf = async (slug: string) =>
    (await database.asOwner<{ id: string }>("select id from app.shop where slug = $1", [slug]))[0]
      ?.id ?? "";
  shops.garonne = await idOf("atelier-garonne");
  shops.loire = await idOf("repar-loire");
}, 120_000);
afterAll(() => running?.close());

type Answer = {
  data?: Record<string, unknown> | null;
  errors?: { message: string; extensions?: { code?: string; reference?: string } }[];
};

async function ask(query: string, cookies: Cookies, shop?: string): Promise<Answer> {
  const response = await running?.app.inject({
    method: "POST",
    url: "/api/graphql",
    headers: { "content-type": "application/json", ...(shop ? { "x-shop-id": shop } : {}) },
    payload: JSON.stringify({ query }),
    cookies,
  });
  return response?.json<Answer>() ?? {};
}

const codeOf = async (...asked: Parameters<typeof ask>): Promise<string | undefined> =>
  (await ask(...asked)).errors?.[0]?.extensions?.code;

const repairIn = async (shop: string): Promise<string> => {
  const [repair] = await database.asOwner<{ id: string }>(
    "select id from app.repair where shop_id = $1 and urgency = 0 order by id limit 1",
    [shop],
  );
  return repair?.id ?? "";
};
const urgent = (id: string) =>
  `mutation { setRepairUrgency(repair_id: "${id}", urgency: 1) { __typename } }`;
const acts = () => database.asOwner("select shop_id, action from app.act order by at, id");

describe("one document", () => {
  test("cannot ask for lists inside lists until the memory is full", async () => {
    const endless = "{ repairs { client { repairs { client { repairs { id } } } } } }";
    const { data, errors } = await ask(endless, people.marc);
    expect(data).toBeUndefined();
    expect(errors?.map(({ message }) => message)).toEqual([
      "Cette demande imbrique trop de listes.",
    ]);
  });

  test("asks for a sheet as the office does", async () => {
    const id = await repairIn(shops.garonne);
    const sheet = `{ repair(id: "${id}") { client { phones { number } } items { id } quotes { invoice { payments { id } } } } }`;
    expect(await ask(sheet, people.marc)).toMatchObject({
      data: { repair: { items: expect.any(Array) } },
    });
  });
});

test("the list of what was built is not served", async () => {
  expect((await running?.app.inject("/.vite/manifest.json"))?.statusCode).toBe(404);
  expect((await running?.app.inject("/robots.txt"))?.statusCode).toBe(200);
});

describe("the endpoint", () => {
  const send = (request: Record<string, unknown>) =>
    running?.app.inject({ method: "POST", url: "/api/graphql", ...request });

  test("answers a visitor the same whatever the document says of the schema", async () => {
    const signedOut = {
      errors: [
        { message: "not logged in, please login fist", extensions: { code: "UNAUTHENTICATED" } },
      ],
    };
    for (const query of ["{ __schema { types { name } } }", "{ inconnu }", "{ repairs { id } }"]) {
      const response = await send({ payload: { query } });
      expect([response?.statusCode, response?.json()]).toEqual([200, signedOut]);
    }
  });

  test("accepts no form, which another site could post without asking first", async () => {
    const headers = { "content-type": "application/x-www-form-urlencoded" };
    const payload = "query=%7B__typename%7D";
    const response = await send({ headers, payload, cookies: people.marc });
    expect(response?.statusCode).toBe(415);
  });

  test("lets no other site read an answer with the cookie", async () => {
    const headers = { origin: "http://localhost", host: "localhost" };
    const payload = { query: "{ __typename }" };
    const response = await send({ headers, payload, cookies: people.marc });
    expect(response?.statusCode).toBe(200);
    expect(response?.headers["access-control-allow-origin"]).toBeUndefined();
    const preflight = await send({
      method: "OPTIONS",
      headers: { origin: "https://evil.example" },
    });
    expect(preflight?.headers["access-control-allow-origin"]).toBeUndefined();
  });
});

describe("acting for a shop", () => {
  test("is the administrator's alone, and is left in that shop's record", async () => {
    const id = await repairIn(shops.loire);
    expect(await codeOf(urgent(id), people.marc, shops.loire)).toBe("not-allowed");
    expect(await acts()).toEqual([]);
    expect(await ask(urgent(id), people.administrator, shops.loire)).toEqual({
      data: { setRepairUrgency: { __typename: "Repair" } },
    });
    expect(await acts()).toEqual([{ shop_id: shops.loire, action: "setRepairUrgency" }]);
  });

  test("needs no header where an argument names the shop, and says what is missing elsewhere", async () => {
    const admin = people.administrator;
    const named = `{ repair_shop(id: "${shops.loire}") { id clients(first: 1) { id } } }`;
    expect(await ask(named, admin)).toMatchObject({ data: { repair_shop: { id: shops.loire } } });
    const input = `{ lastname: "GUÉRIN", shop_id: "${shops.loire}" }`;
    expect(await ask(`mutation { upsertClient(input: ${input}) { shop_id } }`, admin)).toEqual({
      data: { upsertClient: { shop_id: shops.loire } },
    });
    expect(await codeOf("{ repairs { id } }", admin)).toBe("no-shop");
    const both = `{ a: repair_shop(id: "${shops.loire}") { id } b: repair_shop(id: "${shops.garonne}") { id } }`;
    expect(await codeOf(both, admin)).toBe("no-shop");
    expect(await ask(named, people.marc)).toEqual({ data: { repair_shop: null } });
    expect(await codeOf(named, {})).toBe("UNAUTHENTICATED");
  });

  test("by reading leaves one trace an hour for the shop and one for each record, however often", async () => {
    await database.asOwner("delete from auth.attempt");
    const before = (await acts()).length;
    for (const query of ["{ repairs { id } }", "{ imports { id } }", "{ repairs { id } }"])
      await ask(query, people.administrator, shops.loire);
    const url = `/api/v1/files/${randomUUID()}`;
    const headers = { "x-shop-id": shops.loire };
    await running?.app.inject({ url, headers, cookies: people.administrator });
    expect((await acts()).slice(before)).toEqual(
      Array.from({ length: 2 }, () => ({ shop_id: shops.loire, action: "read" })),
    );
    await ask("{ repairs { id } }", people.marc);
    expect(await acts()).toHaveLength(before + 2);
  });

  test("that does not exist is not found, and fails nothing of ours", async () => {
    const id = await repairIn(shops.garonne);
    const { errors } = await ask(urgent(id), people.administrator, randomUUID());
    expect(errors?.[0]?.message).toMatch(/n[’']existe pas/);
    expect(await ask("{ repairs { id } }", people.administrator, randomUUID())).toEqual({
      data: { repairs: [] },
    });
  });
});

test("what fails on our side is told without detail and written in the log; what is refused is not", async () => {
  await ask("{ inconnu }", people.marc);
  await ask(urgent(randomUUID()), people.marc);
  expect(lines).toEqual([]);
  await database.asOwner("revoke select on app.import from etabli_app");
  const { errors } = await ask("{ imports { id } }", people.marc);
  await database.asOwner("grant select on app.import to etabli_app");
  expect(errors?.[0]?.message).toMatch(/^Une erreur est survenue de notre côté\./);
  expect(lines.map((line) => JSON.parse(line))).toMatchObject([
    {
      msg: "request failed",
      path: "imports",
      err: { code: "42501" },
      request_id: errors?.[0]?.extensions?.reference ?? "no reference",
    },
  ]);
});
