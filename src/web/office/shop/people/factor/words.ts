/** Whether the team must have a second factor, and who has none, in French. */
import { formatDay, type LocalDate } from "../../../../../domain/time.ts";
import { userName } from "../../colleague-name.ts";
import type { Person } from "../query.ts";

type Rule = { from: LocalDate | undefined; today: LocalDate };

/** Whether the team must have a second factor. */
export function factorRuleText({ from, today }: Rule): string {
  if (!from) return "Au choix de chacun : le mot de passe seul suffit pour entrer.";
  const day = formatDay(from);
  return from > today
    ? `Exigé à partir du ${day}. D’ici là, chacun est invité à l’installer.`
    : `Exigé depuis le ${day} : rien ne s’ouvre sans lui.`;
}

type Protected = Pick<Person, "firstname" | "lastname" | "status" | "second_factor">;

/** « Sans second facteur : Karim Benali, Léa Petit. » Those who were invited come later, and those who left do not count. */
export function withoutFactorText(people: readonly Protected[]): string {
  const present = people.filter(({ status }) => status === "active");
  const names = present.filter(({ second_factor }) => !second_factor).map(userName);
  if (names.length === 0) return "Toute l’équipe en a un.";
  return `Sans second facteur : ${names.join(", ")}.`;
}
