import { defaultParseSearch, defaultStringifySearch } from "@tanstack/react-router";
import { describe, expect, test } from "vitest";
import { agendaSearch, unplaced, withOpening } from "./search-params.ts";

const REPAIR = "0190a5c2-7f31-7d4e-8b1a-2f6c9d3e4a5b";
const KARIM = "0190a5c2-7f31-7d4e-8b1a-000000000001";
const LEA = "0190a5c2-7f31-7d4e-8b1a-000000000002";

/** As the router reads the text that follows the question mark. */
const read = (address: string) => agendaSearch.parse(defaultParseSearch(address));
const asked = (name: string, value: string) => read(`?${name}=${encodeURIComponent(value)}`);

test("the six parameters place an appointment, encoded as any address is", () => {
  const address =
    `?appointemnt=new&repair_id=${REPAIR}&event_kind=R%C3%A9paration` +
    "&event_notes=D%C3%A9poser%20le%20hublot%20%26%20la%20manchette%0A%C3%A0%209%C2%A0h" +
    `&where=Chez%20le%20client&assigned_to=%5B%22${KARIM}%22%2C%22${LEA}%22%5D`;
  expect(read(address)).toEqual({
    appointemnt: "new",
    repair_id: REPAIR,
    event_kind: "Réparation",
    event_notes: "Déposer le hublot & la manchette\nà 9\u00a0h",
    where: "Chez le client",
    assigned_to: [KARIM, LEA],
  });
});

test.each([
  [`?repair_id=${REPAIR}`, "new"],
  ["?event_kind=Autre", "new"],
  [`?assigned_to=%5B%22${KARIM}%22%5D`, "new"],
  [`?appointemnt=${REPAIR}&where=Atelier`, REPAIR],
  ["?date=2026-11-23&view=day", undefined],
  ["?event_kind=Inconnu", undefined],
])(
  "« %s » opens %s: what places an appointment without naming one asks a new one",
  (address, opened) => {
    expect(withOpening(read(address)).appointemnt).toBe(opened);
  },
);

test("what the agenda writes, it reads again", () => {
  const search = {
    appointemnt: "new",
    event_kind: "Livraison / Enlèvement",
    event_notes: '["not", "a list"]',
    assigned_to: [KARIM],
  };
  expect(read(defaultStringifySearch(search))).toEqual(search);
});

describe("a value that makes no sense is dropped, and only that one", () => {
  test.each([
    ["appointemnt", "neuf"],
    ["appointemnt", "12"],
    ["appointemnt", `${REPAIR}'; drop table event`],
    ["repair_id", "../../admin"],
    ["repair_id", ""],
    ["event_kind", "Dépannage"],
    ["event_kind", "<script>alert(1)</script>"],
    ["event_kind", "réparation"],
    ["where", "Ailleurs"],
    ["where", "__proto__"],
    ["assigned_to", KARIM],
    ["assigned_to", `["${KARIM}"`],
    ["assigned_to", `{"0":"${KARIM}"}`],
    ["assigned_to", "[]"],
    ["assigned_to", "[1,null,{}]"],
    ["event_notes", '{"a":1}'],
    ["view", '["day"]'],
    ["date", "2026-02-30"],
  ])("%s: %s", (name, value) => {
    const found = read(`?${name}=${encodeURIComponent(value)}&columns=true`);
    expect(Object.entries(found).filter(([, kept]) => kept !== undefined)).toEqual([
      ["columns", true],
    ]);
  });

  test("a view that the screen does not offer is another one", () => {
    expect(read("?view=decade")).toMatchObject({ view: "other" });
    expect(read("?view=month")).toMatchObject({ view: "month" });
    expect(read("?view=4day")).toMatchObject({ view: "4day" });
  });

  test("of a list of people, those who are ids stay, once each", () => {
    const list = JSON.stringify([KARIM, "karim", 7, KARIM.toUpperCase(), LEA]);
    expect(asked("assigned_to", list).assigned_to).toEqual([KARIM, LEA]);
  });

  test("a crowd is cut at twenty", () => {
    const crowd = Array.from({ length: 40 }, (_, index) => KARIM.replace(/..$/, `${index + 10}`));
    expect(asked("assigned_to", JSON.stringify(crowd)).assigned_to).toHaveLength(20);
  });
});

describe("notes are a text", () => {
  test.each([
    ["12", "12"],
    ["true", "true"],
    ["Code 4B, 2e étage", "Code 4B, 2e étage"],
    ["<img src=x onerror=alert(1)>", "<img src=x onerror=alert(1)>"],
    ["🔧 שלום", "🔧 שלום"],
  ])("%s", (value, expected) => {
    expect(asked("event_notes", value).event_notes).toBe(expected);
  });

  test("of 10,000 signs at most, no sign cut in two", () => {
    expect(asked("event_notes", "é".repeat(10_000)).event_notes).toHaveLength(10_000);
    const long = asked("event_notes", `${"a".repeat(9_999)}🔧 et la suite`).event_notes;
    expect(long).toHaveLength(10_000);
    expect(long?.isWellFormed()).toBe(true);
  });
});

test("once the appointment is placed, only the place of the agenda is left", () => {
  const search = read(`?date=2026-11-23&view=week&appointemnt=new&repair_id=${REPAIR}`);
  expect(defaultStringifySearch(unplaced(search))).toBe("?date=2026-11-23&view=week");
});
