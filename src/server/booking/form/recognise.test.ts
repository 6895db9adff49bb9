/** « Déjà client ? » without scripts: the same answers as in the scripted booking, and nothing shown before the code. */
import { beforeAll, beforeEach, expect, test } from "vitest";
import { openRepair } from "../../../../test/shop/affairs.ts";
import { anotherVisitor, openDoors } from "../../../../test/shop/doors.ts";
import { addMinutes, type Instant } from "../../../domain/time.ts";
import type { BookingFormProps } from "../../../web/site/props.ts";
import { bookingFormSite } from "./site.ts";

const NOW = "2026-11-23T06:00:00.000Z" as Instant;
const doors = openDoors(NOW, [bookingFormSite]);
const url = "/31000/atelier-garonne/rdv/simple";
const EMAIL = "helene.vidal@example.org";

type Fields = Record<string, string>;
/** What the hidden fields of the page bring back, and the fields that are filled. */
async function post(
  before: BookingFormProps,
  fields: Fields,
  from = anotherVisitor(),
): Promise<BookingFormProps> {
  const { step, booking_id, draft, recognition } = before;
  const body = {
    step,
    booking_id,
    draft: JSON.stringify(draft),
    "returning.contact": recognition.contact,
    "returning.code_id": recognition.code_id,
    "returning.passes": recognition.passes.join(" "),
    ...fields,
  };
  const response = await doors().app.inject({
    method: "POST",
    url,
    headers: { "content-type": "application/x-www-form-urlencoded" },
    payload: new URLSearchParams(body).toString(),
    remoteAddress: from,
  });
  expect(response.statusCode).toBe(200);
  return response.json<{ props: BookingFormProps }>().props;
}
async function toContact(): Promise<BookingFormProps> {
  const opened = await doors().app.inject({ url, remoteAddress: anotherVisitor() });
  const problem = await post(opened.json().props, { kind_id: "lave-linge" });
  const hours = await post(await post(problem, { next: "1" }), {
    "address.zip": "31700",
    stay: "1",
  });
  return post(hours, { slot: JSON.stringify(hours.week?.slots.at(-1)) });
}
const letters = () =>
  doors().database.asOwner<{ text: string }>(
    "select text from app.message where template = 'client-code' order by created_at, id",
  );
const lastCode = async () => /\b(\d{6})\b/.exec((await letters()).at(-1)?.text ?? "")?.[1] ?? "";
const setMinute = (minute: number) =>
  Object.assign(doors().services, { clock: () => addMinutes(NOW, minute) });

let client_id = "";
let contact: BookingFormProps;
beforeAll(async () => {
  ({ client_id } = await openRepair(doors().database));
  contact = await toContact();
});
beforeEach(async () => {
  await doors().database.asOwner("delete from auth.attempt");
  await doors().database.asOwner("delete from app.message");
  setMinute(0);
});

const ask = (email = EMAIL) => post(contact, { "returning.contact": email, returning: "ask" });
const confirm = (asked: BookingFormProps, code: string) =>
  post(asked, { "returning.code": code, returning: "confirm" });

test("the code opens the record, which fills the fields and offers what is theirs", async () => {
  const asked = await ask();
  expect(asked).toMatchObject({ step: "contact", recognition: { contact: EMAIL, clients: [] } });
  expect(JSON.stringify(asked)).not.toContain("VIDAL");
  const known = await confirm(asked, await lastCode());
  expect(known.draft).toMatchObject({ lastname: "VIDAL", email: EMAIL, phone: "06 39 98 00 12" });
  const [client] = known.recognition.clients;
  const own = await post(known, { "returning.appliance": client?.appliances[0]?.id ?? "" });
  expect(own.draft.appliance_id).toBe(client?.appliances[0]?.id);
  const near = client?.addresses.findIndex(({ zip }) => zip === "31700") ?? -1;
  const home = near < 0 ? own : await post(own, { "returning.address": "0" });
  const booked = await post(home, {
    "address.street": home.draft.street || "3 rue des Essais",
    "address.city": "Blagnac",
    "consents.cgv": "on",
    next: "1",
  });
  expect(booked.done?.reference).toMatch(/^R2026-/);
  expect(
    await doors().database.asOwner("select client_id, appliance_id from app.repair where id = $1", [
      contact.booking_id,
    ]),
  ).toEqual([{ client_id, appliance_id: client?.appliances[0]?.id }]);
});

test("an unknown contact sees the same screen after the same time, and receives nothing", async () => {
  const timed = async (email: string) => {
    const start = performance.now();
    const { recognition } = await ask(email);
    const isSteady = performance.now() - start > 115;
    return { fault: recognition.fault, opens: recognition.code_id !== "", isSteady };
  };
  const unknown = await timed("nobody.at.all@example.org");
  expect(unknown).toEqual({ fault: "", opens: true, isSteady: true });
  expect(await timed(EMAIL)).toEqual(unknown);
  expect(await letters()).toHaveLength(1);
  const none = await ask("ni l’un ni l’autre");
  expect(none.recognition).toMatchObject({ fault: "bad-input", code_id: "" });
});

test("Enter in the code's field compares it, and does not book", async () => {
  const asked = await post(contact, { "returning.contact": EMAIL, enter: "1" });
  expect(asked.recognition.code_id).not.toBe("");
  const known = await post(asked, { "returning.code": await lastCode(), enter: "1" });
  expect(known.recognition.clients).toHaveLength(1);
  const faulty = await post(known, { enter: "1" });
  expect(Object.keys(faulty.faults)).toContain("consents.cgv");
});

test("a wrong code, one that is over and one that was used are refused", async () => {
  const asked = await ask();
  const code = await lastCode();
  const wrong = await confirm(asked, code.startsWith("1") ? "222222" : "111111");
  expect(wrong.recognition).toMatchObject({ fault: "code-wrong", clients: [] });
  expect((await confirm(wrong, code)).recognition.fault).toBe("");
  expect((await confirm(wrong, code)).recognition.fault).toBe("code-spent");
  const late = await ask();
  setMinute(10);
  expect((await confirm(late, await lastCode())).recognition.fault).toBe("code-expired");
  const again = await post(late, { returning: "restart" });
  expect(again.recognition).toMatchObject({ contact: EMAIL, code_id: "", passes: [] });
});

test("one visitor asks for six codes a minute, whoever they are for", async () => {
  const from = anotherVisitor();
  const turns = Array.from({ length: 7 }, (_, turn) => `nobody${turn}@example.org`);
  const faults: string[] = [];
  for (const email of turns) {
    const fields = { "returning.contact": email, returning: "ask" };
    faults.push((await post(contact, fields, from)).recognition.fault);
  }
  expect(faults).toEqual(["", "", "", "", "", "", "too-many"]);
});

test.each<Fields>([
  { "returning.passes": "forged", "returning.client": "forged" },
  { "returning.passes": "x ".repeat(900), "returning.appliance": "x" },
  { "returning.address": "-1" },
  { "returning.code_id": "forged", returning: "confirm", "returning.code": "123456" },
])("a form that was made up opens nobody: %o", async (fields) => {
  const shown = await post(contact, fields);
  expect(shown.step).toBe("contact");
  expect(shown.recognition.clients).toEqual([]);
  expect(shown.draft.lastname).toBe("");
});
