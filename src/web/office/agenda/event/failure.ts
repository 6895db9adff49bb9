/** Why an appointment was not saved, in words: what happened, to whom, that nothing typed is lost. */
import * as z from "zod/mini";
import { parseInstant, type Zone } from "../../../../domain/time.ts";
import { refusalText } from "../../../platform/refusal.ts";
import { collisionText, collisionTitle, isOfResources } from "./collision-words.ts";

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

/** A slot that is taken says by whom or by what and when; a wrong value says which. */
export function refusalOf(refused: string, detail: unknown, known: FailureContext): EventFailure {
  const taken = refused === "slot-taken" ? collisionsIn(detail) : [];
  if (taken.length > 0) return takenFailure(taken, known);
  const said = refused === "bad-input" ? fieldLines(detail) : [];
  return { title: NOT_SAVED, lines: said.length > 0 ? said : [refusalText(refused)] };
}

const text = z.string();
const texts = z.array(text);
const collisionsShape = z.object({
  collisions: z.array(
    z.object({
      start_at: text,
      end_at: text,
      kind: text,
      assigned_to: texts,
      resources: z._default(texts, []),
    }),
  ),
});

const collisionsIn = (detail: unknown) =>
  (collisionsShape.safeParse(detail).data?.collisions ?? []).map((event) => ({
    ...event,
    start_at: parseInstant(event.start_at),
    end_at: parseInstant(event.end_at),
  }));

type Collisions = ReturnType<typeof collisionsIn>;

function takenFailure(events: Collisions, { zone, nameOf, assigned_to }: FailureContext) {
  const people = assigned_to;
  const instead = isOfResources(events, people) ? "un autre matériel" : "une autre personne";
  return {
    title: collisionTitle(events, people),
    lines: [
      ...events.map((event) => collisionText(event, { people, nameOf, zone })),
      `Rien n’a changé. Choisissez une autre heure ou ${instead}.`,
    ],
  };
}

const fieldLines = (detail: unknown): string[] => {
  const read = z.record(text, text).safeParse(detail);
  return Object.values(read.data ?? {});
};
