/** The opening of a shop as its owner does it, on any device, and what visitors see of it. */
import { beforeEach, describe, expect, test } from "vitest";
import { karim, marc, nadia, openOffice, sylvie } from "../../../../test/shop/colleagues.ts";
import { GARONNE } from "../../../../test/shop/garonne.ts";
import { FIRST_HOURS } from "../../../domain/shop/onboarding/first.ts";
import { shopSite } from "../site.ts";
import { summarizeDirectory } from "../directory/store.ts";
import { findShop } from "../store.ts";

const { doors, ask } = openOffice("2026-11-23T06:00:00Z", [shopSite]);
const FIELDS = "step status missing trades zipcode slug";
type Opening = Record<string, unknown> & { refused?: string };

const opening = async (who = marc) =>
  (await ask<{ onboarding: Opening }>(`{ onboarding { ${FIELDS} } }`, {}, who)).onboarding;
const act = async (field: string, variables: Record<string, unknown> = {}, who = marc) => {
  const [declared, passed] = {
    advanceOnboarding: ["($step: String!)", "(step: $step)"],
    saveTrades: ["($trades: [String!]!)", "(trades: $trades)"],
  }[field] ?? ["", ""];
  const query = `mutation ${declared} { result: ${field}${passed} {
    ... on Onboarding { ${FIELDS} } ... on Refusal { refused detail } } }`;
  return (await ask<{ result: Opening }>(query, variables, who)).result;
};
const windows = async () =>
  (await ask<{ next_windows: unknown[] }>("{ next_windows { public_start_at } }", {}, marc))
    .next_windows;
const put = (set: string) =>
  doors().database.asOwner(`update app.shop set ${set} where id = $1`, [GARONNE.id]);
const page = () => findShop(doors().database, { zipcode: GARONNE.zipcode, slug: GARONNE.slug });

beforeEach(async () => {
  const week = JSON.stringify(FIRST_HOURS);
  const draft = "status = 'DRAFT', onboarding = 'company', siret = '73282932000074'";
  await put(`${draft}, opening_hours = '${week}'`);
});

describe("a step that is saved", () => {
  test("is where the owner goes on, on another device; going back loses nothing", async () => {
    expect(await opening()).toMatchObject({ step: "company", status: "DRAFT" });
    expect(await act("advanceOnboarding", { step: "company" })).toMatchObject({ step: "trades" });
    await act("advanceOnboarding", { step: "hours" });
    expect(await act("advanceOnboarding", { step: "company" })).toMatchObject({ step: "prices" });
    expect(await opening()).toMatchObject({ step: "prices" });
  });

  test("twice at once stays the further one", async () => {
    const steps = ["company", "hours", "trades", "hours", "company"];
    await Promise.all(steps.map((step) => act("advanceOnboarding", { step })));
    expect(await opening()).toMatchObject({ step: "prices" });
  });

  test("that does not exist is refused", async () => {
    for (const step of ["", "done", "constructor", "x".repeat(10_000)])
      expect(await act("advanceOnboarding", { step })).toMatchObject({ refused: "bad-input" });
  });

  test("keeps the trades, each once and in the order of the catalogue", async () => {
    const trades = ["plomberie", "gros-electromenager", "plomberie"];
    expect(await act("saveTrades", { trades })).toMatchObject({ step: "hours" });
    const [owner] = await doors().database.asOwner<{ skills: string[] }>(
      "select skills from app.shop_user where shop_id = $1 and role = 'OWNER'",
      [GARONNE.id],
    );
    expect(owner?.skills).toEqual(["gros-electromenager", "plomberie"]);
  });

  test("with trades that are none is refused", async () => {
    const many = Array.from({ length: 5_000 }, () => "x");
    for (const trades of [[], ["couture"], ["plomberie", ""], many])
      expect(await act("saveTrades", { trades })).toMatchObject({ refused: "bad-input" });
    expect(await opening()).toMatchObject({ step: "company" });
  });
});

describe("a shop that is not open", () => {
  test("has no page, is not in the directory and offers nothing", async () => {
    expect(await page()).toBeUndefined();
    const url = `/${GARONNE.zipcode}/${GARONNE.slug}`;
    for (const path of [url, `${url}/rdv`, `${url}/cgv`])
      expect((await doors().app.inject({ url: path })).statusCode).toBe(404);
    expect(await windows()).toEqual([]);
    const before = (await summarizeDirectory(doors().database)).shop_count;
    await act("publishShop");
    expect((await summarizeDirectory(doors().database)).shop_count).toBe(before + 1);
  });

  test("is not published while something is missing, and says what", async () => {
    await put("siret = '', opening_hours = '{}'");
    expect(await act("publishShop")).toMatchObject({
      refused: "shop-not-ready",
      detail: { missing: ["siret", "hours"] },
    });
    expect(await opening()).toMatchObject({ status: "DRAFT", missing: ["siret", "hours"] });
  });
});

describe("publishing", () => {
  const published = () =>
    doors().database.asOwner<{ before: unknown; after: unknown }>(
      "select before, after from app.audit where shop_id = $1 and action = 'shop.published' order by id",
      [GARONNE.id],
    );

  test("opens the page and shows the very hours that visitors are offered; twice at once is once", async () => {
    await act("advanceOnboarding", { step: "prices" });
    const earlier = await published();
    const answers = await Promise.all([act("publishShop"), act("publishShop")]);
    for (const answer of answers) expect(answer).toMatchObject({ step: "done", status: "ACTIVE" });
    expect(await windows()).not.toEqual([]);
    expect(await page()).toHaveProperty("scope");
    expect((await published()).slice(earlier.length)).toEqual([
      { before: { status: "DRAFT" }, after: { status: "ACTIVE" } },
    ]);
  });

  test("leaves an open shop as it is, a paused one too", async () => {
    await put("status = 'PAUSED', onboarding = 'done'");
    expect(await act("publishShop")).toMatchObject({ status: "PAUSED", step: "done" });
    expect(await act("advanceOnboarding", { step: "company" })).toMatchObject({ step: "done" });
    expect(await act("saveTrades", { trades: ["plomberie"] })).toMatchObject({
      refused: "shop-open",
    });
  });

  test("does not open a draft that an administrator closed", async () => {
    await put("status = 'CLOSED', onboarding = 'page'");
    expect(await act("publishShop")).toMatchObject({ status: "CLOSED" });
  });

  test.each([
    ["the front desk", sylvie],
    ["a technician", karim],
  ])("is not for %s", async (_, who) => {
    expect(await act("publishShop", {}, who)).toEqual({ refused: "not-allowed", detail: null });
    expect(await act("saveTrades", { trades: ["plomberie"] }, who)).toMatchObject({
      refused: "not-allowed",
    });
    expect(await opening()).toMatchObject({ status: "DRAFT", step: "company" });
  });

  test("by the owner of another shop changes only that one", async () => {
    await act("publishShop", {}, nadia);
    expect(await opening()).toMatchObject({ status: "DRAFT" });
  });
});

describe("a company by its SIRET", () => {
  const search = (siret: string, who = marc) =>
    ask<{ company_search: unknown }>(
      "query ($siret: String!) { company_search(siret: $siret) { degraded company { legal_name } } }",
      { siret },
      who,
    );

  test("is not searched without a register, and the form stays usable", async () => {
    expect(await search("732 829 320 00074")).toEqual({
      company_search: { degraded: true, company: null },
    });
    expect(await search("x".repeat(5_000))).toEqual({
      company_search: { degraded: false, company: null },
    });
  });

  test("is for the owner alone", async () => {
    await expect(search("73282932000074", karim)).rejects.toThrow("responsable");
  });
});
