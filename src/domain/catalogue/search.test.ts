import { expect, test } from "vitest";
import { APPLIANCE_KINDS, kindOf } from "./kinds.ts";
import { searchKinds } from "./search.ts";

/** What clients and front desks type: brands that stand for the thing, mistakes, faults and sentences. */
const TYPED: [kind: string, queries: string][] = [
  [
    "Réfrigérateur",
    "frigo, frigos, frigidère, frijidaire, réfrigirateur, refrigerateurs, frigo américain, mon frigo ne refroidit plus, refrigerateur, frigo en panne, frigot, frigdaire, le frigo fait du bruit, réfrigérateur congélateur, frigo samsung, frijo, frigidaire en panne, refrigerateur américain, frigidere, mini bar, mon frigo chauffe, réfrigérateurs combinés, refregirateur",
  ],
  [
    "Congélateur",
    "congelo, congèlateur, conjelateur, bahut, congelateur coffre, congelo en panne, congélateur armoire, surgelateur, congelateure, congélateurs, freezer",
  ],
  [
    "Lave-linge",
    "lave linge, lavelinge, lave-linges, lave linje, machine à laver, machine a laver, machines à laver, ma machine à laver, machin a laver, LAVE-LINGES, ma machine à laver fuit, machine a lavé, lav linge, linge lave, la lave-linge, lave ligne, machine laver, machine a laver qui essore plus, lave-linge hublot bloqué, tambour machine à laver, dépannage lave linge, lavlinge, machinne a laver, mon lave linge fait sauter le disjoncteur, lavelinge samsung, machine a laver en panne, lessiveuse, lave linge top, laveuse",
  ],
  [
    "Lave-linge séchant",
    "lave linge sechant, lavante séchante, lave linge sèche linge, lavante sechante, machine à laver séchante, lave linge séchant bosch",
  ],
  [
    "Sèche-linge",
    "sèche linge, seche-linges, sechoir, seche ligne, sèche linge en panne, mon sèche linge ne chauffe plus, seche linge pompe a chaleur, sechelinge, linge sèche, sécheuse",
  ],
  [
    "Lave-vaisselle",
    "lave vaiselle, lave vaisselles, lavevaiselle, machine à laver la vaisselle, lv, lave vaissel, vaisselle lave, machine vaisselle, lave-vaiselle ne vidange plus, lave vesselle, lavevaisselle, lave vaisselle siemens",
  ],
  ["Cave à vin", "cave a vins, cave à vin, cave a vain, armoire a vin, cave à vins"],
  [
    "Four",
    "four, fours, four encastré, four ne chauffe plus, four pyrolise, four encastrable, porte de four, four à pizza, mini four, mon four disjoncte",
  ],
  [
    "Micro-ondes",
    "micro onde, microondes, micro-ondes, micro-onde en panne, micro ondes combiné, four micro-onde, microonde, mikro onde, micro onde fait des étincelles",
  ],
  [
    "Plaque de cuisson",
    "plaque a induction, plaques de cuisson, plaque vitroceramique, table de cuison, plaque induction, plaque vitro, taque de cuisson, plaques électriques, table induction, plaque chauffante, plaque, une plaque de gaz, table de cuisson, indukssion, plaque de cuison",
  ],
  [
    "Cuisinière",
    "gaziniere, cuisiniere gaz, piano de cuisson, gazinière, cuisiniere electrique, piano cuisson, cuisinère, gaziniere qui fuit, cuisinière à gaz",
  ],
  ["Hotte aspirante", "hote aspirante, hotte, hote, hotte de cuisine, otte, hotte en panne"],
  [
    "Aspirateur",
    "aspi, aspirateure, aspirateurs, dyson, roomba, rowenta aspirateur, robot aspirateur, aspirateur dyson v10, aspi balai, robot aspirateur xiaomi, irobot, aspirateur rowenta, aspirateur sans sac, roborock, aspirateur n'aspire plus, aspiro, balai aspirateur, dison",
  ],
  [
    "Nettoyeur",
    "kärcher, karcher, nettoyeur haute pression, karsher, kärsher, karcher en panne, nettoyeur vapeur polti, balai vapeur, nettoyeur vitre, netoyeur, haute pression",
  ],
  [
    "Robot et préparation culinaire",
    "thermomix, cookeo, kitchenaid, companion, monsieur cuisine, mixer, robot patissier, air fryer, grille pain, appareil à raclette, friteuse, robot kenwood, magimix, machine à pain, yaourtière, gaufrier, crêpière, multicuiseur, mixeur plongeant, grille-pains, toaster, blendeur, batteur éléctrique, centrifugeuse, extracteur de jus, friteuse sans huile, plancha, termomix, thermomixe, moulinex companion, kitchen aid, robot cuisine, robot ménager, croque monsieur",
  ],
  [
    "Machine à café",
    "senseo, nespresso, dolce gusto, tassimo, delonghi, cafetière, caffetiere, machine a cafe, machine à expresso, cafetiere a grain, machine a café delonghi, expresso broyeur, nespreso, machine a capsule, kafetiere, café machine, machine à dosettes, percolateur, espresso",
  ],
  ["Machine à soda", "sodastream, soda stream, eau gazeuse"],
  [
    "Machine à glaçons",
    "machine à glaçon, glaçons, sorbetiere, machine a glace, machine à glassons",
  ],
  ["Tireuse à bière", "beertender, perfect draft, tireuse a bierre, tireuse, bière tireuse"],
  ["Machine à thé", "bouilloire, bouiloire, bouilloir, bouilloire électrique"],
  [
    "Fer et soin du linge",
    "fer a repasser, fer à repassé, centrale vapeur, machine a coudre, singer, fer a vapeur, centrale vapeur calor, machine à coudre singer, surjeteuse, défroisseur, fer a repasé, machine a coudre en panne, fer à repasser qui fuit, steamer",
  ],
  [
    "Autre électroménager",
    "ventilateur, sèche-cheveux, seche cheveux, lisseur, tondeuse à cheveux, rasoir électrique, brosse à dents électrique, épilateur, ventilo, climatiseur mobile, déshumidificateur, tondeuse, taille haie, perceuse, tronçonneuse, débroussailleuse, tondeuse robot, tondeuse à gazon",
  ],
  [
    "Téléviseur",
    "télé, tele, tv, television, televsion, écran plat, bravia, télé en panne, la télé s'allume plus, televiseur samsung, ecran plat lg, tele 4k, télévison, smart tv, t.v., écran de télé, télévizeur, ma tele a plus d'image, téléviseurs, écran noir télé",
  ],
  [
    "Lecteur vidéo",
    "lecteur dvd, blu ray, magnetoscope, videoprojecteur, dvd, lecteur blu-ray, magnetoscope vhs, video projecteur, projecteur, lecteur de dvd",
  ],
  [
    "Audio et hi-fi",
    "barre de son, chaine hi-fi, chaîne hifi, enceinte bluetooth, ampli, platine, sonos, casque, ampli hifi, casque audio, chaine hi fi, haut parleur, écouteurs, airpods, tourne disque, table de mixage, barre de sons",
  ],
  [
    "Téléphone",
    "telephone, telephonne, téléphones, iphone, i phone, smartphones, portable, samsung galaxy, téléfone, telefone, telefon, gsm, iphone 12 écran cassé, écran iphone, écran cassé téléphone, samsung galaxy s21, portable cassé, mon téléphone est tombé dans l'eau, smartphone xiaomi, huawei, smart phone, tel portable, mobile, google pixel",
  ],
  [
    "Tablette",
    "ipad, tablettes, tablète, liseuse, ipad ecran cassé, ipade, galaxy tab, tablete, tablette samsung, liseuse kobo",
  ],
  [
    "Montre connectée",
    "apple watch, montre, montre connecté, montre conectée, apple watch écran, smart watch, montre garmin",
  ],
  [
    "Imprimante ou scanner",
    "imprimante, imprimente, scaner, photocopieur, imprimante hp, imprimante epson n'imprime plus, imprimante laser, photocopieuse, inprimante",
  ],
  ["Lecteur MP3", "ipod, mp3, baladeur, i pod"],
  [
    "Console de jeux",
    "playstation, play station, ps5, ps 5, xbox, switch, nintendo, manette, play station 4, manette ps4, xbox one, nintendo switch, wii, consolle, x box, jeux vidéo",
  ],
  [
    "Ordinateur portable",
    "pc portable, ordinateur, ordinnateur, ordi, ordi portable, macbook, mac book, ordinateur portable hp, pc portable asus, mac book pro, ordi lent, laptop, portable asus pc, ordinateurs, mac",
  ],
  [
    "Ordinateur de bureau",
    "pc, pc fixe, imac, unité centrale, ordi de bureau, tour pc, ordinateur fixe, écran pc, pc écran bleu, pc gamer, moniteur",
  ],
  ["Antenne", "antenne télé, rateau, tnt, antennes de toit, antene tele, antenne tnt, anténiste"],
  ["Parabole", "parabole, décodeur, decodeur canal, parabolle, satelite"],
  [
    "Fibre optique",
    "box internet, livebox, freebox, wifi, wi-fi, fibre, wifi lent, internet en panne, box orange, plus d'internet, la box, fibre optique",
  ],
  ["ADSL", "adsl, prise telephonique, telephone fixe, modem, prise téléphone"],
  ["Internet par satellite", "starlink, star link"],
  [
    "Vidéosurveillance",
    "digicode, interphone, camera, sonnette, camera surveillance, visiophone, sonnette connectée, interfone, caméra",
  ],
  [
    "Alarme",
    "alarme, détecteur de fumée, alarme qui sonne, détecteur fumée, verisure, alarme maison",
  ],
  [
    "Chauffe-eau",
    "chauffe eau, chauffeau, chauffe-eaux, cumulus, ballon d'eau chaude, plus d'eau chaude, chaufeau, ballon, ballon eau chaude, cumulus fuit, chauffe o, chofo, pas d'eau chaude, chauffe-eau gaz, chauffe bain, balon d'eau chaude, chauffe eau thermodynamique, eau chaude, chofe eau, ballon d'o chaude",
  ],
  ["Baignoire", "baignoire, jacuzzi, balneo, jacouzi, baignoir"],
  [
    "Douche",
    "douche, colonne de douche, douche bouchée, mitigeur douche, paroi de douche, bac à douche, douche italienne",
  ],
  ["Évier ou lavabo", "évier bouché, lavabo, lavabo bouché, siphon, evié, évier qui fuit, sifon"],
  [
    "WC",
    "toilettes, wc, chasse d'eau, sanibroyeur, toilette bouché, chasse d'eau qui coule, wc bouchés, les toilettes fuient, toillettes, cuvette, sani broyeur",
  ],
  [
    "Plomberie",
    "robinet, fuite d'eau, plombier, fuite, canalisation bouchée, robinet qui goutte, odeur de gaz, fuite de gaz, pompe de piscine, adoucisseur, plombié, tuyaux, débouchage, dégorgement, ça sent le gaz, robinet qui fuit, piscine",
  ],
  [
    "Chaudière",
    "chaudiere gaz, chaudiere, chodière, chaudiere frisquet, chaudiere en panne, chaudièr, bruleur fioul, chauffagiste, chodiere, entretien chaudière, chaudière à condensation, chaudière perd de la pression, chaudière gaz",
  ],
  [
    "Radiateur",
    "radiateur, seche serviette, chauffage, radiateur froid, convecteur, radiateur électrique, sèche serviettes, chauffage en panne, plancher chauffant, thermostat, radiateurs, radiateur qui fuit, plus de chauffage",
  ],
  [
    "Pompe à chaleur et climatisation",
    "clim, climatisation, pac, pompe a chaleur, climatisation réversible, clim en panne, clim daikin, pompe à chaleur air eau, clime, climatisseur, pac air air",
  ],
  [
    "Poêle et cheminée",
    "poele a granules, poêle à bois, cheminée, poele a pellet, poêle granulé, insert, ramonage cheminée, poel a bois, poêle, ramoneur",
  ],
  [
    "Tableau électrique",
    "disjoncteur, compteur linky, plus de courant, disjoncteur qui saute, ça disjoncte, compteur électrique, tableau electrique, les plombs ont sauté, panne de courant, coupure de courant, fusibles",
  ],
  [
    "Prise, éclairage et installation électrique",
    "prise électrique, lumière, électricien, prise qui ne marche plus, lampe, lumiere, electricien, borne de recharge, wallbox, panneau solaire, panneaux photovoltaïques, onduleur, interrupteur cassé, prise éléctrique, panne d'électricité, spot, néon, electrisien, prises",
  ],
  [
    "Volet, portail ou porte de garage",
    "volet roulant, portail, porte de garage, volet roulant bloqué, volets roulants, somfy, portail automatique, store banne, moteur portail, volet qui ne remonte plus, portaille, volé roulant",
  ],
  [
    "Vitre ou fenêtre",
    "vitre, fenetre, carreau cassé, velux, vélux, vitre cassée, double-vitrage, baie vitrée, carreau, porte-fenêtre, fenetre qui ferme plus, fenettre, vitrié",
  ],
  [
    "Toiture",
    "toit, gouttiere, tuiles, fuite toit, toitures, gouttières, couvreur, tuile cassée, fuite de toit, goutière, ardoises",
  ],
  [
    "Peinture et murs",
    "peinture, papier peint, peintre, papier peints, mur fissuré, ravalement, peindre",
  ],
  ["Revêtement de sol", "parquet, carrelage, parket, carelage, lino, carreleur, moquette"],
  [
    "Diagnostic de performance énergétique",
    "dpe, DPE, dpe vente, dpe location, diagnostic immobilier, diagnostic énergétique, diag immo, diagnostiqueur",
  ],
  ["Mesurage loi Carrez ou Boutin", "loi carrez, loi carré, carrez, boutin, loi karez, surface"],
  ["Diagnostic amiante", "amiante, amiente, diagnostic amiante avant travaux"],
  ["Diagnostic mérule", "merule, mérule, champignon du bois"],
  [
    "Autre multimédia",
    "trottinette électrique, appareil photo, drone, vélo électrique, autoradio, velo electrik, trotinette, drone dji, gopro, camescope, disque dur, clé usb, trottinette xiaomi, vae, appareil photo canon",
  ],
  ["Diagnostic gaz", "diagnostic gaz, diag gaz"],
  ["Diagnostic électricité", "diagnostique electrique, diagnostic électricité, diag elec"],
  ["Diagnostic plomb", "plomb, diag plomb, crep"],
  ["État des risques (ERP)", "erp, état des risques, erp location"],
  ["VMC et ventilation", "vmc, ventilation, vmc double flux, ventilation qui fait du bruit"],
  ["Diagnostic termites", "termites, termite, diagnostic termites"],
  ["Porte ou serrure", "serrure, serrurier, porte claquée, serrure bloquée"],
  ["Autre", "divers"],
];

test.each(
  TYPED.flatMap(([kind, queries]) =>
    queries.split(", ").map((query): [string, string] => [query, kind]),
  ),
)("« %s » finds %s first", (query, kind) => {
  expect(searchKinds(query)[0]?.name).toBe(kind);
});

test.each(APPLIANCE_KINDS)(
  "from three letters on, each way to write « $name » keeps it in the list, letter after letter",
  ({ id, name, synonyms, hints = [] }) => {
    const lost = [name, ...synonyms, ...hints]
      .flatMap((label) => Array.from(label, (_, index) => label.slice(0, index + 1)))
      .filter((typed) => typed.replace(/[^\p{L}\d]/gu, "").length > 2)
      .filter((typed) => !searchKinds(typed, 12).some((kind) => kind.id === id));
    // « je ne sais pas » names nothing until it is whole.
    expect(lost.filter((typed) => !typed.startsWith("je n"))).toEqual([]);
  },
);

test("a sentence finds every appliance that it names, the one said at more length first", () => {
  const found = searchKinds("le frigo, le lave linge et la télé de ma mère");
  expect(found.map(({ name }) => name)).toEqual(["Lave-linge", "Réfrigérateur", "Téléviseur"]);
});

test.each([
  ["la lumière du frigo", "Réfrigérateur"],
  ["fuite d'eau sous le frigo", "Réfrigérateur"],
  ["prise hdmi de ma télé", "Téléviseur"],
  ["le disjoncteur saute avec le four", "Four"],
  ["le wifi de mon imprimante", "Imprimante ou scanner"],
  ["thermostat de la chaudière", "Chaudière"],
  ["odeur de gaz près de la chaudière", "Chaudière"],
  ["robinet de la baignoire", "Baignoire"],
  ["disque dur de mon pc portable", "Ordinateur portable"],
  ["vitre cassée de l'insert", "Poêle et cheminée"],
  ["lampe de la hotte", "Hotte aspirante"],
  ["eau chaude de la douche", "Douche"],
])("in « %s », the machine %s outweighs its part or its fault", (sentence, kind) => {
  expect(searchKinds(sentence)[0]?.name).toBe(kind);
});

test("of two machines told, the one told first comes first", () => {
  const names = (text: string) => searchKinds(text).map(({ name }) => name);
  expect(names("le frigo, pas le congélateur")).toEqual(["Réfrigérateur", "Congélateur"]);
  expect(names("le congélateur, pas le frigo")).toEqual(["Congélateur", "Réfrigérateur"]);
});

test("half a name inside a sentence is no appliance", () => {
  expect(searchKinds("machine agricole rouge")).toEqual([]);
});

const NOTHING =
  "sopalin, voiture, moto, xyzzy, hélicoptère nucléaire, bonjour, canapé, guitare, pare-brise, pneu, " +
  "chargeur, réveil, monte-escalier, devis, machine à écrire, fosse septique, fauteuil roulant, " +
  "ça ne marche plus, réparation, à la";

test.each(["", "   ", ...NOTHING.split(", ")])(
  "« %s » finds nothing, and stays « Inconnu »",
  (typed) => {
    expect(searchKinds(typed)).toEqual([]);
    expect(kindOf(typed).name).toBe("Inconnu");
  },
);

test.each([
  ["elle marche bien", "bain"],
  ["la télé de ma mère", "théière"],
  ["combien pour une chaudière", "combiné"],
])("in « %s », no other thing is heard, not even « %s »", (sentence, other) => {
  const misheard = searchKinds(other)[0];
  expect(searchKinds(sentence)[0]).not.toBe(misheard);
});

test("what is written by ear sounds like what it names", () => {
  for (const [heard, kind] of [
    ["téléfone", "Téléphone"],
    ["kafetière", "Machine à café"],
    ["chofo", "Chauffe-eau"],
    ["karsher", "Nettoyeur"],
    ["otte", "Hotte aspirante"],
    ["sifon", "Évier ou lavabo"],
  ] as const)
    expect(searchKinds(heard)[0]?.name, heard).toBe(kind);
});

test.each(["dépanneur", "Réparation", "réparateurs", "dépannage"])(
  "« %s » alone names no machine, and beside one leaves it",
  (word) => {
    expect(searchKinds(word)).toEqual([]);
    expect(searchKinds(`${word} de frigo`)[0]?.name).toBe("Réfrigérateur");
  },
);

test.each([
  ["lhotte fait du bruit", "Hotte aspirante"],
  ["limprimante bourre", "Imprimante ou scanner"],
  ["plus deau chaude", "Chauffe-eau"],
  ["levier est bouché", "Évier ou lavabo"],
  ["lachaudière goutte", "Chaudière"],
  ["lfour sonne", "Four"],
  ["linterfone grésille", "Vidéosurveillance"],
])("in « %s » an article is glued to %s", (typed, kind) => {
  expect(searchKinds(typed)[0]?.name).toBe(kind);
});

test.each([
  ["je suis enfermé dehors", "Porte ou serrure"],
  ["on a forcé ma porte cette nuit", "Porte ou serrure"],
  ["les assiettes ressortent grasses", "Lave-vaisselle"],
  ["dégât des eaux chez moi", "Plomberie"],
  ["il pleut dans le grenier", "Toiture"],
  ["flexible de plaque périmé", "Plaque de cuisson"],
  ["plus de courant dans toute la rue", "Prise, éclairage et installation électrique"],
  ["vitrocéram fissurée", "Plaque de cuisson"],
  ["xboxe", "Console de jeux"],
])("what is lived says the thing: « %s »", (typed, kind) => {
  expect(searchKinds(typed)[0]?.name).toBe(kind);
});

test("a short word of a sentence is no name heard otherwise", () => {
  expect(searchKinds("le disjoncteur ne veut pas se remettre")[0]?.name).toBe("Tableau électrique");
});

test("no more answers than asked for, even for an endless text", () => {
  expect(searchKinds("machine", 3)).toHaveLength(3);
  expect(searchKinds("machine ".repeat(10_000))).not.toHaveLength(0);
});
