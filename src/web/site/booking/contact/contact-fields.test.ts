import { expect, test } from "vitest";
import { EMPTY_DRAFT } from "../../../../domain/booking/draft/draft.ts";
import { bookingFields, waitingFields } from "./contact-fields.ts";

const AT_HOME = { ...EMPTY_DRAFT, where: "Chez le client" as const };

/** WCAG 1.3.5, identify input purpose. The other telephone has no `autocomplete`: it may belong to a neighbour. */
test.each([
  ["to book", bookingFields(AT_HOME)],
  ["to wait for a place", waitingFields(AT_HOME)],
])("%s, every field about the person may be filled in by the browser", (_, fields) => {
  const own = fields.filter(({ name }) => name !== "client.other_phones.0");
  expect(own.map(({ autoComplete }) => autoComplete)).not.toContain(undefined);
  expect(new Set(own.map(({ autoComplete }) => autoComplete)).size).toBe(own.length);
});

test("brought to the workshop, no address is asked", () => {
  const names = bookingFields({ ...AT_HOME, where: "Atelier" }).map(({ name }) => name);
  expect(names.filter((name) => name.startsWith("address."))).toEqual([]);
});
