import { expect, test } from "vitest";
import { whyNotAttached } from "./attach.ts";
import type { CallStatus } from "./status.ts";

const repair = { id: "r", archived: false };

test.each<[string, string | null, CallStatus, boolean, string | undefined]>([
  ["one opened alone, during it", null, "live", false, undefined],
  ["one opened alone, after it", null, "ended", false, undefined],
  ["one that ended, while the repair has another in progress", null, "ended", true, undefined],
  ["one in progress, while the repair has its own", null, "waiting", true, "repair-in-call"],
  ["the same repair again", "r", "ended", true, undefined],
  ["another repair's", "other", "live", false, "call-attached"],
])("%s", (_case, repair_id, status, isInCall, why) => {
  const refused = whyNotAttached({ call: { repair_id, status }, repair, isInCall });
  expect(refused?.refused).toBe(why);
});

test("a repair that is archived takes no call", () => {
  const archived = { ...repair, archived: true };
  const call = { repair_id: null, status: "ended" as const };
  expect(whyNotAttached({ call, repair: archived, isInCall: false })).toEqual({
    refused: "repair-archived",
  });
});
