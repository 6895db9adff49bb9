import { expect, test } from "vitest";
import { toInstant } from "../../../../domain/time.ts";
import type { UrgentChoice, UrgentDelay } from "./query.ts";
import { comesText, costText, delayText, movedBy, soonestOf } from "./words.ts";

const PARIS = "Europe/Paris";
const at = (hour: number, minutes = 0) => toInstant(Date.UTC(2026, 10, 24, hour - 1, minutes));
const plain = (text: string) => text.replaceAll(/[\u00a0\u202f]/g, " ");
const choice = (rest: Partial<UrgentChoice> = {}) =>
  ({
    start_at: at(14, 30),
    public_start_at: at(14),
    public_end_at: at(16),
    cost: 12,
    overtime: 0,
    ...rest,
  }) as UrgentChoice;
const delay = (rest: Record<string, unknown> = {}) =>
  ({
    event: {
      id: "e",
      public_start_at: at(10),
      public_end_at: at(12),
      repair: { client: { firstname: "Théo", lastname: "VIDAL" } },
    },
    from: { start_at: at(11) },
    to: { start_at: at(11, 35) },
    late: 0,
    ...rest,
  }) as unknown as UrgentDelay;

test("a choice is read to the client in one sentence, then says its cost", () => {
  const facts = { who: "Karim Benali", now: at(9), zone: PARIS };
  expect(plain(comesText(choice(), facts))).toBe("Karim Benali peut passer aujourd’hui à 14 h 30");
  expect(plain(costText(choice(), PARIS))).toBe("Annoncé 14 h – 16 h · + 12 min de route");
  expect(plain(costText(choice({ cost: 0, overtime: 20 }), PARIS))).toBe(
    "Annoncé 14 h – 16 h · sans détour · finit 20 min après ses heures",
  );
});

test.each<[Record<string, unknown>, string]>([
  [{}, "Théo VIDAL : 35 min plus tard, à 11 h 35, dans le créneau annoncé (10 h – 12 h)"],
  [
    { to: { start_at: at(12, 15) }, late: 15 },
    "Théo VIDAL : 1 h 15 plus tard, à 12 h 15, 15 min après le créneau annoncé (10 h – 12 h)",
  ],
  [{ event: null }, "Un rendez-vous : 35 min plus tard, à 11 h 35, sans créneau annoncé"],
  [
    { event: null, late: 5 },
    "Un rendez-vous : 35 min plus tard, à 11 h 35, après l’heure demandée",
  ],
])("a visit that waits says by how much: %j", (rest, text) => {
  expect(plain(delayText(delay(rest), PARIS))).toBe(text);
});

test("a visit whose trip alone changes does not move", () => {
  const still = delay({ to: { start_at: at(11) } });
  expect(movedBy({ delays: [still, delay()] })).toEqual([delay()]);
});

test("the soonest is said where there are several", () => {
  const [one, two] = [choice(), choice({ start_at: at(10) })];
  expect(soonestOf([one, two])).toBe(two);
  expect(soonestOf([one])).toBeUndefined();
});
