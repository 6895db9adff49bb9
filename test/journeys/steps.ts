/** What the stories' people do, in their own words; and what a story finds ready on the bench. */
import { createHash } from "node:crypto";
import { existsSync } from "node:fs";
import { open, readFile, rename, writeFile } from "node:fs/promises";
import path from "node:path";
import {
  expect,
  request,
  test,
  type APIRequestContext,
  type Browser,
  type BrowserContextOptions,
  type Locator,
  type Page,
} from "@playwright/test";
import { addDays, dateOf, DEFAULT_ZONE, toInstant } from "../../src/domain/time.ts";
import { signIn } from "../screens.ts";

export const GARONNE = "/31000/atelier-garonne";
export const MARC = "marc@atelier-garonne.test";

/** Of a story in which nothing depends on the width of the screen: a telephone does not tell it again. */
export const ONCE = { tag: "@once" } as const;

/** Of a story of the hand that holds a telephone: a wide screen does not tell it again. */
export const TOUCH = { tag: "@touch" } as const;

/** Matches the text whichever apostrophe, quotation mark or space is used. */
export const said = (text: string): RegExp =>
  new RegExp(
    text
      .replace(/[.*+?^${}()|[\]\\]/g, "\\$&")
      .replace(/['’]/g, "['’]")
      .replace(/\s+/g, "\\s+"),
  );

export type Visitor = {
  lastname: string;
  town?: { zip: string; city: string };
  /** Of the visitor whose window is wanted too. */
  rival?: string;
};

export const TOWN = { zip: "31700", city: "Blagnac" };
export const STREET = "12 rue des Copeaux";

export const next = (page: Page): Promise<void> =>
  page.getByRole("button", { name: "Continuer" }).click();

/** The heading of a question: each one is a page of the booking. */
export const question = (page: Page, name: string) =>
  page.getByRole("heading", { level: 1, name: said(name) });

/** From the first question to the last screen filled, for a technician who comes. */
export async function answerAll(page: Page, visitor: Visitor): Promise<void> {
  await describe(page);
  await answerWhere(page, visitor);
}

/** The same, from the place. */
export async function answerWhere(page: Page, visitor: Visitor): Promise<void> {
  await giveTown(page, visitor);
  await takeSlot(page, visitor);
  await giveContact(page, visitor);
  await giveStreet(page, visitor);
}

export async function describe(page: Page): Promise<void> {
  await page.getByLabel("Cherchez votre appareil").fill("machine a laver");
  await page.getByRole("button", { name: "Lave-linge", exact: true }).click();
  await page.getByLabel(/^Marque/).fill("Bosch");
  await next(page);
  await page.getByLabel(/En quelques mots/).fill("Une flaque sous la machine après chaque lavage.");
  await next(page);
}

export async function giveContact(page: Page, { lastname }: Visitor): Promise<void> {
  await page.getByLabel("Nom", { exact: true }).fill(lastname);
  await page.getByLabel(/^Prénom/).fill("Camille");
  await page.getByLabel(/^Téléphone/).fill(phoneOf(lastname));
  await page.getByLabel(/^E-mail/).fill(emailOf(lastname));
}

/** To the hours that are free there. */
export const giveTown = (page: Page, { town = TOWN }: Pick<Visitor, "town">): Promise<void> =>
  page.getByLabel("Code postal").fill(town.zip);

export async function giveStreet(
  page: Page,
  { town = TOWN }: Pick<Visitor, "town"> = {},
): Promise<void> {
  await page.getByLabel("Numéro et rue").fill(STREET);
  await page.getByLabel("Ville").fill(town.city);
}

/** The arrival windows offered, « 8 h – 10 h ». */
export const slots = (page: Page) => page.locator("button").filter({ hasText: /\d\s?h.*–/ });

/** A window of the visitor's own: two stories side by side must not want the same one. */
export async function takeSlot(page: Page, { lastname, rival = lastname }: Visitor): Promise<void> {
  await slots(page).first().waitFor();
  const shown = await slots(page).count();
  await slots(page)
    .nth(numberOf(rival) % shown)
    .click();
}

export async function confirm(
  page: Page,
  press: (target: Locator) => Promise<void> = (target) => target.click(),
): Promise<void> {
  await page.getByLabel(/conditions générales|tarifs affichés/).check();
  await press(page.getByRole("button", { name: "Confirmer le rendez-vous" }));
}

/**
 * Confirms until that is shown. Another story may take the window meanwhile: the visitor takes the first
 * one offered instead.
 */
export async function confirmUntil(
  page: Page,
  outcome: Locator,
  press: (target: Locator) => Promise<void> = (target) => target.click(),
): Promise<void> {
  const taken = page.getByText(said("Ce créneau vient d’être pris"));
  await confirm(page, press);
  for (let tries = 0; tries < 5; tries++) {
    await expect(outcome.or(taken).first()).toBeVisible();
    if (await outcome.isVisible()) return;
    await press(slots(page).first());
    await expect(taken).toHaveCount(0);
    await press(page.getByRole("button", { name: "Confirmer le rendez-vous" }));
  }
  throw new Error("every window is taken by another story");
}

export const booked = (page: Page) =>
  page.getByRole("heading", { name: "Votre rendez-vous est pris" });

export const emailOf = (lastname: string): string =>
  `${lastname.toLowerCase().replaceAll(" ", ".")}@example.org`;

/** Numbers that no French operator gives (ARCEP: 06 39 98 is for fiction), one for each name. */
export function phoneOf(lastname: string): string {
  const digits = String(numberOf(lastname)).padStart(4, "0");
  return `06 39 98 ${digits.slice(0, 2)} ${digits.slice(2)}`;
}

/** From 0 to 9,999, always the same for a name. */
function numberOf(lastname: string): number {
  let sum = 0;
  for (const letter of lastname) sum = (sum * 31 + (letter.codePointAt(0) ?? 0)) % 10_000;
  return sum;
}

type Session = Awaited<ReturnType<APIRequestContext["storageState"]>>;
const sessions = new Map<string, Promise<Session>>();

/** One sign-in a person and a run: the house refuses those who try too often. */
function sessionOf(email: string): Promise<Session> {
  const opened = sessions.get(email) ?? keptSession(email);
  sessions.set(email, opened);
  return opened;
}

/** Kept beside the run's data for every worker: the first one signs in, the others wait for its file. */
async function keptSession(email: string): Promise<Session> {
  const { name } = test.info().project;
  const file = path.join(process.env[`ETABLI_TEST_DATA_${name}`] ?? "", `session-${email}.json`);
  const lock = await open(`${file}.lock`, "wx").catch(() => undefined);
  if (lock) await keepSession(file, email);
  await lock?.close();
  await expect.poll(() => existsSync(file), `${email} is signed in`).toBe(true);
  return JSON.parse(await readFile(file, "utf8"));
}

async function keepSession(file: string, email: string): Promise<void> {
  await writeFile(`${file}.new`, JSON.stringify(await openSession(email)));
  await rename(`${file}.new`, file);
}

async function openSession(email: string): Promise<Session> {
  const door = await request.newContext({ baseURL: baseURL() });
  await signIn(door, email);
  const session = await door.storageState();
  await door.dispose();
  return session;
}

const baseURL = (): string => test.info().project.use.baseURL ?? "";

/** Calls to the server as that person. */
export const deskOf = async (email: string): Promise<APIRequestContext> =>
  request.newContext({ baseURL: baseURL(), storageState: await sessionOf(email) });

/** The page is that person's from its next address on. */
export async function enterAs(page: Page, email: string): Promise<void> {
  await page.context().addCookies((await sessionOf(email)).cookies);
}

/** Another browser, in which that person is signed in. */
export async function anotherAs(
  browser: Browser,
  email: string,
  use: BrowserContextOptions = {},
): Promise<Page> {
  const page = await (await browser.newContext(use)).newPage();
  await enterAs(page, email);
  return page;
}

/** A name of the story's own at each width and at each try: nothing that another try left has it. */
export const nameFor = (story: string): string => `${story} ${attemptWord()}`.trim();

const CONSONANTS = "BDFGKLMNPRSTVZ";
const VOWELS = "AEIOU";

/** Three syllables for each try of each story, always the same ones, so that a failure can be repeated. */
function attemptWord(): string {
  const { testId, repeatEachIndex, retry } = test.info();
  const digest = createHash("sha256").update(`${testId} ${repeatEachIndex} ${retry}`).digest();
  return Array.from({ length: 3 }, (_, syllable) =>
    [CONSONANTS, VOWELS].map((letters, place) => {
      const rank = (digest[2 * syllable + place] ?? 0) % letters.length;
      return letters.charAt(rank);
    }),
  )
    .flat()
    .join("");
}

export async function signInByForm(page: Page, email: string): Promise<void> {
  await page.getByLabel(/e-mail/i).fill(email);
  await page.getByLabel("Mot de passe", { exact: true }).fill("etabli-demo");
  await page.getByRole("button", { name: "Se connecter" }).click();
}

/** What the server answers to the office; a refusal is a failure of the story. */
export async function ask<Data>(
  desk: APIRequestContext,
  query: string,
  variables: object = {},
): Promise<Data> {
  const response = await desk.post("/api/graphql", { data: { query, variables } });
  const { data, errors }: { data?: Data & { result?: { refused?: string } }; errors?: unknown } =
    await response.json();
  if (!data || data.result?.refused) throw new Error(JSON.stringify(errors ?? data));
  return data;
}

type Slot = { start_at: string; public_start_at: string; public_end_at: string; user_id: string };

export type Thread = {
  repair_id: string;
  sheetid: string;
  reference: string;
  lastname: string;
  /** Of the appointment, as an address of the agenda says it. */
  day: string;
};

const WANTED = { kind: "Diagnostic / Devis", where: "Chez le client" };
const APPLIANCE = { kind_id: "lave-linge", category_id: "gros-electromenager" };

/** The day: the one given, the last one that is open, or the one with the most free windows. */
type Wanted = { on?: string; isLast?: boolean; town?: typeof TOWN };

/** A repair of the story's own, booked by its client. The desk is of somebody who works in the shop. */
export async function begin(
  desk: APIRequestContext,
  lastname: string,
  wanted: Wanted = {},
): Promise<Thread> {
  const { me } = await (await desk.get("/api/v1/auth/check")).json();
  const shop = `/api/v1/shops/${me.shop_id}`;
  for (let tries = 0; ; tries++) {
    const { slot_id: _, ...slot } = await freeSlot(desk, shop, wanted);
    const address = { street: STREET, ...(wanted.town ?? TOWN) };
    const data = { ...bookingOf(lastname, slot), address };
    const response = await desk.post(`${shop}/bookings`, { data });
    // The story beside this one took that window a moment before.
    if (response.status() === 409 && tries < 5) continue;
    expect(response.status(), await response.text()).toBe(201);
    const { sheetid, reference } = await response.json();
    const repair_id = (await repairsOf(desk, lastname)).find((one) => one.sheetid === sheetid)?.id;
    return { repair_id: repair_id ?? "", sheetid, reference, lastname, day: dayOf(slot) };
  }
}

const bookingOf = (lastname: string, slot: Slot) => ({
  booking_id: crypto.randomUUID(),
  ...WANTED,
  appliance: APPLIANCE,
  description: "Le tambour ne tourne plus.",
  client: { lastname, firstname: "Camille", phone: phoneOf(lastname), email: emailOf(lastname) },
  slot,
  consents: { cgv: true, rgpd: true },
});

/** Past the first days, which are left to those who book on the page. */
const FAR = addDays(dateOf(toInstant(Date.now()), DEFAULT_ZONE), 8);

const dayOf = ({ start_at }: Pick<Slot, "start_at">): string => start_at.slice(0, 10);

async function freeSlot(desk: APIRequestContext, shop: string, { on, isLast, town }: Wanted) {
  const { category_id } = APPLIANCE;
  const place = { ...TOWN, ...town };
  const search = new URLSearchParams({ ...WANTED, ...place, category_id, first: FAR, days: "28" });
  const found = await (await desk.get(`${shop}/slots?${search}`)).json();
  const slotsFound: (Slot & { slot_id: string })[] = found.slots;
  const days = [...Map.groupBy(slotsFound, dayOf).values()];
  const wanted = on
    ? slotsFound.filter((slot) => dayOf(slot) === on)
    : (isLast ? days.toReversed() : days.toSorted((a, b) => b.length - a.length))[0];
  const [slot] = wanted ?? [];
  if (!slot) throw new Error(`there is no free window ${on ?? "in those weeks"}`);
  return slot;
}

export async function repairsOf(
  desk: APIRequestContext,
  lastname: string,
): Promise<{ id: string; sheetid: string; status: string }[]> {
  const query = "query ($text: String) { repairs(text: $text) { id sheetid status } }";
  return (await ask<{ repairs: [] }>(desk, query, { text: lastname })).repairs;
}

/** The address of the button in the last letter of this template that was written to the client. */
export async function linkTo(
  desk: APIRequestContext,
  lastname: string,
  template: string,
): Promise<string> {
  const query = "{ messages(first: 200) { recipient template text } }";
  type Letter = { recipient: string; template: string; text: string };
  const { messages } = await ask<{ messages: Letter[] }>(desk, query);
  const letter = messages.find(
    (one) => one.recipient === emailOf(lastname) && one.template === template,
  );
  const url = /https?:\S+/.exec(letter?.text ?? "")?.[0];
  if (!url) throw new Error(`no letter ${template} was written to ${lastname}`);
  return new URL(url).pathname;
}

export type SentQuote = { id: string; quoteid: string; reference: string };

type Sold = {
  kind: "labour" | "part";
  label: string;
  unit: string;
  quantity: number;
  unit_price: number;
  vat_rate?: number;
};

/** 98,50 € excl. VAT, 118,20 € incl. VAT. */
export const SEAL: Sold = {
  kind: "labour",
  label: "Manchette de hublot, pose comprise",
  unit: "h",
  quantity: 10_000,
  unit_price: 9_850,
};

/** Sent to the client. */
export async function sendQuote(
  desk: APIRequestContext,
  repair_id: string,
  sold: readonly Sold[] = [SEAL],
): Promise<SentQuote> {
  const saved = await draftQuote(desk, repair_id, sold);
  const sent = await ask<{ result: SentQuote }>(
    desk,
    "mutation ($id: ID!) { result: sendQuote(id: $id) { ... on Quote { id quoteid reference } ... on Refusal { refused } } }",
    { id: saved.id },
  );
  return sent.result;
}

/** Still a draft. */
export async function draftQuote(
  desk: APIRequestContext,
  repair_id: string,
  sold: readonly Sold[] = [SEAL],
  /** Of the draft that is written again. */
  draft: { id?: string } = {},
): Promise<Pick<SentQuote, "id">> {
  const input = {
    repair_id,
    subject: "Réparation du lave-linge",
    lines: sold.map((line) => ({
      id: crypto.randomUUID(),
      vat_rate: 2_000,
      ...line,
      discount: 0,
    })),
    discount: 0,
    deposit: 0,
    validity_days: 30,
    keeps_parts: false,
    urgent_on_request: false,
    notes: "",
    ...draft,
  };
  const { result } = await ask<{ result: Pick<SentQuote, "id"> }>(
    desk,
    "mutation ($input: QuoteInput!) { result: saveQuote(input: $input) { ... on Quote { id } ... on Refusal { refused } } }",
    { input },
  );
  return result;
}

/** The client agrees, by a name typed as a signature. */
export async function accept(desk: APIRequestContext, { id, quoteid }: SentQuote) {
  const { quote } = await ask<{ quote: { document_sha256: string } }>(
    desk,
    "query ($id: ID!) { quote(id: $id) { document_sha256 } }",
    { id },
  );
  const signature = { kind: "typed", text: "Camille" };
  const data = { ...quote, name: "Camille", signature, consents: ["conditions", "withdrawal"] };
  const answer = await desk.post(`/quote/${quoteid}/accept`, { data });
  expect(answer.ok(), await answer.text()).toBe(true);
}

/** Presses Tab until that is reached: a person without a mouse has no other way. */
export async function tabTo(page: Page, target: Locator): Promise<void> {
  await target.first().waitFor();
  for (let pressed = 0; pressed < 120; pressed++) {
    if (await target.first().evaluate(isReached, pressed > 0)) return;
    await page.keyboard.press("Tab");
  }
  throw new Error(`the keyboard does not reach ${target.toString()}`);
}

/**
 * Run by the page. A Tab that waits behind keys struck before it moves the focus some frames later: another one, pressed
 * meanwhile, would go past the target. From the hour to the minutes of one field it never does.
 */
async function isReached(target: Element, afterTab: boolean): Promise<boolean> {
  const from: unknown = Reflect.get(globalThis, "tabbedFrom");
  const hasParts = from instanceof HTMLInputElement && /time|date|month|week/.test(from.type);
  const isLate = () => afterTab && !hasParts && document.activeElement === from;
  for (let frame = 0; isLate() && frame < 30; frame++)
    await new Promise((resolve) => setTimeout(resolve, 16));
  Reflect.set(globalThis, "tabbedFrom", document.activeElement);
  return target === document.activeElement;
}

export async function typeIn(page: Page, field: Locator, text: string): Promise<void> {
  await tabTo(page, field);
  await page.keyboard.type(text);
}

export async function strike(page: Page, target: Locator, key: "Enter" | "Space"): Promise<void> {
  await tabTo(page, target);
  await page.keyboard.press(key);
}
