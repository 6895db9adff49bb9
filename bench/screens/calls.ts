/** A video call between two browsers on this machine: how soon the picture is there, and what it costs the server. */
import { randomUUID } from "node:crypto";
import { setTimeout as sleep } from "node:timers/promises";
import type { Browser, Page } from "@playwright/test";
import { FAKE_CAMERA } from "../../test/chromium.ts";
import type { House } from "../house.ts";
import { ask, median } from "../load.ts";
import { graphql, signIn } from "../office.ts";
import { processorTimeOf, totalOf } from "../processor.ts";
import { launch, sit, within } from "./sitting.ts";
import { openShop, type Bench } from "../shops.ts";
import type { Row } from "../table.ts";

const ROUNDS = 5;
/** Twice, and the quieter counts: Node collects its memory every two minutes or so, for 170 ms, call or no call. */
const WATCHED_S = 30;
/** Until what the end of a call sets off is done. */
const QUIET_MS = 5_000;
const OPEN =
  "mutation ($id: ID!) { result: openCall(id: $id) { ... on Call { id url } ... on Refusal { refused } } }";

type Seats = { house: House; browser: Browser; office: Page; cookie: string };

export async function benchCalls(bench: Bench, house: House): Promise<Row[]> {
  const shop = await openShop(bench, { slug: "banc-appel", people: 1 });
  const cookie = await signIn(bench, house, shop);
  const browser = await launch([...FAKE_CAMERA, "--use-fake-ui-for-media-stream"]);
  try {
    const at = `http://localhost:${house.port}`;
    const { page: office } = await sit(browser, { at, cookie }, 1);
    const watchOnce = async (): Promise<number> =>
      totalOf(await processorTimeOf(house, WATCHED_S, () => sleep(1_000 * WATCHED_S)));
    const watched = async (): Promise<number> => Math.min(await watchOnce(), await watchOnce());
    const seats = { house, browser, office, cookie };
    const times: number[] = [];
    for (let round = 1; round < ROUNDS; round++) {
      const { client, ms } = await holdCall(seats);
      times.push(ms);
      await client.context().close();
    }
    const { client, ms } = await holdCall(seats);
    const held = await watched();
    await client.context().close();
    await office.goto("/app/teleassistance");
    await sleep(QUIET_MS);
    // What the server does for itself meanwhile.
    const idle = await watched();
    return [
      {
        what: `video call on one machine: from « Rejoindre » to the picture, median of ${ROUNDS}`,
        unit: "ms",
        ours: median([...times, ms]),
        aim: { most: 3_000 },
      },
      {
        what: `video call in progress: processor of the server in a second, the quieter of two times ${WATCHED_S} s`,
        unit: "ms",
        ours: Math.max(0, held - idle),
        aim: { most: 1 },
      },
    ];
  } finally {
    await browser.close();
  }
}

/** The technician waits in the room; the client presses the button. */
async function holdCall({ house, browser, office, cookie }: Seats) {
  const answer = await ask(house, graphql(cookie, OPEN, { id: randomUUID() }));
  const { id, url } = JSON.parse(answer.text).data.result;
  await office.goto(`/app/teleassistance?call=${id}`);
  await within(office.getByText("Le client n’est pas encore là.").waitFor(), "an open call");
  const shown = office.evaluate(showsPicture);
  // When the call fails, the browser is closed while the page still waits.
  shown.catch(() => undefined);
  const context = await browser.newContext({
    baseURL: `http://localhost:${house.port}`,
    viewport: { width: 390, height: 844 },
  });
  const client = await context.newPage();
  await client.goto(new URL(url).pathname);
  const button = client.getByRole("button", { name: "Rejoindre l’appel" });
  await within(button.waitFor(), "the page of the client");
  const before = Date.now();
  await button.click();
  return { client, ms: (await within(shown, "the picture of the client")) - before };
}

/** Run by the page: when the first picture of the other side is there. */
const showsPicture = (): Promise<number> =>
  new Promise((resolve) => {
    const look = (): void => {
      const shown = [...document.querySelectorAll("video")].some(
        ({ videoWidth, currentTime }) => videoWidth > 0 && currentTime > 0,
      );
      if (shown) resolve(Date.now());
      else requestAnimationFrame(look);
    };
    look();
  });
