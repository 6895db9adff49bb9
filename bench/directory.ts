/** The public directory among 50,000 shops, spread over France as its people are: what the database takes to answer. */
import { randomUUID } from "node:crypto";
import { performance } from "node:perf_hooks";
import { readFileSync } from "node:fs";
import { CATEGORIES } from "../src/domain/catalogue/categories.ts";
import { zipProbes } from "../src/domain/shop/area/zips.ts";
import { nameKey } from "../src/domain/client/names.ts";
import type { Bench } from "./shops.ts";
import type { Row } from "./table.ts";

const SHOPS = 50_000;
const FEW = 1_000;
const BATCH = 5_000;
const ROUNDS = 8;

type Town = [name: string, zips: string[], population: number, lat: number, lon: number];
type Asked = { text?: string; skills?: string[]; category?: string; town?: Town; page?: number };

/** One line a kind of question, and how the slowest grows from 1,000 shops. */
export async function benchDirectory(bench: Pick<Bench, "asOwner">): Promise<Row[]> {
  const towns = readTowns();
  await fill(bench, towns, { from: 0, to: FEW });
  const before = percentile(await ask(bench, towns), 0.99);
  await fill(bench, towns, { from: FEW, to: SHOPS });
  await bench.asOwner("vacuum analyze app.shop");
  await bench.asOwner("vacuum analyze app.shop_user");
  const times = await ask(bench, towns);
  const p99 = percentile(times, 0.99);
  return [
    {
      what: "directory of 50,000 shops, in the database, p99",
      unit: "ms",
      ours: p99,
      aim: { most: 50 },
    },
    {
      what: "directory of 50,000 shops, in the database, median",
      unit: "ms",
      ours: percentile(times, 0.5),
    },
    { what: "directory, p99 from 1,000 to 50,000 shops", unit: "×", ours: p99 / before },
  ];
}

const readTowns = (): Town[] => {
  const file = new URL("../assets/communes.json", import.meta.url);
  const { towns }: { towns: Town[] } = JSON.parse(readFileSync(file, "utf8"));
  return towns.sort((a, b) => b[2] - a[2]);
};

/** Shop `turn` stands where the same share of the people live: evenly spread, always the same. */
async function fill(
  bench: Pick<Bench, "asOwner">,
  towns: readonly Town[],
  { from, to }: { from: number; to: number },
): Promise<void> {
  const people = towns.reduce((sum, town) => sum + town[2], 0);
  let index = 0;
  let passed = 0;
  const shops = Array.from({ length: to - from }, (_, offset) => {
    const turn = from + offset;
    const share = ((offset + 0.5) / (to - from)) * people;
    while (passed + (towns[index]?.[2] ?? 0) < share) passed += towns[index++]?.[2] ?? 0;
    const [name, zips, , lat, lon] = towns[index] ?? ["Paris", ["75001"], 0, 48.85, 2.35];
    const angle = turn * 2.4;
    return {
      id: randomUUID(),
      slug: `banc-annuaire-${turn}`,
      zipcode: zips[turn % zips.length] ?? "75001",
      name: `${["Dépannage", "Atelier", "Répar", "SAV"][turn % 4]} ${name} ${turn}`,
      city: name,
      lat: lat + 0.03 * Math.sin(angle),
      lon: lon + 0.04 * Math.cos(angle),
      travel_rules: { radius_km: 5 + ((turn * 7) % 36), area: areaOf(turn, zips) },
      skills: [0, 1, 2]
        .slice(0, 1 + (turn % 3))
        .map((skip) => CATEGORIES[(turn + skip * 5) % CATEGORIES.length]?.id),
    };
  });
  for (let start = 0; start < shops.length; start += BATCH)
    await bench.asOwner(INSERT, [JSON.stringify(shops.slice(start, start + BATCH))]);
}

/** One shop in three serves the codes of its town or of its département, half of those beside their circle. */
const areaOf = (turn: number, zips: readonly string[]) => ({
  by: turn % 6 === 0 ? "zips" : turn % 3 === 0 ? "both" : "km",
  zips: turn % 4 === 0 ? [`${(zips[0] ?? "75").slice(0, 2)}*`] : zips,
});

const INSERT = `with asked as materialized (select * from jsonb_to_recordset($1) as asked (id uuid, slug text, zipcode text,
    name text, city text, lat float8, lon float8, travel_rules jsonb, skills text[])),
  address as (insert into app.shop_address (shop_id, zipcode, slug) select id, zipcode, slug from asked),
  shop as (insert into app.shop (id, slug, zipcode, name, legal_name, city, lat, lon, travel_rules)
    select id, slug, zipcode, name, name, city, lat, lon, travel_rules from asked)
  insert into app.shop_user (shop_id, firstname, lastname, bookable, skills) select id, 'Karim', 'Essai', true, skills from asked`;

const PLUMBING = "plomberie";

async function ask(bench: Pick<Bench, "asOwner">, towns: readonly Town[]): Promise<number[]> {
  const places = [0, 1, 2, 3, 4, 40, 400, 4000, 20_000].map((rank) => towns[rank]);
  const questions: Asked[] = [
    {},
    { page: 10 },
    { category: PLUMBING },
    { text: "depannage toulouse" },
    { text: "introuvable" },
    { text: "lave-linge", skills: ["gros-electromenager"] },
    ...places.flatMap((town) => [
      { town },
      { town, page: 5 },
      { town, category: PLUMBING },
      { town, category: "sol", text: "sav" },
    ]),
  ];
  const times: number[] = [];
  for (let round = 0; round < ROUNDS; round++)
    for (const question of questions) {
      const start = performance.now();
      await bench.asOwner(SEARCH, parametersOf(question));
      times.push(performance.now() - start);
    }
  return times;
}

const SEARCH =
  "select * from app.search_shops($1, $2::text[], $3, '', $4, $5, $6::text[], $7::text[], 20, $8, 1001)";

const parametersOf = ({
  text = "",
  skills = [],
  category = "",
  town,
  page = 1,
}: Asked): unknown[] => [
  nameKey(text),
  skills,
  category,
  town?.[3] ?? null,
  town?.[4] ?? null,
  town?.[1] ?? [],
  (town?.[1] ?? []).flatMap(zipProbes),
  (page - 1) * 20,
];

const percentile = (times: readonly number[], share: number): number =>
  times.toSorted((a, b) => a - b)[Math.floor(times.length * share)] ?? 0;
