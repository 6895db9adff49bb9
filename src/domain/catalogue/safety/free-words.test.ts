import { expect, test } from "vitest";
import { dangersIn } from "./free-words.ts";

/** Danger | what clients write, each way between « ; ». */
const WRITTEN = `
gas | ça sent le gaz dans la cuisine ; Odeur de gaz près de la chaudière ; fuite de gaz ? ; je sens une odeur de gaz ; ÇA SENT FORT LE GAZ ; le flexible de gaz est abîmé ; on sent le gaz quand j’ouvre le placard ; ça pue le gaz au sous-sol ; sa sent le gas ; fuite sur le tuyau de gaz ; la bouteille de gaz siffle
carbon-monoxide | le détecteur de monoxyde sonne ; j’ai mal à la tête quand elle tourne ; nausées et vertiges près du poêle ; la flamme est jaune et noircit ; la fumée revient dans la pièce ; poêle qui refoule, refoulement de fumée ; le détecteur de co sonne ; envie de vomir dès que le poêle tourne ; la flamme est orange ; l’insert refoule ; la fumée sort dans la chambre
petrol | la tondeuse perd de l’essence, odeur d’essence au garage ; de l’essence coule sous le moteur ; ça pue l’essence
refrigerant | frigo : odeur chimique, comme du solvant ; fuite de gaz réfrigérant
chimney-fire | feu de cheminée hier soir ; un grondement dans le conduit ; le feu s’emballe ; la cheminée a pris feu
sparks | la prise fait des étincelles ; j’ai pris une décharge en touchant le four ; j’ai reçu une châtaigne ; le tableau grésille ; le fil est dénudé ; j’ai percé un câble électrique ; mon fils s’est électrocuté ; des fils à vif sortent du mur ; un câble électrique arraché ; un câble à nu dans le jardin
water-on-electricity | l’eau coule sur la prise ; fuite au plafond, de l’eau dans le lustre ; la multiprise a pris l’eau ; de l’eau ruisselle sur le tableau électrique ; un spot plein d’eau ; ya de leau dans la prise ; ça ruisselle sur le disjoncteur
battery | la batterie a gonflé ; batterie gonflée ; la batterie de ma trottinette chauffe ; iPhone brûlant ; baterie gonflée
burning | odeur de brûlé ; ça sent le cramé ; il sort de la fumée ; la prise a fondu ; le moteur a pris feu ; odeur de plastique fondu ; il fume quand je l’allume ; de la fumée sort du sèche-linge ; le moteur fume ; ça fume noir ; le sèche-linge fume ; le fil a brûlé
pressure | le groupe de sécurité est bloqué ; la soupape est coincée ; la pression monte à 4 bars ; le groupe de secu est grippé ; pression à 3,5 bars
ignition | une détonation à l’allumage ; ça a fait une petite explosion
pellets | le creuset déborde
heating-oil | fuite de fioul ; ça sent le mazout ; flaque de fuel sous la cuve ; la cuve à mazout fuit
fall | le cumulus se décroche du mur ; le radiateur va tomber
pieces | une tuile menace de tomber ; le plafond s’affaisse ; un morceau de vitre risque de tomber ; des morceaux de façade tombent
spring | le ressort de la porte de garage a cassé ; le volet est tombé d’un coup ; le câble de la porte de garage a lâché
scald | l’eau est brûlante au robinet ; l’eau sort bouillante ; leau est bouillante
no-protection | le différentiel ne saute plus au test
flood | l’eau jaillit du mur ; impossible de fermer l’eau ; un tuyau a éclaté ; je n’arrive pas à couper l’eau ; un tuyau a pété ; ça coule à flots ; ça fuit, impossible de couper ; la canalisation a éclaté ; l’eau coule, impossible de l’arrêter
gas-tap | le robinet de gaz est bloqué
soot | un jus noir coule du poêle ; du bistre dans le conduit
microwaves | le micro-ondes marche porte ouverte
wet-device | mon téléphone est tombé dans l’eau ; j’ai renversé du café sur mon ordinateur ; iPad mouillé ; téléphone tombé dans les toilettes ; un café sur le clavier
asbestos | il y a peut-être de l’amiante sous le lino ; toit en fibrociment
lead | une peinture au plomb
outage | plus de courant dans toute la rue ; l’immeuble est dans le noir, sans électricité
unplug | il fait des étincelles quand il tourne
`
  .trim()
  .split("\n")
  .flatMap((line) => {
    const [word = "", sentences = ""] = line.split(" | ");
    return sentences.split(" ; ").map((sentence): [string, string] => [sentence, word]);
  });

test.each(WRITTEN)("« %s » warns of %s", (sentence, word) => {
  expect(dangersIn(sentence)[0]).toBe(word);
});

test.each([
  "",
  "La machine ne vidange plus",
  "entretien annuel de ma chaudière gaz",
  "chaudière à gaz en panne, code F28",
  "je voudrais passer au gaz de ville",
  "plaque gaz, un feu ne s’allume plus",
  "ma gazinière ne tient plus la flamme",
  "pas d’odeur de gaz, la chaudière est juste froide",
  "aucune odeur de brûlé, aucune fumée",
  "le détecteur de fumée sonne sans fumée",
  "le lave-linge fuit sous le hublot",
  "une fuite sous l’évier, près du siphon",
  "prise d’eau extérieure à poser",
  "la prise de charge de mon téléphone a du jeu",
  "ma tondeuse à essence ne démarre plus",
  "la batterie ne tient plus la journée",
  "le four brûle tout, trop chaud en bas",
  "diagnostic amiante avant vente",
  "poser un détecteur de monoxyde",
  "la lampe du frigo ne s’allume plus",
  "le portable se décharge trop vite",
  "le disjoncteur saute avec le four",
  "remplacer un interrupteur et une prise",
  "ramonage du poêle à granulés",
  "machine à laver qui saute et fait du bruit à l’essorage",
  "ressort du tiroir cassé",
  "pas d’eau chaude ce matin",
  "l’image est sombre, le son est bon",
  "je ne sens pas le gaz, elle ne s’allume pas",
  "le détecteur de co est à changer",
  "une machine très bruyante, sans odeur",
  "le vase d’expansion est à remplacer",
  "passage d’un électricien pour la cave",
  "batterie déchargée le matin",
  "une vitre fumée à remplacer",
  "je fume dans le salon, le détecteur bipe",
  "la bougie ne fait pas d’étincelle",
  "café trop froid, la mousse ne monte plus",
])("« %s » warns of nothing", (sentence) => {
  expect(dangersIn(sentence)).toEqual([]);
});

test("several dangers are given, the most serious first, and an endless text is read quickly", () => {
  expect(dangersIn("odeur de brûlé et mal à la tête")).toEqual(["carbon-monoxide", "burning"]);
  expect(dangersIn("de l’eau dans le gaz ".repeat(10_000))).toEqual([]);
});
