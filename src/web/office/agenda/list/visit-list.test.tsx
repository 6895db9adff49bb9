import { MantineProvider } from "@mantine/core";
import { renderToStaticMarkup } from "react-dom/server";
import { expect, test } from "vitest";
import { newEvent } from "../../../../domain/agenda/event.ts";
import type { Instant, LocalDate } from "../../../../domain/time.ts";
import type { AgendaEntry } from "../query.ts";
import type { Agenda } from "../use-agenda.ts";
import type { AgendaView } from "../use-agenda-view.ts";
import { VisitList } from "./visit-list.tsx";

const at = (text: string) => new Date(text).toISOString() as Instant;

const KARIM = { id: "karim", firstname: "Karim", lastname: "BENALI", color: "#0b7285" };
const REPAIR = {
  urgency: 1,
  danger: null,
  status: "Brouillon",
  fault: "Le tambour ne tourne plus",
  appliance: { kind: "Lave-linge" },
  client: {
    firstname: "Marie",
    lastname: "DUPONT",
    phones: [{ name: "Portable", number: "+33639981407" }],
    addresses: [],
  },
};

const entry = (facts: object): AgendaEntry =>
  ({
    ...newEvent({
      id: "visit",
      shop_id: "garonne",
      kind: "Réparation",
      start_at: at("2026-11-23T14:30+01:00"),
      end_at: at("2026-11-23T15:30+01:00"),
      assigned_to: ["karim"],
    }),
    repair: null,
    ...facts,
  }) as unknown as AgendaEntry;

/** The days of the list, each as its heading and its lines. */
function drawn(visible: readonly AgendaEntry[]) {
  const view = {
    dates: ["2026-11-23", "2026-11-24"] as LocalDate[],
    today: "2026-11-23" as LocalDate,
    zone: "Europe/Paris",
    users: [KARIM],
  } as unknown as AgendaView;
  const page = renderToStaticMarkup(
    <MantineProvider>
      <VisitList view={view} agenda={{ visible } as unknown as Agenda} onOpen={() => undefined} />
    </MantineProvider>,
  );
  const words = (html: string) =>
    html
      .replace(/<[^>]*>/g, "|")
      .replace(/\s/g, " ")
      .split("|")
      .filter((text) => text.trim() !== "");
  return {
    page,
    days: [...page.matchAll(/<section.*?<\/section>/gs)].map(([section]) => words(section)),
  };
}

test("each day is said with its appointments in the order of their hours, or that nothing is planned", () => {
  const { page, days } = drawn([
    entry({ id: "late", repair: REPAIR }),
    entry({
      id: "early",
      start_at: at("2026-11-23T09:00+01:00"),
      end_at: at("2026-11-23T10:00+01:00"),
      kind: "Autre",
      notes: "Point d’équipe",
      status: "DONE",
      assigned_to: [],
    }),
  ]);
  expect(days).toEqual([
    [
      "lundi 23 novembre",
      "9 h – 10 h",
      "Autre",
      "Point d’équipe · Fait",
      "14 h 30 – 15 h 30",
      "Marie DUPONT",
      "Urgent",
      "Réparation · Chez le client · Lave-linge : le tambour ne tourne plus",
      "06 39 98 14 07",
      "KB",
      "Karim",
    ],
    ["mardi 24 novembre", "Rien de prévu"],
  ]);
  expect(page).toContain('href="tel:+33639981407"');
  expect(page.match(/data-today="true"/g)).toHaveLength(1);
  expect([...page.matchAll(/data-id="(\w+)"/g)].map(([, id]) => id)).toEqual(["early", "late"]);
});

test("an absence of whole days stands first on each of its days", () => {
  const { days } = drawn([
    entry({ id: "visit" }),
    entry({
      id: "away",
      kind: "Congé",
      fullday: true,
      start_at: at("2026-11-23T00:00+01:00"),
      end_at: at("2026-11-25T00:00+01:00"),
    }),
  ]);
  expect(days.map(([date, hours]) => [date, hours])).toEqual([
    ["lundi 23 novembre", "Journée"],
    ["mardi 24 novembre", "Journée"],
  ]);
});
