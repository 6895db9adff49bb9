import { expect, test } from "vitest";
import { newEvent } from "../../../../domain/agenda/event.ts";
import { DEFAULT_ZONE, toInstant } from "../../../../domain/time.ts";
import { conflictsOf } from "../../../platform/edit-conflict.ts";
import { eventChoices } from "./event-conflicts.ts";

const MINE = newEvent({
  id: "0190a5c2-7f31-7d4e-8b1a-2f6c9d3e4a5b",
  shop_id: "0190a5c2-7f31-7d4e-8b1a-2f6c9d3e4a5c",
  start_at: toInstant(Date.parse("2026-11-24T14:00:00+01:00")),
  kind: "Réparation",
});
const CONTEXT = {
  zone: DEFAULT_ZONE,
  nameOf: () => "Karim Haddad",
  resourceOf: (id: string) => id,
};

test("a colleague's hour is shown beside mine, with the author", () => {
  const theirs = { start_at: "2026-11-24T08:00:00.000Z", end_at: "2026-11-24T09:00:00.000Z" };
  const at = "2026-11-23T09:42:00.000Z";
  const conflicts = conflictsOf("changed-meanwhile", {
    conflicts: [{ field: "hours", theirs, account_id: "karim", at }],
  });
  expect(eventChoices(conflicts, MINE, CONTEXT)).toEqual([
    {
      field: "hours",
      label: "Horaire",
      mine: expect.stringMatching(/14.h/),
      theirs: expect.stringMatching(/9.h/),
      author: expect.stringMatching(/^Karim Haddad, lundi 23 novembre/),
    },
  ]);
});

test("what a colleague gave it is shown by its name", () => {
  const conflicts = conflictsOf("changed-meanwhile", {
    conflicts: [
      {
        field: "resource_ids",
        theirs: ["0190a5c2-7f31-7d4e-8b1a-2f6c9d3e4a5d"],
        account_id: null,
        at: null,
      },
    ],
  });
  const resourceOf = () => "Camionnette";
  expect(eventChoices(conflicts, MINE, { ...CONTEXT, resourceOf })).toMatchObject([
    { label: "Matériel partagé", mine: "", theirs: "Camionnette" },
  ]);
});

test("another refusal has no conflict, nor has a field that this version does not know", () => {
  expect(conflictsOf("slot-taken", { conflicts: [] })).toEqual([]);
  expect(conflictsOf("changed-meanwhile", undefined)).toEqual([]);
  const unknown = [{ field: "weather", theirs: 1, account_id: null, at: undefined }];
  expect(eventChoices(unknown, MINE, CONTEXT)).toEqual([]);
});
