import { appliance, ask, danger, errorCode, OTHER, type Branches } from "./branch.ts";

/** What cleans floors. */
export const CLEANING: Branches = {
  aspirateur: appliance("Aspirateur", {
    aspiration: ask("Il aspire mal", "Qu’observez-vous ?", {
      rien: "Il tourne mais n’aspire plus",
      faible: "Il aspire moins, filtre et sac propres",
      bouche: "Quelque chose bouche le tuyau",
      sac: "Le voyant de sac plein reste allumé",
      brosse: "La brosse ne tourne plus",
      recrache: "Il recrache de la poussière",
    }),
    demarrage: ask("Il ne démarre pas ou s’arrête", "Que fait-il ?", {
      rien: "Rien à la mise en marche",
      coupe: "Il se coupe au bout de quelques minutes",
      saccade: "Il marche par à-coups (balai sans fil)",
      fil: "Il faut bouger le fil ou le manche",
      etincelles: danger("unplug", "Je vois des étincelles dans le moteur"),
    }),
    batterie: ask("La batterie ou la charge", "Que se passe-t-il ?", {
      autonomie: "Elle ne dure que quelques minutes",
      charge: "Il ne charge plus",
      station: "Le robot ne retrouve pas sa station",
      gonflee: danger("battery", "La batterie est gonflée ou brûlante"),
    }),
    robot: ask("Un robot qui se perd", "Que fait-il ?", {
      rond: "Il tourne en rond",
      recule: "Il recule ou croit voir un vide",
      roue: "Une roue est bloquée",
      carte: "Il a perdu le plan du logement",
      wifi: "L’application ne le trouve plus",
      vide: "La station ne vide plus le bac",
    }),
    casse: ask("Une pièce cassée", "Quelle pièce ?", {
      flexible: "Le flexible est percé",
      poignee: "La poignée ou la gâchette",
      enrouleur: "Le câble ne s’enroule plus",
      brosse: "La brosse ou le suceur",
      bac: "Le bac à poussière ne ferme plus",
      roue: "Une roulette",
      "fil-nu": danger("sparks", "Le fil électrique est dénudé"),
    }),
    bruit: ask("Un bruit", "Quel bruit ?", {
      aigu: "Un sifflement aigu",
      grince: "Le moteur hurle ou grince",
      brosse: "La brosse claque ou frotte",
    }),
    odeur: ask("Une odeur", "Laquelle ?", {
      brule: danger("burning", "De brûlé ou de moteur chaud"),
      poussiere: "De poussière ou de chien",
    }),
    affichage: "Un voyant rouge clignote",
    "code-erreur": errorCode("Erreur 18"),
    orage: "Il ne marche plus depuis un orage",
    autre: OTHER,
  }),
  nettoyeur: appliance("Nettoyeur", {
    pression: ask("Le jet ou la vapeur", "Que se passe-t-il ?", {
      "jet-plus": "Il tourne mais plus de pression",
      saccade: "Le jet vient par à-coups",
      "vapeur-plus": "Plus de vapeur",
      "aspire-eau": "Il laisse l’eau par terre",
      produit: "Il n’aspire plus le produit",
    }),
    fuite: ask("Une fuite", "D’où vient l’eau ?", {
      pompe: "De la pompe, sous l’appareil",
      pistolet: "Du pistolet ou de la lance",
      raccord: "Du raccord d’arrivée d’eau",
      reservoir: "Du réservoir",
      prise: danger("water-on-electricity", "Elle touche le moteur ou la prise"),
    }),
    demarrage: ask("Il ne démarre pas, s’arrête ou disjoncte", "Que fait-il ?", {
      rien: "Rien à la mise en marche",
      bourdonne: "Il bourdonne sans partir",
      "arret-seul": "Il redémarre tout seul, gâchette lâchée",
      disjoncte: danger("trip", "Il fait sauter le disjoncteur"),
      batterie: "La batterie ne tient plus",
    }),
    casse: ask("Une pièce cassée", "Quelle pièce ?", {
      flexible: "Le flexible haute pression",
      lance: "La lance ou la buse",
      pistolet: "La gâchette du pistolet",
      rouleau: "Le rouleau ou la brosse",
      gel: "Il a gelé pendant l’hiver",
    }),
    bruit: ask("Un bruit", "Quel bruit ?", {
      pompe: "La pompe cogne ou vibre",
      moteur: "Le moteur grince",
    }),
    odeur: danger("burning", "Une odeur de brûlé"),
    orage: "Il ne marche plus depuis un orage",
    autre: OTHER,
  }),
};
