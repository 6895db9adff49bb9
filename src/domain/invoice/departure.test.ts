import { expect, test } from "vitest";
import { departureText } from "./departure.ts";
import type { Mailed } from "./platform/route.ts";

test.each<[Mailed, string | null, string]>([
  ["original", "camille@example.org", "Elle part à camille@example.org."],
  ["original", "", "Ce client n’a pas d’e-mail : remettez-la lui."],
  ["original", null, "Elle n’est envoyée à personne : remettez-la au client."],
  ["nothing", "camille@example.org", "Elle part par votre plateforme agréée, et non par e-mail."],
  ["nothing", "", "Elle part par votre plateforme agréée, et non par e-mail."],
  [
    "copy",
    "camille@example.org",
    "Elle part par votre plateforme agréée, et une copie pour lecture à camille@example.org.",
  ],
  ["copy", "", "Elle part par votre plateforme agréée, et non par e-mail."],
])("%s, « %s »: %s", (mailed, email, said) => {
  expect(departureText({ mailed, email })).toBe(said);
});
