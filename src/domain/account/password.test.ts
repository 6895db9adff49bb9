import { expect, test } from "vitest";
import { choosePassword, isWeakPassword } from "./password.ts";

const email = "marc.delmas@atelier-garonne.fr";
const choose = (next: string) => choosePassword({ email, current: "un ancien secret", next });

test.each(["quatre mots sans rapport", "Été à Saint-Léger 31", "🔧🪛🔩🧰⚙️🪚 et marteau"])(
  "« %s » is a password",
  (next) => {
    expect(choose(next)).toBe(next);
  },
);

test.each([
  ["onze signes!", "un mot court de onze signes et un autre", 12],
  ["trop court", "password-short", 0],
  ["x".repeat(201), "password-long", 0],
  ["un ancien secret", "password-same", 0],
  ["aaaaaaaaaaaa", "password-plain", 0],
  ["ababababababab", "password-plain", 0],
  [email, "password-plain", 0],
  ["marc.delmas12", "password-plain", 0],
  ["Etabli123456", "password-plain", 0],
  ["azertyuiop12", "password-plain", 0],
  ["MotDePasse1234", "password-plain", 0],
])("« %.20s » is %s", (next, refused, length) => {
  if (length) expect(choose(next)).toBe(next);
  else expect(choose(next)).toEqual({ refused });
});

test("a refusal about the password is told from the others", () => {
  expect(["password-short", "password-plain", "too-many", ""].map(isWeakPassword)).toEqual([
    true,
    true,
    false,
    false,
  ]);
});
