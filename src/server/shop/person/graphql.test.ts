/** The owner's hand on the people of the shop, over HTTP: invited, changed, deactivated; the last owner stays. */
import { randomUUID } from "node:crypto";
import { describe, expect, test } from "vitest";
import {
  karim,
  marc,
  nadia,
  openOffice,
  sylvie,
  type Colleague,
} from "../../../../test/shop/colleagues.ts";
import { anotherVisitor } from "../../../../test/shop/doors.ts";
import { GARONNE, insertRow, KARIM, LOIRE, MARC, NADIA } from "../../../../test/shop/garonne.ts";
import { COOKIE } from "../../platform/http/session-cookie.ts";
import { passwordLinkRest } from "../../account/password-link/rest.ts";
import { writeSecrets } from "../../platform/security/letter-secret.ts";

const { doors, ask, send } = openOffice("2026-11-23T11:00:00.000Z", [passwordLinkRest]);
const PERSON =
  "id firstname lastname email role color skills { id } bookable working_hours start_point status invited_until seen_at second_factor";
const FIELDS = `... on Person { ${PERSON} } ... on Refusal { refused detail }`;
type Person = { id: string; refused?: string; status: string; email: string } & Record<
  string,
  unknown
>;

let count = 0;
const form = (change: object = {}) => ({
  firstname: "Inès",
  lastname: "Laurent",
  email: `ines${++count}@ateliers.test`,
  role: "TECHNICIAN",
  color: "#0b7285",
  skills: ["gros-electromenager"],
  bookable: true,
  working_hours: {},
  start_point: null,
  ...change,
});

const result = async (query: string, variables: object, who: Colleague): Promise<Person> =>
  (await ask<{ result: Person }>(query, { ...variables }, who)).result;
const invite = (change: object = {}, who = marc) =>
  result(
    `mutation ($input: PersonInput!) { result: invitePerson(input: $input) { ${FIELDS} } }`,
    { input: form(change) },
    who,
  );
const save = (
  id: string,
  input: object,
  { base, who = marc }: { base?: object; who?: Colleague } = {},
) =>
  result(
    `mutation ($id: ID!, $input: PersonInput!, $base: JSON) { result: savePerson(id: $id, input: $input, base: $base) { ${FIELDS} } }`,
    { id, input, base },
    who,
  );
const act = (verb: string, id: string, who = marc) =>
  result(`mutation ($id: ID!) { result: ${verb}(id: $id) { ${FIELDS} } }`, { id }, who);
const people = async (who = marc): Promise<Person[]> =>
  (await ask<{ people: Person[] }>(`{ people { ${PERSON} } }`, {}, who)).people;
const oneOf = async (id: string) => (await people()).find((person) => person.id === id);

type Stored = { text: string; recipient: string; template: string };
const letters = (recipient: string) =>
  doors().database.asOwner<Stored>(
    "select text, recipient, template from app.message where recipient = $1 order by created_at, id",
    [recipient],
  );
/** The link's secret as the mail server receives it. */
async function invitationOf(email: string): Promise<string> {
  const text = (await letters(email)).at(-1)?.text ?? "";
  return /#invitation=(\S+)/.exec(writeSecrets(doors().services.ledgerKey, text))?.[1] ?? "";
}
const choose = (link: string, next = "cinq écrous et une clé à pipe") =>
  doors().app.inject({
    method: "POST",
    url: "/api/v1/auth/password-link/password",
    payload: { link, next },
    remoteAddress: anotherVisitor(),
  });
const signIn = (email: string, password = "cinq écrous et une clé à pipe") =>
  doors().app.inject({
    method: "POST",
    url: "/api/v1/auth/login",
    payload: { email, password },
    remoteAddress: anotherVisitor(),
  });
const check = async (cookie: string) =>
  (await doors().app.inject({ url: "/api/v1/auth/check", cookies: { [COOKIE]: cookie } }))
    .statusCode;

/** A colleague who can act: an owner, or what is said. */
async function colleague(role = "OWNER"): Promise<Colleague> {
  const id = randomUUID();
  const person = { ...MARC, id, firstname: `P${++count}`, role } as Colleague["person"];
  await insertRow(doors().database, "app.shop_user", { shop_id: GARONNE.id, ...person });
  return { person, shop_id: GARONNE.id };
}
const fieldsOf = ({ person }: Colleague, change: object = {}) => ({
  ...form(),
  firstname: person.firstname,
  lastname: person.lastname,
  email: `${person.firstname.toLowerCase()}@ateliers.test`,
  role: person.role,
  ...change,
});

describe("an invitation", () => {
  test("adds the person at once, and its letter’s link chooses the password and signs in", async () => {
    const ines = await invite({
      start_point: { street: "1 rue Neuve", zip: "31000", city: "Toulouse" },
    });
    expect(ines).toMatchObject({
      status: "invited",
      role: "TECHNICIAN",
      seen_at: null,
      bookable: true,
    });
    expect(ines["start_point"]).toMatchObject({ city: "Toulouse", lat: expect.closeTo(43.6, 1) });
    expect((await signIn(ines.email)).statusCode).toBe(401);
    const [letter] = await letters(ines.email);
    expect(letter).toMatchObject({ template: "invitation" });
    expect(letter?.text).toContain("Marc Delmas");
    const link = await invitationOf(ines.email);
    expect((await choose(link, "court")).json()).toMatchObject({ refused: "password-short" });
    const entered = await choose(link);
    expect([entered.statusCode, entered.json()]).toMatchObject([
      200,
      { me: { id: ines.id, role: "TECHNICIAN" } },
    ]);
    expect(await oneOf(ines.id)).toMatchObject({ status: "active", seen_at: expect.any(String) });
    expect((await signIn(ines.email)).statusCode).toBe(200);
    // The first password is no changed password.
    expect((await letters(ines.email)).map(({ template }) => template)).not.toContain(
      "password-changed",
    );
  });

  test("serves once, and no more after seven days", async () => {
    const ines = await invite();
    const link = await invitationOf(ines.email);
    await doors().database.asOwner(
      "update auth.password_link set expire_at = expire_at - interval '7 days' where account_id = $1",
      [ines.id],
    );
    expect((await choose(link)).json()).toMatchObject({ refused: "link-over" });
    expect(await act("resendInvitation", ines.id)).toMatchObject({ status: "invited" });
    const second = await invitationOf(ines.email);
    expect((await choose(link)).json()).toMatchObject({ refused: "link-over" });
    expect((await choose(second)).statusCode).toBe(200);
    expect((await choose(second)).json()).toMatchObject({ refused: "link-over" });
    expect(await act("resendInvitation", ines.id)).toMatchObject({ refused: "unchanged" });
  });

  test("to an e-mail that has an account, here or in another shop, adds nobody", async () => {
    const ines = await invite();
    const before = (await people()).length;
    expect(await invite({ email: ines.email.toUpperCase() })).toMatchObject({
      refused: "email-taken",
    });
    await people(nadia);
    expect(await invite({ email: "nadia@ateliers.test" })).toMatchObject({
      refused: "email-taken",
    });
    expect(await people()).toHaveLength(before);
  });

  test("with fields that do not suit says which", async () => {
    const refused = await invite({ email: "ines", color: "#ffffff", role: "ADMIN", skills: ["x"] });
    expect(refused).toMatchObject({ refused: "bad-input" });
    expect(Object.keys(refused["detail"] as object).toSorted()).toEqual([
      "color",
      "email",
      "role",
      "skills.0",
    ]);
    expect(await invite({ lastname: "x".repeat(100_000) })).toMatchObject({ refused: "bad-input" });
  });

  test("holds what is typed as text: no letter and no name is made of code", async () => {
    const ines = await invite({
      firstname: "<script>alert(1)</script>",
      lastname: "'; drop table app.shop; --",
    });
    expect(ines).toMatchObject({
      firstname: "<script>alert(1)</script>",
      lastname: "'; drop table app.shop; --",
    });
    const [stored] = await doors().database.asOwner<{ html: string }>(
      "select html from app.message where recipient = $1",
      [ines.email],
    );
    expect(stored?.html).not.toContain("<script>");
  });
});

describe("a person", () => {
  test("is changed field by field: another owner’s change meanwhile is kept", async () => {
    const ines = await invite();
    const opened = { ...form(), email: ines.email };
    expect(await save(ines.id, { ...opened, color: "#5c6b1a" }, { base: opened })).toMatchObject({
      color: "#5c6b1a",
    });
    const skills = ["plomberie", "chauffage"];
    expect(await save(ines.id, { ...opened, skills }, { base: opened })).toMatchObject({
      color: "#5c6b1a",
      skills: [{ id: "plomberie" }, { id: "chauffage" }],
    });
    expect(await save(ines.id, { ...opened, color: "#4a4a4a" }, { base: opened })).toMatchObject({
      refused: "changed-meanwhile",
    });
  });

  test("whose e-mail changes signs in with the new one; one who was only invited is invited there", async () => {
    const ines = await invite();
    const old = await invitationOf(ines.email);
    const email = `autre${++count}@ateliers.test`;
    expect(await save(ines.id, form({ email }))).toMatchObject({ email, status: "invited" });
    expect((await choose(old)).json()).toMatchObject({ refused: "link-over" });
    expect((await choose(await invitationOf(email))).statusCode).toBe(200);
    expect((await signIn(email)).statusCode).toBe(200);
  });

  test("works with the new skills and hours at once: the shop says so", async () => {
    const ines = await invite();
    await save(
      ines.id,
      form({ email: ines.email, working_hours: { 1: [{ from: 600, to: 720 }] } }),
    );
    const { repair_shop } = await ask<{
      repair_shop: { users: { id: string; working_hours: unknown }[] };
    }>("query ($id: ID!) { repair_shop(id: $id) { users { id working_hours } } }", {
      id: GARONNE.id,
    });
    expect(repair_shop.users.find(({ id }) => id === ines.id)?.working_hours).toEqual({
      1: [{ from: 600, to: 720 }],
    });
  });

  test("never changes their own role, nor deactivates themselves", async () => {
    const owner = await colleague();
    await people(owner);
    const me = owner.person.id;
    expect(await save(me, fieldsOf(owner, { role: "FRONT" }), { who: owner })).toMatchObject({
      refused: "own-role",
    });
    expect(await act("deactivatePerson", me, owner)).toMatchObject({ refused: "own-account" });
    expect(await save(me, fieldsOf(owner, { firstname: "Paula" }), { who: owner })).toMatchObject({
      firstname: "Paula",
    });
  });
});

test("each change of a person stands in the audit: who, what, before and after", async () => {
  const ines = await invite();
  await save(ines.id, form({ email: ines.email, role: "FRONT" }));
  await act("deactivatePerson", ines.id);
  await act("reactivatePerson", ines.id);
  const lines = await doors().database.asOwner(
    "select action, account_id, name, before, after from app.audit where record_id = $1 order by at, id",
    [ines.id],
  );
  const by = { account_id: MARC.id, name: "Inès Laurent" };
  expect(lines).toMatchObject([
    { ...by, action: "user.invited", after: { email: ines.email, role: "TECHNICIAN" } },
    { ...by, action: "user.changed", before: { role: "TECHNICIAN" }, after: { role: "FRONT" } },
    { ...by, action: "user.disabled" },
    { ...by, action: "user.enabled" },
  ]);
  expect(Object.keys(lines[1]?.["after"] ?? {})).toEqual(["role"]);
});

describe("a person who is deactivated", () => {
  test("is signed out at once, no longer signs in, is booked no more; their name stays; they may come back", async () => {
    const ines = await invite();
    const entered = await choose(await invitationOf(ines.email));
    const cookie = entered.cookies.find(({ name }) => name === COOKIE)?.value ?? "";
    expect(await check(cookie)).toBe(200);
    expect(await act("deactivatePerson", ines.id)).toMatchObject({ status: "deactivated" });
    expect(await check(cookie)).toBe(401);
    expect((await signIn(ines.email)).statusCode).toBe(401);
    const { repair_shop } = await ask<{ repair_shop: { users: { id: string }[] } }>(
      "query ($id: ID!) { repair_shop(id: $id) { users { id } } }",
      { id: GARONNE.id },
    );
    expect(repair_shop.users.map(({ id }) => id)).not.toContain(ines.id);
    expect(await oneOf(ines.id)).toMatchObject({ firstname: "Inès", seen_at: expect.any(String) });
    expect(await act("deactivatePerson", ines.id)).toMatchObject({ refused: "unchanged" });
    expect(await act("reactivatePerson", ines.id)).toMatchObject({ status: "active" });
    expect((await signIn(ines.email)).statusCode).toBe(200);
    expect(await check(cookie)).toBe(401);
  });

  test("before choosing a password has a dead link, and a new letter when they come back", async () => {
    const ines = await invite();
    const link = await invitationOf(ines.email);
    await act("deactivatePerson", ines.id);
    expect((await choose(link)).json()).toMatchObject({ refused: "link-over" });
    expect(await act("resendInvitation", ines.id)).toMatchObject({ refused: "unchanged" });
    await act("reactivatePerson", ines.id);
    expect((await choose(await invitationOf(ines.email))).statusCode).toBe(200);
  });
});

describe("the last owner", () => {
  const loire: Colleague = { person: NADIA, shop_id: LOIRE.id };
  const second = async (): Promise<Colleague> => {
    const person = { ...NADIA, id: randomUUID(), firstname: `N${++count}` };
    await insertRow(doors().database, "app.shop_user", { shop_id: LOIRE.id, ...person });
    return { person, shop_id: LOIRE.id };
  };
  const owners = () =>
    doors().database.asOwner<{ id: string }>(
      "select id from app.shop_user where shop_id = $1 and role = 'OWNER' and archived_at is null",
      [LOIRE.id],
    );
  const demote = (target: Colleague, who: Colleague) =>
    save(target.person.id, fieldsOf(target, { role: "FRONT" }), { who });

  test("stays when two owners demote each other at the same time", async () => {
    for (let turn = 0; turn < 5; turn++) {
      const other = await second();
      await Promise.all([people(loire), people(other)]);
      const outcomes = await Promise.all([demote(other, loire), demote(loire, other)]);
      const said = outcomes.map(({ refused }) => refused ?? "done").toSorted();
      // The one who came second may already have lost the right to ask.
      expect([
        ["done", "last-owner"],
        ["done", "not-allowed"],
      ]).toContainEqual(said);
      expect(await owners()).toHaveLength(1);
      await doors().database.asOwner("update app.shop set owner_id = null where id = $1", [
        LOIRE.id,
      ]);
      await doors().database.asOwner(
        "update app.shop_user set role = case id when $2 then 'OWNER' else 'FRONT' end where shop_id = $1",
        [LOIRE.id, NADIA.id],
      );
    }
  });

  test("is kept by the database, whatever the program does", async () => {
    const other = await second();
    await people(loire);
    expect(await demote(other, loire)).toMatchObject({ role: "FRONT" });
    for (const loss of ["role = 'FRONT'", "archived_at = now()"])
      await expect(
        doors().database.asOwner(
          `update app.shop_user set ${loss} where shop_id = $1 and id = $2`,
          [LOIRE.id, NADIA.id],
        ),
      ).rejects.toMatchObject({ constraint: "shop_keeps_owner" });
    await expect(
      doors().database.asOwner("update app.shop set owner_id = $2 where id = $1", [
        LOIRE.id,
        other.person.id,
      ]),
    ).rejects.toMatchObject({ constraint: "shop_keeps_owner" });
  });
});

describe("only those who manage the shop", () => {
  test.each([
    ["a technician", karim],
    ["the desk", sylvie],
  ])("%s reads no list and changes nobody", async (_, who) => {
    const response = await send(
      { method: "POST", url: "/api/graphql", payload: { query: "{ people { id } }" } },
      who,
    );
    expect(response.json().errors).toMatchObject([{ extensions: { code: "FORBIDDEN" } }]);
    expect(await invite({}, who)).toMatchObject({ refused: "not-allowed" });
    expect(await save(MARC.id, fieldsOf(marc), { who })).toMatchObject({ refused: "not-allowed" });
    for (const verb of ["deactivatePerson", "reactivatePerson", "resendInvitation"])
      expect(await act(verb, KARIM.id, who)).toMatchObject({ refused: "not-allowed" });
  });

  test("of this shop: an owner of another one finds nobody here", async () => {
    expect((await people(nadia)).map(({ id }) => id)).not.toContain(KARIM.id);
    for (const verb of ["deactivatePerson", "reactivatePerson", "resendInvitation"])
      await expect(act(verb, KARIM.id, nadia)).rejects.toThrow(/n’existe pas/);
    await expect(save(KARIM.id, fieldsOf(karim), { who: nadia })).rejects.toThrow(/n’existe pas/);
    expect(await oneOf(KARIM.id)).toMatchObject({
      status: expect.not.stringMatching("deactivated"),
    });
  });
});
