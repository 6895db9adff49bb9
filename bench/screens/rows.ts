/** What the office's screens take in a browser, in a shop with 10,000 repairs in hand. */
import { median } from "../load.ts";
import type { House } from "../house.ts";
import { signIn } from "../office.ts";
import { settle } from "../settle.ts";
import type { Bench } from "../shops.ts";
import type { Row } from "../table.ts";
import { firstCards, moves } from "./board.ts";
import { CARDS, openBusyShop } from "./busy-shop.ts";
import { handsInWizard, handsOnAgenda, handsOnBoard, type Timed } from "./hands.ts";
import { launch, sit, type Sitting } from "./sitting.ts";

const SLOWED = 4;
const ROUNDS = 3;
const SCREENS = { agenda: handsOnAgenda, board: handsOnBoard, wizard: handsInWizard };

export async function benchScreens(bench: Bench, house: House): Promise<Row[]> {
  const shop = await openBusyShop(bench);
  await settle(bench, house);
  const cookie = await signIn(bench, house, shop);
  const visit = { at: `http://localhost:${house.port}`, cookie };
  const browser = await launch();
  try {
    const rows = await seated(await sit(browser, visit, 1), boardRows);
    for (const [screen, hands] of Object.entries(SCREENS))
      rows.push(
        await slowestRow(screen, async () => seated(await sit(browser, visit, SLOWED), hands)),
      );
    return rows;
  } finally {
    await browser.close();
  }
}

async function seated<Answer>(
  sitting: Sitting,
  measure: (sitting: Sitting) => Promise<Answer>,
): Promise<Answer> {
  try {
    return await measure(sitting);
  } finally {
    await sitting.close();
  }
}

async function boardRows(sitting: Sitting): Promise<Row[]> {
  const what = `board of ${CARDS.toLocaleString("en")} cards, in a browser`;
  const seconds = await firstCards(sitting);
  const { key, drag } = await moves(sitting);
  return [
    { what: `${what}: first cards`, unit: "s", ours: seconds, aim: { most: 1 } },
    { what: `${what}: a card moved by key`, unit: "ms", ours: key, aim: { most: 50 } },
    { what: `${what}: a card dropped`, unit: "ms", ours: drag, aim: { most: 50 } },
  ];
}

/** The slowest gesture of a screen, each being the median of some rounds: so that one disturbed round counts for nothing. */
async function slowestRow(screen: string, round: () => Promise<Timed[]>): Promise<Row> {
  const times = new Map<string, number[]>();
  for (let turn = 0; turn < ROUNDS; turn++)
    for (const { name, ms } of await round()) times.set(name, [...(times.get(name) ?? []), ms]);
  const gestures = [...times].map(([name, all]) => ({ name, ms: median(all) }));
  const [worst] = gestures.toSorted((a, b) => b.ms - a.ms);
  if (process.env.DETAIL) console.table(gestures);
  return {
    what: `${screen} at a quarter of the speed, slowest of ${gestures.length} gestures: ${worst?.name}`,
    unit: "ms",
    ours: worst?.ms ?? 0,
    aim: { most: 200 },
  };
}
