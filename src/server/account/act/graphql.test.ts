/** What the owner of a shop reads of the acts of administrators, over HTTP. */
import { randomUUID } from "node:crypto";
import { beforeAll, expect, test } from "vitest";
import {
  karim,
  marc,
  nadia,
  openOffice,
  type Colleague,
} from "../../../../test/shop/colleagues.ts";
import { GARONNE } from "../../../../test/shop/garonne.ts";

const { doors, send } = openOffice("2026-11-23T11:00:00.000Z");
const ALIX = randomUUID();
const QUERY =
  "query ($first: Int, $skip: Int) { act_board(first: $first, skip: $skip) { count acts { at author action } } }";

const board = async (who: Colleague, variables: object = {}) =>
  (
    await send({ method: "POST", url: "/api/graphql", payload: { query: QUERY, variables } }, who)
  ).json();

beforeAll(async () => {
  const { database } = doors();
  await database.asOwner(
    "insert into auth.account (id, email, firstname, lastname, role, password_hash) values ($1, 'alix@etabli.test', 'Alix', 'Morel', 'ADMIN', 'x')",
    [ALIX],
  );
  for (const [account_id, action, at] of [
    [ALIX, "read", "2026-11-20T08:00:00Z"],
    [ALIX, "issueInvoice", "2026-11-21T08:00:00Z"],
    [randomUUID(), "sendQuote", "2026-11-22T08:00:00Z"],
  ])
    await database.asOwner(
      "insert into app.act (shop_id, account_id, action, at) values ($1, $2, $3, $4)",
      [GARONNE.id, account_id, action, at],
    );
});

test("the owner reads who did what and when, the latest first, page after page", async () => {
  const { data } = await board(marc);
  expect(data.act_board).toEqual({
    count: 3,
    acts: [
      { at: "2026-11-22T08:00:00.000Z", author: "Ancien administrateur", action: "sendQuote" },
      { at: "2026-11-21T08:00:00.000Z", author: "Alix Morel", action: "issueInvoice" },
      { at: "2026-11-20T08:00:00.000Z", author: "Alix Morel", action: "read" },
    ],
  });
  const second = await board(marc, { first: 1, skip: 1 });
  expect(second.data.act_board.acts).toEqual(data.act_board.acts.slice(1, 2));
});

test("a technician reads none of it, and another shop none of ours", async () => {
  expect((await board(karim)).errors).toMatchObject([{ extensions: { code: "FORBIDDEN" } }]);
  expect((await board(nadia)).data.act_board).toEqual({ count: 0, acts: [] });
});
