/** A client moves a visit, then cancels it: the hole goes to the one who waits for an earlier hour. */
import { expect, test, type Page } from "@playwright/test";
import { linkOf } from "./letters.ts";
import { ask, begin, deskOf, emailOf, nameFor, said, ONCE, type Thread } from "./steps.ts";

/** Of a shop where no other story frees an hour. */
const OWNER = "owner@etabli-du-nord.test";
const LILLE = { zip: "59000", city: "Lille" };
const PHONE = { width: 390, height: 844 };

const SPEAK = `mutation ($input: MessageRulesInput!) {
  result: saveMessageRules(input: $input) { ... on Refusal { refused } } }`;
/** A letter of a freed hour waits for the end of the silent hours, and the story may run at night. */
const ALWAYS = { quiet_from: 0, quiet_to: 0, quiet_days: [], rungs: ["day"] };

test(
  "a client moves then cancels on a telephone, and the one who waits takes the freed hours",
  ONCE,
  async ({ page, browser }) => {
    const desk = await deskOf(OWNER);
    await ask(desk, SPEAK, { input: ALWAYS });
    const leaving = await begin(desk, nameFor("MARCHAND"), { town: LILLE });
    const late = await begin(desk, nameFor("NOUVEL"), { town: LILLE, isLast: true });

    await page.setViewportSize(PHONE);
    await page.goto(`/suivi/${leaving.sheetid}`);
    const booked = await windowOn(page);
    await change(page).click();
    // Not the first one: too soon, it could no longer be cancelled.
    await page.getByRole("main").getByRole("listitem").getByRole("link").last().click();
    await page.getByRole("button", { name: "Déplacer le rendez-vous" }).click();
    await expect(change(page)).toBeVisible();
    const moved = await windowOn(page);
    expect(moved).not.toBe(booked);

    const other = await (await browser.newContext()).newPage();
    await other.goto(`/suivi/${late.sheetid}`);
    await other.getByText(said("Être prévenu d’une place plus tôt")).click();
    await other.getByRole("button", { name: "Me prévenir" }).click();
    await expect(other.getByText(said("nous vous la proposons par message"))).toBeVisible();

    await change(page).click();
    await page.getByRole("link", { name: "Annuler ce rendez-vous" }).click();
    await page.getByRole("button", { name: "Annuler le rendez-vous" }).click();
    await expect(page.getByText(/annulé/).first()).toBeVisible();

    await other.goto(await offerTo(late));
    // Both holes are the client's: the first is offered too when its task comes after the list was joined.
    const freed = new RegExp(`${booked}|${moved}`, "i");
    await expect(other.getByText(freed)).toBeVisible();
    await other.getByRole("button", { name: "Prendre cette place" }).click();
    await expect(other.getByText(said("C’est noté"))).toContainText(freed);
    await other.context().close();
  },
);

const offerTo = ({ lastname, sheetid }: Thread): Promise<string> =>
  linkOf(emailOf(lastname), new RegExp(`/suivi/${sheetid}/place/[\\w-]+`));

const visits = (page: Page) => page.getByRole("region", { name: "Rendez-vous" });
const change = (page: Page) => visits(page).getByRole("link", { name: "Déplacer ou annuler" });

/** « lundi 30 novembre, 10 h – 11 h 30 » */
const windowOn = (page: Page): Promise<string> => visits(page).getByText(" – ").first().innerText();
