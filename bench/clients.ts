/** A client looked for among a hundred thousand, twenty other shops beside, against the bare index. */
import { searchTerms } from "../src/domain/client/search-text.ts";
import { searchClients } from "../src/server/client/search.ts";
import { clientScope } from "../src/server/shop/store.ts";
import { fillClients } from "./seed/clients.ts";
import { timed, type Quantiles } from "./quantiles.ts";
import { openShop, type Bench, type BenchShop } from "./shops.ts";

export type ClientBench = {
  ours: Quantiles;
  bare: Quantiles;
  searches: number;
  shop: BenchShop;
  texts: string[];
};

const CLIENTS = 100_000;
const OTHER_SHOPS = 20;
const OTHER_CLIENTS = 2_000;
/** Clients whom somebody looks for, each in every way. */
const LOOKED_FOR = 40;
const PAGE = 20;

export async function benchClients(bench: Bench): Promise<ClientBench> {
  const shop = await openShop(bench, { slug: "banc-clients", people: 1 });
  const others: { shop: BenchShop; count: number }[] = [];
  for (let turn = 0; turn < OTHER_SHOPS; turn++) {
    const other = await openShop(bench, { slug: `banc-voisin-${turn}`, people: 1 });
    others.push({ shop: other, count: OTHER_CLIENTS });
  }
  await fillClients(bench, [{ shop, count: CLIENTS }, ...others]);
  const texts = await textsFor(bench, shop);
  const ours = await timed(texts, (text) => ask(bench, shop, text));
  const bare = await timed(texts, (text) => askBare(bench, shop, text));
  return { ours, bare, searches: texts.length, shop, texts };
}

/** What the screen waits for: the best twenty, whole. */
async function ask({ database }: Bench, { id }: BenchShop, text: string): Promise<void> {
  const scope = clientScope(id);
  if (!scope) throw new Error(`${id} is no shop`);
  const search = { text, order: "recent" as const, first: PAGE, after: null };
  await database.withShop(scope, (db) => searchClients(db, search), "read");
}

/** Any twenty ids that the index gives: no order, no typing error forgiven, no row read. */
async function askBare({ asOwner }: Bench, { id }: BenchShop, text: string): Promise<void> {
  const terms = searchTerms(text).map((term) => `%${term.toLowerCase()}%`);
  const matching = terms.map((_, index) => `and search like $${index + 2}`).join(" ");
  await asOwner(`select id from app.client where shop_id = $1 ${matching} limit ${PAGE}`, [
    id,
    ...terms,
  ]);
}

type Known = { lastname: string; firstname: string; email: string; number: string; city: string };

/** As a front desk types: whole names, names begun, names mistyped, telephones, towns, e-mails. */
async function textsFor({ asOwner }: Bench, { id }: BenchShop): Promise<string[]> {
  const known = await asOwner<Known>(
    `select c.lastname, c.firstname, c.email, p.number, a.city from app.client c
     join app.client_phone p on p.shop_id = c.shop_id and p.client_id = c.id
     join app.client_address a on a.shop_id = c.shop_id and a.client_id = c.id
     where c.shop_id = $1 order by hashtext(c.search) limit ${LOOKED_FOR}`,
    [id],
  );
  return known.flatMap(({ lastname, firstname, email, number, city }) => {
    const national = `0${number.slice(3)}`;
    return [
      "",
      lastname.slice(0, 1),
      lastname.slice(0, 2),
      lastname.slice(0, 4),
      lastname,
      `${firstname} ${lastname}`,
      `${lastname} ${city}`,
      city,
      `${lastname.slice(0, 2)}${lastname.slice(3)}`,
      `${firstname} ${lastname.slice(0, 3)}x${lastname.slice(3)}`,
      national.slice(0, 4),
      `${number.slice(0, 3)} ${number.slice(3, 4)} ${number.slice(4, 6)} ${number.slice(6, 8)}`,
      national,
      email.slice(0, 12),
    ];
  });
}
