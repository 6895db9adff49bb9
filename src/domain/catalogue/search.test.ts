import { expect, test } from "vitest";
import { kindOf } from "./kinds.ts";
import { searchKinds } from "./search.ts";

/** What clients and front desks type, brands that stand for the thing, usual mistakes and sentences. */
const TYPED: [kind: string, queries: string][] = [
  [
    "Réfrigérateur",
    "frigo, frigos, frigidère, frijidaire, réfrigirateur, refrigerateurs, frigo américain, mon frigo ne refroidit plus, refrigerateur",
  ],
  ["Congélateur", "congelo, congèlateur, conjelateur, bahut"],
  [
    "Lave-linge",
    "lave linge, lavelinge, lave-linges, lave linje, machine à laver, machine a laver, machines à laver, ma machine à laver, machin a laver, LAVE-LINGES",
  ],
  ["Lave-linge séchant", "lave linge sechant, lavante séchante"],
  ["Sèche-linge", "sèche linge, seche-linges, sechoir"],
  ["Lave-vaisselle", "lave vaiselle, lave vaisselles, lavevaiselle, machine à laver la vaisselle"],
  ["Cave à vin", "cave a vins, cave à vin"],
  ["Four", "four, fours, four encastré"],
  ["Micro-ondes", "micro onde, microondes, micro-ondes"],
  [
    "Plaque de cuisson",
    "plaque a induction, plaques de cuisson, plaque vitroceramique, table de cuison",
  ],
  ["Cuisinière", "gaziniere, cuisiniere gaz, piano de cuisson"],
  ["Hotte aspirante", "hote aspirante, hotte"],
  [
    "Aspirateur",
    "aspi, aspirateure, aspirateurs, dyson, roomba, rowenta aspirateur, robot aspirateur",
  ],
  ["Nettoyeur", "kärcher, karcher, nettoyeur haute pression"],
  [
    "Robot et préparation culinaire",
    "thermomix, cookeo, kitchenaid, companion, monsieur cuisine, mixer, robot patissier, air fryer, grille pain, appareil à raclette, friteuse",
  ],
  [
    "Machine à café",
    "senseo, nespresso, dolce gusto, tassimo, delonghi, cafetière, caffetiere, machine a cafe, machine à expresso",
  ],
  ["Machine à soda", "sodastream, soda stream"],
  ["Machine à glaçons", "machine à glaçon, glaçons, sorbetiere"],
  ["Tireuse à bière", "beertender, perfect draft, tireuse a bierre"],
  ["Machine à thé", "bouilloire"],
  [
    "Fer et soin du linge",
    "fer a repasser, fer à repassé, centrale vapeur, machine a coudre, singer",
  ],
  ["Autre électroménager", "ventilateur"],
  ["Téléviseur", "télé, tele, tv, television, televsion, écran plat, bravia"],
  ["Lecteur vidéo", "lecteur dvd, blu ray, magnetoscope, videoprojecteur"],
  [
    "Audio et hi-fi",
    "barre de son, chaine hi-fi, chaîne hifi, enceinte bluetooth, ampli, platine, sonos, casque",
  ],
  [
    "Téléphone",
    "telephone, telephonne, téléphones, iphone, i phone, smartphones, portable, samsung galaxy",
  ],
  ["Tablette", "ipad, tablettes, tablète, liseuse"],
  ["Montre connectée", "apple watch, montre, montre connecté"],
  ["Imprimante ou scanner", "imprimante, imprimente, scaner, photocopieur"],
  ["Lecteur MP3", "ipod, mp3"],
  ["Console de jeux", "playstation, play station, ps5, ps 5, xbox, switch, nintendo, manette"],
  [
    "Ordinateur portable",
    "pc portable, ordinateur, ordinnateur, ordi, ordi portable, macbook, mac book",
  ],
  ["Ordinateur de bureau", "pc, pc fixe, imac, unité centrale"],
  ["Antenne", "antenne télé, rateau, tnt, antennes de toit"],
  ["Parabole", "parabole, décodeur"],
  ["Fibre optique", "box internet, livebox, freebox, wifi, wi-fi, fibre"],
  ["ADSL", "adsl, prise telephonique"],
  ["Internet par satellite", "starlink"],
  ["Vidéosurveillance", "digicode, interphone, camera, sonnette"],
  ["Alarme", "alarme, détecteur de fumée"],
  [
    "Chauffe-eau",
    "chauffe eau, chauffeau, chauffe-eaux, cumulus, ballon d'eau chaude, plus d'eau chaude, chaufeau",
  ],
  ["Baignoire", "baignoire"],
  ["Douche", "douche"],
  ["Évier ou lavabo", "évier bouché, lavabo"],
  ["WC", "toilettes, wc, chasse d'eau, sanibroyeur"],
  ["Plomberie", "robinet, fuite d'eau, plombier"],
  ["Chaudière", "chaudiere gaz, chaudiere, chodière"],
  ["Radiateur", "radiateur, seche serviette, chauffage"],
  ["Pompe à chaleur et climatisation", "clim, climatisation, pac"],
  ["Poêle et cheminée", "poele a granules, poêle à bois, cheminée"],
  ["Tableau électrique", "disjoncteur, compteur linky"],
  ["Prise, éclairage et installation électrique", "prise électrique, lumière, électricien"],
  ["Volet ou portail électrique", "volet roulant, portail, porte de garage, vmc"],
  ["Vitre ou fenêtre", "vitre, fenetre, carreau cassé, velux"],
  ["Toiture", "toit, gouttiere, tuiles"],
  ["Peinture et murs", "peinture, papier peint"],
  ["Revêtement de sol", "parquet, carrelage"],
  ["Diagnostic de performance énergétique", "dpe, DPE"],
  ["Mesurage loi Carrez ou Boutin", "loi carrez"],
  ["Diagnostic amiante", "amiante"],
  ["Diagnostic mérule", "termites"],
  ["Autre multimédia", "trottinette électrique, appareil photo, drone, vélo électrique"],
];

test.each(
  TYPED.flatMap(([kind, queries]) =>
    queries.split(", ").map((query): [string, string] => [query, kind]),
  ),
)("« %s » finds %s first", (query, kind) => {
  expect(searchKinds(query)[0]?.name).toBe(kind);
});

test("a word just begun already proposes something", () => {
  expect(searchKinds("lav").map((kind) => kind.name)).toContain("Lave-linge");
});

test("a sentence finds every appliance that it names, the one said at more length first", () => {
  const found = searchKinds("le frigo, le lave linge et la télé de ma mère");
  expect(found.map(({ name }) => name)).toEqual(["Lave-linge", "Réfrigérateur", "Téléviseur"]);
});

test("half a name inside a sentence is no appliance", () => {
  expect(searchKinds("machine agricole rouge")).toEqual([]);
});

test.each(["", "   ", "à la", "sopalin", "voiture", "tondeuse", "xyzzy", "hélicoptère nucléaire"])(
  "« %s » finds nothing, and stays « Inconnu »",
  (typed) => {
    expect(searchKinds(typed)).toEqual([]);
    expect(kindOf(typed).name).toBe("Inconnu");
  },
);

test("no more answers than asked for, even for an endless text", () => {
  expect(searchKinds("machine", 3)).toHaveLength(3);
  expect(searchKinds("machine ".repeat(10_000))).not.toHaveLength(0);
});
