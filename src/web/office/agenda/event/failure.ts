/** Why an appointment was not saved, in words: what happened, to whom, that nothing typed is lost. */
import * as z from "zod/mini";
import { formatWindow, parseInstant, type Zone } from "../../../../domain/time.ts";
import { refusalText } from "../../../platform/refusal.ts";

export type EventFailure = { title: string; lines: readonly string[] };

const NOT_SAVED = "Ce rendez-vous n’est pas enregistré";
const KEPT = "Votre saisie est gardée à l’écran.";

/** What to do, and the raw error for who will be asked for help (specification §8). */
export const faultOf = (isNetwork: boolean, raw: string): EventFailure => ({
  title: NOT_SAVED,
  lines: [
    isNetwork
      ? `Le serveur ne répond pas. ${KEPT} Vérifiez la connexion, puis réessayez.`
      : `L’enregistrement n’a pas abouti. ${KEPT} Réessayez dans un instant.`,
    ...(raw ? [`Erreur reçue : ${raw}`] : []),
  ],
});

type FailureContext = {
  zone: Zone;
  nameOf: (id: string) => string;
  assigned_to: readonly string[];
};

/** A slot that is taken says by whom and when; a wrong value says which. */
export function refusalOf(refused: string, detail: unknown, known: FailureContext): EventFailure {
  const taken = refused === "slot-taken" ? takenLines(detail, known) : [];
  if (taken.length > 0)
    return {
      title: "Quelqu’un est déjà pris à ces heures",
      lines: [...taken, `Rien n’a changé. Choisissez une autre heure ou une autre personne.`],
    };
  const said = refused === "bad-input" ? fieldLines(detail) : [];
  return { title: NOT_SAVED, lines: said.length > 0 ? said : [refusalText(refused)] };
}

const text = z.string();
const collisionsShape = z.object({
  collisions: z.array(
    z.object({ start_at: text, end_at: text, kind: text, assigned_to: z.array(text) }),
  ),
});

function takenLines(detail: unknown, { zone, nameOf, assigned_to }: FailureContext): string[] {
  const read = collisionsShape.safeParse(detail);
  return (read.data?.collisions ?? []).map((event) => {
    const both = event.assigned_to.filter((id) => assigned_to.includes(id));
    const who = (both.length > 0 ? both : event.assigned_to).map(nameOf).join(", ");
    const start = parseInstant(event.start_at);
    const end = parseInstant(event.end_at);
    return [who, event.kind, start && end && formatWindow(start, end, zone)]
      .filter(Boolean)
      .join(" · ");
  });
}

const fieldLines = (detail: unknown): string[] => {
  const read = z.record(text, text).safeParse(detail);
  return Object.values(read.data ?? {});
};
