/** The owner helps a colleague who lost the telephone and the rescue codes, over HTTP. */
import { randomUUID } from "node:crypto";
import { expect, test } from "vitest";
import { karim, marc, nadia, openOffice } from "../../../../test/shop/colleagues.ts";
import { anotherVisitor } from "../../../../test/shop/doors.ts";
import { GARONNE, insertRow, MARC } from "../../../../test/shop/garonne.ts";
import { hashPassword } from "../../account/sign-in.ts";

const { doors, ask } = openOffice("2026-11-23T11:00:00.000Z");
const PASSWORD = "cinq écrous et une clé à pipe";
type Answer = { id: string; refused?: string; second_factor: boolean };

const reset = async (id: string, who = marc): Promise<Answer> =>
  (
    await ask<{ result: Answer }>(
      "mutation ($id: ID!) { result: resetPersonFactors(id: $id) { ... on Person { id second_factor } ... on Refusal { refused } } }",
      { id },
      who,
    )
  ).result;
const second = async (id: string) =>
  (await ask<{ people: Answer[] }>("{ people { id second_factor } }", {}, marc)).people.find(
    (person) => person.id === id,
  )?.second_factor;
const rows = (statement: string, id: string) => doors().database.asOwner(statement, [id]);

type Ines = { id: string; email: string; signIn: () => Promise<number> };

/** A technician with a password. */
async function ines(): Promise<Ines> {
  const id = randomUUID();
  const email = `ines-${id.slice(0, 8)}@ateliers.test`;
  const { database, app } = { database: doors().database, app: doors().app };
  await insertRow(database, "app.shop_user", {
    shop_id: GARONNE.id,
    ...MARC,
    id,
    role: "TECHNICIAN",
  });
  await database.asOwner(
    "insert into auth.account (id, shop_id, email, password_hash) values ($1, $2, $3, $4)",
    [id, GARONNE.id, email, await hashPassword(PASSWORD)],
  );
  const signIn = async () => {
    const payload = { email, password: PASSWORD };
    const remoteAddress = anotherVisitor();
    return (await app.inject({ method: "POST", url: "/api/v1/auth/login", payload, remoteAddress }))
      .statusCode;
  };
  return { id, email, signIn };
}

/** The same with an open session, a code and a passkey. */
async function protectedInes(): Promise<Ines> {
  const person = await ines();
  await person.signIn();
  await rows(
    "insert into auth.second_factor (account_id, sealed_secret, confirmed_at) values ($1, 'x', now())",
    person.id,
  );
  await rows(
    "insert into auth.passkey (id, account_id, public_key, counter, transports, name) values ($1::text, $1::text::uuid, 'x', 0, '{}', 'iPhone')",
    person.id,
  );
  return person;
}

test("a colleague enters with the password alone once the owner reset the code, and is written to", async () => {
  const { id, email, signIn } = await protectedInes();
  expect([await second(id), await signIn()]).toEqual([true, 202]);
  expect(await reset(id)).toEqual({ id, second_factor: false });
  expect(await signIn()).toBe(200);
  expect(
    await rows(
      "select text from app.message where recipient = $1 and template = 'factor-changed'",
      email,
    ),
  ).toEqual([{ text: expect.stringContaining("Marc Delmas a retiré") }]);
  expect(
    await rows(
      "select account_id, action from app.audit where record_id = $1 and action like 'factor%'",
      id,
    ),
  ).toEqual([{ account_id: marc.person.id, action: "factor.reset" }]);
  expect(await rows("select 1 from auth.passkey where account_id = $1", id)).toEqual([]);
});

test("it ends every session of the colleague", async () => {
  const { id } = await protectedInes();
  const open = () =>
    rows("select 1 from auth.session where account_id = $1 and expire_at > now()", id);
  expect(await open()).toHaveLength(1);
  await reset(id);
  expect(await open()).toEqual([]);
});

test("a technician, the owner of another shop and oneself are refused", async () => {
  const { id } = await protectedInes();
  expect(await reset(id, karim)).toMatchObject({ refused: "not-allowed" });
  await expect(reset(id, nadia)).rejects.toThrow("n’appartient pas à votre atelier");
  expect(await second(id)).toBe(true);
  expect(await reset(marc.person.id)).toMatchObject({ refused: "own-factors" });
});

test("a colleague who had neither code nor key is left as they are", async () => {
  const { id } = await ines();
  expect(await reset(id)).toMatchObject({ refused: "unchanged" });
});
