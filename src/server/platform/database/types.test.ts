import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { testDatabase } from "../../../../test/database.ts";
import { instantOf } from "./types.ts";

const database = testDatabase();

async function valueOf(expression: string): Promise<unknown> {
  const { rows } = await database.pool.query<{ value: unknown }>(`select ${expression} as value`);
  return rows[0]?.value;
}

it.each([
  ["a count is a number", "count(*) from (values (1), (2)) v", 2],
  ["an amount in bigint is a number", "9007199254740991::bigint", 9_007_199_254_740_991],
  ["an exact decimal stays text", "12345678.90::numeric", "12345678.90"],
  ["a date is its own day, whatever the zone of the machine", "date '2026-03-29'", "2026-03-29"],
  [
    "an instant is ISO in UTC",
    "timestamptz '2026-03-29T02:30:00.123456+02:00'",
    "2026-03-29T00:30:00.123Z",
  ],
  ["a wall time stays text", "timestamp '2026-03-29 02:30'", "2026-03-29 02:30:00"],
  [
    "a range of instants gives its two sides across the October change",
    "tstzrange('2026-10-25 00:00+02', '2026-10-25 04:00+01')",
    { from: "2026-10-24T22:00:00.000Z", to: "2026-10-25T03:00:00.000Z" },
  ],
  [
    "an open range has a null side",
    "tstzrange('2026-10-25 00:00Z', null)",
    { from: "2026-10-25T00:00:00.000Z", to: null },
  ],
  ["an empty range has no side", "'empty'::tstzrange", { from: null, to: null }],
  [
    "a range of days",
    "daterange('2026-01-01', '2026-02-01')",
    { from: "2026-01-01", to: "2026-02-01" },
  ],
  ["a list of counts", "array[1, null, 3]::bigint[]", [1, null, 3]],
  ["a list of days", "array['2026-01-01']::date[]", ["2026-01-01"]],
  [
    "a list of instants",
    "array['2026-01-01 10:00+01']::timestamptz[]",
    ["2026-01-01T09:00:00.000Z"],
  ],
  ["a list of words with commas and quotes", `array['a,b', 'c"d', '']`, ["a,b", 'c"d', ""]],
  ["an empty list", "array[]::bigint[]", []],
])("%s", async (_, expression, expected) => {
  const text = expression.startsWith("count")
    ? expression.replace(" from", " as value from")
    : undefined;
  if (text)
    expect(
      (await database.pool.query<{ value: unknown }>(`select ${text}`)).rows[0]?.value,
    ).toEqual(expected);
  else expect(await valueOf(expression)).toEqual(expected);
});

it("refuses an integer that a number cannot hold", async () => {
  await expect(valueOf("9007199254740993::bigint")).rejects.toThrow(RangeError);
});

describe("an instant cut from PostgreSQL's text", () => {
  /** The plain way: the calendar of JavaScript. */
  const parsed = (text: string): string => {
    const epoch = Date.parse(text.replace(" ", "T").replace(/([+-]\d{2})$/, "$1:00"));
    return Number.isNaN(epoch) ? text : new Date(epoch).toISOString();
  };
  const moment = fc.date({
    min: new Date("0001-01-01T00:00:00Z"),
    max: new Date("9999-12-31T23:59:59Z"),
    noInvalidDate: true,
  });
  const fraction = fc.oneof(fc.constant(""), fc.stringMatching(/^\.\d{0,5}[1-9]$/));
  const offset = fc.constantFrom("+00", "+01", "-05", "+05:30", "-03:30", "+00:00", "+14");

  it("is what the calendar reads, whatever the year, the fraction and the offset", () => {
    fc.assert(
      fc.property(moment, fraction, offset, (date, digits, zone) => {
        const text = `${date.toISOString().slice(0, 19).replace("T", " ")}${digits}${zone}`;
        expect(instantOf(text)).toBe(parsed(text));
      }),
    );
  });

  it.each([
    ["infinity"],
    ["-infinity"],
    ["0044-03-15 00:00:00+00 BC"],
    ["10000-01-01 00:00:00+00"],
    ["1890-01-01 00:09:21+00:09:21"],
  ])("%s is read as before", (text) => {
    expect(instantOf(text)).toBe(parsed(text));
  });

  it("agrees with the server about its own clock", async () => {
    const { rows } = await database.pool.query<{ at: string; epoch: number }>(
      "select at, floor(extract(epoch from at) * 1000)::float8 as epoch from (select clock_timestamp() as at) clock",
    );
    expect(rows.map(({ at }) => Date.parse(at))).toEqual(rows.map(({ epoch }) => epoch));
  });
});
