/** The visitors in line: their order, one request for each e-mail and shop, and what stays once a request is over. */
import { randomUUID } from "node:crypto";
import { beforeEach, expect, test } from "vitest";
import { garonneScope } from "../../../../../test/shop/affairs.ts";
import { instant, openDoors } from "../../../../../test/shop/doors.ts";
import { KARIM, LOIRE } from "../../../../../test/shop/garonne.ts";
import type { VisitorRequest } from "../../../../domain/booking/waiting/visitor/visitor.ts";
import { addMinutes, type Instant } from "../../../../domain/time.ts";
import { forgetPast } from "../../../account/jobs.ts";
import type { ShopDb } from "../../../platform/database/scope.ts";
import { clientScope } from "../../../shop/store.ts";
import {
  endVisitor,
  forgetOldVisitors,
  insertVisitor,
  loadVisitor,
  visitorBehind,
  visitorsInLine,
} from "./store.ts";

const NOW = "2026-11-23T08:00:00.000Z";
const now = instant(NOW);
const doors = openDoors(NOW, []);
beforeEach(() =>
  doors().database.asOwner("delete from app.waiting_offer; delete from app.waiting_visitor"),
);

const freed = {
  user_id: KARIM.id,
  start_at: addMinutes(now, 3_000),
  end_at: addMinutes(now, 3_060),
};
const within = <Value>(work: (db: ShopDb) => Promise<Value>, scope = garonneScope) =>
  doors().database.withShop(scope, work);
const requestOf = (email: string): VisitorRequest => ({
  kind: "Réparation",
  where: "Atelier",
  appliance: null,
  symptom: null,
  others: [],
  description: "",
  urgency: 0,
  client: {
    type: "Particulier",
    lastname: "VIDAL",
    firstname: "",
    email,
    phone: "+33639981234",
    other_phones: [],
  },
  address: null,
  consents: { cgv: true },
});
const hash = (sign: string): string => sign.repeat(64);
const join = (email: string, at: Instant = now, token_hash = hash("0"), scope = garonneScope) =>
  within(
    (db) =>
      insertVisitor(db, { request: requestOf(email), part: "any", weekdays: [2], token_hash, at }),
    scope,
  );
const inLine = () => within((db) => visitorsInLine(db, freed));
const emailsIn = async () => (await inLine()).map(({ request }) => Object(request).client.email);

test("they stand in the order of their requests, and asking again keeps the place", async () => {
  await join("second@example.org", addMinutes(now, 5));
  await join("first@example.org");
  await join("first@example.org", addMinutes(now, 10), hash("1"));
  expect(await emailsIn()).toEqual(["first@example.org", "second@example.org"]);
  expect(await within((db) => visitorBehind(db, hash("1")))).toMatchObject({ weekdays: [2] });
});

test("a request that is over leaves nothing of what was typed, is ended once, and may be made again", async () => {
  await join("first@example.org");
  const [visitor] = await inLine();
  const id = visitor?.id ?? "";
  expect(await within((db) => endVisitor(db, id, now))).toBe(true);
  expect(await within((db) => endVisitor(db, id, now))).toBe(false);
  expect(await within((db) => loadVisitor(db, id))).toMatchObject({ request: {}, ended_at: NOW });
  await join("first@example.org", addMinutes(now, 1));
  expect(await emailsIn()).toEqual(["first@example.org"]);
});

test("two months later it is erased, not a day before", async () => {
  await join("first@example.org");
  const sweep = (days: number) =>
    within((db) => forgetOldVisitors(db, addMinutes(now, days * 24 * 60)));
  await sweep(60);
  expect(await inLine()).toHaveLength(1);
  await sweep(61);
  expect(await inLine()).toEqual([]);
});

test("it is erased by the night too, where nobody joined since", async () => {
  await join("old@example.org");
  await join("recent@example.org");
  await doors().database.asOwner(
    `update app.waiting_visitor set created_at = now() - case contact
       when 'old@example.org' then interval '61 days' else interval '59 days' end`,
  );
  await forgetPast(doors())({}, { attempt: 1, max_attempts: 1 });
  expect(await emailsIn()).toEqual(["recent@example.org"]);
  expect(
    await doors().database.asOwner("select from app.waiting_visitor where request = '{}'"),
  ).toHaveLength(1);
});

test("another shop has its own line, and ends no request of this one", async () => {
  const loire = clientScope(LOIRE.id);
  if (!loire) throw new Error("no such shop");
  await join("first@example.org");
  await join("first@example.org", now, hash("2"), loire);
  const [visitor] = await inLine();
  expect(await within((db) => endVisitor(db, visitor?.id ?? "", now), loire)).toBe(false);
  expect(await within((db) => loadVisitor(db, randomUUID()))).toBeUndefined();
  expect(await inLine()).toHaveLength(1);
});
