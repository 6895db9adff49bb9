/** The owner requires a second factor of the team, over HTTP; programs go on with their key. */
import { expect, test } from "vitest";
import { addDays, dateOf, toInstant, type LocalDate } from "../../../domain/time.ts";
import { karim, marc, nadia } from "../../../../test/shop/colleagues.ts";
import { openProgram } from "../../../../test/shop/program.ts";
import { repairApi } from "../../repair/api/rest.ts";

/** The day is compared with today by the session too, on the database's clock: ours tells the same. */
const NOW = toInstant(Date.now());
const inDays = (days: number) => addDays(dateOf(NOW, "Europe/Paris"), days);
const WEEK = inDays(7);

const { doors, ask, keyOf, get } = openProgram(NOW, [repairApi]);
type Answer = { second_factor_from?: string | null; refused?: string };

const requireFrom = async (from: LocalDate | null, who = marc): Promise<Answer> =>
  (
    await ask<{ result: Answer }>(
      "mutation ($from: LocalDate) { result: requireSecondFactor(from: $from) { ... on RepairShop { second_factor_from } ... on Refusal { refused } } }",
      { from },
      who,
    )
  ).result;
const stored = async () =>
  (
    await doors().database.asOwner("select second_factor_from from app.shop where id = $1", [
      marc.shop_id,
    ])
  )[0];

test("an owner chooses a day to come, and takes it back; the audit keeps both", async () => {
  expect(await requireFrom(WEEK)).toEqual({ second_factor_from: WEEK });
  expect(await stored()).toEqual({ second_factor_from: WEEK });
  expect(await requireFrom(null)).toEqual({ second_factor_from: null });
  const lines = await doors().database.asOwner(
    "select before, after, name from app.audit where action = 'settings.changed' order by at, id",
  );
  expect(lines).toEqual([
    {
      name: "Second facteur",
      before: { second_factor_from: null },
      after: { second_factor_from: WEEK },
    },
    {
      name: "Second facteur",
      before: { second_factor_from: WEEK },
      after: { second_factor_from: null },
    },
  ]);
});

test("a day that leaves no time is refused, and so is a technician; another shop is not touched", async () => {
  expect(await requireFrom(inDays(0))).toEqual({ refused: "factor-day" });
  expect(await requireFrom(inDays(8), karim)).toEqual({ refused: "not-allowed" });
  expect(await requireFrom(inDays(8), nadia)).toEqual({ second_factor_from: inDays(8) });
  expect(await stored()).toEqual({ second_factor_from: null });
});

test("programs go on with their key, whatever people are asked", async () => {
  const key = await keyOf(["repairs:read"]);
  await doors().database.asOwner(
    "update app.shop set second_factor_from = '2026-01-01' where id = $1",
    [marc.shop_id],
  );
  expect((await get(key, "/api/v1/repairs")).statusCode).toBe(200);
  await expect(requireFrom(null)).rejects.toThrow("not logged in");
});
