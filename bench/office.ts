/** What somebody of a shop asks for through the office's door, with the office's own documents. */
import { randomUUID } from "node:crypto";
import {
  addDays,
  dateOf,
  DEFAULT_ZONE,
  instantAt,
  mondayOf,
  toInstant,
} from "../src/domain/time.ts";
import { hashPassword } from "../src/server/account/sign-in.ts";
import { insertEventRow } from "../test/shop/events.ts";
import type { House } from "./house.ts";
import { ask, load, median, type Question, type Result } from "./load.ts";
import { processorTimeOf, totalOf } from "./processor.ts";
import { openShop, type Bench, type BenchShop } from "./shops.ts";

export type Cost = { cpu_ms: number; ms: number };

const PASSWORD = "mot de passe du banc";

/** The cookie of one of the shop's people. */
export async function signIn(bench: Bench, house: House, shop: BenchShop): Promise<string> {
  const email = `${shop.slug}@example.org`;
  await bench.asOwner(
    "insert into auth.account (id, shop_id, email, password_hash) values ($1, $2, $3, $4)",
    [shop.technicians[0]?.id, shop.id, email, await hashPassword(PASSWORD)],
  );
  const answer = await ask(house, {
    path: "/api/v1/auth/login",
    body: { email, password: PASSWORD },
  });
  const cookie = answer.cookie.split(";")[0];
  if (answer.status !== 200 || !cookie) throw new Error(`not signed in: ${answer.text}`);
  return cookie;
}

export const graphql = (cookie: string, query: string, variables: object): Question => ({
  path: "/api/graphql",
  body: { query, variables },
  headers: { cookie },
});

/** A server runs for days: its first answers, before Node has compiled what they use, cost twice as much. */
const WARM_UP = 200;

/** Each question over a few connections, after a warm-up; an answer with errors stops the bench. */
export async function costOf(
  house: House,
  count: number,
  question: (index: number) => Question,
): Promise<Cost> {
  await run(house, WARM_UP, question);
  const results: Result[] = [];
  const spent = await processorTimeOf(house, count, async () => {
    results.push(await run(house, count, question));
  });
  const times = results.flatMap(({ answers }) => answers.map(({ ms }) => ms));
  return { cpu_ms: totalOf(spent), ms: median(times) };
}

async function run(
  { port }: House,
  count: number,
  question: (index: number) => Question,
): Promise<Result> {
  const result = await load(port, { connections: 4, count, question });
  const wrong = result.answers.find(
    ({ status, text }) => status !== 200 || text.startsWith('{"errors"'),
  );
  if (wrong) throw new Error(`${wrong.status} ${wrong.text.slice(0, 300)}`);
  return result;
}

export const AGENDA = `query agenda($from: Instant!, $to: Instant!) { events(from: $from, to: $to) {
  id start_at end_at duration fullday kind where created_by shop_id repair_id assigned_to notes status public_start_at
  public_end_at constraint_start_at constraint_end_at trip_duration_before trip_duration_after trip_is_included_before
  trip_is_included_after lat lon } }`;

export const EVENTS = 192;

/** A week of `EVENTS` appointments. */
export async function benchAgenda(bench: Bench, house: House): Promise<Cost> {
  const shop = await openShop(bench, { slug: "banc-agenda", people: 8 });
  const monday = mondayOf(dateOf(toInstant(Date.now()), DEFAULT_ZONE));
  for (let index = 0; index < EVENTS; index++) {
    const turn = Math.floor(index / shop.technicians.length);
    const start_at = instantAt(
      addDays(monday, turn % 6),
      540 + Math.floor(turn / 6) * 90,
      DEFAULT_ZONE,
    );
    const end_at = toInstant(Date.parse(start_at) + 3_600_000);
    const row = {
      shop_id: shop.id,
      id: randomUUID(),
      start_at,
      end_at,
      duration: 60,
      kind: "Réparation",
    };
    const technician = shop.technicians[index % shop.technicians.length];
    await insertEventRow(bench, row, technician ? [technician.id] : []);
  }
  const cookie = await signIn(bench, house, shop);
  const variables = {
    from: instantAt(monday, 0, DEFAULT_ZONE),
    to: instantAt(addDays(monday, 7), 0, DEFAULT_ZONE),
  };
  return costOf(house, 60, () => graphql(cookie, AGENDA, variables));
}

export const SEARCH = `query clients($id: ID!, $text: String!) { repair_shop(id: $id) { clients(text: $text, first: 20) {
  id lastname firstname email phones { number name } addresses { zip city } } } }`;

/** The searches of a front desk among the clients of a shop. */
export async function benchSearch(
  bench: Bench,
  house: House,
  { shop, texts }: { shop: BenchShop; texts: readonly string[] },
): Promise<Cost> {
  const cookie = await signIn(bench, house, shop);
  return costOf(house, 280, (index) =>
    graphql(cookie, SEARCH, { id: shop.id, text: texts[index % texts.length] ?? "" }),
  );
}
