/** No screen offers what the server would refuse: every way to a mutation asks the table of permissions first. */
import { expect, test } from "vitest";
import { doorUses, mutationUses, openWay, type Use } from "./rights/screens.ts";

const openWays = (uses: readonly Use[]): string[] =>
  uses.flatMap(({ what, file, needed }) => {
    const way = openWay(file, needed);
    return way === undefined
      ? []
      : `${what}: nobody asks « ${needed} » on the way ${way}. Put <Allowed action="${needed}"> around the button.`;
  });

test("each mutation of the office is asked for on each way to it", () => {
  expect(mutationUses().length).toBeGreaterThan(120);
  expect(openWays(mutationUses())).toEqual([]);
});

test("the wizard, the files sent and the screens that write are asked for too", () => {
  expect(new Set(doorUses().map(({ what }) => what)).size).toBeGreaterThan(8);
  expect(openWays(doorUses())).toEqual([]);
});
