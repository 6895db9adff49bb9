/** What an administrator reads of all shops and changes in one: all over HTTP. */
import { randomUUID } from "node:crypto";
import { beforeAll, describe, expect, test } from "vitest";
import { openDoors } from "../../../../test/shop/doors.ts";
import { GARONNE, LOIRE, MARC, NADIA } from "../../../../test/shop/garonne.ts";
import { officeDoors, signIn, type Cookies } from "../../../../test/shop/office.ts";
import { accountAdministrationRest } from "../../account/administration/rest.ts";
import { schema } from "../../schema.ts";
import { administrationRest } from "./rest.ts";

const doors = openDoors("2026-11-23T11:00:00Z", [
  officeDoors(schema),
  administrationRest,
  accountAdministrationRest,
]);
const ALIX = { id: randomUUID(), firstname: "Alix", lastname: "Morel" };
const people: Record<"alix" | "marc" | "nadia", Cookies> = { alix: {}, marc: {}, nadia: {} };

beforeAll(async () => {
  people.alix = await signIn(doors(), ALIX, null);
  people.marc = await signIn(doors(), MARC, GARONNE.id);
  people.nadia = await signIn(doors(), NADIA, LOIRE.id);
});

const get = (url: string, cookies: Cookies = people.alix) => doors().app.inject({ url, cookies });
const post = (url: string, payload: object, cookies: Cookies = people.alix) =>
  doors().app.inject({ method: "POST", url, payload, cookies });
const audited = async (shop_id: string, actions: readonly string[]) =>
  doors().database.asOwner<Record<string, unknown>>(
    "select action, acting, name, before, after from app.audit where shop_id = $1 and action = any($2) order by id",
    [shop_id, actions],
  );

const ADDRESSES = [
  ["GET", "/api/v1/admin/shops"],
  ["GET", "/api/v1/admin/users"],
  ["POST", "/api/v1/admin/shops/standing"],
  ["POST", "/api/v1/admin/acting"],
  ["POST", "/api/v1/admin/users/disabled"],
  ["POST", "/api/v1/admin/users/password-link"],
] as const;

test.each(ADDRESSES)("%s %s is for administrators alone", async (method, url) => {
  const ask = (cookies: Cookies) =>
    doors().app.inject({ method, url, cookies, ...(method === "POST" ? { payload: {} } : {}) });
  expect((await ask({})).statusCode).toBe(401);
  expect((await ask(people.marc)).json()).toMatchObject({ refused: "not-allowed" });
  expect((await ask(people.alix)).statusCode).toBe(method === "GET" ? 200 : 422);
});

describe("the shops", () => {
  test.each([
    ["", ["Atelier Garonne", "Répar’Loire"]],
    ["repar nantes", ["Répar’Loire"]],
    ["44000 REPAR", ["Répar’Loire"]],
    ["garonne nantes", []],
  ])("« %s » finds %j, the most populated first", async (q, names) => {
    const { rows, total } = (await get(`/api/v1/admin/shops?q=${encodeURIComponent(q)}`)).json();
    expect(rows.map(({ name }: { name: string }) => name)).toEqual(names);
    expect(total).toBe(names.length);
  });

  test("say what they do and keep", async () => {
    await doors().database.asOwner(
      `insert into app.file (shop_id, filename, mimetype, size, sha256, "recipientType", "recipientID")
       values ($1, 'a.jpg', 'image/jpeg', 1200, 'x', 'client', $2)`,
      [GARONNE.id, randomUUID()],
    );
    const { rows } = (await get("/api/v1/admin/shops?q=garonne")).json();
    expect(rows).toMatchObject([
      { id: GARONNE.id, status: "ACTIVE", files: 1, bytes: 1200, repairs: 0, bookings: 0 },
    ]);
    expect(rows[0].seen_at).not.toBeNull();
  });
});

describe("a suspension", () => {
  const standing = (body: object) => post("/api/v1/admin/shops/standing", body);

  test("closes the office, not the tracking pages; the reason is asked for", async () => {
    const shop_id = LOIRE.id;
    expect((await standing({ shop_id, reason: "  " })).json()).toMatchObject({
      refused: "reason-missing",
    });
    expect((await get("/api/v1/auth/check", people.nadia)).statusCode).toBe(200);
    expect((await standing({ shop_id, reason: "Facture impayée" })).statusCode).toBe(200);
    expect((await standing({ shop_id, reason: "Encore" })).json()).toMatchObject({
      refused: "already-suspended",
    });
    expect((await get("/api/v1/auth/check", people.nadia)).statusCode).toBe(401);
    const login = await doors().app.inject({
      method: "POST",
      url: "/api/v1/auth/login",
      payload: { email: await emailOf(NADIA.id), password: PASSWORD },
    });
    expect([login.statusCode, login.json()]).toMatchObject([403, { refused: "shop-suspended" }]);
    const wrong = await doors().app.inject({
      method: "POST",
      url: "/api/v1/auth/login",
      payload: { email: await emailOf(NADIA.id), password: "faux" },
    });
    expect(wrong.json()).toMatchObject({ refused: "bad-credentials" });
    expect((await get("/api/v1/auth/check", people.marc)).statusCode).toBe(200);
  });

  test("is taken back, and the audit of the shop keeps both", async () => {
    expect((await standing({ shop_id: LOIRE.id })).json()).toMatchObject({ status: "ACTIVE" });
    expect((await standing({ shop_id: LOIRE.id })).json()).toMatchObject({
      refused: "not-suspended",
    });
    expect((await get("/api/v1/auth/check", people.nadia)).statusCode).toBe(200);
    const actions = ["shop.suspended", "shop.reactivated"];
    expect(await audited(LOIRE.id, actions)).toMatchObject([
      {
        action: "shop.suspended",
        acting: true,
        name: "Répar’Loire",
        after: { status: "SUSPENDED", reason: "Facture impayée" },
      },
      { action: "shop.reactivated", before: { status: "SUSPENDED" }, after: { status: "ACTIVE" } },
    ]);
    expect(await audited(GARONNE.id, actions)).toEqual([]);
  });

  test("of a shop that does not exist is 404", async () => {
    expect((await standing({ shop_id: randomUUID(), reason: "x" })).statusCode).toBe(404);
  });
});

const PASSWORD = "etabli-essais";
const emailOf = async (id: string) => {
  const [row] = await doors().database.asOwner<{ email: string }>(
    "select email from auth.account where id = $1",
    [id],
  );
  return row?.email ?? "";
};

describe("the accounts", () => {
  test("are found by name, e-mail and shop, in any order", async () => {
    const found = async (q: string) =>
      (await get(`/api/v1/admin/users?q=${encodeURIComponent(q)}`))
        .json()
        .rows.map(({ firstname }: { firstname: string }) => firstname);
    expect(await found("delmas garonne")).toEqual(["Marc"]);
    expect(await found(await emailOf(NADIA.id))).toEqual([NADIA.firstname]);
    expect(await found("marc loire")).toEqual([]);
  });

  test("closed, one is signed out and kept out; opened again, it signs in", async () => {
    const account_id = MARC.id;
    const close = (disabled: boolean) =>
      post("/api/v1/admin/users/disabled", { account_id, disabled });
    expect((await close(true)).json()).toEqual({ disabled: true });
    expect((await get("/api/v1/auth/check", people.marc)).statusCode).toBe(401);
    const { rows } = (await get("/api/v1/admin/users?q=delmas")).json();
    expect(rows).toMatchObject([{ disabled: true, sessions: 0 }]);
    await close(false);
    people.marc = await again(account_id);
    expect((await get("/api/v1/auth/check", people.marc)).statusCode).toBe(200);
    expect(await audited(GARONNE.id, ["user.disabled", "user.enabled"])).toMatchObject([
      { action: "user.disabled", name: "Marc Delmas", after: { disabled: true } },
      { action: "user.enabled", after: { disabled: false } },
    ]);
  });

  const again = async (id: string): Promise<Cookies> => {
    const { cookies } = await doors().app.inject({
      method: "POST",
      url: "/api/v1/auth/login",
      payload: { email: await emailOf(id), password: PASSWORD },
    });
    return Object.fromEntries(cookies.map(({ name, value }) => [name, value]));
  };

  test("get a letter with a password link; an administrator's is nobody's business", async () => {
    const send = (account_id: string) => post("/api/v1/admin/users/password-link", { account_id });
    expect((await send(MARC.id)).json()).toEqual({ sent: true });
    expect(
      await doors().database.asOwner(
        "select template, recipient from app.message where template <> 'new-device'",
      ),
    ).toEqual([{ template: "password-link", recipient: await emailOf(MARC.id) }]);
    expect((await send(ALIX.id)).statusCode).toBe(404);
    expect((await send(randomUUID())).statusCode).toBe(404);
  });
});

test("the beginning, the longer hour and the end of acting are in the shop's audit", async () => {
  for (const step of ["start", "renew", "stop"])
    expect((await post("/api/v1/admin/acting", { shop_id: LOIRE.id, step })).statusCode).toBe(200);
  const actions = ["acting.started", "acting.renewed", "acting.stopped"];
  const kept = await audited(LOIRE.id, actions);
  expect(kept.map((line) => line.action)).toEqual(actions);
  expect(kept).toMatchObject([{ acting: true }, { acting: true }, { acting: true }]);
  const nowhere = { shop_id: randomUUID(), step: "start" };
  expect((await post("/api/v1/admin/acting", nowhere)).statusCode).toBe(404);
});

describe("the hour for which an administrator acts", () => {
  const headers: Record<string, string> = { "x-shop-id": LOIRE.id };
  const readIn = async (cookies: Cookies, header = headers) => {
    const payload = { query: "{ repairs { id } }" };
    const asked = { method: "POST", url: "/api/graphql", payload, cookies } as const;
    const answer = (await doors().app.inject({ ...asked, headers: header })).json();
    return answer.errors?.[0]?.extensions?.code ?? answer.data;
  };
  const step = (name: string, shop_id: string = LOIRE.id, cookies = people.alix) =>
    post("/api/v1/admin/acting", { shop_id, step: name }, cookies);
  const timePasses = (minutes: number) =>
    doors().database.asOwner(
      "update auth.acting set until = until - make_interval(mins => $1::int)",
      [minutes],
    );
  const steps = async () =>
    (await audited(LOIRE.id, ["acting.started", "acting.renewed", "acting.stopped"])).map(
      ({ action }) => action,
    );
  const begun: number[] = [];
  beforeAll(async () => {
    await doors().database.asOwner("delete from auth.acting");
    begun.push((await steps()).length);
  });
  const since = async () => (await steps()).slice(begun[0]);

  test("begins with the first request, once however many come together, and is in the audit", async () => {
    const answers = await Promise.all(Array.from({ length: 4 }, () => readIn(people.alix)));
    expect(answers).toEqual(Array.from({ length: 4 }, () => ({ repairs: [] })));
    expect(await since()).toEqual(["acting.started"]);
  });

  test("ends by itself: no read, no change, no file, by whatever way the shop is named", async () => {
    await timePasses(59);
    expect(await readIn(people.alix)).toEqual({ repairs: [] });
    await timePasses(1);
    expect(await readIn(people.alix)).toBe("acting-over");
    expect(await readIn(people.alix, { "x-shop-id": LOIRE.id.toUpperCase() })).toBe("acting-over");
    const named = { query: `{ repair_shop(id: "${LOIRE.id}") { id } }` };
    const byArgument = (await post("/api/graphql", named)).json();
    expect(byArgument.errors[0].extensions.code).toBe("acting-over");
    const url = `/api/v1/shops/${LOIRE.id}/repairs`;
    const request = { method: "POST", url, payload: {}, cookies: people.alix } as const;
    const written = await doors().app.inject({ ...request, headers });
    expect([written.statusCode, written.json().refused]).toEqual([403, "acting-over"]);
    expect((await doors().app.inject(request)).json().refused).toBe("not-allowed");
    const file = await get(`/api/v1/files/${randomUUID()}?shop_id=${LOIRE.id}`);
    expect([file.statusCode, file.json().refused]).toEqual([403, "acting-over"]);
  });

  test("leaves the session, the administration and another shop open", async () => {
    const check = { url: "/api/v1/auth/check", cookies: people.alix, headers };
    const session = await doors().app.inject(check);
    expect(session.statusCode).toBe(200);
    expect(session.body).not.toContain("acting");
    expect((await get("/api/v1/admin/shops")).statusCode).toBe(200);
    expect(await readIn(people.alix, { "x-shop-id": GARONNE.id })).toHaveProperty("repairs");
  });

  test("is renewed, in every tab of the session", async () => {
    expect((await step("renew")).statusCode).toBe(200);
    expect(await Promise.all([readIn(people.alix), readIn(people.alix)])).toEqual([
      { repairs: [] },
      { repairs: [] },
    ]);
    await timePasses(60);
    expect(await readIn(people.alix)).toBe("acting-over");
  });

  test("ends at once on demand and begins only when it is said again; two shops do not disturb each other", async () => {
    await step("start");
    await step("start", GARONNE.id);
    await step("stop");
    expect(await readIn(people.alix)).toBe("acting-over");
    expect(await readIn(people.alix, { "x-shop-id": GARONNE.id })).toHaveProperty("repairs");
    await step("start");
    expect(await readIn(people.alix)).toEqual({ repairs: [] });
    expect(await since()).toEqual([
      "acting.started",
      "acting.renewed",
      "acting.started",
      "acting.stopped",
      "acting.started",
    ]);
  });

  test("is nothing that a person of a shop can begin", async () => {
    expect((await step("start", LOIRE.id, people.marc)).statusCode).toBe(403);
    expect(await readIn(people.marc)).toBe("not-allowed");
    const [held] = await doors().database.asOwner<{ count: number }>(
      "select count(*)::int as count from auth.acting t join auth.session s on s.id = t.session_id where s.account_id = $1",
      [MARC.id],
    );
    expect(held?.count).toBe(0);
  });
});
