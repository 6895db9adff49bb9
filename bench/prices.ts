/** Time of a search in a price book of 500,000 prices, as the quote editor asks it after each key. */
import { searchPrices } from "../src/server/quote/price-book/store.ts";
import { clientScope } from "../src/server/shop/store.ts";
import { timed } from "./quantiles.ts";
import { openShop, type Bench } from "./shops.ts";
import type { Row } from "./table.ts";

const PRICES = 500_000;
const LOOKED_FOR = 30;
const FIRST = 20;

const PARTS = `pompe de vidange|courroie|résistance|thermostat|joint de hublot|électrovanne|carte électronique|filtre|moteur|
condensateur|charbons|amortisseur|tambour|porte|poignée|sonde NTC|pressostat|tuyau de vidange|compresseur|ventilateur|
turbine|bras d’aspersion|panier|plaque à induction|brûleur|thermocouple|écran|batterie|connecteur de charge|vitre arrière`;
const MAKERS =
  "Bosch|Siemens|Whirlpool|Electrolux|Samsung|LG|Miele|Candy|Brandt|Beko|Indesit|Liebherr|De Dietrich|Apple|Huawei";
const FOR =
  "lave-linge|lave-vaisselle|sèche-linge|four|réfrigérateur|congélateur|hotte|table de cuisson|micro-ondes|téléphone";

const drawn = (words: string, turn: string): string => {
  const list = words.split(/\|\s*/).map((word) => `'${word}'`);
  return `(array[${list.join(",")}])[1 + (hashint8(${turn}) & 2147483647) % ${list.length}]`;
};

const SEED = `
  insert into app.price (shop_id, id, kind, reference, brand, label, supplier, unit_price, vat_rate, condition, updated_at)
  select $1, uuidv7(), 'part', upper(substr(md5(i::text), 1, 4) || '-' || lpad(i::text, 7, '0')), ${drawn(MAKERS, "i * 7 + 1")},
    ${drawn(PARTS, "i * 7 + 2")} || ' ' || ${drawn(FOR, "i * 7 + 3")} || ' ' || ${drawn("série|type|modèle|gamme", "i * 7 + 4")} || ' '
      || upper(substr(md5('m' || i / 50), 1, 5)), 'Essai pièces', 1000 + i % 9000, 2000, 'new', now()
  from generate_series($2::int, $3::int) i`;
const WORDS = `
  insert into app.price_word (shop_id, word)
  select distinct $1::uuid, w from app.price p, string_to_table(p.search, ' ') w
  where p.shop_id = $1 and length(w) >= 4 and w !~ '[0-9]' on conflict do nothing`;

export async function benchPrices(bench: Bench): Promise<Row[]> {
  const shop = await openShop(bench, { slug: "banc-tarifs", people: 1 });
  const step = 50_000;
  for (let from = 1; from <= PRICES; from += step)
    await bench.asOwner(SEED, [shop.id, from, from + step - 1]);
  await bench.asOwner(WORDS, [shop.id]);
  await bench.asOwner("select app.settle_prices()");
  await bench.asOwner("vacuum (analyze) app.price, app.price_word");
  const scope = clientScope(shop.id);
  if (!scope) throw new Error(`${shop.id} is no shop`);
  const ask = (text: string) =>
    bench.database.withShop(
      scope,
      (db) => searchPrices(db, { text, kind: null, first: FIRST, skip: 0 }),
      "read",
    );
  const rows: Row[] = [];
  for (const [what, texts] of Object.entries(await textsFor(bench, shop.id))) {
    const { p50, p99 } = await timed(texts, ask);
    rows.push({ what: `a price among 500,000 by ${what}, median`, unit: "ms", ours: p50 });
    rows.push({ what: "the same, 99th percentile", unit: "ms", ours: p99, aim: { most: 100 } });
  }
  return rows;
}

type Known = { reference: string; brand: string; label: string };

/** As a technician types: a reference begun, words whole or begun, common or rare, and mistyped. */
async function textsFor({ asOwner }: Bench, shop_id: string): Promise<Record<string, string[]>> {
  const known = await asOwner<Known>(
    `select reference, brand, label from app.price where shop_id = $1 order by hashtext(reference) limit ${LOOKED_FOR}`,
    [shop_id],
  );
  const words = known.map(({ label, brand }) => ({ brand, list: label.split(" ") }));
  return {
    reference: known.flatMap(({ reference }) => [
      reference.slice(0, 3),
      reference,
      reference.replace("-", "").slice(0, 8),
    ]),
    "the first letters": words.flatMap(({ list: [first = ""] }) => [
      first.slice(0, 1),
      first.slice(0, 2),
      first.slice(0, 3),
    ]),
    "one common word": words.flatMap(({ list: [first = ""], brand }) => [first, brand]),
    "several words": words.flatMap(({ list, brand }) => [
      `${list[0]} ${brand}`,
      `${list.at(-1)} ${list[0]}`,
      `${brand} ${list.slice(0, 3).join(" ")}`,
    ]),
    "a misspelt word": words.flatMap(({ list: [first = ""], brand }) => [
      `${first.slice(0, 2)}x${first.slice(3)} ${brand}`,
      `${first} ${brand.slice(0, 2)}${brand.slice(3)}x`,
    ]),
    "words that nothing contains": words.flatMap(({ list: [first = ""] }) => [
      `${first} zzyzx`,
      "introuvable 0x0x",
    ]),
  };
}
