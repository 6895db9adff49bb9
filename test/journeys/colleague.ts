/** A colleague of a story's own: invited by the owner, entered with a password, all by the product's own doors. */
import { randomInt } from "node:crypto";
import { expect, request, test, type BrowserContext } from "@playwright/test";
import type { ShopRole } from "../../src/domain/account/role.ts";
import { linkOf } from "./letters.ts";
import { ask, deskOf } from "./steps.ts";

export const INVITATION = /\/app\/connexion#invitation=[\w-]+/;
export const PASSWORD = "cinq écrous et une clé à pipe";

/** An account is one for the whole installation: another try needs another address. */
export const newEmail = (): string => `ines.${randomInt(1e9)}@atelier.example`;

/** `bookable`: goes to clients, and has a round. */
type Colleague = { lastname: string; role: ShopRole; bookable?: boolean };

/** The address with which they sign in. */
export async function invite(
  owner: string,
  { bookable = false, ...person }: Colleague,
): Promise<string> {
  const desk = await deskOf(owner);
  const email = newEmail();
  const input = {
    firstname: "Inès",
    ...person,
    email,
    color: "#0b7285",
    skills: [],
    bookable,
    working_hours: {},
    start_point: null,
  };
  await ask(
    desk,
    "mutation ($input: PersonInput!) { result: invitePerson(input: $input) { ... on Refusal { refused } } }",
    { input },
  );
  await desk.dispose();
  const link = (await linkOf(email, INVITATION)).split("=").at(-1);
  const data = { link, next: PASSWORD };
  const door = await request.newContext({ baseURL: test.info().project.use.baseURL ?? "" });
  const entered = await door.post("/api/v1/auth/password-link/password", { data });
  expect(entered.ok(), await entered.text()).toBe(true);
  await door.dispose();
  return email;
}

/** The browser is that colleague's from its next address on. */
export async function enterAsColleague(context: BrowserContext, email: string): Promise<void> {
  const data = { email, password: PASSWORD };
  const answer = await context.request.post("/api/v1/auth/login", { data });
  expect(answer.ok(), await answer.text()).toBe(true);
}
