import { renderToStaticMarkup } from "react-dom/server";
import { expect, test } from "vitest";
import type { LocalDate } from "../../../domain/time.ts";
import { Planner } from "./planner.tsx";
import type { PlannerProps } from "./planner-types.ts";

const MONDAY = "2026-11-23" as LocalDate;
const card = {
  id: "visit",
  time: "9 h 30",
  title: "DUPONT",
  subtitle: "Balma · Lave-linge",
  description: "",
  color: "#cdeadb",
  state: undefined,
};

const drawn = (facts: Partial<PlannerProps>) =>
  renderToStaticMarkup(
    <Planner
      label="Semaine par personne"
      adds="Nouvelle intervention"
      total={{ name: "Atelier", loads: [undefined] }}
      rows={[
        {
          id: "karim",
          name: "Karim",
          head: "Karim",
          cells: [{ date: MONDAY, load: undefined, open: true, cards: [card] } as never],
        },
      ]}
      dates={[MONDAY]}
      today={MONDAY}
      fit={false}
      marks={() => null}
      onOpen={() => undefined}
      onAdd={undefined}
      {...facts}
    />,
  );

test("a week fitted to the screen says so to its style, which leaves one line a card", () => {
  expect(drawn({})).not.toContain("data-fit");
  expect(drawn({ fit: true })).toMatch(/<table[^>]*data-fit="true"/);
  expect(drawn({ fit: true })).toContain("DUPONT");
});

test("who may not edit gets no button that adds", () => {
  expect(drawn({})).not.toContain("Nouvelle intervention");
  expect(drawn({ onAdd: () => undefined })).toMatch(/aria-label="Nouvelle intervention[^"]*Karim/);
});
