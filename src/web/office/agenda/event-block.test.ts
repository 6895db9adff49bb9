import { describe, expect, test } from "vitest";
import type { Instant, LocalDate } from "../../../domain/time.ts";
import type { AgendaEntry } from "./query.ts";
import {
  allDayOf,
  announcedText,
  cardLine,
  gridItemOf,
  hoursOn,
  lookOf,
  personOf,
  stateOf,
  subtitleOf,
} from "./event-block.ts";

const PARIS = "Europe/Paris";
const at = (text: string) => text as Instant;
const NOW = at("2026-11-23T09:30:00.000Z");

const ENTRY: AgendaEntry = {
  __typename: "Event",
  id: "e1",
  start_at: at("2026-11-23T09:00:00.000Z"),
  end_at: at("2026-11-23T10:00:00.000Z"),
  duration: 60,
  fullday: false,
  kind: "Réparation",
  where: "Chez le client",
  created_by: null,
  shop_id: "s1",
  visit_id: null,
  repair_id: "r1",
  assigned_to: ["karim"],
  resource_ids: [],
  notes: "",
  status: "TODO",
  public_start_at: at("2026-11-23T08:00:00.000Z"),
  public_end_at: at("2026-11-23T10:00:00.000Z"),
  constraint_start_at: null,
  constraint_end_at: null,
  trip_duration_before: 0,
  trip_duration_after: 0,
  trip_is_included_before: false,
  trip_is_included_after: true,
  lat: null,
  lon: null,
  repair: {
    id: "r1",
    reference: "R2026-00001",
    status: "Prêt à réparer",
    urgency: 1,
    fault: "Fuite, sous la machine",
    danger: { label: "Gaz" },
    held_until: null,
    client: {
      id: "c1",
      firstname: "Hélène",
      lastname: "DUPONT",
      phones: [],
      addresses: [
        {
          address_id: "a1",
          tags: ["intervention"],
          street: "3 rue des Essais",
          complement: "",
          zip: "31000",
          city: "Toulouse",
          country: "France",
          lat: null,
          lon: null,
        },
      ],
    },
    proposal: null,
    appliance: {
      id: "m1",
      kind_id: "lave-linge",
      category_id: "",
      kind: "Lave-linge",
      name: "",
      brand: "Bosch",
      model: "",
    },
  },
};
const nameOf = () => "Karim Benali";

describe("the state of an appointment at half past ten", () => {
  test.each<[string, Partial<AgendaEntry>, string]>([
    ["is under way", {}, "ongoing"],
    ["is over", { end_at: at("2026-11-23T09:15:00.000Z") }, "past"],
    ["is to come", { start_at: at("2026-11-23T09:45:00.000Z") }, "coming"],
    ["was noted as done", { status: "DONE" }, "done"],
    ["was cancelled", { status: "CANCEL" }, "cancelled"],
  ])("%s", (_, fields, state) => {
    expect(stateOf({ ...ENTRY, ...fields }, NOW)).toBe(state);
  });
});

test("its words: who, what, where; without a repair, its type and its notes", () => {
  expect([personOf(ENTRY), subtitleOf(ENTRY)]).toEqual([
    "Hélène DUPONT",
    "Lave-linge Bosch · Toulouse",
  ]);
  expect(subtitleOf({ ...ENTRY, where: "Atelier" })).toBe("Lave-linge Bosch · Atelier");
  const other = { ...ENTRY, repair: null, kind: "Autre", notes: "Fournisseur" };
  expect([personOf(other), subtitleOf(other)]).toEqual(["Autre", "Fournisseur"]);
});

test("on a card: the town, then the machine and its fault", () => {
  expect(cardLine(ENTRY)).toBe("Toulouse · Lave-linge\u00a0: fuite, sous la machine");
  const { repair } = ENTRY;
  if (!repair) throw new Error("no repair");
  const facts = (changed: Partial<typeof repair>) =>
    cardLine({ ...ENTRY, repair: { ...repair, ...changed } });
  expect(facts({ fault: "" })).toBe("Toulouse · Lave-linge");
  expect(facts({ fault: "LED rouge" })).toBe("Toulouse · Lave-linge\u00a0: LED rouge");
  expect(facts({ appliance: null })).toBe("Toulouse · Fuite, sous la machine");
  expect(cardLine({ ...ENTRY, repair: null, notes: "Fournisseur" })).toBe("Fournisseur");
});

test("the windows behind a card follow the parameters of the display", () => {
  const constrained = {
    ...ENTRY,
    constraint_start_at: at("2026-11-23T07:00:00.000Z"),
    constraint_end_at: at("2026-11-23T11:00:00.000Z"),
  };
  const behind = (show_ranges: boolean, showFluidEvents: boolean) => {
    const { backdrop } = gridItemOf(constrained, { show_ranges, showFluidEvents });
    return backdrop && { loose: backdrop.loose === true };
  };
  expect(behind(true, false)).toEqual({ loose: false });
  expect(behind(false, true)).toEqual({ loose: true });
  expect(behind(false, false)).toBeUndefined();
});

test("the hours told to the client are shown when they differ from the real ones", () => {
  expect(announcedText(ENTRY, PARIS)).toBe("9\u202fh – 11\u202fh");
  const same = { ...ENTRY, public_start_at: ENTRY.start_at, public_end_at: ENTRY.end_at };
  expect(announcedText(same, PARIS)).toBeUndefined();
  const works = { ...ENTRY, public_end_at: at("2026-11-26T10:00:00.000Z") };
  expect(announcedText(works, PARIS)).toBe(
    "lundi 23 novembre à 9\u202fh – jeudi 26 novembre à 11\u202fh",
  );
});

test("those who listen hear the rest: when, type, who goes, what was announced, urgency", () => {
  const { description } = lookOf(ENTRY, { now: NOW, zone: PARIS, nameOf });
  expect(description).toBe(
    "lundi 23 novembre, 10\u202fh – 11\u202fh, Réparation, Karim Benali, annoncé 9\u202fh – 11\u202fh, à faire, danger : Gaz, urgent",
  );
});

test("they hear that the client has not confirmed it yet", () => {
  const held = ENTRY.repair && { ...ENTRY.repair, held_until: at("2026-11-23T09:45:00.000Z") };
  const { description } = lookOf({ ...ENTRY, repair: held }, { now: NOW, zone: PARIS, nameOf });
  expect(description).toContain("à faire, à confirmer par le client, danger");
});

test("where there is little room a client is their last name, a private appointment its note or its type", () => {
  const wordsOf = (entry: AgendaEntry) => {
    const { short, subtitle } = lookOf(entry, { now: NOW, zone: PARIS, nameOf });
    return [short, subtitle];
  };
  expect(wordsOf(ENTRY)[0]).toBe("DUPONT");
  const other = { ...ENTRY, repair: null, kind: "Autre" as const };
  expect(wordsOf({ ...other, notes: "" })).toEqual(["Autre", ""]);
  expect(wordsOf({ ...other, notes: "Point d’équipe\nà l’étage" })).toEqual([
    "Point d’équipe",
    "Autre",
  ]);
});

test("an absence of two days is a bar that names who is away", () => {
  const away: AgendaEntry = {
    ...ENTRY,
    repair: null,
    fullday: true,
    kind: "Congé / indisponibilité",
    notes: "Formation",
    start_at: at("2026-11-22T23:00:00.000Z"),
    end_at: at("2026-11-24T23:00:00.000Z"),
  };
  expect(allDayOf(away, PARIS, nameOf)).toMatchObject({
    title: "Karim Benali · Formation",
    first: "2026-11-23",
    last: "2026-11-24",
  });
});

test.each([
  ["2026-11-23T09:00:00.000Z", "2026-11-23T10:00:00.000Z", "2026-11-23", "10 h", "11 h"],
  ["2026-11-23T07:00:00.000Z", "2026-11-25T17:00:00.000Z", "2026-11-23", "8 h", ""],
  ["2026-11-23T07:00:00.000Z", "2026-11-25T17:00:00.000Z", "2026-11-24", "suite", ""],
  ["2026-11-23T07:00:00.000Z", "2026-11-25T17:00:00.000Z", "2026-11-25", "suite", "18 h"],
  ["2026-11-23T21:00:00.000Z", "2026-11-23T23:00:00.000Z", "2026-11-23", "22 h", "0 h"],
])("from %s to %s, the list of %s says « %s » and « %s »", (start, end, date, from, to) => {
  const event = { start_at: at(start), end_at: at(end), fullday: false };
  const said = hoursOn(event, date as LocalDate, PARIS);
  expect([said.from, said.to].map((text) => text.replaceAll("\u202f", " "))).toEqual([from, to]);
  expect(hoursOn({ ...event, fullday: true }, date as LocalDate, PARIS)).toEqual({
    from: "Journée",
    to: "",
  });
});
