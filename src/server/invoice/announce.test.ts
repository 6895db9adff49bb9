/** An invoice has one original: by the platform for a company of France once there is one, else by e-mail. */
import { beforeAll, describe, expect, test } from "vitest";
import { openRepair, withoutBonus } from "../../../test/shop/affairs.ts";
import { nadia } from "../../../test/shop/colleagues.ts";
import { GARONNE } from "../../../test/shop/garonne.ts";
import { line } from "../../../test/shop/quote.ts";
import { openPlatform } from "../../../test/shop/supplier/platform.ts";

const story = openPlatform("2026-11-23T11:00:00.000Z");
const { ask, change, connect, doors, row, sent, sign } = story;

type Kind = "Particulier" | "Entreprise";

/** A signed quote of a new repair. */
const agreed = async (type: Kind) => {
  const { repair_id } = await openRepair(doors().database, GARONNE.id, type);
  const quote = await sent(repair_id, { lines: withoutBonus });
  await sign(quote);
  return { repair_id, quote_id: String(quote.id) };
};
const lettersOf = async (repair_id: string) =>
  (
    await doors().database.asOwner<{ template: string; text: string }>(
      "select template, text from app.message where repair_id = $1 and template ~ '-issued$' order by created_at, id",
      [repair_id],
    )
  ).map(
    ({ template, text }) => `${template}${text.includes("copie pour lecture") ? ", copy" : ""}`,
  );
const flows = async (invoice_id: string) =>
  (
    await row("select count(*)::int as n from app.platform_flow where subject_id = $1", [
      invoice_id,
    ])
  )["n"];
const mailedOf = async (quote_id: string) =>
  (await ask("query ($id: ID!) { issue_proposal(quote_id: $id) { mailed } }", { id: quote_id }))
    .data.issue_proposal.mailed;
const LINES = [line("l1", { label: "Réglage", unit_price: 5_000 })];
const directMailed = async (repair_id: string) =>
  (
    await ask(
      "query ($id: ID!, $lines: JSON!) { direct_proposal(repair_id: $id, lines: $lines) { mailed } }",
      { id: repair_id, lines: LINES },
    )
  ).data.direct_proposal?.mailed;

/** What the screens that write an invoice decide by, before anything is recorded. */
const factsOf = async (who?: typeof nadia) =>
  (await ask("{ departure_facts { name address siret is_exempt mails_copy } }", {}, who)).data
    .departure_facts;

/** A deposit and its invoice, then the invoice given back. */
const billWhole = async (type: Kind) => {
  const { repair_id, quote_id } = await agreed(type);
  const mailed = await mailedOf(quote_id);
  const direct = await directMailed(repair_id);
  const invoice = await change("issueInvoice", { quote_id });
  const credit = await change("creditInvoice", { invoice_id: invoice.id });
  return { repair_id, mailed, direct, invoice, credit };
};

describe("without a platform", () => {
  test.each<Kind>(["Particulier", "Entreprise"])("the %s gets every original", async (type) => {
    const { repair_id, mailed, direct, invoice } = await billWhole(type);
    expect([mailed, direct]).toEqual(["original", "original"]);
    expect(await lettersOf(repair_id)).toEqual(["invoice-issued", "credit-issued"]);
    expect(await flows(invoice.id)).toBe(0);
  });

  test("a screen reads who sells, and that no platform carries anything", async () => {
    expect(await factsOf()).toMatchObject({ name: GARONNE.name, mails_copy: null });
  });
});

describe("with a platform", () => {
  beforeAll(async () => {
    expect(await connect()).toMatchObject({ platform_id: "0042" });
  }, 60_000);

  test("a company's invoice and credit note leave by it, and are not mailed", async () => {
    const { repair_id, mailed, direct, invoice, credit } = await billWhole("Entreprise");
    expect([mailed, direct]).toEqual(["nothing", "nothing"]);
    expect(await lettersOf(repair_id)).toEqual([]);
    expect([await flows(invoice.id), await flows(credit.id)]).toEqual([1, 1]);
  });

  test("a company's deposit leaves by it too", async () => {
    const { repair_id, quote_id } = await agreed("Entreprise");
    const deposit = await change("issueDeposit", { input: { quote_id, amount: 1_000 } });
    expect(await lettersOf(repair_id)).toEqual([]);
    expect(await flows(deposit.id)).toBe(1);
  });

  test("a consumer still gets the original by e-mail", async () => {
    const { repair_id, mailed, invoice } = await billWhole("Particulier");
    expect(mailed).toBe("original");
    expect(await lettersOf(repair_id)).toEqual(["invoice-issued", "credit-issued"]);
    expect(await flows(invoice.id)).toBe(0);
  });

  test("once the shop wants copies, the company gets one, which says that it is one", async () => {
    const choose = (mails_copy: boolean) =>
      ask(
        "mutation ($mails_copy: Boolean!) { result: mailPlatformCopies(mails_copy: $mails_copy) { ... on PlatformConnection { mails_copy } } }",
        { mails_copy },
      );
    expect((await choose(true)).data.result).toEqual({ mails_copy: true });
    const { repair_id, mailed, invoice } = await billWhole("Entreprise");
    expect(mailed).toBe("copy");
    expect(await factsOf()).toMatchObject({ is_exempt: false, mails_copy: true });
    expect(await factsOf(nadia)).toMatchObject({ mails_copy: null });
    expect(await lettersOf(repair_id)).toEqual(["invoice-issued, copy", "credit-issued, copy"]);
    expect(await flows(invoice.id)).toBe(1);
    expect((await choose(false)).data.result).toEqual({ mails_copy: false });
    expect(await factsOf()).toMatchObject({ mails_copy: false });
  });
});
