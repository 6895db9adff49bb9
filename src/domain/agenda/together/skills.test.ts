import { expect, test } from "vitest";
import { areSkillsApart, isAble } from "./skills.ts";

const person = (...skills: string[]) => ({ id: skills.join(), skills, working_hours: [] });
const several = { category_id: "froid", other_category_ids: ["tv"] };

test("whoever comes has the skill of every appliance", () => {
  expect(isAble(["froid"], several)).toBe(false);
  expect(isAble(["tv", "froid"], several)).toBe(true);
  expect(isAble(["froid"], { category_id: "froid" })).toBe(true);
  expect(isAble([], { category_id: null })).toBe(true);
});

test("when nobody has them all, the appliances are booked separately", () => {
  const apart = [person("froid"), person("tv")];
  expect(areSkillsApart({ ...several, technicians: apart })).toBe(true);
  expect(areSkillsApart({ ...several, technicians: [...apart, person("tv", "froid")] })).toBe(
    false,
  );
});

test("one appliance alone is never apart, even when nobody repairs it", () => {
  expect(areSkillsApart({ category_id: "sol", technicians: [person("tv")] })).toBe(false);
});
