import { words, type KindEntry } from "../kind.ts";

/** Large and small household appliances. */
export const HOUSEHOLD_KINDS: readonly KindEntry[] = [
  {
    id: "lave-linge",
    name: "Lave-linge",
    category_ids: ["gros-electromenager"],
    synonyms: words("machine à laver, laveuse, machine à linge, lessiveuse"),
  },
  {
    id: "lave-linge-sechant",
    type: "lave-linge",
    name: "Lave-linge séchant",
    category_ids: ["gros-electromenager"],
    synonyms: words("machine à laver séchante, lavante séchante, combiné lavage séchage"),
  },
  {
    id: "seche-linge",
    name: "Sèche-linge",
    category_ids: ["gros-electromenager"],
    synonyms: words("sécheuse, séchoir, machine à sécher"),
  },
  {
    id: "lave-vaisselle",
    name: "Lave-vaisselle",
    category_ids: ["gros-electromenager"],
    synonyms: words("machine à laver la vaisselle, machine à vaisselle, LV"),
  },
  {
    id: "refrigerateur",
    name: "Réfrigérateur",
    category_ids: ["gros-electromenager"],
    synonyms: words("frigo, frigidaire, frigo américain, combiné, mini-bar, fridge"),
  },
  {
    id: "congelateur",
    name: "Congélateur",
    category_ids: ["gros-electromenager"],
    synonyms: words("congélo, congel, coffre, surgélateur, freezer, bahut"),
  },
  {
    id: "cave-a-vin",
    name: "Cave à vin",
    category_ids: ["gros-electromenager"],
    synonyms: words("armoire à vin, cave de vieillissement, cave de service"),
  },
  {
    id: "four",
    name: "Four",
    category_ids: ["gros-electromenager"],
    synonyms: words("four encastrable, four électrique, four à pyrolyse, four vapeur, mini four"),
  },
  {
    id: "micro-ondes",
    name: "Micro-ondes",
    category_ids: ["petit-electromenager", "gros-electromenager"],
    synonyms: words("four micro ondes"),
  },
  {
    id: "plaque-de-cuisson",
    name: "Plaque de cuisson",
    category_ids: ["gros-electromenager"],
    synonyms: words(
      "plaque, taque, table de cuisson, vitrocéramique, vitro, plaque gaz, induction",
    ),
    hints: words("feux"),
  },
  {
    id: "cuisiniere",
    name: "Cuisinière",
    category_ids: ["gros-electromenager"],
    synonyms: words("gazinière, piano de cuisson, cuisinière à gaz, cuisinière électrique"),
  },
  {
    id: "hotte",
    name: "Hotte aspirante",
    category_ids: ["gros-electromenager"],
    synonyms: words("hotte, aspirante, hotte casquette, hotte tiroir"),
  },
  {
    id: "autre-electromenager",
    name: "Autre électroménager",
    category_ids: ["gros-electromenager", "petit-electromenager"],
    synonyms: words(
      "électroménager, appareil de cuisine, autre appareil, ventilateur, climatiseur mobile, déshumidificateur, purificateur d’air, sèche-cheveux, lisseur, épilateur, rasoir, brosse à dents, tondeuse, outil de jardin, taille-haie, débroussailleuse, tronçonneuse, perceuse",
    ),
  },
  {
    id: "preparation-culinaire",
    name: "Robot et préparation culinaire",
    category_ids: ["petit-electromenager"],
    synonyms: words(
      "robot de cuisine, robot pâtissier, mixeur, blender, batteur, thermomix, hachoir, friteuse, airfryer, grille-pain, cookeo, companion, kitchenaid, monsieur cuisine, raclette, autocuiseur, multicuiseur, robot ménager, magimix, kenwood, machine à pain, yaourtière, gaufrier, crêpière, croque-monsieur, plancha, toaster, extracteur de jus, centrifugeuse",
    ),
  },
  {
    id: "soin-du-linge",
    name: "Fer et soin du linge",
    category_ids: ["petit-electromenager"],
    synonyms: words(
      "fer, fer à repasser, fer à vapeur, steamer, centrale vapeur, centrale à repasser, défroisseur, machine à coudre, surjeteuse, repassage, singer",
    ),
  },
  {
    id: "aspirateur",
    name: "Aspirateur",
    category_ids: ["petit-electromenager"],
    sub_category_id: "nettoyage-des-sols",
    synonyms: words(
      "aspirateur balai, aspi, robot aspirateur, aspirateur traîneau, aspirateur sans fil, dyson, roomba, irobot, roborock",
    ),
  },
  {
    id: "nettoyeur",
    name: "Nettoyeur",
    category_ids: ["petit-electromenager"],
    sub_category_id: "nettoyage-des-sols",
    synonyms: words(
      "nettoyeur vapeur, nettoyeur haute pression, karcher, shampouineuse, balai vapeur, laveur de sol",
    ),
  },
  {
    id: "machine-a-cafe",
    name: "Machine à café",
    category_ids: ["petit-electromenager"],
    sub_category_id: "boissons",
    synonyms: words(
      "cafetière, expresso, nespresso, senseo, percolateur, broyeur à grain, machine expresso, machine à capsules, machine à dosettes, dolce gusto, tassimo, delonghi",
    ),
  },
  {
    id: "machine-a-soda",
    name: "Machine à soda",
    category_ids: ["petit-electromenager"],
    sub_category_id: "boissons",
    synonyms: words("sodastream, gazéificateur, machine à eau gazeuse, machine à eau pétillante"),
  },
  {
    id: "machine-a-glacons",
    name: "Machine à glaçons",
    category_ids: ["petit-electromenager"],
    sub_category_id: "boissons",
    synonyms: words("machine à glace, fabrique de glaçons, sorbetière, turbine à glace"),
    hints: words("glaçon"),
  },
  {
    id: "tireuse-a-biere",
    name: "Tireuse à bière",
    category_ids: ["petit-electromenager"],
    sub_category_id: "boissons",
    synonyms: words("machine à bière, perfectdraft, beertender, pompe à bière"),
  },
  {
    id: "machine-a-the",
    name: "Machine à thé",
    category_ids: ["petit-electromenager"],
    sub_category_id: "boissons",
    synonyms: words("théière électrique, bouilloire, special t, théière"),
  },
];
