/** What is not urgent, and must still be known before the visit. */
import { RESCUE } from "./calls.ts";
import type { CardText, DangerWord } from "./card.ts";

/** What those who come must know: the repair keeps it. */
export const CARE = {
  "wet-device": {
    label: "Ne pas charger",
    title: "Appareil mouillé : ne le chargez pas",
    advice: [
      "Débranchez le câble et ne chargez plus, même sans fil.",
      "Éteignez l’appareil et laissez-le éteint.",
      "Essuyez-le, la prise vers le bas, sans le secouer.",
      "Ni sèche-cheveux, ni four, ni riz.",
      "S’il chauffe, gonfle ou fume, éloignez-vous et appelez.",
    ],
    calls: RESCUE,
  },
  asbestos: {
    label: "Amiante possible",
    title: "Amiante possible : bâtiment d’avant juillet 1997",
    advice: [
      "Ne percez, ne poncez, ne cassez et n’arrachez rien.",
      "Ne balayez pas et n’aspirez pas la poussière.",
      "Laissez en place ; si c’est abîmé, fermez la pièce.",
      "Faites faire un repérage amiante avant les travaux.",
    ],
    calls: [],
  },
  lead: {
    label: "Plomb possible",
    title: "Plomb possible : logement d’avant 1949",
    advice: [
      "Ne poncez, ne grattez et ne brûlez pas cette peinture.",
      "Éloignez enfants et femmes enceintes des écailles et des poussières.",
      "Nettoyez à l’éponge mouillée, sans balai ni aspirateur.",
      "Faites faire un constat plomb (CREP) avant les travaux.",
      "Si un enfant a pu en avaler, consultez son médecin.",
    ],
    calls: [],
  },
} satisfies Partial<Record<DangerWord, CardText>>;

/** One advice on the telephone, which the repair does not keep. */
export const NOTICES = {
  trip: {
    label: "Disjoncte",
    title: "L’appareil fait sauter le courant",
    advice: [
      "S’il y a de l’eau à côté, n’y touchez pas.",
      "Débranchez-le, ou laissez son disjoncteur coupé.",
      "Remettez le courant une seule fois, sans lui.",
      "Ne le rebranchez pas avant notre passage.",
    ],
    calls: [],
  },
  unplug: {
    label: "À débrancher",
    title: "Débranchez l’appareil",
    advice: [
      "Arrêtez-le et débranchez-le.",
      "Ne l’utilisez plus avant notre passage.",
      "S’il fume ou prend feu, sortez, fermez la porte et appelez le 18.",
    ],
    calls: [],
  },
  outage: {
    label: "Réseau",
    title: "Enedis d’abord : le réseau et le compteur",
    advice: [
      "Regardez si les voisins et la rue ont du courant.",
      "Appelez Enedis, jour et nuit : le réseau et le compteur sont à lui.",
      "N’ouvrez pas le compteur.",
      "N’approchez pas d’un câble tombé.",
    ],
    calls: [{ name: "Enedis, dépannage", number: "09 726 750", department: true }],
  },
  operator: {
    label: "Opérateur",
    title: "Votre opérateur d’abord : la ligne et la box",
    advice: [
      "Regardez sur son site ou son application si une panne est signalée.",
      "Éteignez la box dix secondes, puis rallumez-la.",
      "Appelez l’opérateur : la ligne et la box sont à lui.",
      "Nous venons pour ce qui est chez vous : prise, câble, wifi.",
    ],
    calls: [
      { name: "Orange", number: "3900" },
      { name: "Free", number: "3244" },
      { name: "SFR", number: "1023" },
      { name: "Bouygues Telecom", number: "1064" },
    ],
  },
} satisfies Partial<Record<DangerWord, CardText>>;
