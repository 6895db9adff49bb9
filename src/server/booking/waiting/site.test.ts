/** The waiting list: asked on the tracking page, offered in order for a quarter of an hour each, taken once. */
import { beforeEach, describe, expect, it, onTestFinished } from "vitest";
import { anotherVisitor, instant, openDoors } from "../../../../test/shop/doors.ts";
import { GARONNE, LOIRE } from "../../../../test/shop/garonne.ts";
import { AT_HOME, book, bookingOf, slotsOf, somebody } from "../../../../test/shop/visitor.ts";
import { addMinutes } from "../../../domain/time.ts";
import type { OfferedSlot } from "../../../domain/agenda/slot-request.ts";
import type { TrackingProps, WindowOfferedProps } from "../../../web/site/props.ts";
import { agendaRest } from "../../agenda/slots/rest.ts";
import { repairSite } from "../../repair/site.ts";
import { appointmentSite } from "../appointment/site.ts";
import { bookingRest } from "../rest.ts";
import type { Services } from "../../services.ts";
import { offerFreed } from "./jobs.ts";
import { waitingSite } from "./site.ts";

// A Monday, nine in the morning in Toulouse: no silent hours.
const NOW = "2026-11-23T08:00:00.000Z";
const time = { now: instant(NOW) };
const here = (services: Services): Services => ({ ...services, clock: () => time.now });
const doors = openDoors(NOW, [
  (app, services) => agendaRest(app, here(services)),
  (app, services) => bookingRest(app, here(services)),
  repairSite,
  appointmentSite,
  (app, services) => waitingSite(app, here(services)),
]);
const rows = <Row>(query: string, values: unknown[] = []) =>
  doors().database.asOwner<Row & Record<string, unknown>>(query, values);
beforeEach(async () => {
  time.now = instant(NOW);
  await rows(
    "delete from app.kept_hours; delete from app.waiting_offer; delete from app.waiting; delete from app.message; truncate app.event, app.booking, app.notification cascade",
  );
  await doors().database.asSuperuser("delete from graphile_worker._private_jobs");
});

type Client = { sheetid: string; email: string; visit: TrackingProps["appointments"][number] };
let people = 1;

async function booked(slot: OfferedSlot | undefined): Promise<Client> {
  if (!slot) throw new Error("no slot is free");
  const client = somebody(people++);
  const answer = await book(doors(), bookingOf({ slot, client }));
  expect(answer.statusCode).toBe(201);
  const { sheetid } = answer.json<{ sheetid: string }>();
  return { sheetid, email: client.email, visit: await visitOf(sheetid) };
}

const stateOf = async (sheetid: string) =>
  (await doors().app.inject({ url: `/suivi/${sheetid}/state` })).json<TrackingProps>();

async function visitOf(sheetid: string) {
  const visit = (await stateOf(sheetid)).appointments.at(-1);
  if (!visit) throw new Error("no appointment");
  return visit;
}

const post = (url: string, form: Record<string, string>, headers: Record<string, string> = {}) =>
  doors().app.inject({
    method: "POST",
    url,
    headers: { "content-type": "application/x-www-form-urlencoded", ...headers },
    payload: new URLSearchParams(form).toString(),
    remoteAddress: anotherVisitor(),
  });
const wait = async ({ sheetid }: Client, part = "any") =>
  expect((await post(`/suivi/${sheetid}/attente`, { part })).statusCode).toBe(303);
const cancel = ({ sheetid, visit }: Client) =>
  post(`/suivi/${sheetid}/rendez-vous/${visit.id}/annuler`, {});

/** Runs the tasks of freed hours that are due, as the queue does. */
async function runOffers(): Promise<void> {
  const run = offerFreed({
    database: doors().database,
    clock: () => time.now,
    origin: "https://etabli.example",
  });
  const due = await doors().database.asSuperuser<{ payload: unknown }>(
    `with due as (
       select j.id from graphile_worker._private_jobs j join graphile_worker._private_tasks t on t.id = j.task_id
       where t.identifier = 'offer-window' and j.run_at <= $1)
     delete from graphile_worker._private_jobs where id in (select id from due) returning payload`,
    [time.now],
  );
  for (const { payload } of due) await run(payload, { attempt: 1, max_attempts: 1 });
}
const offersTo = async ({ email }: Client): Promise<string[]> =>
  (
    await rows<{ text: string }>(
      "select text from app.message where template = 'window-offered' and recipient = $1 order by created_at, id",
      [email],
    )
  ).map(({ text }) => /\/suivi\/[\w-]{22}\/place\/[\w-]{22}/.exec(text)?.[0] ?? "");
async function offerTo(client: Client): Promise<string> {
  const link = (await offersTo(client)).at(-1);
  if (!link) throw new Error(`nothing was offered to ${client.email}`);
  return link;
}
const pageAt = async (link: string) =>
  (await doors().app.inject({ url: link, remoteAddress: anotherVisitor() })).json<{
    props: WindowOfferedProps;
  }>().props;
const answer = async (link: string, decision: string) =>
  (await post(link, { decision })).json<{ props: WindowOfferedProps }>().props.state;
const later = (minutes: number): void => {
  time.now = addMinutes(time.now, minutes);
};

const startsShown = async (): Promise<string[]> =>
  (await slotsOf(doors(), { ...AT_HOME, days: "28" })).map(({ start_at }) => start_at);
const startsBooked = async (user_id: string): Promise<string[]> =>
  (
    await rows<{ start_at: string }>(
      `select e.start_at from app.event e join app.event_assignee a on a.event_id = e.id
       where a.user_id = $1 and e.status = 'TODO'`,
      [user_id],
    )
  ).map(({ start_at }) => start_at);

/** One client early in the week after, and two late in the month who ask for an earlier window. */
async function line(parts: readonly string[] = ["any", "any"]) {
  const slots = await slotsOf(doors(), { ...AT_HOME, days: "28" });
  const soon = slots.filter(({ start_at }) => start_at > "2026-11-26");
  const early = await booked(soon[0]);
  const ends = slots.filter(({ user_id }) => user_id === soon[0]?.user_id).slice(-6);
  const [first, second] = [await booked(ends[0]), await booked(ends.at(-1))];
  await wait(first, parts[0]);
  await wait(second, parts[1]);
  const [slot] = soon;
  if (!slot) throw new Error("no slot is free");
  return { early, first, second, slot };
}

/** Until the end of the test no colleague can come in the same window. */
async function alone(user_id: string): Promise<void> {
  const others = await rows<{ id: string }>(
    "update app.shop_user set bookable = false where shop_id = $1 and id <> $2 and bookable returning id",
    [GARONNE.id, user_id],
  );
  onTestFinished(async () => {
    const ids = others.map(({ id }) => id);
    await rows("update app.shop_user set bookable = true where id = any($1)", [ids]);
  });
}

describe("a window that a client frees", { timeout: 60_000 }, () => {
  it("is offered in the order of the requests, a quarter of an hour each", async () => {
    const { early, first, second } = await line();
    expect((await cancel(early)).statusCode).toBe(303);
    await runOffers();
    expect([await offersTo(first), await offersTo(second)]).toEqual([[expect.any(String)], []]);
    const link = await offerTo(first);
    expect(await pageAt(link)).toMatchObject({
      state: "open",
      offered: { public_start_at: early.visit.public_start_at },
      current: { public_start_at: first.visit.public_start_at },
      expires_at: addMinutes(instant(NOW), 15),
    });
    later(14);
    await runOffers();
    expect(await offersTo(second)).toEqual([]);
    later(1);
    await runOffers();
    expect(await offersTo(second)).toHaveLength(1);
    expect((await pageAt(link)).state).toBe("expired");
    expect(await answer(link, "taken")).toBe("expired");
    expect((await visitOf(first.sheetid)).public_start_at).toBe(first.visit.public_start_at);
    later(15);
    await runOffers();
    expect([await offersTo(first), await offersTo(second)].map((links) => links.length)).toEqual([
      1, 1,
    ]);
  });

  it("is taken once, even by two presses at the same time, and the request is served", async () => {
    const { early, first } = await line();
    await cancel(early);
    await runOffers();
    const link = await offerTo(first);
    const states = await Promise.all([answer(link, "taken"), answer(link, "taken")]);
    expect(states).toEqual(["taken", "taken"]);
    const after = await stateOf(first.sheetid);
    expect(after.waiting).toBeNull();
    expect(after.appointments).toMatchObject([
      { id: first.visit.id, status: "TODO", public_start_at: early.visit.public_start_at },
    ]);
    const moved = await rows(
      "select from app.repair_item i join app.repair r on r.id = i.repair_id where r.sheetid = $1 and i.type = 'AppointmentMoved'",
      [first.sheetid],
    );
    expect(moved).toHaveLength(1);
    const told = await rows("select from app.notification where kind = 'appointment-changed'");
    expect(told).toHaveLength(2);
  });

  it("goes to the next as soon as it is refused, and who refused keeps waiting for others", async () => {
    const { early, first, second } = await line();
    await cancel(early);
    await runOffers();
    expect(await answer(await offerTo(first), "refused")).toBe("refused");
    await runOffers();
    expect(await offersTo(second)).toHaveLength(1);
    expect(await offersTo(first)).toHaveLength(1);
    expect((await stateOf(first.sheetid)).waiting).toBe("any");
  });

  it("is kept from visitors while it is offered: neither shown to them nor booked", async () => {
    const { early, slot } = await line();
    await alone(slot.user_id);
    await cancel(early);
    expect(await startsShown()).toContain(slot.start_at);
    await runOffers();
    expect(await startsShown()).not.toContain(slot.start_at);
    await book(doors(), bookingOf({ slot, client: somebody(900) }));
    expect(await startsBooked(slot.user_id)).not.toContain(slot.start_at);
  });

  it.each([
    ["refused", async (link: string) => void (await answer(link, "refused"))],
    ["left without an answer", () => later(15)],
  ])("that is %s is free for visitors at once", async (_, end) => {
    const { early, first, slot } = await line();
    await alone(slot.user_id);
    await cancel(early);
    await runOffers();
    await end(await offerTo(first));
    expect((await book(doors(), bookingOf({ slot, client: somebody(902) }))).statusCode).toBe(201);
    expect(await startsBooked(slot.user_id)).toContain(slot.start_at);
    await runOffers();
    expect(await rows("select from app.kept_hours where until > $1", [time.now])).toEqual([]);
  });

  it("that the shop planned over is lost, and the appointment stays", async () => {
    const { early, first } = await line();
    await cancel(early);
    await runOffers();
    await rows(
      "with e as (update app.event set status = 'TODO' where id = $1 returning id) update app.event_assignee a set status = 'TODO' from e where a.event_id = e.id",
      [early.visit.id],
    );
    const link = await offerTo(first);
    expect(await answer(link, "taken")).toBe("lost");
    expect((await visitOf(first.sheetid)).public_start_at).toBe(first.visit.public_start_at);
    expect(await rows("select from app.kept_hours")).toEqual([]);
  });

  it("and a visitor who books the same hour at the same moment: one of them has it", async () => {
    const { early, slot } = await line();
    await alone(slot.user_id);
    await cancel(early);
    const visitor = bookingOf({ slot, client: somebody(901) });
    await Promise.all([book(doors(), visitor), runOffers()]);
    const isBooked = (await startsBooked(slot.user_id)).includes(slot.start_at);
    const kept = await rows<{ start_at: string }>("select start_at from app.kept_hours");
    expect(kept.some(({ start_at }) => start_at === slot.start_at)).toBe(!isBooked);
  });

  it("is offered to who can come at that hour only, and never to an appointment that comes first", async () => {
    const { early, first, second } = await line(["any", "any"]);
    const hour = new Date(early.visit.public_start_at).getUTCHours() + 1;
    await wait(first, hour < 12 ? "afternoon" : "morning");
    await cancel(early);
    await runOffers();
    expect([await offersTo(first), await offersTo(second)].map((links) => links.length)).toEqual([
      0, 1,
    ]);
    await cancel(second);
    await runOffers();
    expect(await offersTo(first)).toEqual([]);
  });

  it("waits for the end of the silent hours: the quarter of an hour begins with the letter", async () => {
    const { early, first } = await line();
    await rows("insert into app.message_rules values ($1, '{}', 480, 600, '{}', true)", [
      GARONNE.id,
    ]);
    await cancel(early);
    await runOffers();
    expect(await offersTo(first)).toEqual([]);
    time.now = instant("2026-11-23T09:00:00.000Z");
    await runOffers();
    expect((await pageAt(await offerTo(first))).expires_at).toBe("2026-11-23T09:15:00.000Z");
    await rows("delete from app.message_rules");
  });
});

describe("the request", () => {
  it("keeps its place in line when its hours change, and is taken back by its client", async () => {
    const { early, first, second } = await line();
    later(5);
    await wait(first, "any");
    await cancel(early);
    await runOffers();
    expect(await offersTo(first)).toHaveLength(1);
    await wait(first, "none");
    expect((await stateOf(first.sheetid)).waiting).toBeNull();
    expect((await stateOf(second.sheetid)).waiting).toBe("any");
  });

  it.each<Record<string, string>>([{ part: "night" }, {}, { part: "toString" }])(
    "of %j is not found",
    async (form) => {
      const { early } = await line();
      expect((await post(`/suivi/${early.sheetid}/attente`, form)).statusCode).toBe(404);
    },
  );

  it("needs an appointment that its client may still move, and a page of ours", async () => {
    const { early } = await line();
    const url = `/suivi/${early.sheetid}/attente`;
    const forged = await post(url, { part: "any" }, { origin: "https://evil.example" });
    expect(forged.statusCode).toBe(403);
    await cancel(early);
    expect((await post(url, { part: "any" })).statusCode).toBe(404);
    expect((await post(`/suivi/${"x".repeat(22)}/attente`, { part: "any" })).statusCode).toBe(404);
  });
});

describe("the link of an offer", () => {
  it("opens nothing under another repair, another secret or another answer", async () => {
    const { early, first, second } = await line();
    await cancel(early);
    await runOffers();
    const link = await offerTo(first);
    const elsewhere = link.replace(first.sheetid, second.sheetid);
    for (const url of [elsewhere, link.slice(0, -2) + "__", `/suivi/${first.sheetid}/place/x`]) {
      const seen = await doors().app.inject({ url, remoteAddress: anotherVisitor() });
      expect([seen.statusCode, (await post(url, { decision: "taken" })).statusCode]).toEqual([
        404, 404,
      ]);
    }
    expect((await post(link, { decision: "both" })).statusCode).toBe(404);
    expect((await pageAt(link)).state).toBe("open");
  });

  it("is written by no shop but the one whose hours they are", async () => {
    const { early, first } = await line();
    const [{ payload } = { payload: {} }] = await freedBy(early);
    const task = offerFreed({ database: doors().database, clock: () => time.now, origin: "" });
    await task({ ...payload, shop_id: LOIRE.id }, { attempt: 1, max_attempts: 1 });
    expect(await offersTo(first)).toEqual([]);
  });
});

async function freedBy(early: Client) {
  await cancel(early);
  return doors().database.asSuperuser<{ payload: object }>(
    `select j.payload from graphile_worker._private_jobs j join graphile_worker._private_tasks t on t.id = j.task_id
     where t.identifier = 'offer-window'`,
  );
}
