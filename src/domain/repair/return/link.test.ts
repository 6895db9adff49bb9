import { expect, test } from "vitest";
import type { Instant, LocalDate } from "../../time.ts";
import { linkReturn, monthsLater, returnedFrom } from "./link.ts";

const at = (text: string) => `${text}T10:00:00.000Z` as Instant;
const again = {
  id: "again",
  reference: "R2",
  appliance_id: "washer",
  status: "Brouillon",
  created_at: at("2026-11-23"),
  statusFrom: at("2026-11-23"),
  return_of: null,
};
const first = {
  ...again,
  id: "first",
  reference: "R1",
  status: "Terminer/Archivé",
  created_at: at("2026-08-01"),
  statusFrom: at("2026-09-10"),
};

test.each([
  ["finished ten weeks before", first, "first"],
  ["finished three months before to the day", { ...first, statusFrom: at("2026-08-23") }, "first"],
  ["finished a day too early", { ...first, statusFrom: at("2026-08-22") }, undefined],
  ["of another machine", { ...first, appliance_id: "fridge" }, undefined],
  ["of no machine", { ...first, appliance_id: null }, undefined],
  ["that is not finished", { ...first, status: "En essai" }, undefined],
  ["that ended later", { ...first, statusFrom: at("2026-11-24") }, undefined],
  ["that ended as this one began", { ...first, statusFrom: again.created_at }, undefined],
  ["itself", { ...first, id: "again" }, undefined],
])("a repair %s", (_case, other, found) => {
  expect(returnedFrom(again, [other], "Europe/Paris")?.id).toBe(found);
});

test("of two, the latest is the one that came back", () => {
  const later = { ...first, id: "later", statusFrom: at("2026-10-10") };
  expect(returnedFrom(again, [first, later], "Europe/Paris")?.id).toBe("later");
});

test.each([
  ["2026-11-30", "2027-02-28"],
  ["2026-08-23", "2026-11-23"],
  ["2026-12-31", "2027-03-31"],
])("three months after %s is %s", (date, later) => {
  expect(monthsLater(date as LocalDate, 3)).toBe(later);
});

test("a return is linked once, to the same machine, and unlinked", () => {
  const linked = { ...again, return_of: "first" };
  expect(linkReturn(again, first, null)).toMatchObject({ type: "ReturnLinked" });
  expect(linkReturn(linked, first, first)).toEqual({ refused: "unchanged" });
  expect(linkReturn(linked, null, first)).toMatchObject({
    type: "ReturnUnlinked",
    payload: { reference: "R1" },
  });
  expect(linkReturn(again, null, null)).toEqual({ refused: "unchanged" });
  expect(linkReturn(again, { ...first, appliance_id: "fridge" }, null)).toEqual({
    refused: "other-appliance",
  });
});
