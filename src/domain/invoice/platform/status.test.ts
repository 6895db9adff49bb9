import fc from "fast-check";
import { describe, expect, it, test } from "vitest";
import { parseInstant, type Instant } from "../../time.ts";
import {
  currentStatus,
  isFailed,
  isHeld,
  isStatusCode,
  PASSAGES,
  STATUS_CODES,
  STATUS_FR,
  type InvoiceStatus,
} from "./status.ts";

const at = (minute: number): Instant => {
  const instant = parseInstant(`2026-12-02T10:${String(minute).padStart(2, "0")}:00.000Z`);
  if (!instant) throw new Error("no instant");
  return instant;
};
const status = (code: number, minute: number): InvoiceStatus => ({
  message_id: `${code} ${minute}`,
  code,
  reason_code: "",
  reason: "",
  amount: null,
  at: at(minute),
});
const present = (...codes: [number, number][]): number | undefined =>
  currentStatus(codes.map(([code, minute]) => status(code, minute)))?.code;

describe("the present status of an invoice", () => {
  it("is none before the platform spoke", () => expect(present()).toBeUndefined());

  it.each<[string, [number, number][], number]>([
    [
      "the last one of its way",
      [
        [200, 1],
        [202, 2],
        [203, 3],
        [205, 4],
        [212, 9],
      ],
      212,
    ],
    [
      "read by the platform's clock, in whatever order it came",
      [
        [212, 9],
        [200, 1],
        [205, 4],
      ],
      212,
    ],
    [
      "not moved by a message that comes twice",
      [
        [200, 1],
        [200, 1],
        [203, 3],
        [203, 3],
      ],
      203,
    ],
    [
      "a rejection, which nothing follows",
      [
        [200, 1],
        [213, 2],
        [205, 3],
      ],
      213,
    ],
    [
      "a refusal, which no payment follows",
      [
        [200, 1],
        [203, 2],
        [210, 3],
        [212, 4],
      ],
      210,
    ],
    [
      "not brought back to the deposit by a late message",
      [
        [203, 2],
        [205, 3],
        [200, 4],
      ],
      205,
    ],
    [
      "approved once the dispute is over",
      [
        [203, 1],
        [207, 2],
        [205, 3],
      ],
      205,
    ],
    [
      "in the order of the way, for two of one instant",
      [
        [203, 1],
        [200, 1],
        [202, 1],
      ],
      203,
    ],
    [
      "not changed by a code that nobody knows",
      [
        [200, 1],
        [999, 2],
      ],
      200,
    ],
  ])("is %s", (_, codes, expected) => expect(present(...codes)).toBe(expected));

  it("is the same for every order in which messages come, and for each of them twice", () => {
    const codes = fc.array(fc.tuple(fc.constantFrom(...STATUS_CODES), fc.nat({ max: 59 })));
    fc.assert(
      fc.property(codes, fc.infiniteStream(fc.nat()), (sent, chance) => {
        const twice = [...sent, ...sent].toSorted(() => ((chance.next().value ?? 0) % 3) - 1);
        expect(present(...twice)).toBe(present(...sent));
      }),
    );
  });
});

test("every code has its words and its passages, which lead to codes", () => {
  for (const code of STATUS_CODES) {
    expect(STATUS_FR[code]).not.toBe("");
    expect(PASSAGES[code].every(isStatusCode)).toBe(true);
    expect(PASSAGES[code]).not.toContain(200);
  }
  for (const last of [210, 212, 213, 220] as const) expect(PASSAGES[last]).toEqual([]);
});

test("what was not accepted, and what waits for an answer", () => {
  expect([200, 205, 207, 210, 212, 213, 221, 501].filter((code) => isFailed({ code }))).toEqual([
    210, 213, 221, 501,
  ]);
  expect([205, 207, 208, 210].filter((code) => isHeld({ code }))).toEqual([207, 208]);
});

describe("« Encaissée »", () => {
  const paid = (minute: number, amount: number | null): InvoiceStatus => ({
    ...status(212, minute),
    amount,
  });
  const deposited = [status(200, 1), status(203, 2)];

  it.each<[string, InvoiceStatus[], number]>([
    ["is what a sum received makes of it", [paid(4, 4_000)], 212],
    ["stays while something of it is left", [paid(4, 4_000), paid(5, -1_000)], 212],
    ["is no more once all was given back", [paid(4, 4_000), paid(5, -4_000)], 203],
    ["whatever came first", [paid(5, -4_000), paid(4, 4_000)], 203],
    ["is again with the next sum", [paid(4, 4_000), paid(5, -4_000), paid(6, 1_000)], 212],
    ["stays when its amount was not said", [paid(4, null), paid(5, -4_000)], 212],
  ])("%s", (_, said, code) => {
    expect(currentStatus([...deposited, ...said])?.code).toBe(code);
  });

  it("hides no answer of the client once it was given back", () => {
    const said = [paid(4, 4_000), status(207, 5), paid(6, -4_000)];
    expect(currentStatus([...deposited, ...said])?.code).toBe(207);
  });

  it("shows nothing when all that was said is given back", () => {
    expect(currentStatus([paid(4, 4_000), paid(5, -4_000)])).toBeUndefined();
  });

  test("the present status is « Encaissée » only as long as the sums come to more than nothing", () => {
    fc.assert(
      fc.property(fc.array(fc.integer({ min: -5, max: 5 }), { minLength: 1 }), (amounts) => {
        const said = amounts.map((amount, index) => paid(index % 50, amount));
        const total = amounts.reduce((sum, amount) => sum + amount, 0);
        expect(currentStatus(said)?.code).toBe(total > 0 ? 212 : undefined);
      }),
    );
  });
});
