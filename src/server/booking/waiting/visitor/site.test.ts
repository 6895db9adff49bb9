/** A visitor waits without an appointment: enters the list from the booking, is offered a window, books it unasked. */
import { beforeEach, describe, expect, it } from "vitest";
import { karim, nadia, openOffice, type Colleague } from "../../../../../test/shop/colleagues.ts";
import { anotherVisitor, instant } from "../../../../../test/shop/doors.ts";
import { GARONNE } from "../../../../../test/shop/garonne.ts";
import {
  AT_HOME,
  book,
  bookingOf,
  slotsOf,
  somebody,
  FORGED,
  FORGED_HEADERS,
} from "../../../../../test/shop/visitor.ts";
import { EMPTY_DRAFT } from "../../../../domain/booking/draft/draft.ts";
import { addMinutes, type Instant } from "../../../../domain/time.ts";
import type { PageProps, TrackingProps } from "../../../../web/site/props.ts";
import { agendaRest } from "../../../agenda/slots/rest.ts";
import { repairSite } from "../../../repair/site.ts";
import type { Services } from "../../../services.ts";
import { appointmentSite } from "../../appointment/site.ts";
import { bookingRest } from "../../rest.ts";
import { offerFreed } from "../jobs.ts";
import { visitorSite } from "./site.ts";

// A Monday, nine in the morning in Toulouse: no silent hours.
const NOW = "2026-11-23T08:00:00.000Z";
const time: { now: Instant } = { now: instant(NOW) };
const here = (services: Services): Services => ({ ...services, clock: () => time.now });
const { doors, ask } = openOffice(NOW, [
  (app, services) => agendaRest(app, here(services)),
  (app, services) => bookingRest(app, here(services)),
  repairSite,
  appointmentSite,
  (app, services) => visitorSite(app, here(services)),
]);
const rows = <Row>(query: string, values: unknown[] = []) =>
  doors().database.asOwner<Row & Record<string, unknown>>(query, values);
beforeEach(async () => {
  time.now = instant(NOW);
  await rows(
    "delete from app.kept_hours; delete from app.waiting_offer; delete from app.waiting_visitor; delete from app.waiting; delete from app.message; truncate app.event, app.booking, app.notification cascade",
  );
  await doors().database.asSuperuser("delete from graphile_worker._private_jobs");
});

const SHOP = `/${GARONNE.zipcode}/${GARONNE.slug}`;
const DRAFT = {
  ...EMPTY_DRAFT,
  kind_id: "lave-linge",
  category_id: "gros-electromenager",
  description: "Ne vidange plus.",
  where: "Chez le client",
  zip: "31700",
  city: "Blagnac",
};
type QueueProps = PageProps["booking/queue"];
type QueueLeaveProps = PageProps["booking/queue-leave"];
type QueueOfferProps = PageProps["booking/queue-offer"];
type Form = Record<string, string>;
const CONTACT: Form = {
  "client.lastname": "Vidal",
  "client.phone": "06 39 98 12 34",
  "client.email": "helene.vidal@example.org",
  "address.street": "8 allée des Peupliers",
  "consents.cgv": "on",
};
const post = (url: string, form: Form = {}, headers: Form = {}, remoteAddress = anotherVisitor()) =>
  doors().app.inject({
    method: "POST",
    url,
    headers: { "content-type": "application/x-www-form-urlencoded", ...headers },
    payload: new URLSearchParams(form).toString(),
    remoteAddress,
  });
const get = (url: string) => doors().app.inject({ url, remoteAddress: anotherVisitor() });
const join = (change: Form = {}, remoteAddress?: string, headers: Form = {}) =>
  post(
    `${SHOP}/rdv/attente`,
    { draft: JSON.stringify(DRAFT), join: "1", ...CONTACT, ...change },
    headers,
    remoteAddress,
  );
const propsOf = <Props>(answer: { json: <Body>() => Body }) =>
  answer.json<{ props: Props }>().props;
const lettersTo = (email: string, template: string) =>
  rows<{ text: string }>(
    "select text from app.message where recipient = $1 and template = $2 order by created_at, id",
    [email, template],
  );
async function linkTo(email: string, template: string): Promise<string> {
  const text = (await lettersTo(email, template)).at(-1)?.text ?? "";
  const [link] = /\/\d{5}\/[\w-]+\/rdv\/(?:liste|place)\/[\w-]{22}/.exec(text) ?? [];
  if (!link) throw new Error(`no link for ${email}: ${text}`);
  return link;
}
const HELENE = "helene.vidal@example.org";

/** The tasks of freed hours that are due, as the queue runs them. */
async function runOffers(): Promise<void> {
  const { database } = doors();
  const run = offerFreed({ database, clock: () => time.now, origin: "https://etabli.example" });
  const due = await database.asSuperuser<{ payload: unknown }>(
    `with due as (
       select j.id from graphile_worker._private_jobs j join graphile_worker._private_tasks t on t.id = j.task_id
       where t.identifier = 'offer-window' and j.run_at <= $1)
     delete from graphile_worker._private_jobs where id in (select id from due) returning payload`,
    [time.now],
  );
  for (const { payload } of due) await run(payload, { attempt: 1, max_attempts: 1 });
}

let people = 500;
/** An appointment of another client, later in the week, that its client then cancels. */
async function freeAnHour() {
  const slots = await slotsOf(doors(), { ...AT_HOME, days: "28" });
  const slot = slots.find(({ start_at }) => start_at > "2026-11-26");
  if (!slot) throw new Error("no slot is free");
  const made = await book(doors(), bookingOf({ slot, client: somebody(people++) }));
  const { sheetid } = made.json<{ sheetid: string }>();
  const state = (await get(`/suivi/${sheetid}/state`)).json<TrackingProps>();
  await post(`/suivi/${sheetid}/rendez-vous/${state.appointments[0]?.id}/annuler`);
  return slot;
}

describe("entering the list", () => {
  it("shows what was answered, asks the rest once, and writes the link that leaves", async () => {
    const page = await post(`${SHOP}/rdv/attente`, { draft: JSON.stringify(DRAFT) });
    expect(propsOf<QueueProps>(page)).toMatchObject({
      draft: { kind_id: "lave-linge", kind: "Diagnostic / Devis", zip: "31700", city: "Blagnac" },
      sent_to: null,
      faults: {},
    });
    const sent = await join({ part: "morning", jour1: "on", jour4: "on" });
    expect(propsOf<QueueProps>(sent)).toMatchObject({
      sent_to: HELENE,
      suiting: { part: "morning", weekdays: [1, 4] },
    });
    const [letter] = await lettersTo(HELENE, "waiting-joined");
    expect(letter?.text).toContain("Lave-linge, chez vous (31700), lundi et jeudi, le matin");
    expect(await rows("select from app.repair where created_at = $1", [NOW])).toEqual([]);
  });

  it.each([
    ["client.email", { "client.email": "" }],
    ["client.phone", { "client.phone": "12" }],
    ["address.street", { "address.street": "" }],
    ["consents.cgv", { "consents.cgv": "" }],
  ])("says what is wrong beside %s, and keeps what was typed", async (field, change) => {
    const props = propsOf<QueueProps>(await join(change));
    expect(props.faults).toHaveProperty([field]);
    expect([props.sent_to, props.draft.lastname]).toEqual([null, "Vidal"]);
    expect(await rows("select from app.waiting_visitor")).toEqual([]);
  });

  it.each(FORGED_HEADERS)("is written to with links to this server alone: %o", async (headers) => {
    expect((await join({}, undefined, headers)).statusCode).toBeLessThan(400);
    const letters = await lettersTo(HELENE, "waiting-joined");
    expect(letters).toHaveLength(1);
    expect(letters[0]?.text).toContain("http://localhost:3000/");
    expect(JSON.stringify(letters)).not.toContain(FORGED);
  });

  it("twice with one e-mail is one request, with the last answers and the first place in line", async () => {
    await Promise.all([join(), join()]);
    time.now = addMinutes(time.now, 60);
    await join({ part: "afternoon", "client.email": " Helene.Vidal@example.org " });
    expect(await rows("select part, created_at from app.waiting_visitor")).toEqual([
      { part: "afternoon", created_at: NOW },
    ]);
  });

  it("is limited for each network, refused from another site, and needs an appliance", async () => {
    for (let turn = 0; turn < 10; turn++)
      await join({ "client.email": `v${turn}@example.org` }, "198.51.100.7");
    const over = await join({ "client.email": "v11@example.org" }, "198.51.100.9");
    expect(propsOf<QueueProps>(over)).toMatchObject({
      sent_to: null,
      refusal: expect.stringContaining("Trop de demandes"),
    });
    expect(await rows("select from app.waiting_visitor")).toHaveLength(10);
    const forged = await post(`${SHOP}/rdv/attente`, {}, { origin: "https://evil.example" });
    const empty = await post(`${SHOP}/rdv/attente`, { draft: "{" });
    const nowhere = await post("/31000/personne/rdv/attente");
    expect([forged.statusCode, empty.statusCode, nowhere.statusCode]).toEqual([403, 303, 404]);
  });

  it("is over after two months: what was typed is erased", async () => {
    await join();
    time.now = addMinutes(time.now, 61 * 24 * 60);
    await join({ "client.email": "another@example.org" });
    expect(
      await rows("select contact, request from app.waiting_visitor where ended_at is not null"),
    ).toEqual([{ contact: "", request: {} }]);
  });
});

describe("the link of the first letter", () => {
  it("says what is waited for, and erases it by a press only", async () => {
    await join();
    const link = await linkTo(HELENE, "waiting-joined");
    expect(propsOf<QueueLeaveProps>(await get(link))).toMatchObject({
      state: "in",
      job: "Lave-linge, chez vous (31700), tous les jours, à toute heure",
    });
    expect(propsOf<QueueLeaveProps>(await post(link))).toMatchObject({ state: "left", job: "" });
    expect(propsOf<QueueLeaveProps>(await post(link))).toMatchObject({ state: "left" });
    expect(await rows("select contact, request from app.waiting_visitor")).toEqual([
      { contact: "", request: {} },
    ]);
    await freeAnHour();
    await runOffers();
    expect(await lettersTo(HELENE, "window-offered")).toEqual([]);
    expect((await get(link.slice(0, -2) + "__")).statusCode).toBe(404);
  });
});

describe("a freed window", { timeout: 60_000 }, () => {
  it("is offered to the visitor, who takes it: it is booked with what was typed, once", async () => {
    await join();
    const slot = await freeAnHour();
    await runOffers();
    const link = await linkTo(HELENE, "window-offered");
    expect(propsOf<QueueOfferProps>(await get(link))).toMatchObject({
      state: "open",
      offered: { public_start_at: slot.public_start_at },
      expires_at: "2026-11-23T08:15:00.000Z",
      job: "Lave-linge, chez vous (31700)",
    });
    const [first, again] = await Promise.all([
      post(link, { decision: "taken" }),
      post(link, { decision: "taken" }),
    ]);
    expect([first.statusCode, again.statusCode]).toContain(303);
    const repairs = await rows<{ sheetid: string; lastname: string }>(
      `select r.sheetid, c.lastname from app.repair r join app.client c on c.id = r.client_id
       join app.event e on e.repair_id = r.id and e.status = 'TODO' where e.public_start_at = $1`,
      [slot.public_start_at],
    );
    expect(repairs).toEqual([{ sheetid: expect.any(String), lastname: "VIDAL" }]);
    const taken = [first, again].find(({ statusCode }) => statusCode === 303);
    expect(taken?.headers.location).toBe(`/suivi/${repairs[0]?.sheetid}`);
    expect(await rows("select contact, request from app.waiting_visitor")).toEqual([
      { contact: "", request: {} },
    ]);
    expect(await rows("select from app.kept_hours")).toEqual([]);
    expect(await lettersTo(HELENE, "booking-confirmed")).toHaveLength(1);
  });

  it("that is refused, or left for a quarter of an hour, goes to the next in line", async () => {
    await join();
    time.now = addMinutes(time.now, 1);
    await join({ "client.email": "second@example.org", "client.phone": "06 39 98 12 35" });
    await join({ "client.email": "third@example.org", "client.phone": "06 39 98 12 36" });
    await freeAnHour();
    await runOffers();
    const link = await linkTo(HELENE, "window-offered");
    expect(propsOf<QueueOfferProps>(await post(link, { decision: "refused" })).state).toBe(
      "refused",
    );
    await runOffers();
    const second = await linkTo("second@example.org", "window-offered");
    time.now = addMinutes(time.now, 15);
    expect(propsOf<QueueOfferProps>(await post(second, { decision: "taken" })).state).toBe(
      "expired",
    );
    await runOffers();
    expect(await lettersTo("third@example.org", "window-offered")).toHaveLength(1);
    expect(await lettersTo(HELENE, "window-offered")).toHaveLength(1);
    expect(await rows("select from app.waiting_visitor where ended_at is null")).toHaveLength(3);
  });

  it("on another day, or at another time, than those that suit is not offered", async () => {
    const slot = await freeAnHour();
    await doors().database.asSuperuser("delete from graphile_worker._private_jobs");
    const day = ((new Date(slot.public_start_at).getUTCDay() + 6) % 7) + 1;
    await join({ [`jour${(day % 7) + 1}`]: "on" });
    await freeAnHour();
    await runOffers();
    expect(await lettersTo(HELENE, "window-offered")).toEqual([]);
  });

  it("that the shop planned over is lost, and the visitor stays in line", async () => {
    await join();
    const slot = await freeAnHour();
    await runOffers();
    await rows("update app.shop_user set bookable = false where shop_id = $1", [GARONNE.id]);
    const answer = await post(await linkTo(HELENE, "window-offered"), { decision: "taken" });
    await rows("update app.shop_user set bookable = true where shop_id = $1", [GARONNE.id]);
    // The shop is cached: the next tests would find it closed until the notification has come.
    const joinPage = () => post(`${SHOP}/rdv/attente`, { draft: JSON.stringify(DRAFT) });
    await expect.poll(async () => (await joinPage()).statusCode).toBe(200);
    expect(propsOf<QueueOfferProps>(answer).state).toBe("lost");
    expect(await rows("select from app.waiting_visitor where ended_at is null")).toHaveLength(1);
    expect(
      await rows("select from app.event where status = 'TODO' and start_at = $1", [slot.start_at]),
    ).toEqual([]);
  });

  it("opens nothing under another secret or another answer", async () => {
    await join();
    await freeAnHour();
    await runOffers();
    const link = await linkTo(HELENE, "window-offered");
    expect((await post(link, { decision: "both" })).statusCode).toBe(404);
    expect((await get(link.slice(0, -2) + "__")).statusCode).toBe(404);
    expect(
      (await post(link, { decision: "taken" }, { origin: "https://evil.example" })).statusCode,
    ).toBe(403);
    expect(propsOf<QueueOfferProps>(await get(link)).state).toBe("open");
  });
});

describe("the shop", () => {
  type Listed = {
    id: string;
    name: string;
    job: string;
    suiting: string;
    offered_until: string | null;
  };
  const listed = async (who: Colleague = karim) =>
    (
      await ask<{ waiting_visitors: Listed[] }>(
        "{ waiting_visitors { id name job suiting offered_until } }",
        {},
        who,
      )
    ).waiting_visitors;
  const remove = (visitor_id: string, who: Colleague = karim) =>
    ask<{ result: unknown }>(
      `mutation ($id: ID!) { result: removeVisitor(visitor_id: $id) {
        ... on RemovedVisitor { id } ... on Refusal { refused } } }`,
      { id: visitor_id },
      who,
    );

  it("sees who waits, and takes them off once; another shop does neither", async () => {
    await join({ part: "morning" });
    const [visitor] = await listed();
    expect(visitor).toMatchObject({
      name: expect.stringContaining("VIDAL"),
      job: "Lave-linge, chez vous (31700)",
      suiting: "tous les jours, le matin",
      offered_until: null,
    });
    const id = visitor?.id ?? "";
    expect(await listed(nadia)).toEqual([]);
    await expect(remove(id, nadia)).rejects.toThrow();
    expect(await remove(id)).toEqual({ result: { id } });
    expect(await remove(id)).toEqual({ result: { refused: "unchanged" } });
    expect(await listed()).toEqual([]);
  });
});
