/** The private calendar of each person: what it holds, who makes it, and what becomes of a former address. */
import { describe, expect, it } from "vitest";
import { openRepair } from "../../../../test/shop/affairs.ts";
import { karim, nadia, openOffice, type Colleague } from "../../../../test/shop/colleagues.ts";
import { GARONNE, KARIM, LEA } from "../../../../test/shop/garonne.ts";
import { visitOf } from "../../../../test/shop/office.ts";
import { calendarSite } from "./site.ts";

const { doors, ask, attempt } = openOffice("2026-11-23T06:00:00Z", [calendarSite]);

const lea: Colleague = { person: LEA, shop_id: GARONNE.id };

const made = async (who: Colleague) =>
  new URL(
    (await ask<{ result: { url: string } }>("mutation { result: makeCalendar { url } }", {}, who))
      .result.url,
  ).pathname;
const kept = async (who: Colleague) =>
  (await ask<{ calendar: { url: string } | null }>("{ calendar { url } }", {}, who)).calendar;
const open = async (url: string) => doors().app.inject({ url });
/** Long lines of a calendar are folded: read here as they were written. */
const unfolded = (body: string) => body.replaceAll("\r\n ", "");
const plan = (facts: Record<string, unknown>, start_at: string) =>
  attempt(
    "mutation ($input: EventInput!) { result: upsertEvent(input: $input) { id } }",
    { input: visitOf(start_at, facts) },
    karim,
  );

describe("the calendar of Karim", () => {
  it("holds his visits and the facts that the work needs, and nothing of the others", async () => {
    const { repair_id } = await openRepair(doors().database);
    await plan(
      { repair_id, assigned_to: [KARIM.id], notes: "Clé chez la voisine" },
      "2026-11-24T08:00:00Z",
    );
    await plan({ assigned_to: [LEA.id], notes: "Inventaire" }, "2026-11-24T08:00:00Z");
    const response = await open(await made(karim));
    expect(response.statusCode).toBe(200);
    expect(response.headers["content-type"]).toContain("text/calendar");
    expect(response.headers["cache-control"]).toBe("no-store");
    const text = unfolded(response.body);
    expect(text.match(/BEGIN:VEVENT/g)).toHaveLength(1);
    expect(text).toContain("DTSTART:20261124T080000Z");
    expect(text).toMatch(/SUMMARY:.*Hélène VIDAL/);
    expect(text).toMatch(/LOCATION:8 allée des Peupliers/);
    expect(text).toContain("06 39 98 00 12");
    expect(text).toContain("Clé chez la voisine");
    expect(text).not.toMatch(/helene\.vidal@|Inventaire/);
  });

  it("goes back a month, and on for half a year", async () => {
    for (const date of ["2026-10-20", "2026-10-27", "2027-05-18", "2027-06-01"])
      await plan({ assigned_to: [LEA.id] }, `${date}T08:00:00Z`);
    const starts = (await open(await made(lea))).body.match(/DTSTART:\d{8}/g) ?? [];
    expect(starts).toContain("DTSTART:20261027");
    expect(starts).toContain("DTSTART:20270518");
    expect(starts).not.toContain("DTSTART:20261020");
    expect(starts).not.toContain("DTSTART:20270601");
  });

  it.each([
    ["one day off", "2026-12-01T23:00:00Z", "2026-12-02", "20261202", "20261203"],
    ["three days off", "2026-12-08T23:00:00Z", "2026-12-11", "20261209", "20261212"],
    [
      "a week off when the clock changes",
      "2027-03-21T23:00:00Z",
      "2027-03-28",
      "20270322",
      "20270329",
    ],
  ])("shows %s until its last day", async (_, start_at, last, first, after) => {
    const end_at = `${last}T12:00:00Z`;
    await plan({ assigned_to: [LEA.id], fullday: true, end_at }, start_at);
    const { body } = await open(await made(lea));
    expect(body).toContain(`DTSTART;VALUE=DATE:${first}\r\nDTEND;VALUE=DATE:${after}\r\n`);
  });

  it("made again, opens at its new address only", async () => {
    const former = await made(karim);
    const now = await made(karim);
    expect(now).not.toBe(former);
    expect((await open(former)).statusCode).toBe(404);
    expect((await open(now)).statusCode).toBe(200);
    expect(new URL((await kept(karim))?.url ?? "").pathname).toBe(now);
  });

  it("taken away, opens no more, and is not that of a colleague", async () => {
    const [his, hers] = [await made(karim), await made(lea)];
    await ask("mutation { revokeCalendar { url } }", {}, karim);
    expect((await open(his)).statusCode).toBe(404);
    expect((await open(hers)).statusCode).toBe(200);
    expect(await kept(karim)).toBeNull();
    const left = await doors().database.asOwner(
      "select 1 from app.calendar_link l left join app.calendar c using (shop_id, token) where c.token is null",
    );
    expect(left).toEqual([]);
  });

  it("of someone who left the shop, opens no more", async () => {
    const hers = await made(lea);
    const leave = (at: string | null) =>
      doors().database.asOwner("update app.shop_user set archived_at = $2 where id = $1", [
        LEA.id,
        at,
      ]);
    await leave("2026-11-23T05:00:00Z");
    expect((await open(hers)).statusCode).toBe(404);
    await expect(made(lea)).rejects.toThrow();
    await leave(null);
  });

  it.each(["abc", "A".repeat(22), "A".repeat(21) + "%27", "A".repeat(21) + "%00"])(
    "« %s » opens nothing",
    async (token) => {
      expect((await open(`/calendrier/${token}/agenda.ics`)).statusCode).toBe(404);
    },
  );
});

it("each person has their own, in their own shop", async () => {
  const text = unfolded((await open(await made(nadia))).body);
  expect(text).not.toContain("VEVENT");
});

it("who asks too often waits, and is told how long", async () => {
  const url = await made(karim);
  const remoteAddress = "203.0.113.77";
  const ask60 = Array.from({ length: 61 }, () => doors().app.inject({ url, remoteAddress }));
  const refused = (await Promise.all(ask60)).filter(({ statusCode }) => statusCode === 429);
  expect(refused.length).toBeGreaterThan(0);
  expect(Number(refused[0]?.headers["retry-after"])).toBeGreaterThan(0);
});
