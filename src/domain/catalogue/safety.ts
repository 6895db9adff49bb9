/**
 * What cannot wait for the repairer: what to do at once, in order, and whom to call. Read aloud on the
 * telephone or shown to a visitor, so each line is one short order. The instructions follow those of GRDF
 * (odeur de gaz), of the Ministry of Health (monoxyde de carbone) and of the fire services (feu, lithium).
 */
import type { DangerWord } from "./tree/branch.ts";
import { nodeOf } from "./tree/tree.ts";
import type { Answer } from "./tree/tunnel.ts";

export type Danger = {
  word: DangerWord;
  title: string;
  /** In the order in which to do them. */
  advice: readonly string[];
  /** The first one first; numbers as they are dialled in France. */
  calls: readonly { name: string; number: string }[];
};

const FIRE = { name: "Pompiers", number: "18" };
const EUROPE = { name: "Toutes urgences", number: "112" };
const AMBULANCE = { name: "Samu, en cas de malaise", number: "15" };
/** Free, day and night, for the mains gas; a bottle or a tank is for the fire brigade. */
const GAS = { name: "Urgence Sécurité Gaz (gaz de ville)", number: "0 800 47 33 33" };

/** The most urgent first: when several are told, the first one is shown. */
const DANGERS: Readonly<Record<DangerWord, Omit<Danger, "word">>> = {
  "carbon-monoxide": {
    title: "Risque d’intoxication au monoxyde de carbone",
    advice: [
      "Ouvrez les portes et les fenêtres.",
      "Arrêtez l’appareil si vous pouvez le faire vite.",
      "Faites sortir tout le monde, animaux compris.",
      "Appelez les secours depuis l’extérieur.",
      "Attendez leur accord avant de rentrer.",
    ],
    calls: [FIRE, EUROPE, AMBULANCE],
  },
  gas: {
    title: "Risque de fuite de gaz",
    advice: [
      "N’allumez rien, n’éteignez rien : ni lumière, ni sonnette, ni flamme.",
      "N’utilisez pas votre téléphone à l’intérieur.",
      "Ouvrez les portes et les fenêtres.",
      "Fermez le robinet de gaz si vous pouvez l’atteindre.",
      "Sortez avec tout le monde, sans prendre l’ascenseur.",
      "Appelez depuis l’extérieur, loin du bâtiment.",
    ],
    calls: [GAS, FIRE, EUROPE],
  },
  "chimney-fire": {
    title: "Feu de cheminée, ou risque de feu",
    advice: [
      "Faites sortir tout le monde et appelez sans attendre.",
      "Fermez la porte et les arrivées d’air du poêle ou de l’insert.",
      "Ne jetez pas d’eau dans le foyer.",
      "Éloignez du conduit ce qui peut brûler, si vous en avez le temps.",
      "Ne rallumez pas avant un ramonage et un contrôle du conduit.",
    ],
    calls: [FIRE, EUROPE],
  },
  sparks: {
    title: "Risque d’électrocution ou d’incendie",
    advice: [
      "Ne touchez plus l’appareil, la prise ou le fil.",
      "Ne touchez pas une personne électrisée avant d’avoir coupé.",
      "Coupez le courant au disjoncteur général.",
      "Si vous ne pouvez pas couper, éloignez tout le monde.",
      "Ne remettez pas le courant avant notre passage.",
      "En cas de fumée, de flammes ou de malaise, sortez et appelez.",
    ],
    calls: [FIRE, EUROPE, AMBULANCE],
  },
  "water-on-electricity": {
    title: "De l’eau et du courant : risque d’électrocution",
    advice: [
      "Ne touchez ni l’eau, ni l’appareil, ni une personne électrisée.",
      "Coupez le courant au disjoncteur, les mains et les pieds au sec.",
      "Si le tableau est mouillé ou si vous êtes dans l’eau, n’y touchez pas.",
      "Fermez ensuite l’arrivée d’eau.",
      "Ne rebranchez rien avant notre passage.",
      "En cas de décharge, de fumée ou de feu, appelez.",
    ],
    calls: [FIRE, EUROPE, AMBULANCE],
  },
  battery: {
    title: "Batterie dangereuse : risque de feu",
    advice: [
      "Arrêtez la charge et éteignez l’appareil.",
      "N’appuyez pas dessus, ne la percez pas, ne la retirez pas.",
      "Si elle est froide, posez-la dehors, loin de ce qui brûle.",
      "Si elle chauffe, siffle ou fume, n’y touchez plus et sortez.",
      "En cas de fumée ou de flammes, fermez la porte et appelez.",
    ],
    calls: [FIRE, EUROPE],
  },
  burning: {
    title: "Risque d’incendie",
    advice: [
      "Arrêtez l’appareil et n’y touchez plus s’il fume.",
      "Coupez le courant, à la prise ou au disjoncteur.",
      "Ne jetez pas d’eau sur un appareil électrique.",
      "Ne le remettez pas en marche avant notre passage.",
      "En cas de fumée ou de flammes, sortez, fermez la porte et appelez.",
    ],
    calls: [FIRE, EUROPE],
  },
};

const WORDS: readonly DangerWord[] = [
  "carbon-monoxide",
  "gas",
  "chimney-fire",
  "sparks",
  "water-on-electricity",
  "battery",
  "burning",
];

/** The danger that the answers tell of, whichever of them does; undefined when they tell of none. */
export function dangerOf(answers: readonly Answer[]): Danger | undefined {
  const told = answers.map(({ id }) => nodeOf(id)?.danger);
  const word = WORDS.find((known) => told.includes(known));
  return word && { word, ...DANGERS[word] };
}
