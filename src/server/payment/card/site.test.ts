/** « Payer par carte » on the tracking page: one page for an invoice, on the shop's account, then the copy that is settled. */
import { expect, test } from "vitest";
import { openCards, type Owed } from "../../../../test/shop/card/desk.ts";
import { CARD_ACCOUNT } from "../../../../test/shop/card/service.ts";

const {
  doors,
  ask,
  hear,
  ready,
  get,
  payPage,
  sessions,
  service,
  opened,
  standing,
  receive,
  anInvoice,
} = openCards({ count: 6, connected: false });

const cardLinks = async ({ sheetid }: Owed) =>
  (await get(`/suivi/${sheetid}/state`))
    .json()
    .invoices.map((one: { card_url: unknown }) => one.card_url);

test("no link before the shop has its account, which the owner opens and the service declares ready", async () => {
  const invoice = anInvoice();
  expect(await cardLinks(invoice)).toEqual([null]);
  expect((await payPage(invoice)).statusCode).toBe(404);
  const standingOf = async () => (await ask("{ card_standing }")).data.card_standing;
  expect(await standingOf()).toBe("off");
  const opening = await ask("mutation { connectCard { ... on CardPage { url } } }");
  expect(opening.data.connectCard.url).toBe("https://connect.example/garonne");
  await ready();
  expect(await standingOf()).toBe("ready");
  expect(await cardLinks(invoice)).toEqual([`/suivi/${invoice.sheetid}/payer/${invoice.id}`]);
});

test("pressed twice, one page is asked by one key, on the shop's account, for all that is left", async () => {
  const invoice = anInvoice();
  const before = sessions().length;
  const [one, other] = await Promise.all([payPage(invoice), payPage(invoice)]);
  expect([one.statusCode, one.headers.location]).toEqual([303, other.headers.location]);
  const asked = sessions().slice(before);
  expect(new Set(asked.map(({ headers }) => headers["idempotency-key"])).size).toBe(1);
  expect(asked[0]?.headers["stripe-account"]).toBe(CARD_ACCOUNT);
  expect(asked[0]?.fields.get("line_items[0][price_data][unit_amount]")).toBe("19000");
  const again = await payPage(invoice);
  expect(again.headers.location).toBe(one.headers.location);
  expect(sessions().length).toBe(before + asked.length);
});

test("a part paid at the desk closes the page, and another is opened for the rest", async () => {
  const invoice = anInvoice();
  const first = await opened(invoice);
  await receive(invoice, 5_000, "cash");
  const second = await opened(invoice);
  expect([first.id === second.id, second.amount_total]).toEqual([false, 14_000]);
  expect(service().asked.some(({ path }) => path.endsWith(`/${first.id}/expire`))).toBe(true);
});

test("paid: recorded once, however often and by whomever it is said; the copy is there for the client", async () => {
  const invoice = anInvoice();
  const session = await opened(invoice);
  expect(await hear("checkout.session.completed", session, { secret: "whsec_somebody_else" })).toBe(
    400,
  );
  expect(await hear("checkout.session.completed", { ...session, payment_status: "unpaid" })).toBe(
    200,
  );
  expect(await hear("checkout.session.completed", session, { account: "acct_other" })).toBe(200);
  expect(await hear("checkout.session.completed", { ...session, amount_total: 1 })).toBe(200);
  expect(await standing(invoice)).toMatchObject({ remainder: 19_000, payments: [] });
  const codes = await Promise.all(
    Array.from({ length: 5 }, () => hear("checkout.session.completed", session)),
  );
  expect(codes).toEqual([200, 200, 200, 200, 200]);
  // The end of the page, told late, changes nothing.
  await hear("checkout.session.expired", session);
  expect(await standing(invoice)).toMatchObject({
    remainder: 0,
    payments: [{ amount: 19_000, method: "card", payer: "client" }],
    card_payments: [{ amount: 19_000, kept: 0 }],
  });
  expect((await payPage(invoice)).headers.location).toBe(`/suivi/${invoice.sheetid}`);
  const [letter] = await doors().database.asOwner<{ text: string }>(
    "select text from app.message where template = 'payment-received' and repair_id = $1",
    [invoice.repair_id],
  );
  const link = /\/suivi\/\S+\/facture-acquittee\/\S+/.exec(letter?.text ?? "")?.[0] ?? "";
  for (const url of [link, `/suivi/${invoice.sheetid}/facture-acquittee/${invoice.id}.pdf`]) {
    const { statusCode, rawPayload } = await get(url);
    expect([statusCode, rawPayload.subarray(0, 5).toString()]).toEqual([200, "%PDF-"]);
  }
  expect(
    (await get(`/suivi/${anInvoice().sheetid}/facture-acquittee/${invoice.id}.pdf`)).statusCode,
  ).toBe(404);
});

test("without its key the installation offers no card, and hears nothing", async () => {
  const { services } = doors();
  const { card } = services;
  Object.assign(services, { card: undefined });
  const invoice = anInvoice();
  expect(await cardLinks(invoice)).toEqual([null]);
  expect((await payPage(invoice)).statusCode).toBe(404);
  expect(await hear("checkout.session.completed", {})).toBe(404);
  Object.assign(services, { card });
});
