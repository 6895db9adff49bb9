/** The audit of a shop: who writes it, who reads it, and that nothing changes it. All over HTTP. */
import { randomUUID } from "node:crypto";
import { beforeEach, describe, expect, test } from "vitest";
import {
  karim,
  marc,
  nadia,
  openOffice,
  type Colleague,
} from "../../../../test/shop/colleagues.ts";
import { GARONNE, LEA, LOIRE, MARC, SYLVIE } from "../../../../test/shop/garonne.ts";
import { signInWith } from "../../../../test/shop/account.ts";
import { exportRest } from "../../client/export/rest.ts";
import { importRest } from "../../client/import/rest.ts";
import { toInstant } from "../../../domain/time.ts";
import { mintScope } from "../../platform/database/scope.ts";
import { hashPassword } from "../sign-in.ts";
import { recordAudit, type AuditEntry } from "./record.ts";
import { auditRest } from "./rest.ts";

const { doors, send, ask } = openOffice("2026-11-23T11:00:00.000Z", [
  auditRest,
  exportRest,
  importRest,
]);

type Line = Record<string, unknown> & { id: string; action: string; at: string };
type Answer = { audit: { count: number; lines: Line[]; authors: { account_id: string }[] } };
const FIELDS =
  "count authors { account_id person } lines { id at author role acting action noun record_id name before after network }";

const read = async (filter = "", who: Colleague = marc) =>
  (await ask<Answer>(`{ audit${filter} { ${FIELDS} } }`, {}, who)).audit;

const at = toInstant(Date.parse("2026-11-23T10:00:00Z"));
const by = (account_id: string | null, ip = "203.0.113.77") => ({
  author: { kind: account_id ? ("shop" as const) : ("system" as const), account_id },
  at,
  ip,
});
const write = (entry: AuditEntry, author = by(MARC.id), shop_id: string = GARONNE.id) =>
  doors().database.withShop(mintScope(shop_id, { kind: "system" }), (db) =>
    recordAudit(db, author, entry),
  );

const SETTINGS = { noun: "settings", id: GARONNE.id, name: "Horaires" };

/** What is read is what the test wrote, not how its people came in. */
beforeEach(async () => {
  for (const who of [marc, nadia]) await read("", who);
  // The trigger refuses everybody: only the owner of the table, in a test, may switch it off.
  const { database } = doors();
  await database.asOwner("alter table app.audit disable trigger user");
  await database.asOwner("delete from app.audit");
  await database.asOwner("alter table app.audit enable trigger user");
});

describe("a line", () => {
  test("says who, in which role, what, on what, from where, and what it replaced by what", async () => {
    await write({
      action: "settings.changed",
      record: SETTINGS,
      before: { city: "Blagnac", phone: "1", api_token: "a" },
      after: { city: "Toulouse", phone: "1", api_token: "b" },
    });
    expect(await read()).toMatchObject({
      count: 1,
      lines: [
        {
          author: `${MARC.firstname} ${MARC.lastname}`,
          role: "OWNER",
          acting: false,
          action: "settings.changed",
          name: "Horaires",
          record_id: GARONNE.id,
          before: { city: "Blagnac", api_token: "•••" },
          after: { city: "Toulouse", api_token: "•••" },
          network: "203.0.113.0/24",
        },
      ],
    });
  });

  test("is not written for a change that changes nothing", async () => {
    const same = { city: "Toulouse" };
    await write({ action: "settings.changed", record: SETTINGS, before: same, after: same });
    expect((await read()).count).toBe(0);
  });

  test("names the record as it is called, an administrator by the gate, and never a client", async () => {
    const alix = randomUUID();
    await doors().database.asOwner(
      "insert into auth.account (id, email, firstname, lastname, role, password_hash) values ($1, $2, 'Alix', 'Morel', 'ADMIN', 'x')",
      [alix, `${alix}@etabli.test`],
    );
    const [client] = await doors().database.asOwner<{ id: string }>(
      "insert into app.client (shop_id, type, lastname, firstname) values ($1, 'Particulier', 'VIDAL', 'Hélène') returning id",
      [GARONNE.id],
    );
    await write({ action: "user.changed", record: { noun: "user", id: SYLVIE.id } }, by(alix));
    await write({
      action: "client.exported",
      record: { noun: "client", id: client?.id ?? "", name: "Hélène VIDAL" },
    });
    const kept = await doors().database.asOwner<{ row: string }>(
      "select a::text as row from app.audit a order by a.id",
    );
    expect(kept.map(({ row }) => row).join("")).not.toMatch(/VIDAL/i);
    expect((await read()).lines).toMatchObject([
      { action: "client.exported", name: "Hélène VIDAL", acting: false },
      {
        name: `${SYLVIE.firstname} ${SYLVIE.lastname}`,
        author: "Alix Morel",
        acting: true,
        role: "",
      },
    ]);
  });

  test("keeps the network of an address of six parts too, and none of what is no address", async () => {
    await write({ action: "sign-out", record: SETTINGS }, by(MARC.id, "2001:db8:1234:5678::1"));
    await write({ action: "sign-out", record: SETTINGS }, by(null, "nowhere"));
    expect((await read()).lines.map(({ network }) => network)).toEqual(["", "2001:db8:1234::/48"]);
  });
});

describe("the audit", () => {
  test("is never changed: the database refuses every login, the owner of the table included", async () => {
    await write({ action: "sign-out", record: SETTINGS });
    const { database } = doors();
    for (const statement of [
      "update app.audit set action = 'quote.sent'",
      "delete from app.audit",
      "truncate app.audit",
    ]) {
      await expect(database.asOwner(statement)).rejects.toMatchObject({ code: "ET001" });
      await expect(database.pool.query(statement)).rejects.toMatchObject({ code: "42501" });
    }
    expect((await read()).count).toBe(1);
  });

  test("is read by the owner and administrators of this shop alone", async () => {
    await write({ action: "sign-out", record: SETTINGS });
    await write({ action: "sign-out", record: SETTINGS }, by(null), LOIRE.id);
    expect((await read()).count).toBe(1);
    expect((await read("", nadia)).count).toBe(1);
    await expect(read("", karim)).rejects.toThrow(/responsable/);
    for (const [who, status] of [
      [karim, 403],
      [marc, 200],
    ] as const)
      expect((await send({ url: "/api/v1/audit/journal.csv" }, who)).statusCode).toBe(status);
  });

  test("is filtered by person, action, record and period, and comes page by page", async () => {
    await write({ action: "quote.sent", record: { noun: "quote", id: randomUUID(), name: "D1" } });
    await write({ action: "settings.changed", record: SETTINGS }, by(SYLVIE.id));
    await write({ action: "shop.suspended", record: SETTINGS }, by(null));
    const actions = async (filter: string) =>
      (await read(filter)).lines.map(({ action }) => action);
    expect(await actions(`(account_id: "${SYLVIE.id}")`)).toEqual(["settings.changed"]);
    expect(await actions('(action: "quote.sent")')).toEqual(["quote.sent"]);
    expect(await actions(`(record_id: "${GARONNE.id}")`)).toHaveLength(2);
    expect(await actions('(since: "2026-11-23T10:00:01Z")')).toEqual([]);
    expect(await actions('(until: "2026-11-23T10:00:01Z")')).toHaveLength(3);
    expect(await actions("(first: 1, skip: 1)")).toEqual(["settings.changed"]);
    expect((await read()).authors.map(({ account_id }) => account_id).toSorted()).toEqual(
      [MARC.id, SYLVIE.id].toSorted(),
    );
  });

  test("leaves as a file that a spreadsheet runs nothing of, and says so itself", async () => {
    await write({ action: "settings.changed", record: { noun: "settings", name: "=1+1" } });
    const { body, headers } = await send({ url: "/api/v1/audit/journal.csv" }, marc);
    expect(headers["content-disposition"]).toMatch(/journal-d-audit-2026-11-23\.csv/);
    expect(body).toContain(";'=1+1;");
    expect((await read()).lines[0]).toMatchObject({ action: "audit.exported", noun: "file" });
  });
});

describe("what the product records", () => {
  test("sign-ins: the right password, the wrong one, the end, a new password", async () => {
    const { app, database } = doors();
    const email = "lea@atelier-garonne.test";
    await database.asOwner(
      "insert into auth.account (id, shop_id, email, password_hash) values ($1, $2, $3, $4)",
      [LEA.id, GARONNE.id, email, await hashPassword("etabli-demo")],
    );
    const login = (password: string) =>
      app.inject({
        method: "POST",
        url: "/api/v1/auth/login",
        payload: { email, password },
        remoteAddress: "198.51.100.9",
      });
    expect((await login("faux")).statusCode).toBe(401);
    await expect.poll(async () => (await read('(action: "sign-in.refused")')).count).toBe(1);
    const { cookies } = await login("etabli-demo");
    const jar = Object.fromEntries(cookies.map(({ name, value }) => [name, value]));
    await app.inject({
      method: "POST",
      url: "/api/v1/auth/password",
      payload: { current: "etabli-demo", next: "cinq écrous et une clé" },
      cookies: jar,
    });
    await app.inject({ url: "/api/v1/auth/logout", cookies: jar });
    const { lines } = await read();
    expect(lines.map(({ action, author }) => [action, author])).toEqual([
      ["sign-out", "Léa Fontaine"],
      ["password.changed", "Léa Fontaine"],
      ["sign-in.succeeded", "Léa Fontaine"],
      ["sign-in.refused", "Établi"],
    ]);
    expect(JSON.stringify(lines)).not.toMatch(/etabli-demo|écrous/);
  });

  test("an e-mail that no account has leaves nothing", async () => {
    await signInWith(doors().app, {}, { email: "personne@example.org" });
    expect((await read()).count).toBe(0);
  });

  test("exports, imports and settings", async () => {
    const shop = `/api/v1/shops/${GARONNE.id}`;
    expect((await send({ url: `${shop}/export/clients.csv` }, marc)).statusCode).toBe(200);
    await ask(
      "mutation { saveShopSettings(input: { signature_code: true }) { __typename } }",
      {},
      marc,
    );
    expect((await read()).lines).toMatchObject([
      {
        action: "settings.changed",
        before: { signature_code: false },
        after: { signature_code: true },
      },
      { action: "clients.exported", name: "clients-2026-11-23.csv" },
    ]);
  });
});
