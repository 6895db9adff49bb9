import { expect, test } from "vitest";
import { date } from "../../../../../../test/shop/invoice.ts";
import { factorRuleText, withoutFactorText } from "./words.ts";

test.each([
  [undefined, "Au choix de chacun"],
  ["2026-12-01", "Exigé à partir du mardi 1er décembre"],
  ["2026-11-24", "Exigé depuis le mardi 24 novembre"],
])("a second factor required from %s reads « %s… »", (from, text) => {
  const rule = { from: from ? date(from) : undefined, today: date("2026-11-24") };
  expect(factorRuleText(rule)).toContain(text);
});

test("who has no second factor is named, without those who left or have not come yet", () => {
  const person = (firstname: string, status: string, second_factor: boolean) => ({
    firstname,
    lastname: "",
    status,
    second_factor,
  });
  const marc = person("Marc", "active", true);
  const others = [person("Ancien", "deactivated", false), person("Invitée", "invited", false)];
  expect(withoutFactorText([marc, ...others])).toBe("Toute l’équipe en a un.");
  expect(withoutFactorText([marc, person("Karim", "active", false), ...others])).toBe(
    "Sans second facteur\u00a0: Karim.",
  );
});
