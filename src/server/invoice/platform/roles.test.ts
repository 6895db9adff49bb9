/** Each verb around the platform, asked by each role of the shop and by another shop: who may is the one table of rights. */
import { randomUUID } from "node:crypto";
import { afterEach, beforeAll, describe, expect, test } from "vitest";
import { karim, marc, nadia, type Colleague } from "../../../../test/shop/colleagues.ts";
import { KARIM } from "../../../../test/shop/garonne.ts";
import { ublInvoice } from "../../../../test/shop/supplier/invoices.ts";
import { openPlatform } from "../../../../test/shop/supplier/platform.ts";
import { may, type Action } from "../../../domain/account/permissions.ts";
import { SHOP_ROLES, type ShopRole } from "../../../domain/account/role.ts";

const story = openPlatform("2026-11-23T11:00:00.000Z");
const { simulator, connect, follow, billed, sendDue, ask, doors } = story;

const held = { supplier_invoice: "", flow: "" };

beforeAll(async () => {
  await connect();
  simulator().deliver({ type: "SupplierInvoice", syntax: "UBL", bytes: Buffer.from(ublInvoice()) });
  const { id } = await billed();
  await sendDue();
  await follow();
  const [flow] = await doors().database.asOwner<{ id: string }>(
    "select id from app.platform_flow where subject_id = $1",
    [id],
  );
  held.flow = flow?.id ?? "";
  held.supplier_invoice = (
    await ask("{ supplier_board { invoices { id } } }")
  ).data.supplier_board.invoices[0].id;
}, 60_000);

const become = (role: ShopRole) =>
  doors().database.asOwner("update app.shop_user set role = $2 where id = $1", [KARIM.id, role]);
afterEach(() => become("TECHNICIAN"));

/** A verb with what it changes: its document, its variables, who may, and the tables in which it writes. */
type Verb = [name: string, action: Action, document: string, variables: () => object];
const VERBS: Verb[] = [
  [
    "connectPlatform",
    "manage-keys",
    "mutation ($input: PlatformConnectionInput!) { result: connectPlatform(input: $input) { __typename ... on Refusal { refused } } }",
    () => ({
      input: { url: simulator().url, platform_id: "0042", login: "etabli", secret: "simulateur" },
    }),
  ],
  [
    "mailPlatformCopies",
    "manage-keys",
    "mutation { result: mailPlatformCopies(mails_copy: false) { __typename ... on Refusal { refused } } }",
    () => ({}),
  ],
  [
    "resendFlow",
    "issue-invoice",
    "mutation ($id: ID!) { result: resendFlow(id: $id) { __typename ... on Refusal { refused } } }",
    () => ({ id: held.flow }),
  ],
  [
    "decideSupplierInvoice",
    "record-payment",
    'mutation ($id: ID!) { result: decideSupplierInvoice(id: $id, decision: "approve") { __typename ... on Refusal { refused } } }',
    () => ({ id: held.supplier_invoice }),
  ],
  [
    "linkSupplierLine",
    "record-payment",
    "mutation ($id: ID!) { result: linkSupplierLine(id: $id, line: 1) { __typename ... on Refusal { refused } } }",
    () => ({ id: held.supplier_invoice }),
  ],
  [
    "chooseRhythm",
    "edit-settings",
    'mutation { result: chooseRhythm(rhythm: "monthly") { __typename ... on Refusal { refused } } }',
    () => ({}),
  ],
  [
    "sendReport",
    "edit-settings",
    'mutation { result: sendReport(from: "2026-10-01") { __typename ... on Refusal { refused } } }',
    () => ({}),
  ],
];

/** The word of a refusal, or the error's; empty when it was done. */
const saidBy = async (document: string, variables: object, who: Colleague): Promise<string> => {
  const { data, errors } = await ask(document, variables, who);
  return data?.result?.refused ?? errors?.[0]?.extensions?.code ?? "";
};

describe.each(VERBS)("%s", (name, action, document, variables) => {
  test.each(SHOP_ROLES)("asked by a %s", async (role) => {
    await become(role);
    const said = await saidBy(document, variables(), karim);
    if (may({ role }, action)) expect(said).not.toBe("not-allowed");
    else expect(said).toBe("not-allowed");
  });

  test("asked by another shop finds nothing of ours", async () => {
    const given = Object.keys(variables()).includes("id") ? variables() : undefined;
    if (given) expect(["NOT_FOUND", ""]).toContain(await saidBy(document, given, nadia));
    const unknown = given && { id: randomUUID() };
    if (unknown && name !== "resendFlow")
      expect(await saidBy(document, unknown, marc)).toBe("NOT_FOUND");
  });
});

test("another shop changed nothing: neither a decision, nor a flow, nor a line", async () => {
  const decided = await doors().database.asOwner(
    "select count(*)::int as n, count(distinct shop_id)::int as shops from app.supplier_invoice_status",
  );
  expect(decided).toEqual([{ n: 1, shops: 1 }]);
  const flows = await doors().database.asOwner<{ state: string }>(
    "select state from app.platform_flow where id = $1",
    [held.flow],
  );
  expect(flows).toEqual([{ state: "sent" }]);
});

describe("what is read", () => {
  const READS = [
    ["supplier_board { invoices { id lines { line } } }", { invoices: [] }],
    [() => `supplier_invoice(id: "${held.supplier_invoice}") { id }`, null],
    ["platform_connection { url failure }", null],
    ["e_reporting { reports { version } }", undefined],
    ['electronic_addresses(siren: "552100554") { addresses }', null],
  ] as const;

  test.each(READS)(
    "is read by everyone of the shop, and is another shop's own (%#)",
    async (query, theirs) => {
      const fields = typeof query === "function" ? query() : query;
      for (const role of SHOP_ROLES) {
        await become(role);
        const { errors, data } = await ask(`{ read: ${fields} }`, {}, karim);
        expect(errors).toBeUndefined();
        expect(data.read).toBeTruthy();
      }
      const { data } = await ask(`{ read: ${fields} }`, {}, nadia);
      if (theirs !== undefined) expect(data.read).toEqual(theirs);
    },
  );

  test("never holds the key, by whatever name it is asked for", async () => {
    const { errors } = await ask("{ platform_connection { secret } }");
    expect(errors).toHaveLength(1);
    const { data } = await ask("{ platform_connection { url platform_id login failure } }");
    expect(JSON.stringify(data)).not.toContain("simulateur");
  });

  test.each(["55210055", "5521005540", "abc", ""])(
    "asks the directory for a SIREN only: « %s »",
    async (siren) => {
      const { errors } = await ask(
        "query ($siren: String!) { electronic_addresses(siren: $siren) { addresses } }",
        { siren },
      );
      expect(errors).toMatchObject([{ extensions: { code: "NOT_FOUND" } }]);
    },
  );
});
