/** The keys of a shop's programs, as its owner makes, reads and revokes them in the settings. */
import { expect, test } from "vitest";
import { readKey } from "../../../domain/account/api-key/api-key.ts";
import { karim, marc, nadia, openOffice, sylvie } from "../../../../test/shop/colleagues.ts";
import { instant } from "../../../../test/shop/doors.ts";
import { findKey } from "./store.ts";

const NOW = "2026-11-23T23:30:00Z";
const { doors, ask } = openOffice(NOW);

type Shown = {
  id: string;
  name: string;
  beginning: string;
  scopes: string[];
  used_on: string | null;
  revoked_at: string | null;
};
type Made = { key?: string; api_key?: Shown; refused?: string; detail?: object };
const make = async (who = marc, input: object = {}) =>
  (
    await ask<{ result: Made }>(
      `mutation ($name: String!, $scopes: [String!]!) { result: makeApiKey(name: $name, scopes: $scopes) {
        ... on ApiKeyMaking { key api_key { id name beginning scopes used_on revoked_at } }
        ... on Refusal { refused detail } } }`,
      { name: "Comptabilité", scopes: ["repairs:read"], ...input },
      who,
    )
  ).result;
const list = async (who = marc) =>
  (
    await ask<{ api_keys: Shown[] }>(
      "{ api_keys { id name beginning scopes used_on revoked_at } }",
      {},
      who,
    )
  ).api_keys;
const revoke = async (id: string, who = marc) =>
  (
    await ask<{ result: { revoked_at?: string; refused?: string } }>(
      "mutation ($id: ID!) { result: revokeApiKey(id: $id) { ... on ApiKey { revoked_at } ... on Refusal { refused } } }",
      { id },
      who,
    )
  ).result;
const partsOf = (made: Made) => {
  const parts = readKey(made.key ?? "");
  if (!parts) throw new Error(`no key: ${JSON.stringify(made)}`);
  return parts;
};
const open = (parts: { prefix: string; secret: string }, at = NOW) =>
  findKey(doors().database, parts, instant(at));

test("a key is answered once, then only its beginning; its secret is nowhere in the database", async () => {
  const made = await make();
  const { prefix, secret } = partsOf(made);
  expect(made.api_key).toMatchObject({
    name: "Comptabilité",
    beginning: `etb_${prefix}`,
    scopes: ["repairs:read"],
    used_on: null,
    revoked_at: null,
  });
  expect(JSON.stringify(await list())).not.toContain(secret);
  const [row] = await doors().database.asOwner<{ text: string }>(
    "select k::text as text from app.api_key k where k.prefix = $1",
    [prefix],
  );
  expect(row?.text).not.toContain(secret);
});

test("it opens its shop, with its scopes, in the name of who made it; the day of its use is the shop's", async () => {
  const made = await make(marc, { scopes: ["clients:read", "bookings:read"] });
  expect(await open(partsOf(made))).toMatchObject({
    id: made.api_key?.id,
    scopes: ["bookings:read", "clients:read"],
    created_by: marc.person.id,
    scope: { shop_id: marc.shop_id },
  });
  const used = async () => (await list()).find(({ id }) => id === made.api_key?.id)?.used_on;
  expect(await used()).toBe("2026-11-24");
  await open(partsOf(made), "2026-11-25T08:00:00Z");
  expect(await used()).toBe("2026-11-25");
});

test("another secret behind its beginning, or another beginning, opens nothing", async () => {
  const [mine, other] = [partsOf(await make()), partsOf(await make())];
  expect(await open({ ...mine, secret: other.secret })).toBeUndefined();
  expect(await open({ ...mine, prefix: "0".repeat(12) })).toBeUndefined();
  expect(await open(mine)).toBeDefined();
});

test("revoked, it opens nothing from that moment, and cannot be revoked again", async () => {
  const made = await make();
  const id = made.api_key?.id ?? "";
  expect(await revoke(id)).toEqual({ revoked_at: "2026-11-23T23:30:00.000Z" });
  expect(await open(partsOf(made))).toBeUndefined();
  expect((await list()).find((key) => key.id === id)?.revoked_at).not.toBeNull();
  await expect(revoke(id)).rejects.toThrow();
});

test("who made and revoked a key is in the audit, and its secret is not", async () => {
  const made = await make(marc, { name: "Site de réservation" });
  await revoke(made.api_key?.id ?? "");
  const lines = await doors().database.asOwner<{ action: string; line: string }>(
    "select action, a::text as line from app.audit a where record_id = $1 order by action",
    [made.api_key?.id],
  );
  expect(lines.map(({ action }) => action)).toEqual(["key.made", "key.revoked"]);
  expect(lines[0]?.line).toContain("Site de réservation");
  expect(lines[0]?.line).toContain(marc.person.id);
  expect(JSON.stringify(lines)).not.toContain(partsOf(made).secret);
});

test.each(["CLOSED", "SUSPENDED"])("a key of a shop that is %s opens nothing", async (closed) => {
  const parts = partsOf(await make(nadia));
  const { database } = doors();
  const become = (status: string) =>
    database.asOwner(
      "update app.shop set status = $2::text, suspended_reason = case $2::text when 'SUSPENDED' then 'Impayé' else '' end where id = $1",
      [nadia.shop_id, status],
    );
  await become(closed);
  expect(await open(parts)).toBeUndefined();
  await become("ACTIVE");
  expect(await open(parts)).toBeDefined();
});

test("only the owner makes, reads and revokes them, in their own shop", async () => {
  const made = await make();
  for (const who of [karim, sylvie]) {
    expect(await make(who)).toEqual({ refused: "not-allowed", detail: null });
    await expect(list(who)).rejects.toThrow("responsable");
    expect(await revoke(made.api_key?.id ?? "", who)).toEqual({ refused: "not-allowed" });
  }
  await expect(revoke(made.api_key?.id ?? "", nadia)).rejects.toThrow();
  expect((await list(nadia)).map(({ id }) => id)).not.toContain(made.api_key?.id);
  expect(await open(partsOf(made))).toBeDefined();
});

test("a name and a right are asked for, and a shop has twenty keys at most", async () => {
  expect(await make(marc, { name: " " })).toMatchObject({ refused: "bad-input" });
  expect(await make(marc, { scopes: ["all"] })).toMatchObject({ refused: "bad-input" });
  let made = await make(nadia);
  for (let count = 0; count < 30 && made.key; count++) made = await make(nadia);
  expect(made.refused).toBe("too-many-keys");
  const standing = (await list(nadia)).filter(({ revoked_at }) => revoked_at === null);
  expect(standing).toHaveLength(20);
  await revoke(standing[0]?.id ?? "", nadia);
  expect((await make(nadia)).key).toBeDefined();
});
