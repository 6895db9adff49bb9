/** The last second of the period, by the shop's clock: when the hour changes, at a week's end, and from abroad. */
import { expect, test } from "vitest";
import { acceptedQuote, garonneScope, openRepair } from "../../../../test/shop/affairs.ts";
import { anotherVisitor, instant, openDoors } from "../../../../test/shop/doors.ts";
import { quoteSite } from "../site.ts";
import { loadQuote } from "../store.ts";

const doors = openDoors("2026-03-20T22:30:00Z", [quoteSite]);

const setClock = (at: string) => Object.assign(doors().services, { clock: () => instant(at) });

async function signedAt(at: string) {
  setClock(at);
  const { database } = doors();
  const { repair_id } = await openRepair(database);
  const read = (id: string) =>
    database.withShop(garonneScope, (db) => loadQuote(db, id, instant(at)));
  const id = await database.withShop(garonneScope, (db) =>
    acceptedQuote(db, repair_id, instant(at)),
  );
  const url = `/quote/${(await read(id))?.quoteid}`;
  const renounce = async () => {
    const { statusCode, body } = await doors().app.inject({
      url: `${url}/renoncer`,
      method: "POST",
      payload: { name: "Hélène Vidal", email: "" },
      remoteAddress: anotherVisitor(),
    });
    return [statusCode, JSON.parse(body).props.refusal];
  };
  const until = async () => {
    const page = await doors().app.inject({ url, remoteAddress: anotherVisitor() });
    return page.json().props.withdrawal_until;
  };
  return { renounce, until, row: () => read(id) };
}

// In the order of time: the chain never goes back.
test.each<[string, string, string, string, string]>([
  [
    "signed before summer time, just before midnight",
    "2026-03-20T22:30:00Z",
    "2026-04-03",
    "2026-04-03T21:59:59Z",
    "2026-04-03T22:00:00Z",
  ],
  [
    "signed on a day that has begun at Paris and not at London",
    "2026-06-01T22:30:00Z",
    "2026-06-16",
    "2026-06-16T21:59:59Z",
    "2026-06-16T22:00:00Z",
  ],
  [
    "signed in summer time, until a day of winter time",
    "2026-10-20T09:00:00Z",
    "2026-11-03",
    "2026-11-03T22:59:59Z",
    "2026-11-03T23:00:00Z",
  ],
  [
    "until a Saturday, then the Monday after",
    "2026-11-07T09:00:00Z",
    "2026-11-23",
    "2026-11-23T22:59:59Z",
    "2026-11-23T23:00:00Z",
  ],
  [
    "until Christmas, then the Monday after",
    "2026-12-11T09:00:00Z",
    "2026-12-28",
    "2026-12-28T22:59:59Z",
    "2026-12-28T23:00:00Z",
  ],
])("%s", async (_, at, last, still, over) => {
  const [late, first] = [await signedAt(at), await signedAt(at)];
  expect(await late.until()).toBe(last);
  setClock(still);
  expect(await first.until()).toBe(last);
  expect(await first.renounce()).toEqual([200, null]);
  expect((await first.row())?.withdrawn_at).toBe(instant(still));
  setClock(over);
  expect(await late.until()).toBeNull();
  expect(await late.renounce()).toEqual([422, "withdrawal-over"]);
  expect((await late.row())?.withdrawn_at).toBeNull();
  // Said again after the last day, what was said in time stands.
  expect(await first.renounce()).toEqual([200, null]);
});
