/** Absences to come, person by person, over HTTP. */
import { randomUUID } from "node:crypto";
import { expect, test } from "vitest";
import { marc, nadia, openOffice } from "../../../../test/shop/colleagues.ts";
import { insertEventRow } from "../../../../test/shop/events.ts";
import { GARONNE, HUGO, KARIM } from "../../../../test/shop/garonne.ts";
import { ABSENCE_KIND } from "../../../domain/agenda/event.ts";

const { doors, ask } = openOffice("2026-11-23T11:00:00.000Z");

type Listed = { id: string; absences: { id: string; notes: string; fullday: boolean }[] };
const absences = async (who = marc) => {
  const { people } = await ask<{ people: Listed[] }>(
    "{ people { id absences { id notes fullday start_at end_at } } }",
    {},
    who,
  );
  return Object.fromEntries(people.map((person) => [person.id, person.absences]));
};
const plan = (day: string, user_ids: string[], change: object = {}) =>
  insertEventRow(
    doors().database,
    {
      shop_id: GARONNE.id,
      id: randomUUID(),
      kind: ABSENCE_KIND,
      duration: 600,
      start_at: `${day}T08:00:00Z`,
      end_at: `${day}T18:00:00Z`,
      notes: day,
      ...change,
    },
    user_ids,
  );

test("each person’s are listed in order: not those past, cancelled, or that are appointments", async () => {
  await plan("2026-12-24", [KARIM.id, HUGO.id], { fullday: true });
  await plan("2026-12-02", [KARIM.id]);
  await plan("2026-11-20", [KARIM.id]);
  await plan("2026-12-03", [KARIM.id], { status: "CANCEL" });
  await plan("2026-12-04", [KARIM.id], { kind: "Réparation" });
  const listed = await absences();
  expect(listed[KARIM.id]?.map(({ notes }) => notes)).toEqual(["2026-12-02", "2026-12-24"]);
  expect(listed[HUGO.id]).toMatchObject([{ notes: "2026-12-24", fullday: true }]);
  expect(Object.keys(await absences(nadia))).not.toContain(KARIM.id);
});

test("today’s absence is still listed while it lasts", async () => {
  await plan("2026-11-23", [HUGO.id]);
  expect((await absences())[HUGO.id]?.[0]?.notes).toBe("2026-11-23");
});
