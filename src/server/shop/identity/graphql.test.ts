/** Who the shop is, by date: planned, corrected, taken back, taking effect by itself. */
import { randomUUID } from "node:crypto";
import { beforeEach, describe, expect, it } from "vitest";
import { karim, marc, nadia, openOffice, sylvie } from "../../../../test/shop/colleagues.ts";
import { buildDoors, instant } from "../../../../test/shop/doors.ts";
import { GARONNE, LOIRE } from "../../../../test/shop/garonne.ts";
import { mintScope } from "../../platform/database/scope.ts";
import { shopSite } from "../site.ts";
import { applyIdentity } from "./jobs.ts";

const NOW = "2026-11-24T09:00:00Z";
const MIDNIGHT = "2026-12-31T23:00:00Z";
const BEFORE = "2026-12-31T22:59:59Z";
const { doors, ask } = openOffice(NOW, [shopSite]);

type Result = Record<string, unknown> & { refused?: string; detail?: Record<string, unknown> };
type Line = { id: string; valid_from: string; changes: object; former: object; person: string };

const SETTINGS = `... on ShopSettings { id capital legal_form vat_regime slug address { zipcode } }
  ... on Refusal { refused detail }`;
const plan = async (input: object, who = marc): Promise<Result> =>
  (
    await ask<{ result: Result }>(
      `mutation ($input: ShopIdentityInput!) { result: saveShopIdentity(input: $input) { ${SETTINGS} } }`,
      { input: { id: randomUUID(), valid_from: "2027-01-01", ...input } },
      who,
    )
  ).result;
const takeBack = async (id: string, who = marc): Promise<Result> =>
  (
    await ask<{ result: Result }>(
      `mutation ($id: ID!) { result: removeShopIdentity(id: $id) { ${SETTINGS} } }`,
      { id },
      who,
    )
  ).result;
const save = async (input: object): Promise<Result> =>
  (
    await ask<{ result: Result }>(
      `mutation ($input: ShopSettingsInput!) { result: saveShopSettings(input: $input) { ${SETTINGS} } }`,
      { input },
      marc,
    )
  ).result;
const settings = async (who = marc): Promise<Result> =>
  (
    await ask<{ shop_settings: Result }>(
      "{ shop_settings { capital legal_form vat_regime slug address { zipcode } } }",
      {},
      who,
    )
  ).shop_settings;
const history = async (who = marc): Promise<Line[]> =>
  (
    await ask<{ shop_identities: Line[] }>(
      "{ shop_identities { id valid_from changes former person } }",
      {},
      who,
    )
  ).shop_identities;

/** The clock of the process that answers. */
const itIs = (now: string) => {
  doors().services.clock = () => instant(now);
};
const row = async () =>
  (
    await doors().database.asOwner<{ capital: string; zipcode: string; identity_on: string }>(
      "select capital, zipcode, identity_on::text from app.shop where id = $1",
      [GARONNE.id],
    )
  )[0];

beforeEach(async () => {
  const { database } = doors();
  itIs(NOW);
  await database.asSuperuser(
    "begin; set local session_replication_role = replica; delete from app.shop_identity; delete from app.field_change; commit",
  );
  await database.asOwner(
    "update app.shop set capital = '10 000 €', legal_form = 'SARL', identity_on = null, zipcode = '31000', slug = 'atelier-garonne' where id = $1",
    [GARONNE.id],
  );
});

describe("a change of identity", () => {
  it("of today is a dated row: what, from when, by whom, and what it was", async () => {
    expect(await save({ capital: "20 000 €", cgv: "Article 3." })).toMatchObject({
      capital: "20 000 €",
    });
    expect(await history(sylvie)).toMatchObject([
      {
        valid_from: "2026-11-24",
        changes: { capital: "20 000 €" },
        former: { capital: "10 000 €" },
        person: "Marc Delmas",
      },
    ]);
    expect(await history(nadia)).toEqual([]);
  });

  it("leaves no row when nothing of the identity changes", async () => {
    await save({ cgv: "Article 4.", phone: "05 61 99 00 13" });
    expect(await history()).toEqual([]);
  });

  it("of a coming day changes nothing before, and takes effect by itself at midnight in the shop's zone", async () => {
    expect(await plan({ capital: "20 000 €", vat_regime: "franchise" })).toMatchObject({
      capital: "10 000 €",
    });
    itIs(BEFORE);
    expect(await settings()).toMatchObject({ capital: "10 000 €", vat_regime: "normal" });
    itIs(MIDNIGHT);
    expect(await settings()).toMatchObject({ capital: "20 000 €", vat_regime: "franchise" });
    expect(await row()).toMatchObject({ capital: "10 000 €", identity_on: null });
  });

  it("is written in the shop's row by its task, once, however often it runs", async () => {
    await plan({ capital: "20 000 €" });
    const { database } = doors();
    const [queued] = await database.asSuperuser<{ run_at: Date }>(
      "select run_at from graphile_worker.jobs where task_identifier = 'apply-identity' and key like $1",
      [`apply-identity ${GARONNE.id} 2027-01-01`],
    );
    expect(queued && new Date(queued.run_at).toISOString()).toBe("2026-12-31T23:00:00.000Z");
    const run = (now: string) =>
      applyIdentity({ database, clock: () => instant(now) })(
        { shop_id: GARONNE.id },
        { attempt: 1, max_attempts: 25 },
      );
    await run(BEFORE);
    expect(await row()).toMatchObject({ capital: "10 000 €" });
    await run(MIDNIGHT);
    await run(MIDNIGHT);
    expect(await row()).toMatchObject({ capital: "20 000 €", identity_on: "2027-01-01" });
  });

  it("saved after the day of a plan does not bring the plan back", async () => {
    await plan({ capital: "20 000 €" });
    itIs("2027-01-01T08:00:00Z");
    expect(await save({ capital: "25 000 €", base: { capital: "20 000 €" } })).toMatchObject({
      capital: "25 000 €",
    });
    expect(await settings()).toMatchObject({ capital: "25 000 €" });
    expect(await row()).toMatchObject({ capital: "25 000 €" });
  });

  it("is planned by the owner alone", async () => {
    expect(await plan({ capital: "1 €" }, karim)).toMatchObject({ refused: "not-allowed" });
    expect(await takeBack(randomUUID(), sylvie)).toMatchObject({ refused: "not-allowed" });
  });

  it.each([
    ["today", { valid_from: "2026-11-24", capital: "1 €" }, "valid_from"],
    ["nothing new", { capital: "10 000 €" }, "valid_from"],
    ["a false SIRET", { siret: "123" }, "siret"],
  ])("is refused for %s", async (_, input, field) => {
    expect(await plan(input)).toMatchObject({
      refused: "bad-input",
      detail: { [field]: expect.any(String) },
    });
    expect(await history()).toEqual([]);
  });
});

describe("a planned change", () => {
  const id = randomUUID();

  it("is corrected and taken back before its day, and each version stays in the database and the audit", async () => {
    await plan({ id, capital: "20 000 €" });
    await plan({ id, valid_from: "2027-02-01", capital: "30 000 €" });
    expect(await history()).toMatchObject([
      { id, valid_from: "2027-02-01", changes: { capital: "30 000 €" } },
    ]);
    await takeBack(id);
    await takeBack(id);
    expect(await history()).toMatchObject([{ id, changes: {} }]);
    itIs("2027-03-01T08:00:00Z");
    expect(await settings()).toMatchObject({ capital: "10 000 €" });
    const { database } = doors();
    const versions = await database.asOwner("select version from app.shop_identity where id = $1", [
      id,
    ]);
    expect(versions).toHaveLength(3);
    const lines = await database.asOwner<Record<string, unknown>>(
      "select action, name, before, after from app.audit where shop_id = $1 order by id desc limit 3",
      [GARONNE.id],
    );
    expect(lines).toMatchObject([
      { name: expect.stringMatching(/^Changement retiré/), before: { capital: "30 000 €" } },
      {
        before: { capital: "20 000 €", valid_from: "2027-01-01" },
        after: { capital: "30 000 €", valid_from: "2027-02-01" },
      },
      {
        action: "company.changed",
        name: expect.stringMatching(/^Changement prévu, 1er janvier 2027\u00a0: Capital$/),
        before: { capital: "10 000 €" },
        after: { capital: "20 000 €" },
      },
    ]);
  });

  it("can be neither corrected nor taken back from its day on", async () => {
    await plan({ id, capital: "20 000 €" });
    itIs(MIDNIGHT);
    const past = { refused: "identity-past" };
    expect(await plan({ id, valid_from: "2027-02-01", capital: "1 €" })).toMatchObject(past);
    expect(await takeBack(id)).toMatchObject(past);
    expect(await settings()).toMatchObject({ capital: "20 000 €" });
  });

  it("corrected in two tabs keeps both when the fields differ, and refuses the second of one field", async () => {
    await plan({ id, capital: "20 000 €", legal_form: "SAS" });
    const base = { capital: "20 000 €", legal_form: "SAS", valid_from: "2027-01-01" };
    await plan({ id, capital: "30 000 €", base });
    await plan({ id, legal_form: "SASU", base });
    expect(await history()).toMatchObject([
      { changes: { capital: "30 000 €", legal_form: "SASU" } },
    ]);
    expect(await plan({ id, capital: "40 000 €", base })).toMatchObject({
      refused: "changed-meanwhile",
      detail: {
        conflicts: [{ field: "capital", theirs: "30 000 €", account_id: marc.person.id }],
      },
    });
  });

  it("corrected at once by five tabs is written once", async () => {
    await plan({ id, capital: "20 000 €" });
    const base = { capital: "20 000 €", valid_from: "2027-01-01" };
    const results = await Promise.all(
      [1, 2, 3, 4, 5].map((n) => plan({ id, capital: `${n} €`, base })),
    );
    expect(results.filter(({ refused }) => refused === undefined)).toHaveLength(1);
  });

  it("of the address keeps its public address from the day it is planned", async () => {
    const address = { street: "3 rue Neuve", complement: "", zipcode: "31400", city: "Toulouse" };
    await plan({ address: { ...address, lat: 43.5, lon: 1.4 } });
    const later = await buildDoors(doors().database, { now: MIDNIGHT, plugins: [shopSite] });
    const page = await later.app.inject("/31000/atelier-garonne");
    await later.services.live.close();
    await later.app.close();
    expect(page.json<{ props: { shop: object } }>().props.shop).toMatchObject({
      street: "3 rue Neuve",
      zipcode: "31400",
    });
    const taken = { ...address, zipcode: LOIRE.zipcode, city: "Nantes", lat: 47, lon: -1 };
    const { database } = doors();
    await database.asOwner("insert into app.shop_address values ('31500', 'atelier-garonne', $1)", [
      LOIRE.id,
    ]);
    expect(await plan({ address: { ...taken, zipcode: "31500" } })).toMatchObject({
      refused: "address-taken",
    });
  });
});

describe("the history", () => {
  it("is only added to, by the login of the application and by the owner of the tables", async () => {
    await save({ capital: "20 000 €" });
    const { database } = doors();
    const forbidden = /permission denied|is never changed/;
    const scope = mintScope(GARONNE.id, { kind: "system" });
    for (const statement of [
      "update app.shop_identity set valid_from = valid_from + 1",
      "delete from app.shop_identity",
    ]) {
      await expect(database.asOwner(statement)).rejects.toThrow(forbidden);
      await expect(
        database.pool.query(`begin; set local app.shop_id = '${scope.shop_id}'; ${statement}`),
      ).rejects.toThrow(forbidden);
    }
  });

  it.each([
    ["a row of yesterday", "date '2026-11-23', null, 1"],
    ["a version after its day", "date '2026-11-24', date '2026-11-24', 2"],
    ["a first version that replaces one", "date '2027-01-01', date '2027-01-01', 1"],
    ["a version without one before", "date '2027-01-01', date '2027-01-01', 2"],
  ])("refuses %s in the database itself", async (_, values) => {
    await expect(
      doors().database.asOwner(
        `insert into app.shop_identity (shop_id, id, changes, former, recorded_at, recorded_on, valid_from, prev_from, version)
         values ($1, gen_random_uuid(), '{}', '{}', '2026-11-24T09:00:00Z', '2026-11-24', ${values})`,
        [GARONNE.id],
      ),
    ).rejects.toThrow(/violates(?!.*sealed)/);
  });
});
