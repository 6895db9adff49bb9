import { expect, test } from "vitest";
import { haveMet, pageOf, seatFor, type Seat, type Seated } from "./seat.ts";

const KARIM = { seat: "technician", account_id: "karim" } as const;
const LEA = { seat: "colleague", account_id: "lea" } as const;
const CLIENT = { seat: "client", account_id: null } as const;

test.each<[string, string | null, Seated[], unknown]>([
  ["the client", null, [], "client"],
  ["the client's second device", null, [CLIENT, KARIM], "client"],
  ["the first person of the shop", "karim", [CLIENT], "technician"],
  ["the same person again", "karim", [CLIENT, KARIM, LEA], "technician"],
  ["a colleague", "lea", [KARIM], "colleague"],
  ["who takes over a call that its technician left", "hugo", [LEA], "technician"],
  ["a third person", "hugo", [KARIM, LEA], { refused: "call-full" }],
])("%s sits", (_who, account_id, present, seat) => {
  expect(seatFor(account_id, present)).toEqual(seat);
});

test.each<[Seat[], boolean]>([
  [[], false],
  [["client"], false],
  [["technician", "colleague"], false],
  [["client", "technician"], true],
  [["colleague", "client"], true],
])("with %j they have met: %s", (seats, met) => {
  expect(haveMet(seats.map((seat) => ({ seat })))).toBe(met);
});

test("a page is its account's alone, and the client's is that of no account", () => {
  const present = [
    { id: "a", ...CLIENT },
    { id: "b", ...KARIM },
  ];
  expect(pageOf(present, { id: "a", account_id: null })?.seat).toBe("client");
  expect(pageOf(present, { id: "b", account_id: "karim" })?.seat).toBe("technician");
  for (const [id, account_id] of [
    ["a", "karim"],
    ["b", null],
    ["b", "lea"],
    ["c", null],
  ] as const)
    expect(pageOf(present, { id, account_id })).toBeUndefined();
});
