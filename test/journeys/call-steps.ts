/** A video call of a story: the shop's page and the client's telephone, two browsers with cameras of their own. */
import { randomUUID } from "node:crypto";
import {
  chromium,
  expect,
  test,
  type APIRequestContext,
  type Browser,
  type Page,
} from "@playwright/test";
import { FAKE_CAMERA } from "../chromium.ts";
import { ask, enterAs } from "./steps.ts";

/** `refuses`: whoever is asked for the camera says no. */
export const openBrowser = (answer: "accepts" | "refuses" = "accepts"): Promise<Browser> => {
  const options = test.info().project.use.launchOptions ?? {};
  const asked = `--use-fake-ui-for-media-stream${answer === "refuses" ? "=deny" : ""}`;
  return chromium.launch({
    ...options,
    args: [...(options.args ?? []), ...FAKE_CAMERA, asked],
  });
};

const MINE = { locale: "fr-FR", timezoneId: "Europe/Paris", reducedMotion: "reduce" } as const;

const newPage = async (browser: Browser, viewport: { width: number; height: number }) => {
  const { baseURL } = test.info().project.use;
  const hasTouch = viewport.width < 500;
  const context = await browser.newContext({ ...MINE, viewport, hasTouch, baseURL });
  return context.newPage();
};

export type OpenedCall = { id: string; path: string };

export async function openCall(desk: APIRequestContext, repair_id: string): Promise<OpenedCall> {
  const { result } = await ask<{ result: { id: string; url: string } }>(
    desk,
    "mutation ($id: ID!, $repair_id: ID) { result: openCall(id: $id, repair_id: $repair_id) { ... on Call { id url } ... on Refusal { refused } } }",
    { id: randomUUID(), repair_id },
  );
  return { id: result.id, path: new URL(result.url).pathname };
}

type Prepare = (page: Page) => Promise<unknown>;

declare global {
  /** Of a page that was prepared by `relayOnly`. */
  var connections: RTCPeerConnection[];
}

/** A page whose connections may pass through a relay only, as between two closed networks. */
export const relayOnly: Prepare = (page) =>
  page.addInitScript(() => {
    const Plain = globalThis.RTCPeerConnection;
    globalThis.connections = [];
    globalThis.RTCPeerConnection = class extends Plain {
      constructor(configuration: RTCConfiguration = {}) {
        super({ ...configuration, iceTransportPolicy: "relay" });
        globalThis.connections.push(this);
      }
    };
  });

/** On a telephone, before the button is pressed. */
export async function arrive(
  browser: Browser,
  { path }: OpenedCall,
  prepare?: Prepare,
): Promise<Page> {
  const page = await newPage(browser, PHONE);
  await prepare?.(page);
  await page.goto(path);
  return page;
}

export async function enter(page: Page): Promise<void> {
  await page.getByRole("button", { name: "Rejoindre l’appel" }).click();
  await expect(page.getByRole("button", { name: "Quitter" })).toBeVisible();
}

export const PHONE = { width: 390, height: 844 };
const DESK = { width: 1280, height: 860 };

export async function hold(
  browser: Browser,
  { id }: OpenedCall,
  email: string,
  { viewport = DESK, prepare }: { viewport?: typeof DESK; prepare?: Prepare } = {},
): Promise<Page> {
  const page = await newPage(browser, viewport);
  await prepare?.(page);
  await enterAs(page, email);
  await page.goto(`/app/teleassistance?call=${id}`);
  return page;
}

/** Until pictures move in it. */
export const isShown = (page: Page, label: string): Promise<void> =>
  expect(async () => {
    const moves = await page
      .getByLabel(label)
      .evaluate(
        (it) => it instanceof HTMLVideoElement && it.videoWidth > 0 && it.currentTime > 0,
        undefined,
        { timeout: 5_000 },
      );
    expect(moves).toBe(true);
  }).toPass({ timeout: 90_000 });
