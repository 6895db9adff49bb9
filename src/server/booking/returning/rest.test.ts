/** A client who books again is recognised by a code, and nothing of anybody is shown before it. */
import { beforeAll, beforeEach, expect, test } from "vitest";
import { openRepair } from "../../../../test/shop/affairs.ts";
import { anotherVisitor, openDoors } from "../../../../test/shop/doors.ts";
import { GARONNE, LOIRE } from "../../../../test/shop/garonne.ts";
import { AT_HOME, book, bookingOf, firstSlot } from "../../../../test/shop/visitor.ts";
import { addMinutes, type Instant } from "../../../domain/time.ts";
import { agendaRest } from "../../agenda/slots/rest.ts";
import { bookingRest } from "../rest.ts";
import { returningRest } from "./rest.ts";

const NOW = "2026-11-23T06:00:00.000Z" as Instant;
const doors = openDoors(NOW, [returningRest, agendaRest, bookingRest]);
const EMAIL = "helene.vidal@example.org";
const PHONE = "06 39 98 00 12";

let client_id = "";
beforeAll(async () => {
  ({ client_id } = await openRepair(doors().database));
});
beforeEach(async () => {
  await doors().database.asOwner("delete from auth.attempt");
  await doors().database.asOwner("delete from app.message");
  setMinute(0);
});

const setMinute = (minute: number) =>
  Object.assign(doors().services, { clock: () => addMinutes(NOW, minute) });
const post = (path: string, payload: object, shop_id: string = GARONNE.id) =>
  doors().app.inject({
    method: "POST",
    url: `/api/v1/shops/${shop_id}/client-codes${path}`,
    payload,
    remoteAddress: anotherVisitor(),
  });
const ask = async (contact: string, shop_id?: string): Promise<string> => {
  const response = await post("", { contact }, shop_id);
  expect(response.statusCode).toBe(202);
  expect(Object.keys(response.json())).toEqual(["code_id"]);
  return response.json<{ code_id: string }>().code_id;
};
const letters = () =>
  doors().database.asOwner<{ channel: string; recipient: string; text: string; shop_id: string }>(
    "select channel, recipient, text, shop_id from app.message where template = 'client-code' order by created_at, id",
  );
const lastCode = async () => /\b(\d{6})\b/.exec((await letters()).at(-1)?.text ?? "")?.[1] ?? "";
type Shown = { refused?: string; clients?: { pass: string; appliances: { id: string }[] }[] };
const confirm = async (code_id: string, code: string, shop_id?: string): Promise<Shown> =>
  (await post("/confirm", { code_id, code }, shop_id)).json();
const wrong = (code: string): string => (code.startsWith("1") ? "222222" : "111111");

test.each([
  [EMAIL, "email", EMAIL],
  ["Helene.Vidal@example.org", "email", EMAIL],
  [PHONE, "sms", "+33639980012"],
])("the code asked with %s goes there by %s, and opens the record", async (contact, way, to) => {
  const code_id = await ask(contact);
  const [letter, ...others] = await letters();
  expect(others).toEqual([]);
  expect([letter?.channel, letter?.recipient.toLowerCase()]).toEqual([way, to]);
  const code = await lastCode();
  expect(code_id).not.toContain(code);
  const { clients } = await confirm(code_id, `${code.slice(0, 3)} ${code.slice(3)}`);
  expect(clients).toMatchObject([
    { lastname: "VIDAL", email: EMAIL, appliances: [{ kind_id: "lave-linge" }] },
  ]);
});

test("an unknown contact is answered alike, and sends nothing", async () => {
  const [known, unknown] = [await ask(EMAIL), await ask("nobody.at.all@example.org")];
  expect(unknown.length).toBeGreaterThan(known.length - 20);
  expect((await letters()).map(({ recipient }) => recipient)).toEqual([EMAIL]);
  expect(await confirm(unknown, "123456")).toEqual({ refused: "code-wrong" });
  expect((await post("", { contact: "ni l’un ni l’autre" })).statusCode).toBe(422);
});

test("a code is compared five times, and a right one serves once", async () => {
  const spent = await ask(EMAIL);
  const code = await lastCode();
  const tries = await Promise.all([1, 2, 3, 4, 5].map(() => confirm(spent, wrong(code))));
  expect(tries).toEqual(tries.map(() => ({ refused: "code-wrong" })));
  expect(await confirm(spent, code)).toEqual({ refused: "code-spent" });

  const once = await ask(EMAIL);
  const right = await lastCode();
  const both = await Promise.all([confirm(once, right), confirm(once, right)]);
  expect(both.filter(({ clients }) => clients)).toHaveLength(1);
  expect(both.find(({ refused }) => refused)).toEqual({ refused: "code-spent" });
});

test("a code is over after ten minutes", async () => {
  const code_id = await ask(EMAIL);
  const code = await lastCode();
  setMinute(10);
  expect(await confirm(code_id, code)).toEqual({ refused: "code-expired" });
});

test("a contact receives three codes an hour, whatever is asked", async () => {
  for (let turn = 0; turn < 5; turn++) await ask(EMAIL);
  expect(await letters()).toHaveLength(3);
});

test("a code of one shop opens nothing of another, which knows the same contact or not", async () => {
  const code_id = await ask(EMAIL);
  const code = await lastCode();
  await ask(EMAIL, LOIRE.id);
  expect((await letters()).map(({ shop_id }) => shop_id)).toEqual([GARONNE.id]);
  await openRepair(doors().database, LOIRE.id);
  expect(await confirm(code_id, code, LOIRE.id)).toEqual({ refused: "code-wrong" });
  expect(await confirm("forged", code)).toEqual({ refused: "code-wrong" });
});

test("the booking joins this client and the appliance that they chose, and files neither twice", async () => {
  const code_id = await ask(EMAIL);
  const { clients } = await confirm(code_id, await lastCode());
  const pass = clients?.[0]?.pass;
  const appliance_id = clients?.[0]?.appliances[0]?.id;
  const slot = await firstSlot(doors(), { ...AT_HOME });
  const contact = { lastname: "Vidal", firstname: "Hélène", email: "", phone: "06 39 98 77 01" };
  const payload = bookingOf({ slot, client: contact, returning: pass, appliance_id });
  const answer = await book(doors(), payload);
  expect(answer.statusCode).toBe(201);
  const again = await book(doors(), payload);
  expect(again.json().reference).toBe(answer.json().reference);
  const repairs = await doors().database.asOwner(
    "select client_id, appliance_id from app.repair where id = $1",
    [payload.booking_id],
  );
  expect(repairs).toEqual([{ client_id, appliance_id }]);
});

test("a pass that was made up, or an appliance of another client, is as if it were not there", async () => {
  const other = await openRepair(doors().database);
  const [foreign] = await doors().database.asOwner<{ id: string }>(
    "select appliance_id as id from app.repair where id = $1",
    [other.repair_id],
  );
  const slot = await firstSlot(doors(), { ...AT_HOME });
  const contact = { lastname: "Inconnue", email: "", phone: "06 39 98 77 02" };
  const forged = bookingOf({
    slot,
    client: contact,
    returning: "forged",
    appliance_id: foreign?.id,
  });
  expect((await book(doors(), forged)).statusCode).toBe(201);
  const [repair] = await doors().database.asOwner<{ client_id: string; appliance_id: string }>(
    "select client_id, appliance_id from app.repair where id = $1",
    [forged.booking_id],
  );
  expect([client_id, other.client_id]).not.toContain(repair?.client_id);
  expect(repair?.appliance_id).not.toBe(foreign?.id);
});

type Opened = { pass: string; appliance_id: string };

async function openRecord(): Promise<Opened> {
  const { clients } = await confirm(await ask(PHONE), await lastCode());
  return { pass: clients?.[0]?.pass ?? "", appliance_id: clients?.[0]?.appliances[0]?.id ?? "" };
}

/** The client and the appliance of what a stranger's contact books with this pass. */
async function bookedWith(given: object, phone: string, minute = 0) {
  const slot = await firstSlot(doors(), { ...AT_HOME });
  const client = { lastname: "Tierce", email: "", phone };
  const payload = bookingOf({ slot, client, ...given });
  setMinute(minute);
  expect((await book(doors(), payload)).statusCode).toBe(201);
  const [repair] = await doors().database.asOwner<{ client_id: string; appliance_id: string }>(
    "select client_id, appliance_id from app.repair where id = $1",
    [payload.booking_id],
  );
  return repair;
}

test("an appliance of another client, or of another kind, is filed as a new one", async () => {
  const { pass } = await openRecord();
  const other = await openRepair(doors().database);
  const [foreign] = await doors().database.asOwner<{ id: string }>(
    "select appliance_id as id from app.repair where id = $1",
    [other.repair_id],
  );
  const given = { returning: pass, appliance_id: foreign?.id };
  const repair = await bookedWith(given, "06 39 98 77 03");
  expect(repair?.appliance_id).not.toBe(foreign?.id);
});

test("what a code opened is closed after an hour", async () => {
  const { pass, appliance_id } = await openRecord();
  const late = await bookedWith({ returning: pass, appliance_id }, "06 39 98 77 04", 60);
  expect(late?.appliance_id).not.toBe(appliance_id);
  expect(late?.client_id).not.toBe(client_id);
});
