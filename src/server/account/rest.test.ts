import type { FastifyInstance } from "fastify";
import { afterAll, beforeAll, beforeEach, describe, expect, test } from "vitest";
import { testDatabase } from "../../../test/database.ts";
import { insertSylvie, NOW, startAccountApp, SYLVIE } from "../../../test/shop/account.ts";
import { COOKIE } from "../platform/http/session-cookie.ts";

const database = testDatabase();
const { email: EMAIL, password: PASSWORD, id: sylvie, shop_id } = SYLVIE;

const startApp = async (env: Record<string, string> = {}): Promise<FastifyInstance> =>
  (await startAccountApp(database, env)).app;

let app: FastifyInstance;
beforeAll(async () => {
  await insertSylvie(database);
  app = await startApp();
});
beforeEach(() => database.asOwner("truncate auth.attempt"));
afterAll(() => app.close());

const signIn = (
  credentials: unknown = { email: EMAIL, password: PASSWORD },
  headers: Record<string, string> = {},
) =>
  app.inject({
    method: "POST",
    url: "/api/v1/auth/login",
    payload: credentials as object,
    headers,
  });

async function signedIn(): Promise<Record<string, string>> {
  const cookie = (await signIn()).cookies.find(({ name }) => name === COOKIE);
  return { [COOKIE]: cookie?.value ?? "" };
}

describe("signing in", () => {
  test("answers the session as the specification shapes it, with a cookie no script can read", async () => {
    const response = await signIn();
    expect(response.statusCode).toBe(200);
    expect(response.json()).toEqual({
      me: { id: sylvie, firstname: "Sylvie", lastname: "ROUX", role: "FRONT", shop_id },
      token: expect.stringMatching(/^[0-9a-f]{16}$/),
      expire_at: expect.stringMatching(/^\d{4}-\d\d-\d\dT/),
      validated: true,
      session_type: "password",
      lastChecked: NOW,
    });
    expect(response.cookies[0]).toMatchObject({
      name: COOKIE,
      httpOnly: true,
      sameSite: "Lax",
      path: "/",
      maxAge: 604_800,
    });
  });

  test("the cookie is the only credential: neither the answer nor the database holds it", async () => {
    const response = await signIn();
    const secret = response.cookies[0]?.value ?? "";
    expect(response.body).not.toContain(secret);
    const rows = await database.asOwner("select * from auth.session");
    expect(JSON.stringify(rows)).not.toContain(secret);
  });

  test.each([
    ["a wrong password", { email: EMAIL, password: "faux" }],
    ["an unknown e-mail", { email: "personne@example.org", password: PASSWORD }],
    ["no password", { email: EMAIL }],
    ["an object in place of the e-mail", { email: { $ne: "" }, password: PASSWORD }],
    ["a huge password", { email: EMAIL, password: "x".repeat(100_000) }],
    ["a sign that no e-mail holds", { email: "sylvie\u0000@example.org", password: PASSWORD }],
    ["nothing", {}],
  ])("%s is refused in the same words", async (_case, credentials) => {
    const response = await signIn(credentials);
    expect(response.statusCode).toBe(401);
    expect(response.json()).toEqual({
      refused: "bad-credentials",
      message: "L’adresse e-mail ou le mot de passe est incorrect.",
    });
    expect(response.cookies).toEqual([]);
  });

  test("the case of the e-mail does not matter", async () => {
    expect((await signIn({ email: EMAIL.toUpperCase(), password: PASSWORD })).statusCode).toBe(200);
  });

  test("after eight tries on one e-mail, even the right password waits a minute", async () => {
    for (let tries = 0; tries < 8; tries++) await signIn({ email: EMAIL, password: "faux" });
    const response = await signIn();
    expect(response.statusCode).toBe(429);
    expect(response.json().refused).toBe("too-many");
    expect(Number(response.headers["retry-after"])).toBeGreaterThan(0);
  });

  test("a stranger's tries keep nobody out, until they come from everywhere", async () => {
    const from = (remoteAddress: string, password: string) =>
      app.inject({
        method: "POST",
        url: "/api/v1/auth/login",
        payload: { email: EMAIL, password },
        remoteAddress,
      });
    for (let tries = 0; tries < 25; tries++) await from("198.51.100.1", "faux");
    expect((await from("198.51.100.1", PASSWORD)).statusCode).toBe(429);
    expect((await from("203.0.113.9", PASSWORD)).statusCode).toBe(200);
    for (let tries = 0; tries < 32; tries++) await from(`198.51.100.${2 + (tries % 4)}`, "faux");
    expect((await from("203.0.113.10", PASSWORD)).statusCode).toBe(429);
  });

  test("after thirty tries from one address, other e-mails wait as well", async () => {
    for (let tries = 0; tries < 30; tries++)
      await signIn({ email: `essai${tries}@example.org`, password: "x" });
    expect((await signIn()).statusCode).toBe(429);
    const elsewhere = await app.inject({
      method: "POST",
      url: "/api/v1/auth/login",
      payload: { email: EMAIL, password: PASSWORD },
      remoteAddress: "203.0.113.9",
    });
    expect(elsewhere.statusCode).toBe(200);
  });

  test("a disabled account is refused, and its open session ends", async () => {
    const cookies = await signedIn();
    await database.asOwner("update auth.account set disabled_at = now() where id = $1", [sylvie]);
    expect((await app.inject({ url: "/api/v1/auth/check", cookies })).statusCode).toBe(401);
    expect((await signIn()).statusCode).toBe(401);
    await database.asOwner("update auth.account set disabled_at = null where id = $1", [sylvie]);
  });
});

describe("a session", () => {
  test("is checked again at any time, and never kept by a cache", async () => {
    const response = await app.inject({ url: "/api/v1/auth/check", cookies: await signedIn() });
    expect(response.statusCode).toBe(200);
    expect(response.json().me.firstname).toBe("Sylvie");
    expect(response.headers["cache-control"]).toBe("no-store");
  });

  test("ends at once when its owner signs out", async () => {
    const cookies = await signedIn();
    expect((await app.inject({ url: "/api/v1/auth/logout", cookies })).statusCode).toBe(200);
    expect((await app.inject({ url: "/api/v1/auth/check", cookies })).statusCode).toBe(401);
  });

  test.each(["cross-site", "same-site"])(
    "does not end by a link on another page (%s)",
    async (site) => {
      const cookies = await signedIn();
      const headers = { "sec-fetch-site": site };
      const url = "/api/v1/auth/logout";
      expect((await app.inject({ url, cookies, headers })).statusCode).toBe(403);
      expect((await app.inject({ url: "/api/v1/auth/check", cookies })).statusCode).toBe(200);
    },
  );

  test("over https, is read from the cookie that only this host can set", async () => {
    const secure = await startApp({ PUBLIC_URL: "https://etabli.example" });
    const visit = (url: string, rest: object = {}) =>
      secure.inject({ url, headers: { host: "etabli.example" }, ...rest });
    const payload = { email: EMAIL, password: PASSWORD };
    const { cookies } = await visit("/api/v1/auth/login", { method: "POST", payload });
    const [cookie] = cookies;
    expect(cookie).toMatchObject({ name: "__Host-etabli", secure: true, path: "/" });
    expect(cookie?.domain).toBeUndefined();
    const check = async (name: string) =>
      (await visit("/api/v1/auth/check", { cookies: { [name]: cookie?.value ?? "" } })).statusCode;
    expect(await check("__Host-etabli")).toBe(200);
    expect(await check(COOKIE)).toBe(401);
    await secure.close();
  });

  test("ends by itself after seven days", async () => {
    const cookies = await signedIn();
    const left = await database.asOwner<{ days: number }>(
      "select extract(epoch from max(expire_at) - now()) / 86400 as days from auth.session",
    );
    expect(Number(left[0]?.days)).toBeCloseTo(7, 2);
    await database.asOwner("update auth.session set expire_at = now() - interval '1 second'");
    expect((await app.inject({ url: "/api/v1/auth/check", cookies })).statusCode).toBe(401);
  });

  test.each(["", "inventé", "x".repeat(5_000)])(
    "a cookie of ours with « %.20s » opens nothing",
    async (token) => {
      expect(
        (await app.inject({ url: "/api/v1/auth/check", cookies: { [COOKIE]: token } })).statusCode,
      ).toBe(401);
    },
  );
});

describe("the access rule", () => {
  test.each([
    ["/app", "%2Fapp"],
    ["/app/agenda", "%2Fapp%2Fagenda"],
    ["/app/agenda?view=day&users=a", "%2Fapp%2Fagenda%3Fview%3Dday%26users%3Da"],
    ["/app/sheet/1", "%2Fapp%2Fsheet%2F1"],
    ["/admin", "%2Fadmin"],
    ["/app/connexion/autre", "%2Fapp%2Fconnexion%2Fautre"],
    ["/%61pp/agenda", "%2F%2561pp%2Fagenda"],
    ["/%61dmin", "%2F%2561dmin"],
  ])("%s sends a stranger to the door, and remembers the way", async (url, encoded) => {
    const response = await app.inject({ url });
    expect(response.statusCode).toBe(302);
    expect(response.headers.location).toBe(`/app/connexion?redirect=${encoded}`);
  });

  test.each(["/app/connexion", "/app/connexion?redirect=%2Fapp", "/app/onboarding"])(
    "%s is open to all",
    async (url) => {
      expect((await app.inject({ url })).statusCode).toBe(200);
    },
  );

  test("an absolute address is held to the same rule", async () => {
    const response = await app.inject({ url: "http://localhost/app/agenda" });
    expect(response.headers.location).toBe("/app/connexion?redirect=%2Fapp%2Fagenda");
  });

  test("whoever is signed in enters", async () => {
    expect((await app.inject({ url: "/app/agenda", cookies: await signedIn() })).statusCode).toBe(
      200,
    );
  });
});

describe("what never reaches a route", () => {
  test.each(["/php", "/phpmyadmin", "/php/x", "/index.php", "/a/b.php?x=1", "/PHP/info", "/%70hp"])(
    "%s is 404, in French and with the headers of every answer",
    async (url) => {
      const response = await app.inject({ url });
      expect([response.statusCode, response.body]).toEqual([404, "page 404"]);
      expect(response.headers["content-security-policy"]).toBeDefined();
      expect(response.headers["permissions-policy"]).toBeDefined();
    },
  );

  test.each([
    ["another site", { origin: "https://mechant.example" }],
    ["another port", { origin: "http://localhost:9999" }],
    ["the same host under another scheme", { origin: "https://localhost", host: "localhost" }],
    ["a hidden origin", { origin: "null" }],
    ["a browser that says so", { "sec-fetch-site": "cross-site" }],
  ])("a form posted from %s is refused", async (_case, headers) => {
    const response = await signIn({ email: EMAIL, password: PASSWORD }, headers);
    expect(response.statusCode).toBe(403);
    expect(response.cookies).toEqual([]);
  });

  test("our own pages may post", async () => {
    expect(
      (await signIn(undefined, { origin: "http://localhost", host: "localhost" })).statusCode,
    ).toBe(200);
  });

  test("another host name is sent to the canonical one, with its path", async () => {
    const canonical = await startApp({ PUBLIC_URL: "https://etabli.example" });
    const response = await canonical.inject({
      url: "/tarifs?x=1",
      headers: { host: "www.etabli.example" },
    });
    expect([response.statusCode, response.headers.location]).toEqual([
      301,
      "https://etabli.example/tarifs?x=1",
    ]);
    await canonical.close();
  });

  test("a body that is no JSON is refused in French, and a page that is missing shows a page", async () => {
    const response = await app.inject({
      method: "POST",
      url: "/api/v1/auth/login",
      headers: { "content-type": "application/json" },
      payload: "{",
    });
    expect([response.statusCode, response.json().message]).toEqual([
      400,
      "La demande est mal formée. Rien n’a été enregistré.",
    ]);
    expect((await app.inject({ url: "/rien", headers: { accept: "text/html" } })).body).toBe(
      "page 404",
    );
    expect((await app.inject({ url: "/api/rien" })).json().refused).toBe("not-found");
  });

  test("a body over a megabyte is refused before it is read", async () => {
    const response = await signIn({ email: EMAIL, password: "x".repeat(1_100_000) });
    expect([response.statusCode, response.json().refused]).toEqual([413, "too-large"]);
  });
});

describe("every answer", () => {
  test("carries the security headers, with a nonce that changes", async () => {
    const [first, second] = await Promise.all([
      app.inject("/app/connexion"),
      app.inject("/app/connexion"),
    ]);
    const policy = String(first.headers["content-security-policy"]);
    expect(policy).toMatch(/script-src 'self' 'nonce-[^']+'/);
    expect(policy).not.toBe(second.headers["content-security-policy"]);
    expect(policy).toMatch(/object-src 'none'.*base-uri 'none'/);
    expect(first.headers["x-content-type-options"]).toBe("nosniff");
    expect(first.headers["permissions-policy"]).toContain("microphone=(self)");
  });

  test("believes a forwarding header only from a named relay", async () => {
    const seen = async (env: Record<string, string>) => {
      const relayed = await startApp(env);
      await database.asOwner("truncate auth.attempt");
      await relayed.inject({
        method: "POST",
        url: "/api/v1/auth/login",
        payload: {},
        headers: { "x-forwarded-for": "198.51.100.7" },
      });
      const rows = await database.asOwner<{ key: string }>("select key from auth.attempt");
      await relayed.close();
      return rows.map(({ key }) => key).join();
    };
    expect(await seen({})).not.toContain("198.51.100.7");
    expect(await seen({ TRUST_PROXY: "127.0.0.1" })).toContain("198.51.100.7");
  });

  test.each(["198.51.100.7:51234", "fe80::1%eth0", "[2001:db8::7]:443", "unknown"])(
    "signs in a visitor whom a relay names « %s »",
    async (forwarded) => {
      const relayed = await startApp({ TRUST_PROXY: "127.0.0.1" });
      const response = await relayed.inject({
        method: "POST",
        url: "/api/v1/auth/login",
        payload: { email: EMAIL, password: PASSWORD },
        headers: { "x-forwarded-for": forwarded },
      });
      expect(response.statusCode).toBe(200);
      await relayed.close();
    },
  );

  test("counts a visitor whose port changes as one", async () => {
    const relayed = await startApp({ TRUST_PROXY: "127.0.0.1" });
    await database.asOwner("truncate auth.attempt");
    for (const port of [1, 2, 3])
      await relayed.inject({
        method: "POST",
        url: "/api/v1/auth/login",
        payload: {},
        headers: { "x-forwarded-for": `198.51.100.7:${port}` },
      });
    const rows = await database.asOwner<{ count: number }>("select count from auth.attempt");
    await relayed.close();
    expect(rows).toEqual([{ count: 3 }]);
  });
});
