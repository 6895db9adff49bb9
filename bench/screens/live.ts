/** How soon one person sees what another does: two processes of the server, a browser on each. */
import { randomUUID } from "node:crypto";
import { once } from "node:events";
import { get, type IncomingMessage } from "node:http";
import type { Page } from "@playwright/test";
import {
  addDays,
  dateOf,
  DEFAULT_ZONE,
  instantAt,
  mondayOf,
  toInstant,
} from "../../src/domain/time.ts";
import { startHouse, stop, type House } from "../house.ts";
import { ask, median } from "../load.ts";
import { graphql, signIn } from "../office.ts";
import { openShop, type Bench } from "../shops.ts";
import type { Row } from "../table.ts";
import { launch, sit, within } from "./sitting.ts";

const ROUNDS = 20;
const SAVE = "mutation ($input: EventInput!) { result: upsertEvent(input: $input) { id } }";

/** Milliseconds from the request of one person. */
type Seen = { received: number; drawn: number };
type Seat = { house: House; page: Page; stream: IncomingMessage };

export async function benchLive(bench: Bench, house: House): Promise<Row[]> {
  const shop = await openShop(bench, { slug: "banc-direct", people: 1 });
  const cookie = await signIn(bench, house, shop);
  const user_id = shop.technicians[0]?.id ?? "";
  const second = await startHouse(house.dataDir);
  const browser = await launch();
  const day = addDays(mondayOf(dateOf(toInstant(Date.now()), DEFAULT_ZONE)), 7);
  const seatAt = async (at: House): Promise<Seat> => {
    const { page, open } = await sit(browser, { at: `http://localhost:${at.port}`, cookie }, 1);
    const grid = page.getByRole("button", { name: "Choisir une heure libre" });
    await open(`/app/agenda?date=${day}&view=day&columns=false`, grid);
    return { house: at, page, stream: await follow(at, cookie) };
  };
  try {
    const [one, other] = [await seatAt(house), await seatAt(second)];
    const seen: Seen[] = [];
    for (let round = 0; round < ROUNDS; round++) {
      const [from, to] = round % 2 === 0 ? [one, other] : [other, one];
      const start_at = instantAt(day, 8 * 60 + round * 30, DEFAULT_ZONE);
      seen.push(await changeSeen({ from, to, cookie, start_at, user_id }));
    }
    for (const { stream } of [one, other]) stream.destroy();
    return rowsOf(seen);
  } finally {
    await browser.close();
    await stop(second);
  }
}

async function follow({ port }: House, cookie: string): Promise<IncomingMessage> {
  const asked = get({ host: "127.0.0.1", port, path: "/api/v1/live", headers: { cookie } });
  const [stream] = (await once(asked, "response")) as [IncomingMessage];
  if (stream.statusCode !== 200) throw new Error(`no live connection: ${stream.statusCode}`);
  return stream.setEncoding("utf8");
}

type Round = { from: Seat; to: Seat; cookie: string; start_at: string; user_id: string };

async function changeSeen({ from, to, cookie, start_at, user_id }: Round): Promise<Seen> {
  const [id, notes] = [randomUUID(), `Essai ${randomUUID().slice(0, 8)}`];
  const end_at = toInstant(Date.parse(start_at) + 30 * 60_000);
  const input = { id, kind: "Autre", notes, start_at, end_at, assigned_to: [user_id] };
  const received = hears(to.stream, id);
  const drawn = to.page.evaluate(drawsText, notes);
  // When the change is refused, the browser is closed while the page still waits.
  drawn.catch(() => undefined);
  const before = Date.now();
  const answer = await ask(from.house, graphql(cookie, SAVE, { input }));
  if (!answer.text.includes(id)) throw new Error(answer.text.slice(0, 300));
  return {
    received: (await within(received, "the event of a change")) - before,
    drawn: (await within(drawn, "an appointment on the other screen")) - before,
  };
}

const hears = (stream: IncomingMessage, id: string): Promise<number> =>
  new Promise((resolve) => {
    const listen = (chunk: string) => {
      if (!chunk.includes(id)) return;
      stream.off("data", listen);
      resolve(Date.now());
    };
    stream.on("data", listen);
  });

/** Run by the page: when the frame that shows the text is painted. */
const drawsText = (text: string): Promise<number> =>
  new Promise((resolve) => {
    const isThere = () => document.querySelector("main")?.textContent.includes(text) ?? false;
    const done = () => requestAnimationFrame(() => setTimeout(() => resolve(Date.now())));
    if (isThere()) return done();
    const changes = new MutationObserver(() => {
      if (!isThere()) return;
      changes.disconnect();
      done();
    });
    changes.observe(document, { subtree: true, childList: true, characterData: true });
  });

function rowsOf(seen: readonly Seen[]): Row[] {
  const [received, drawn] = [seen.map((one) => one.received), seen.map((one) => one.drawn)];
  const what = "a change from one process to another";
  return [
    {
      what: `${what}: its event received, median of ${ROUNDS}`,
      unit: "ms",
      ours: median(received),
    },
    { what: `${what}: seen on a colleague's agenda, median`, unit: "ms", ours: median(drawn) },
    {
      what: `${what}: the same, slowest of ${ROUNDS}`,
      unit: "ms",
      ours: Math.max(...drawn),
      aim: { most: 1_000 },
    },
  ];
}
