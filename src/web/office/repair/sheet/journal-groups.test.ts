import { expect, test } from "vitest";
import { groupOf, JOURNAL_GROUP_FR, JOURNAL_GROUPS } from "./journal-groups.ts";

test.each([
  ["NotesAdded", "notes"],
  ["PartOrdered", "work"],
  ["MessageSent", "messages"],
  ["PaymentReceived", "money"],
  ["PaymentRefunded", "money"],
  ["AppointmentMoved", "visits"],
  ["SymptomAdded", "request"],
  ["OfANewerVersion", "work"],
])("%s is read with the %s", (type, group) => {
  expect(groupOf(type)).toBe(group);
  expect(JOURNAL_GROUPS.map((one) => JOURNAL_GROUP_FR[one])).toHaveLength(6);
});
