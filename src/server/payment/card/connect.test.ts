/** The owner opens the account on which clients pay by card, on the pages of the imitated service. */
import { expect, test } from "vitest";
import { karim, nadia } from "../../../../test/shop/colleagues.ts";
import { openCards } from "../../../../test/shop/card/desk.ts";
import { CARD_ACCOUNT } from "../../../../test/shop/card/service.ts";
import { garonneScope } from "../../../../test/shop/affairs.ts";
import { LOIRE } from "../../../../test/shop/garonne.ts";

const { doors, ask, hear, service } = openCards({ count: 0, connected: false });

const CONNECT = "mutation { connectCard { ... on CardPage { url } ... on Refusal { refused } } }";
const connect = async (who?: typeof karim) => (await ask(CONNECT, {}, who)).data.connectCard;
const standing = async (who?: typeof karim) =>
  (await ask("{ card_standing }", {}, who)).data.card_standing;
const accounts = () => service().asked.filter(({ path }) => path === "/v1/accounts");
const readied = (facts: object = {}) =>
  hear("account.updated", {
    id: CARD_ACCOUNT,
    charges_enabled: true,
    metadata: { shop_id: garonneScope.shop_id },
    ...facts,
  });
const rowOf = async () =>
  (
    await doors().database.asOwner<{ account: string; ready: boolean }>(
      "select account, ready from app.card_account where shop_id = $1",
      [garonneScope.shop_id],
    )
  )[0];

test("a technician opens none, and the shop has none yet", async () => {
  expect(await connect(karim)).toEqual({ refused: "not-allowed" });
  expect(await standing()).toBe("off");
  expect(accounts()).toEqual([]);
});

test("pressed again, the same account is gone on with: it is opened once, in the name of the shop", async () => {
  expect(await connect()).toEqual({ url: "https://connect.example/garonne" });
  await connect();
  const [asked, ...others] = accounts();
  expect(others).toEqual([]);
  expect(asked?.fields.get("business_profile[name]")).toBe("Atelier Garonne");
  expect(asked?.fields.get("metadata[shop_id]")).toBe(garonneScope.shop_id);
  expect(asked?.headers["idempotency-key"]).toBe(`account-${garonneScope.shop_id}`);
  const links = service().asked.filter(({ path }) => path === "/v1/account_links");
  expect(links).toHaveLength(2);
  expect(links[0]?.fields.get("return_url")).toContain("/app/settings");
  expect(await rowOf()).toEqual({ account: CARD_ACCOUNT, ready: false });
});

test("it is ready when the service says so of that very account, and of no other", async () => {
  await readied({ id: "acct_other" });
  expect(await rowOf()).toMatchObject({ ready: false });
  await readied({ metadata: { shop_id: LOIRE.id } });
  expect(await rowOf()).toMatchObject({ ready: false });
  await readied({ metadata: {} });
  expect(await rowOf()).toMatchObject({ ready: false });
  await readied();
  expect(await standing()).toBe("ready");
});

test("the service may take its permission back, and give it again when it is asked", async () => {
  await readied({ charges_enabled: false });
  expect(await rowOf()).toMatchObject({ ready: false });
  // The answer of its page was lost: the settings ask it themselves.
  expect(await standing()).toBe("ready");
  expect(await rowOf()).toMatchObject({ ready: true });
});

test("another shop has an account of its own, or none", async () => {
  expect(await standing(nadia)).toBe("off");
  const rows = await doors().database.asOwner("select from app.card_account");
  expect(rows).toHaveLength(1);
});

test("without a key there is nothing to open, and the settings say so", async () => {
  const { services } = doors();
  const { card } = services;
  Object.assign(services, { card: undefined });
  expect(await connect()).toEqual({ refused: "no-card-service" });
  expect(await standing()).toBeNull();
  Object.assign(services, { card });
});
