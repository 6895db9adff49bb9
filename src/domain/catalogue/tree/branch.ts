import type { DangerWord } from "../safety/card.ts";

/**
 * How the families of the diagnostic tree are written: an answer is its words, or its words with what
 * is asked next. A key is the last part of the answer's id (`lave-linge/fuite/hublot`), kept for ever;
 * the words may be corrected.
 */
export type Branch = {
  name: string;
  /** What is asked when the answers below are shown, or when a text is typed. */
  question?: string;
  childs?: Branches;
  input?: "text";
  type?: "appliance";
  danger?: DangerWord;
};

export type Branches = { readonly [slug: string]: string | Branch };

/** A root that has a maker and a serial number. */
export const appliance = (name: string, childs: Branches): Branch => ({
  ...ask(name, "Quel est le problème ?", childs),
  type: "appliance",
});

/** An answer that needs one more. */
export const ask = (name: string, question: string, childs: Branches): Branch => ({
  name,
  question,
  childs,
});

/** An answer that the client types. */
export const typed = (name: string, question: string): Branch => ({
  name,
  question,
  input: "text",
});

/** The code on a machine's display, with one that its repairers know. */
export const errorCode = (example: string): Branch =>
  typed("Un code erreur", `Quel code s’affiche ? Par exemple ${example}.`);

/** An answer that shows at once what to do and whom to call. */
export const danger = (word: DangerWord, name: string): Branch => ({ name, danger: word });

/** A question whose every answer has the same card: the operator of a line is called first. */
export const warned = (word: DangerWord, branch: Branch): Branch => ({ ...branch, danger: word });

export const OTHER = "Autre / Je ne sais pas";

/** Specification §3: a heating problem of a hob or a cooker asks which burner. */
export const onBurner = (name: string): Branch =>
  ask(name, "Sur quel feu ?", {
    tous: "Tous",
    "haut-gauche": "En haut à gauche",
    "haut-droite": "En haut à droite",
    "bas-gauche": "En bas à gauche",
    "bas-droite": "En bas à droite",
    centre: "Au centre",
    autre: "Autre",
  });

/** Specification §3: plumbing asks which inlet. */
export const onInlet = (name: string): Branch =>
  ask(name, "Sur quelle arrivée d’eau ?", {
    chaude: "L’eau chaude",
    froide: "L’eau froide",
    "les-deux": "Les deux",
    "ne-sais-pas": "Je ne sais pas",
  });
