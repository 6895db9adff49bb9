import { beforeEach, describe, expect, it } from "vitest";
import { anotherVisitor, openDoors } from "../../../../test/shop/doors.ts";
import { GARONNE, LEA } from "../../../../test/shop/garonne.ts";
import { AT_HOME, book, bookingOf, firstSlot, slotsOf } from "../../../../test/shop/visitor.ts";
import type { OfferedSlot } from "../../../domain/agenda/slot-request.ts";
import type { OwnAppointmentProps, TrackingProps } from "../../../web/site/props.ts";
import { agendaRest } from "../../agenda/slots/rest.ts";
import { repairSite } from "../../repair/site.ts";
import { bookingRest } from "../rest.ts";
import { appointmentSite } from "./site.ts";

// A Monday, seven in the morning in Toulouse.
const doors = openDoors("2026-11-23T06:00:00Z", [
  agendaRest,
  bookingRest,
  repairSite,
  appointmentSite,
]);
beforeEach(() =>
  doors().database.asOwner(
    "delete from app.message; truncate app.event, app.booking, app.notification cascade",
  ),
);

type Booked = { sheetid: string; reference: string };

/** On the last free window of the month: long before the shop's limit. */
async function booked(facts: Record<string, unknown> = {}) {
  const slot = (await slotsOf(doors(), AT_HOME)).at(-1);
  if (!slot) throw new Error("no slot is free");
  return { slot, ...(await bookedOn(slot, facts)) };
}

async function bookedOn(slot: OfferedSlot, facts: Record<string, unknown> = {}) {
  const answer = await book(doors(), bookingOf({ slot, ...facts }));
  expect(answer.statusCode).toBe(201);
  const { sheetid } = answer.json<Booked>();
  return { sheetid, ...(await visitOf(sheetid)) };
}

async function visitOf(sheetid: string) {
  const state = await doors().app.inject({ url: `/suivi/${sheetid}/state` });
  const { appointments } = state.json<TrackingProps>();
  const visit = appointments.at(-1);
  if (!visit) throw new Error("the repair has no appointment");
  return { visit, path: `/suivi/${sheetid}/rendez-vous/${visit.id}` };
}

const get = (url: string) => doors().app.inject({ url, remoteAddress: anotherVisitor() });
async function pageAt(url: string): Promise<OwnAppointmentProps> {
  const answer = await get(url);
  expect(answer.statusCode).toBe(200);
  return answer.json<{ props: OwnAppointmentProps }>().props;
}
const post = (url: string, form: Record<string, string> | string = {}) =>
  doors().app.inject({
    method: "POST",
    url,
    headers: { "content-type": "application/x-www-form-urlencoded" },
    payload: typeof form === "string" ? form : new URLSearchParams(form).toString(),
    remoteAddress: anotherVisitor(),
  });
const move = (path: string, { slot_id }: OfferedSlot) =>
  post(`${path}/deplacer`, { creneau: slot_id });

const letters = () =>
  doors().database.asOwner<{ template: string; subject: string; text: string }>(
    "select template, subject, text from app.message order by template",
  );
const lettersOf = async (template: string) =>
  (await letters()).filter((letter) => letter.template === template);
const journal = (sheetid: string) =>
  doors().database.asOwner<{ type: string; payload: Record<string, unknown>; author: string }>(
    "select i.type, i.payload, i.author from app.repair_item i join app.repair r on r.id = i.repair_id where r.sheetid = $1 and i.type like 'Appointment%' order by i.created_at, i.id",
    [sheetid],
  );
const notifications = () =>
  doors().database.asOwner<{ kind: string; about: Record<string, string> }>(
    "select kind, about from app.notification where kind = 'appointment-changed'",
  );

describe("another window", () => {
  it("is offered as if the appointment's own hours were free, and never its own window", async () => {
    const { visit, path } = await booked();
    const props = await pageAt(path);
    expect(props).toMatchObject({
      step: "choose",
      problem: null,
      change: { open: true, movable: true },
    });
    expect(props.slots.length).toBeGreaterThan(3);
    expect(props.previous).toBeNull();
    const week = await pageAt(`${path}?debut=${visit.public_start_at.slice(0, 10)}`);
    expect(week.previous).not.toBeNull();
    expect(week.slots.map((slot) => slot.public_start_at)).not.toContain(visit.public_start_at);
  });

  it("is asked once more, then taken: the former hours are free again, both sides are told", async () => {
    const { sheetid, visit, path, slot } = await booked();
    const wanted = await firstSlot(doors(), AT_HOME);
    const asked = await pageAt(`${path}?creneau=${encodeURIComponent(wanted.slot_id)}`);
    expect(asked).toMatchObject({ step: "move", wanted: { slot_id: wanted.slot_id } });
    expect((await visitOf(sheetid)).visit.public_start_at).toBe(visit.public_start_at);

    const answer = await move(path, wanted);
    expect([answer.statusCode, answer.headers.location]).toEqual([303, `/suivi/${sheetid}`]);
    const after = (await visitOf(sheetid)).visit;
    expect(after).toMatchObject({
      id: visit.id,
      status: "TODO",
      public_start_at: wanted.public_start_at,
      public_end_at: wanted.public_end_at,
    });
    const free = await slotsOf(doors(), AT_HOME);
    expect(free.map(({ slot_id }) => slot_id)).toContain(slot.slot_id);
    expect(free.map(({ slot_id }) => slot_id)).not.toContain(wanted.slot_id);

    expect((await journal(sheetid)).map(({ type, author }) => [type, author])).toEqual([
      ["AppointmentPlanned", "client"],
      ["AppointmentMoved", "client"],
    ]);
    const [toClient] = await lettersOf("appointment-moved");
    expect(toClient?.text).toContain("est déplacé");
    const [toShop] = await lettersOf("appointment-changed");
    expect(toShop?.subject).toMatch(/^Rendez-vous déplacé par le client\s: Hélène VIDAL/);
    const [notified] = await notifications();
    expect(notified?.about).toMatchObject({ client: "Hélène VIDAL" });
    expect(notified?.about.from).toBeTruthy();
  });

  it("pressed twice at the same time is moved once", async () => {
    const { sheetid, path } = await booked();
    const wanted = await firstSlot(doors(), AT_HOME);
    const answers = await Promise.all([move(path, wanted), move(path, wanted)]);
    expect(answers.map(({ statusCode }) => statusCode)).toEqual([303, 303]);
    expect(await journal(sheetid)).toHaveLength(2);
    expect(await lettersOf("appointment-moved")).toHaveLength(1);
  });

  it("wanted by two clients at the same time goes to one, the other keeps theirs and sees the nearest", async () => {
    const slots = await slotsOf(doors(), AT_HOME);
    const one = slots.at(-1);
    const other = slots.findLast(
      ({ start_at }) => start_at.slice(0, 10) !== one?.start_at.slice(0, 10),
    );
    const wanted = slots[0];
    if (!one || !other || !wanted) throw new Error("too few slots are free");
    const first = await bookedOn(one);
    const client = { lastname: "Ferrer", firstname: "Ana", phone: "06 39 98 55 66" };
    const second = await bookedOn(other, { client });
    const answers = await Promise.all([move(first.path, wanted), move(second.path, wanted)]);
    expect(answers.map(({ statusCode }) => statusCode).toSorted((a, b) => a - b)).toEqual([
      303, 409,
    ]);
    const loser = answers[0].statusCode === 409 ? 0 : 1;
    const { props } = answers[loser]?.json<{ props: OwnAppointmentProps }>() ?? {};
    expect(props).toMatchObject({ problem: "slot-taken", step: "choose" });
    expect(props?.nearest).toHaveLength(3);
    const kept = [first, second][loser];
    if (!kept) throw new Error("one of two loses");
    expect((await visitOf(kept.sheetid)).visit.public_start_at).toBe(kept.visit.public_start_at);
  });
});

describe("no appointment at all", () => {
  it("is asked first, then cancelled with a word for the shop", async () => {
    const { sheetid, path, slot } = await booked();
    expect(await pageAt(`${path}?annuler=1`)).toMatchObject({ step: "cancel" });
    const answer = await post(`${path}/annuler`, { motif: "  Je suis <b>malade</b>. " });
    expect(answer.statusCode).toBe(303);
    expect((await visitOf(sheetid)).visit.status).toBe("CANCEL");
    const entries = await journal(sheetid);
    expect(entries.at(-1)).toMatchObject({
      type: "AppointmentCancelled",
      author: "client",
      payload: { by: "client", reason: "Je suis <b>malade</b>." },
    });
    const [toClient] = await lettersOf("appointment-cancelled");
    expect(toClient?.text).toContain("À votre demande");
    const [toShop] = await lettersOf("appointment-changed");
    expect(toShop?.text).toContain("Je suis <b>malade</b>.");
    expect((await notifications())[0]?.about).toMatchObject({ reason: "Je suis <b>malade</b>." });
    expect((await slotsOf(doors(), AT_HOME)).map(({ slot_id }) => slot_id)).toContain(slot.slot_id);
  });

  it("sent twice is cancelled once", async () => {
    const { sheetid, path } = await booked();
    const answers = await Promise.all([post(`${path}/annuler`), post(`${path}/annuler`)]);
    expect(answers.map(({ statusCode }) => statusCode)).toEqual([303, 303]);
    expect(await journal(sheetid)).toHaveLength(2);
    expect(await lettersOf("appointment-changed")).toHaveLength(1);
    expect(await lettersOf("appointment-cancelled")).toHaveLength(1);
    expect(await notifications()).toHaveLength(1);
    // A third press, much later, still finds it done.
    expect((await post(`${path}/annuler`)).statusCode).toBe(303);
  });

  it("refuses a word too long, and cancels nothing", async () => {
    const { sheetid, path } = await booked();
    const answer = await post(`${path}/annuler`, { motif: "x".repeat(501) });
    expect(answer.statusCode).toBe(422);
    expect(answer.json<{ props: OwnAppointmentProps }>().props).toMatchObject({
      problem: "long-reason",
      step: "cancel",
    });
    expect((await visitOf(sheetid)).visit.status).toBe("TODO");
  });
});

describe("past the shop's limit", () => {
  it("nothing changes, and the page says until when it was possible", async () => {
    const wanted = await firstSlot(doors(), AT_HOME);
    const { sheetid, path, visit } = await bookedOn(wanted);
    const later = (await slotsOf(doors(), AT_HOME)).at(-1);
    if (!later) throw new Error("no slot is free");
    expect(visit.change).toMatchObject({ open: false, movable: false });
    const props = await pageAt(path);
    expect(props).toMatchObject({ change: { open: false }, slots: [] });
    for (const answer of [await move(path, later), await post(`${path}/annuler`)]) {
      expect(answer.statusCode).toBe(409);
      expect(answer.json<{ props: OwnAppointmentProps }>().props.problem).toBe("too-late");
    }
    expect((await visitOf(sheetid)).visit).toMatchObject({
      status: "TODO",
      public_start_at: wanted.public_start_at,
    });
  });
});

describe("what is not theirs", () => {
  it.each(["DONE", "CANCEL"])("an appointment %s stays as it is", async (status) => {
    const { path, slot } = await booked();
    await doors().database.asOwner(
      `with people as (update app.event_assignee set status = '${status}')
       update app.event set status = '${status}'`,
    );
    const moved = await move(path, slot);
    expect([moved.statusCode, (await pageAt(path)).change]).toEqual([409, null]);
  });

  it("another repair's appointment, another shop's and unknown ones are not found", async () => {
    const mine = await booked();
    const client = { lastname: "Ferrer", firstname: "Ana", phone: "06 39 98 55 77" };
    const other = await booked({ client });
    const wanted = await firstSlot(doors(), AT_HOME);
    const paths = [
      `/suivi/${mine.sheetid}/rendez-vous/${other.visit.id}`,
      `/suivi/${mine.sheetid}/rendez-vous/${GARONNE.id}`,
      `/suivi/${mine.sheetid}/rendez-vous/x`,
      `/suivi/${"A".repeat(22)}/rendez-vous/${mine.visit.id}`,
      `/suivi/inconnu/rendez-vous/${mine.visit.id}`,
    ];
    for (const path of paths) {
      expect([path, (await get(path)).statusCode]).toEqual([path, 404]);
      expect([path, (await move(path, wanted)).statusCode]).toEqual([path, 404]);
      expect([path, (await post(`${path}/annuler`)).statusCode]).toEqual([path, 404]);
    }
    expect((await visitOf(other.sheetid)).visit.public_start_at).toBe(other.visit.public_start_at);
  });

  it.each<Record<string, string> | string>([
    {},
    { creneau: "" },
    { creneau: "2026-12-01" },
    { creneau: "hier_11111111-1111-4111-8111-111111111111" },
    { creneau: "2026-12-01T08:00:00Z_<script>" },
    "creneau=a&creneau=b",
  ])("a window that is none (%j) is refused in words", async (form) => {
    const { path } = await booked();
    const answer = await post(`${path}/deplacer`, form);
    expect(answer.statusCode).toBe(422);
    expect(answer.json<{ props: OwnAppointmentProps }>().props.problem).toBe("no-slot");
  });

  it("an hour that the shop does not offer, or a person of another shop, is no free window", async () => {
    const { sheetid, path, visit, slot } = await booked();
    const night = `2026-12-02T02:00:00Z_${slot.user_id}`;
    const stranger = `${slot.start_at}_${GARONNE.id}`;
    for (const creneau of [night, stranger]) {
      const answer = await post(`${path}/deplacer`, { creneau });
      expect(answer.statusCode).toBe(409);
    }
    expect((await visitOf(sheetid)).visit.public_start_at).toBe(visit.public_start_at);
  });
});

describe("what the page offers", () => {
  it("goes from week to week until the shop's horizon, and reads any day it is given", async () => {
    const { path } = await booked();
    const first = await pageAt(path);
    expect(first.first).toBe("2026-11-23");
    const second = await pageAt(`${path}?debut=${first.next}`);
    expect([second.first, second.previous]).toEqual(["2026-11-30", "2026-11-23"]);
    const last = await pageAt(`${path}?debut=2026-12-21`);
    expect(last.next).toBeNull();
    for (const debut of ["", "hier", "2020-01-01", "2099-01-01", "x".repeat(500)])
      expect((await pageAt(`${path}?debut=${debut}`)).first).toBe("2026-11-23");
  });

  it("shows the week of the hour pressed, and asks nothing for one that is not free", async () => {
    const { path, slot } = await booked();
    const night = `2026-12-02T02:00:00Z_${slot.user_id}`;
    const props = await pageAt(`${path}?creneau=${encodeURIComponent(night)}`);
    expect(props).toMatchObject({ step: "choose", wanted: null, first: "2026-12-02" });
  });

  it("one line for each window, whoever of the shop would come", async () => {
    const { path } = await booked();
    const { slots } = await pageAt(path);
    const windows = slots.map((slot) => slot.public_start_at);
    expect(new Set(windows).size).toBe(windows.length);
    expect(windows).toEqual(windows.toSorted());
  });

  it("no window where two people come: the shop moves it, the client may cancel", async () => {
    const { path, slot } = await booked();
    const { database } = doors();
    await database.asOwner(
      `insert into app.event_assignee (shop_id, event_id, user_id, busy, status)
       select shop_id, event_id, $1, busy, status from app.event_assignee`,
      [LEA.id],
    );
    expect(await pageAt(path)).toMatchObject({ slots: [], change: { open: true, movable: false } });
    expect((await move(path, slot)).statusCode).toBe(303);
    const other = await firstSlot(doors(), AT_HOME);
    expect((await move(path, other)).statusCode).toBe(409);
    expect((await post(`${path}/annuler`)).statusCode).toBe(303);
  });

  it("nothing to move at a shop that takes no bookings any more, and still to cancel", async () => {
    const { path } = await booked();
    const wanted = await firstSlot(doors(), AT_HOME);
    const { database } = doors();
    await database.asOwner("update app.shop set status = 'PAUSED' where id = $1", [GARONNE.id]);
    try {
      expect(await pageAt(path)).toMatchObject({ slots: [], change: { movable: false } });
      expect((await move(path, wanted)).statusCode).toBe(409);
      expect((await post(`${path}/annuler`)).statusCode).toBe(303);
    } finally {
      await database.asOwner("update app.shop set status = 'ACTIVE' where id = $1", [GARONNE.id]);
    }
  });

  it("nothing to change for a booking that waits to be confirmed", async () => {
    const { path } = await booked();
    await doors().database.asOwner(
      `insert into app.booking (shop_id, repair_id, network, created_at, held_until, token_hash)
       select shop_id, repair_id, '11.0.0.0/24', now(), now() + interval '15 minutes', repeat('a', 64) from app.event
       on conflict (shop_id, repair_id) do update set held_until = excluded.held_until, confirmed_at = null`,
    );
    expect((await pageAt(path)).change).toBeNull();
    expect((await post(`${path}/annuler`)).statusCode).toBe(409);
  });
});
