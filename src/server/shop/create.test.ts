import { describe, expect, test } from "vitest";
import { execFile } from "node:child_process";
import path from "node:path";
import { promisify } from "node:util";
import { testDatabase } from "../../../test/database.ts";
import { isPassword } from "../account/sign-in.ts";

const database = testDatabase();
const SCRIPT = path.resolve(import.meta.dirname, "../../../scripts/create-shop.ts");

/** The command as one types it, on this database. */
async function run(args: string[], env: Record<string, string> = {}, script = SCRIPT) {
  const settings = { ...process.env, DATABASE_URL: database.url, DATA_DIR: "/nonexistent", ...env };
  const done = promisify(execFile)(process.execPath, [script, ...args], { env: settings });
  return done.then(
    ({ stdout }) => ({ code: 0, text: stdout }),
    (failure: { code: number; stderr: string }) => ({ code: failure.code, text: failure.stderr }),
  );
}
const SHOP = ["--name", "Atelier Dupont", "--zip", "31000", "--city", "Toulouse"];
const OWNER = ["--owner", "Marc Dupont", "--owner-email", "marc@dupont.example"];

const accounts = () =>
  database.asOwner<{ email: string; role: string; password_hash: string }>(
    "select email, role, password_hash from auth.account order by email",
  );
const passwordIn = (text: string): string => /: ((?:\w{4}-){3}\w{4})/.exec(text)?.[1] ?? "";

test("an empty server gets its first shop, open to bookings, and its owner a password shown once", async () => {
  const { code, text } = await run([...SHOP, ...OWNER]);
  expect([code, text]).toEqual([0, expect.stringContaining("/31000/atelier-dupont")]);
  const [shop] = await database.asOwner(
    "select name, city, lat is not null as placed, opening_hours ? '1' as opened from app.shop",
  );
  expect(shop).toEqual({ name: "Atelier Dupont", city: "Toulouse", placed: true, opened: true });
  const [owner] = await database.asOwner(
    "select firstname, lastname, role, bookable, cardinality(skills) > 10 as skilled from app.shop_user",
  );
  expect(owner).toEqual({
    firstname: "Marc",
    lastname: "DUPONT",
    role: "OWNER",
    bookable: true,
    skilled: true,
  });
  const [account] = await accounts();
  expect(account).toMatchObject({ email: "marc@dupont.example", role: "USER" });
  expect(await isPassword(account?.password_hash ?? "", passwordIn(text))).toBe(true);
  expect(await database.asOwner("select demo from app.installation")).toEqual([{ demo: false }]);
});

test("an administrator by the environment of a container, with a password of one's own", async () => {
  const OWNER_PASSWORD = "cheval correct pile agrafe";
  const { code, text } = await run([], { ADMIN_EMAIL: "admin@dupont.example", OWNER_PASSWORD });
  expect([code, text.includes(OWNER_PASSWORD)]).toEqual([0, false]);
  const [account] = await accounts();
  expect(account).toMatchObject({ email: "admin@dupont.example", role: "ADMIN" });
  expect(await isPassword(account?.password_hash ?? "", OWNER_PASSWORD)).toBe(true);
});

test("a shop of an island is on its island's clock", async () => {
  const shop = ["--name", "Atelier du Port", "--zip", "97420", "--city", "Le Port"];
  const owner = ["--owner", "Luce Hoarau", "--owner-email", "luce@hoarau.example"];
  expect((await run([...shop, ...owner])).code).toBe(0);
  expect(await database.asOwner("select timezone from app.shop order by zipcode", [])).toEqual([
    { timezone: "Europe/Paris" },
    { timezone: "Indian/Reunion" },
  ]);
});

test.each([
  ["nothing given", [], {}, "owner-email"],
  ["the same shop again", [...SHOP, ...OWNER], {}, "existe déjà à ce code postal"],
  [
    "an e-mail that has an account",
    ["--name", "Autre", "--zip", "31000", "--city", "Toulouse", ...OWNER],
    {},
    "existe déjà avec cette adresse",
  ],
  ["a weak password", [...SHOP, ...OWNER], { OWNER_PASSWORD: "azerty" }, "douze signes"],
])("%s creates nothing and says why", async (_, args, env, said) => {
  const { code, text } = await run(args, env);
  expect([code, text]).toEqual([2, expect.stringContaining(said)]);
  expect(await accounts()).toHaveLength(3);
  expect(await database.asOwner("select id from app.shop")).toHaveLength(2);
});

describe("a password that no letter can bring back", () => {
  const reset = (email: string, env: Record<string, string> = {}) =>
    run([email], env, path.resolve(SCRIPT, "../reset-password.ts"));
  const hashOf = async (email: string) =>
    (await accounts()).find((account) => account.email === email)?.password_hash ?? "";

  test("is replaced on the machine, and every session of the account ends", async () => {
    const email = "admin@dupont.example";
    await database.asOwner(
      `insert into auth.session (account_id, token_hash, expire_at)
       select id, '\\x01', now() + interval '1 day' from auth.account where email = $1`,
      [email],
    );
    const { code, text } = await reset("Admin@Dupont.example");
    expect(code).toBe(0);
    expect(await isPassword(await hashOf(email), passwordIn(text))).toBe(true);
    expect(await database.asOwner("select account_id from auth.session")).toEqual([]);
    expect(passwordIn((await reset(email, { PASSWORD: "cheval correct pile agrafe" })).text)).toBe(
      "",
    );
    expect(await isPassword(await hashOf(email), "cheval correct pile agrafe")).toBe(true);
  });

  test("stays when no account has this e-mail", async () => {
    const before = await accounts();
    const { code, text } = await reset("personne@dupont.example");
    expect([code, text]).toEqual([2, expect.stringContaining("Aucun compte")]);
    expect(await accounts()).toEqual(before);
  });
});
