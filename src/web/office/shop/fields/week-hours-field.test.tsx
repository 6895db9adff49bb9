import { MantineProvider } from "@mantine/core";
import { renderToStaticMarkup } from "react-dom/server";
import { expect, test } from "vitest";
import { weekFaults } from "../../../../domain/shop/settings/hours.ts";
import { tariffsOf } from "../../../../domain/shop/tariffs.ts";
import { TariffFields } from "./tariff-fields.tsx";
import { WeekHoursField } from "./week-hours-field.tsx";

const drawn = (field: React.ReactNode) =>
  renderToStaticMarkup(<MantineProvider>{field}</MantineProvider>);
const WEEK = { 1: [{ from: 540, to: 720 }], 2: [{ from: 1_200, to: 1_440 }] };

test("a week shows its ranges, and says which days are closed", () => {
  const text = drawn(<WeekHoursField value={WEEK} onChange={() => {}} />);
  expect(text.match(/type="time"/g)).toHaveLength(4);
  expect(text).toContain('value="09:00"');
  // Midnight at the end of a day, as a time field can hold it.
  expect(text).toContain('value="00:00"');
  expect(text.match(/Fermé/g)).toHaveLength(5);
  expect(text).toContain('aria-label="Copier les heures du lundi"');
});

test("a wrong day is said beside it and in its fields, and the others are not", () => {
  const wrong = { ...WEEK, 3: [{ from: 720, to: 540 }] };
  const text = drawn(
    <WeekHoursField value={wrong} onChange={() => {}} faults={weekFaults(wrong)} />,
  );
  expect(text.match(/aria-invalid="true"/g)).toHaveLength(2);
  expect(text).toMatch(/aria-label="Mercredi" aria-describedby=/);
  expect(text).toContain("finit après son début");
});

test("a person who may only read is offered nothing to press", () => {
  const text = drawn(<WeekHoursField value={WEEK} onChange={() => {}} disabled />);
  expect(text).not.toContain("<button");
  expect(text.match(/disabled=""/g)).toHaveLength(4);
});

test("a price that is not announced is empty, and a free quote has none", () => {
  const tariffs = tariffsOf({ travel_incl: 3_900, quote_free: true });
  const text = drawn(
    <TariffFields value={tariffs} onChange={() => {}} errors={{ travel_incl: "Trop." }} />,
  );
  expect(text).toContain('value="39,00"');
  expect(text).not.toContain("Devis TTC");
  expect(text.match(/aria-invalid="true"/g)).toHaveLength(1);
});
