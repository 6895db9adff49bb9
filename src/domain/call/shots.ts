/** The pictures that a diagnosis at a distance needs, in the order in which they are asked for. */
export const SHOTS = ["plate", "fault", "surroundings", "access"] as const;
export type Shot = (typeof SHOTS)[number];

export const isShot = (word: string): word is Shot => SHOTS.some((shot) => shot === word);

/** As the technician picks it. */
export const SHOT_FR: Record<Shot, string> = {
  plate: "Plaque signalétique",
  fault: "Panne",
  surroundings: "Alentours",
  access: "Accès",
};

/** As the client's telephone asks for it. */
export const SHOT_REQUEST_FR: Record<Shot, string> = {
  plate:
    "Montrez la plaque signalétique : l’étiquette avec la marque et le numéro de série, souvent sur le bord de la porte ou au dos.",
  fault: "Montrez l’endroit de la panne, d’assez près pour que l’on voie bien.",
  surroundings: "Reculez d’un pas : montrez l’appareil entier et ce qui l’entoure.",
  access: "Montrez le chemin jusqu’à l’appareil : escalier, porte, place devant lui.",
};

/** The first that is still missing; undefined once all are there. */
export const nextShot = (done: readonly Shot[]): Shot | undefined =>
  SHOTS.find((shot) => !done.includes(shot));
