/**
 * Calls as a front desk takes them: what is typed while the client speaks, the appliance found first, and
 * the answers that say the fault as its repairer would write it on the job card.
 */
import { expect, test } from "vitest";
import { dangerOf } from "./safety.ts";
import { searchKinds } from "./search.ts";
import { awaitsText, choices, choose, isComplete, openTunnel, type Tunnel } from "./tunnel.ts";

type Call = [typed: string, kind_id: string, said: string, danger?: string];

const CALLS: Call[] = [
  ["lave linge bosch", "lave-linge", "Un code erreur = F21"],
  ["machine à laver fuit", "lave-linge", "Une fuite d’eau > Par le hublot"],
  [
    "ma machine fait sauter le disjoncteur lave linge",
    "lave-linge",
    "Elle ne démarre pas, s’arrête ou disjoncte > Elle fait sauter le disjoncteur",
    "water-on-electricity",
  ],
  [
    "sèche linge sent le brûlé",
    "seche-linge",
    "Une odeur > De brûlé ou de linge roussi",
    "burning",
  ],
  ["seche linge", "seche-linge", "Le bac à eau, ou une fuite > De l’eau coule sous l’appareil"],
  [
    "frigo givre",
    "refrigerateur",
    "La température > Du givre ou de la glace au fond, derrière les bacs",
  ],
  [
    "je prends le jus sur mon frigo",
    "refrigerateur",
    "Il ne se met pas en route, ou disjoncte > On prend une secousse en le touchant",
    "sparks",
  ],
  [
    "mon four disjoncte",
    "four",
    "Il ne démarre pas, s’arrête ou disjoncte > Le disjoncteur saute quand il chauffe",
  ],
  [
    "plaque induction",
    "plaque-de-cuisson",
    "La chauffe > Un feu ne chauffe plus > En haut à droite",
  ],
  [
    "plaque vitro fêlée",
    "plaque-de-cuisson",
    "Une pièce cassée > La vitre est fendue ou brisée",
    "sparks",
  ],
  [
    "gazinière",
    "cuisiniere",
    "Les feux du dessus > La flamme est jaune et noircit > Au centre",
    "carbon-monoxide",
  ],
  ["lave vaisselle ne vidange plus", "lave-vaisselle", "La vidange > L’eau stagne au fond"],
  ["micro onde étincelles", "micro-ondes", "Des étincelles > Partout, même à vide", "sparks"],
  ["hotte", "hotte", "Elle aspire mal > Elle tourne mais n’aspire rien"],
  ["delonghi", "machine-a-cafe", "Le café > Il coule goutte à goutte"],
  ["machine à coudre", "soin-du-linge", "Une machine à coudre > Elle saute des points"],
  [
    "machine à pain",
    "preparation-culinaire",
    "La cuisson > La machine à pain ne pétrit ou ne cuit plus",
  ],
  [
    "tondeuse",
    "autre-electromenager",
    "Une tondeuse ou un outil de jardin > Le moteur ne démarre pas",
  ],
  ["sèche-cheveux", "autre-electromenager", "Une odeur de brûlé ou de la fumée", "burning"],
  ["aspirateur robot", "aspirateur", "Un robot qui se perd > Il tourne en rond"],
  ["télé écran noir", "televiseur", "L’image > Il y a le son mais pas d’image"],
  ["téléphone tombé dans l'eau", "smartphone", "Il a pris l’eau > Il est éteint depuis"],
  [
    "iphone batterie gonflée",
    "smartphone",
    "La batterie ou la charge > La batterie gonfle, la coque s’ouvre",
    "battery",
  ],
  [
    "vélo électrique",
    "autre-multimedia",
    "Trottinette ou vélo électrique > Le vélo n’aide plus au pédalage",
  ],
  ["pc gamer écran bleu", "ordinateur-de-bureau", "Il ne démarre pas ou s’éteint > Un écran bleu"],
  [
    "pc portable écran bleu",
    "ordinateur-portable",
    "Il ne démarre pas ou s’éteint > Un écran bleu",
  ],
  ["imprimante bourrage", "imprimante-scanner", "Le papier > Un bourrage qui revient"],
  ["livebox", "fibre", "Plus d’internet > Un voyant rouge ou orange"],
  ["alarme sonne", "alarme", "Elle sonne > Elle sonne et je ne peux plus l’arrêter"],
  [
    "détecteur monoxyde",
    "alarme",
    "Elle sonne > Le détecteur de monoxyde de carbone sonne",
    "carbon-monoxide",
  ],
  ["portail", "volet-portail", "Le mouvement > Il s’arrête à mi-course"],
  ["volet roulant ne remonte plus", "volet-portail", "Le mouvement > Il reste bloqué fermé"],
  ["vmc bruyante", "volet-portail", "La ventilation (VMC) > Elle est devenue bruyante"],
  [
    "chaudiere perd de la pression",
    "chaudiere",
    "De l’eau ou la pression > La pression baisse, je remets de l’eau",
  ],
  ["pac gelée", "pompe-a-chaleur", "Givre ou glace dehors > Le groupe extérieur est pris en glace"],
  [
    "cheminée tire mal",
    "poele",
    "Un poêle à bois ou une cheminée > Le feu prend mal, le conduit tire mal",
  ],
  [
    "poele a granules fume",
    "poele",
    "Un poêle à granulés > De la fumée sort dans la pièce",
    "carbon-monoxide",
  ],
  ["ballon d'eau chaude", "chauffe-eau", "Une fuite d’eau > Du groupe de sécurité, sans arrêt"],
  ["chasse d'eau qui coule", "wc", "La chasse d’eau > Elle coule sans arrêt"],
  ["évier bouché", "evier-lavabo", "L’évacuation > Il est complètement bouché"],
  ["canalisation bouchée", "plomberie", "Une canalisation bouchée > Dehors, au regard"],
  ["robinet qui goutte", "plomberie", "Un robinet > Il goutte > L’eau chaude"],
  ["odeur de gaz", "plomberie", "Une odeur > De gaz", "gas"],
  [
    "fuite de fioul",
    "chaudiere",
    "De l’eau ou la pression > Une flaque ou une odeur de fioul",
    "burning",
  ],
  [
    "chauffage d'appoint",
    "radiateur",
    "Une odeur ou un malaise > Mal à la tête (appoint à gaz ou à pétrole)",
    "carbon-monoxide",
  ],
  ["des étincelles", "installation-electrique", "Une prise > Elle fait des étincelles", "sparks"],
  ["décharge électrique", "installation-electrique", "Une prise > On prend une décharge", "sparks"],
  ["odeur de brûlé", "installation-electrique", "Une odeur de brûlé, sans savoir d’où", "burning"],
  [
    "feu de cheminée",
    "poele",
    "Fumée, feu ou malaise > Un grondement de feu dans le conduit",
    "chimney-fire",
  ],
  ["pompe de piscine", "plomberie", "Une piscine ou une pompe > Elle tourne sans aspirer"],
  [
    "douche qui picote",
    "douche",
    "Le mitigeur ou la colonne > On sent le courant en touchant l’eau",
    "water-on-electricity",
  ],
  [
    "borne de recharge",
    "installation-electrique",
    "Une borne de recharge > La voiture ne charge pas",
  ],
  [
    "onduleur photovoltaïque",
    "installation-electrique",
    "Des panneaux solaires > Un code erreur = Riso Low",
  ],
  ["velux", "vitre", "De l’eau entre > Autour de la fenêtre de toit"],
  ["fuite toit", "toiture", "De l’eau entre > Une tache au plafond"],
  ["serrure bloquée", "autre", "Une porte ou une serrure > La clé ne tourne plus"],
  ["dpe", "diagnostic-performance-energetique", "Une vente"],
  ["loi carrez", "diagnostic-loi-carrez", "Loi Carrez > Vendre un lot de copropriété"],
  ["amiante", "diagnostic-amiante", "Avant des travaux"],
  ["diagnostic plomb", "diagnostic-plomb", "Une location (CREP)"],
  ["diagnostic gaz", "diagnostic-gaz", "Une location"],
  ["diagnostic électricité", "diagnostic-electricite", "Une vente"],
  ["erp", "diagnostic-erp", "Une location"],
];

/** Picks the answer of these words, and types what follows « = ». */
function answer(tunnel: Tunnel, said: string): Tunnel {
  const [name = "", input] = said.split(" = ");
  const node = choices(tunnel).find((choice) => choice.name === name);
  expect(
    choices(tunnel).map((choice) => choice.name),
    name,
  ).toContain(name);
  return node ? choose(tunnel, node.id, input) : tunnel;
}

test.each(CALLS)("« %s » is a %s: %s", (typed, kind_id, said, danger) => {
  expect(searchKinds(typed)[0]?.id).toBe(kind_id);
  const told = said.split(" > ").reduce(answer, openTunnel(kind_id));
  expect(awaitsText(told)).toBeUndefined();
  expect(isComplete(told)).toBe(true);
  expect(dangerOf(told.path)?.word).toBe(danger);
});

test("no call takes more than four answers", () => {
  for (const [typed, , said] of CALLS)
    expect(said.split(" > ").length, typed).toBeLessThanOrEqual(4);
});
