/** What a repair is called at the top of its sheet: « Lave-linge Bosch, fuite sous la machine ». */
import { uncapital } from "../catalogue/uncapital.ts";
import type { Appliance } from "./appliance/appliance.ts";
import { symptomsOf } from "./fold.ts";
import type { JournalItem, TunnelNode } from "./journal.ts";
import { answersOf } from "./problem.ts";

type Titled = {
  appliance: Pick<Appliance, "kind" | "name" | "brand"> | null;
  description: string;
  intervention_type: string;
};

export function titleOf(
  { appliance, description, intervention_type }: Titled,
  items: readonly JournalItem[],
): string {
  const machine = appliance ? appliance.name || `${appliance.kind} ${appliance.brand}`.trim() : "";
  const fault = sayAnswers(answersOf(items)) || firstWords(description);
  if (!machine) return fault ? capital(fault) : intervention_type;
  return fault ? `${machine}, ${fault}` : machine;
}

/** An answer that begins so goes on from the one before: « fuite » + « sous la machine ». */
const GOES_ON =
  /^(à|au|aux|avec|autour|dans|de|des|derrière|devant|du|en|par|pendant|sans|sous|sur)\s/iu;

const sayAnswers = (nodes: readonly TunnelNode[]): string =>
  nodes
    .map((node) => uncapital(symptomsOf([node])))
    .reduce((said, next) => {
      if (!said) return next;
      return GOES_ON.test(next) ? `${said} ${next}` : `${said}, ${next}`;
    }, "");

const LONGEST = 70;

/** The first line, cut at a word. */
function firstWords(description: string): string {
  const line = uncapital(description.trim().split("\n")[0] ?? "").replace(/[.\s]+$/, "");
  if (line.length <= LONGEST) return line;
  return `${line.slice(0, LONGEST).replace(/\s+\S*$/, "")}…`;
}

const capital = (text: string): string => text.charAt(0).toUpperCase() + text.slice(1);
