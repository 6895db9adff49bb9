import { beforeEach, expect, test } from "vitest";
import { act, garonneScope, NOON, openRepair } from "../../../../test/shop/affairs.ts";
import { openDoors } from "../../../../test/shop/doors.ts";
import { GARONNE, LOIRE } from "../../../../test/shop/garonne.ts";
import type { Email } from "../../../domain/message/message.ts";
import { addMinutes } from "../../../domain/time.ts";
import { mintScope } from "../../platform/database/scope.ts";
import { unsentLetters } from "../store.ts";
import { queueEmail, queueEmails } from "./store.ts";

const doors = openDoors("2026-11-23T11:00:00Z", []);
const loireScope = mintScope(LOIRE.id, { kind: "system" });
beforeEach(() => doors().database.asOwner("delete from app.message"));

const email = (facts: Partial<Email> = {}): Email => ({
  template: "booking-confirmed",
  to: "victime@example.org",
  subject: "Votre rendez-vous",
  text: "Bonjour,",
  html: "<p>Bonjour,</p>",
  ...facts,
});
const write = (letter: Email, scope = garonneScope, at = NOON) =>
  doors().database.withShop(scope, (db) => queueEmail(db, letter, { at }));
const statuses = async () =>
  (
    await doors().database.asOwner<{ status: string }>(
      "select status from app.message order by created_at, id",
    )
  ).map(({ status }) => status);

test("a mailbox receives ten letters a day that visitors cause, from all shops together", async () => {
  for (let turn = 0; turn < 6; turn++) await write(email());
  for (let turn = 0; turn < 6; turn++)
    await write(email({ template: "quote-link", to: "Victime@Example.org" }), loireScope);
  expect(await statuses()).toEqual([
    ...Array.from({ length: 10 }, () => "queued"),
    "failed",
    "failed",
  ]);
});

test("a letter that was held back is never sent, and the shop reads why", async () => {
  for (let turn = 0; turn < 10; turn++) await write(email());
  const id = (await write(email())) ?? "";
  const letters = await doors().database.withShop(garonneScope, (db) => unsentLetters(db, [id]));
  expect(letters).toEqual([]);
  const [row] = await doors().database.asOwner<{ last_error: string }>(
    "select last_error from app.message where id = $1",
    [id],
  );
  expect(row?.last_error).toContain("Appelez le client");
});

test("letters of one change are counted as well", async () => {
  for (let turn = 0; turn < 10; turn++) await write(email());
  const { repair_id } = await openRepair(doors().database);
  const key = { shop_id: GARONNE.id, repair_id, at: act().at };
  await doors().database.withShop(garonneScope, (db) =>
    queueEmails(db, key, [{ email: email() }, { email: email({ to: "autre@example.org" }) }]),
  );
  expect((await statuses()).slice(-2).toSorted()).toEqual(["failed", "queued"]);
});

test("the day after, and for the shop's own letters, there is room again", async () => {
  for (let turn = 0; turn < 10; turn++) await write(email());
  await write(email(), garonneScope, addMinutes(NOON, 24 * 60 + 1));
  await write(email({ template: "quote-sent" }));
  for (let turn = 0; turn < 12; turn++) await write(email({ to: GARONNE.email }));
  expect(await statuses()).not.toContain("failed");
});
