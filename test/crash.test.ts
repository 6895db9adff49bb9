import { expect, test } from "vitest";
import { crash } from "../scripts/crash.ts";

test("after Node, PostgreSQL or both were killed amid bookings, none is lost, none doubled, and the queue goes on", async () => {
  const report = await crash(3);
  expect(report.acknowledged).toBeGreaterThan(0);
  expect(report).toMatchObject({
    rounds: 3,
    lost: 0,
    doubled: 0,
    overlaps: 0,
    unsent: 0,
    fallen: 0,
  });
}, 900_000);
