import { beforeEach, expect, test } from "vitest";
import { testDatabase } from "../../../test/database.ts";
import { insertRow } from "../../../test/shop/garonne.ts";
import { hashPassword, isPassword } from "../account/sign-in.ts";
import { doors } from "./doors.ts";
import { drawPasswords, isReachable } from "./passwords.ts";
import { ADMINISTRATOR, PASSWORD } from "./shops.ts";

const database = testDatabase();
const HERE = { HOST: "127.0.0.1", PORT: 3000, PUBLIC_URL: undefined };
const EVERYWHERE = { ...HERE, HOST: "0.0.0.0" };

test.each([
  ["127.0.0.1", undefined, false],
  ["localhost", "http://localhost:3000", false],
  ["::1", "http://[::1]:3000", false],
  ["0.0.0.0", undefined, true],
  ["::", undefined, true],
  ["192.168.1.12", undefined, true],
  ["127.0.0.1", "https://demo.etabli.example", true],
  ["127.0.0.1", "http://localhost.evil.example", true],
])("listening on %s under %s, another machine may knock: %s", (HOST, PUBLIC_URL, reachable) => {
  expect(isReachable({ HOST, PUBLIC_URL })).toBe(reachable);
});

beforeEach(async () => {
  await database.asOwner("delete from auth.account");
  await database.asOwner("delete from app.installation");
  await database.asOwner("insert into app.installation (demo) values (true)");
  await insertRow(database, "auth.account", {
    ...ADMINISTRATOR,
    role: "ADMIN",
    password_hash: await hashPassword(PASSWORD),
  });
});

const hash = async () =>
  (await database.asOwner<{ hash: string }>("select password_hash as hash from auth.account"))[0]
    ?.hash ?? "";
const drawnFor = async (config: typeof EVERYWHERE | typeof HERE) =>
  (await drawPasswords(database, config)).find(({ email }) => email === ADMINISTRATOR.email)
    ?.password;

test("on this machine the published password stays", async () => {
  expect(await drawnFor(HERE)).toBe(PASSWORD);
  expect(await isPassword(await hash(), PASSWORD)).toBe(true);
});

test("as soon as the address is not this machine, the administrator has a password of its own", async () => {
  await database.asOwner(
    "insert into auth.session (token_hash, account_id, expire_at) select '\\x01', id, now() + interval '1 day' from auth.account",
  );
  const password = await drawnFor(EVERYWHERE);
  expect(password).toMatch(/^([a-z2-9]{4}-){3}[a-z2-9]{4}$/);
  expect(await isPassword(await hash(), PASSWORD)).toBe(false);
  expect(await isPassword(await hash(), password ?? "")).toBe(true);
  expect(await database.asOwner("select 1 from auth.session")).toEqual([]);
});

test("it is drawn once, and shown once", async () => {
  const first = await doors(database, EVERYWHERE);
  const kept = await hash();
  expect(first).toMatch(/admin@etabli\.test +\w{4}-\w{4}-\w{4}-\w{4}\n/);
  expect(first).toContain("ne seront plus affichés");
  expect(first).not.toContain(PASSWORD);
  const second = await doors(database, EVERYWHERE);
  expect(await hash()).toBe(kept);
  expect(second).toContain("(déjà tiré ou changé)");
  expect(await doors(database, HERE)).toContain("mot de passe changé");
});
