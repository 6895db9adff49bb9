/** The shop reads its client's page while it writes: the same document as the one that sending freezes. */
import { expect, test } from "vitest";
import { draft, openRepair, withoutBonus } from "../../../../test/shop/affairs.ts";
import { nadia } from "../../../../test/shop/colleagues.ts";
import { GARONNE } from "../../../../test/shop/garonne.ts";
import { openSales } from "../../../../test/shop/sales.ts";
import { dateOf, parseInstant } from "../../../domain/time.ts";
import { readCircumstances } from "../../../web/office/quote/client-view/circumstances.ts";
import { liveDocument } from "../../../web/office/quote/client-view/live-document.ts";

const NOW = "2026-11-23T23:30:00.000Z";
const { doors, ask, change, newQuote } = openSales(NOW);

const CIRCUMSTANCES = "query ($id: ID!) { quote_circumstances(repair_id: $id) }";
const today = (() => {
  const now = parseInstant(NOW);
  if (!now) throw new Error("not an instant");
  return dateOf(now, "Europe/Paris");
})();

async function frozen(id: string): Promise<object | undefined> {
  const rows = await doors().database.asOwner<{ document: object }>(
    "select document from app.quote where id = $1",
    [id],
  );
  return rows[0]?.document;
}

test.each(["Particulier", "Entreprise"] as const)(
  "what is composed in the browser for a client of type %s is what sending freezes",
  async (type) => {
    const { repair_id } = await openRepair(doors().database, GARONNE.id, type);
    const typed = {
      ...draft,
      lines: type === "Entreprise" ? withoutBonus : draft.lines,
      discount: 500,
      deposit: 3_000,
      keeps_parts: true,
      notes: "Garantie.",
    };
    const { id, version } = await newQuote(repair_id, typed);
    const answered = await ask(CIRCUMSTANCES, { id: repair_id });
    const circumstances = readCircumstances(answered.data.quote_circumstances);
    const { reference } = await change("sendQuote", { id });
    const shown = liveDocument(typed, { circumstances, today, reference, version });
    expect(await frozen(id)).toEqual(shown);
  },
);

test("the parties of a repair are read by its own shop alone", async () => {
  const { repair_id } = await openRepair(doors().database);
  const answered = await ask(CIRCUMSTANCES, { id: repair_id }, nadia);
  expect(answered.data).toEqual({ quote_circumstances: null });
});

test("a draft names the shop as it is on the day it is read, and what was sent keeps the seller of its day", async () => {
  const { database, services } = doors();
  await database.asSuperuser(
    `set session_replication_role = replica; insert into app.shop_identity (shop_id, id, version, valid_from, changes, former, recorded_at, recorded_on)
     values ('${GARONNE.id}', gen_random_uuid(), 1, '2027-01-01', '{"legal_form": "SAS"}', '{}', '2026-11-23T09:00:00Z', '2026-11-23')`,
  );
  const { repair_id } = await openRepair(database);
  const { id } = await newQuote(repair_id, draft);
  await change("sendQuote", { id });
  const formNow = async () => {
    const answer = await ask(CIRCUMSTANCES, { id: repair_id });
    return readCircumstances(answer.data.quote_circumstances)?.seller.legal_form;
  };
  expect(await formNow()).toBe("SARL");
  const clock = services.clock;
  services.clock = () => parseInstant("2026-12-31T23:00:00Z") ?? clock();
  expect(await formNow()).toBe("SAS");
  services.clock = clock;
  expect(await frozen(id)).toMatchObject({ seller: { legal_form: "SARL" } });
});
