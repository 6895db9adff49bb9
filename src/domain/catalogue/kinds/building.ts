import { words, type KindEntry } from "../kind.ts";

/** Works on the dwelling: water, heat, electricity, glass, roof, walls, floors and surveys. */
export const BUILDING_KINDS: readonly KindEntry[] = [
  {
    id: "chauffe-eau",
    name: "Chauffe-eau",
    category_ids: ["plomberie", "chauffage"],
    synonyms: words("ballon d’eau chaude, cumulus, chauffe bain, ballon électrique"),
    hints: words("eau chaude"),
  },
  {
    id: "baignoire",
    name: "Baignoire",
    category_ids: ["plomberie"],
    synonyms: words("bain, balnéo, jacuzzi, spa"),
  },
  {
    id: "douche",
    name: "Douche",
    category_ids: ["plomberie"],
    synonyms: words("cabine de douche, receveur, colonne de douche, douchette, mitigeur de douche"),
  },
  {
    id: "evier-lavabo",
    name: "Évier ou lavabo",
    category_ids: ["plomberie"],
    synonyms: words("évier, lavabo, vasque, évier bouché, lave-mains"),
    hints: words("siphon"),
  },
  {
    id: "wc",
    name: "WC",
    category_ids: ["plomberie"],
    synonyms: words("toilettes, chasse d’eau, cuvette, cabinet, sanibroyeur, waters, chiottes"),
  },
  {
    id: "plomberie",
    name: "Plomberie",
    category_ids: ["plomberie"],
    synonyms: words(
      "plombier, canalisation, débouchage, dégorgement, robinetterie, adoucisseur, piscine",
    ),
    hints: words(
      "fuite d’eau, robinet, tuyau, mitigeur, odeur de gaz, fuite de gaz, sent le gaz, bouteille de gaz",
    ),
  },
  {
    id: "chaudiere",
    name: "Chaudière",
    category_ids: ["chauffage", "plomberie"],
    synonyms: words(
      "chaudière gaz, chaudière fioul, entretien chaudière, chaudière à condensation, chauffagiste",
    ),
    hints: words("brûleur, fuite de fioul"),
  },
  {
    id: "radiateur",
    name: "Radiateur",
    category_ids: ["chauffage", "electricite"],
    synonyms: words("convecteur, sèche-serviettes, radiateur électrique, plancher chauffant"),
    hints: words("thermostat, chauffage"),
  },
  {
    id: "pompe-a-chaleur",
    name: "Pompe à chaleur et climatisation",
    category_ids: ["chauffage", "electricite"],
    synonyms: words("pac, pompe à chaleur, clim, climatisation, climatiseur, split"),
  },
  {
    id: "poele",
    name: "Poêle et cheminée",
    category_ids: ["chauffage"],
    synonyms: words(
      "poêle, poêle à bois, poêle à granulés, poêle à pellets, cheminée, insert, ramonage, ramoneur",
    ),
    hints: words("feu de cheminée"),
  },
  {
    id: "tableau-electrique",
    name: "Tableau électrique",
    category_ids: ["electricite"],
    synonyms: words("plombs sautés, linky"),
    hints: words(
      "disjoncteur, compteur, fusible, différentiel, panne de courant, coupure de courant",
    ),
  },
  {
    id: "installation-electrique",
    name: "Prise, éclairage et installation électrique",
    category_ids: ["electricite"],
    synonyms: words(
      "électricien, borne de recharge, wallbox, panneau solaire, photovoltaïque, onduleur",
    ),
    hints: words(
      "électricité, odeur de brûlé, étincelles, décharge électrique, prise, interrupteur, lampe, lumière, luminaire, éclairage, spot, néon, ampoule, court-circuit",
    ),
  },
  {
    id: "volet-portail",
    name: "Volet, portail ou VMC",
    category_ids: ["electricite"],
    synonyms: words(
      "volet, volet roulant, store, portail, porte de garage, vmc, ventilation, somfy",
    ),
  },
  {
    id: "vitre",
    name: "Vitre ou fenêtre",
    category_ids: ["vitrerie"],
    synonyms: words("double vitrage, fenêtre, vitrine, vitrier, baie vitrée, velux"),
    hints: words("vitre cassée, carreau, miroir"),
  },
  {
    id: "toiture",
    name: "Toiture",
    category_ids: ["couverture"],
    synonyms: words("toit, tuile, ardoise, gouttière, couvreur, zinguerie"),
    hints: words("infiltration, fuite de toiture"),
  },
  {
    id: "peinture",
    name: "Peinture et murs",
    category_ids: ["peinture"],
    synonyms: words("peintre, papier peint, ravalement"),
    hints: words("plafond, mur, façade, enduit"),
  },
  {
    id: "revetement-de-sol",
    name: "Revêtement de sol",
    category_ids: ["sol"],
    synonyms: words(
      "parquet, carrelage, moquette, lino, linoléum, stratifié, plancher, vinyle, carreleur",
    ),
  },
  {
    id: "diagnostic-performance-energetique",
    type: "diagnostic-immobilier",
    answer: "diagnostic-immobilier/dpe",
    name: "Diagnostic de performance énergétique",
    category_ids: ["diagnostic-immobilier"],
    synonyms: words(
      "DPE, performance énergétique, audit énergétique, étiquette énergie, diagnostic immobilier, diagnostiqueur",
    ),
  },
  {
    id: "diagnostic-loi-carrez",
    type: "diagnostic-immobilier",
    name: "Mesurage loi Carrez ou Boutin",
    category_ids: ["diagnostic-immobilier"],
    synonyms: words("loi carrez, loi boutin, métrage, surface habitable"),
  },
  {
    id: "diagnostic-amiante",
    type: "diagnostic-immobilier",
    answer: "diagnostic-immobilier/amiante",
    name: "Diagnostic amiante",
    category_ids: ["diagnostic-immobilier"],
    synonyms: words("amiante, repérage amiante, dta"),
  },
  {
    id: "diagnostic-gaz",
    type: "diagnostic-immobilier",
    answer: "diagnostic-immobilier/gaz",
    name: "Diagnostic gaz",
    category_ids: ["diagnostic-immobilier"],
    synonyms: words("installation gaz, contrôle gaz, état gaz"),
  },
  {
    id: "diagnostic-electricite",
    type: "diagnostic-immobilier",
    answer: "diagnostic-immobilier/electricite",
    name: "Diagnostic électricité",
    category_ids: ["diagnostic-immobilier"],
    synonyms: words("diagnostic électrique, état électrique, contrôle électrique, consuel"),
  },
  {
    id: "diagnostic-plomb",
    type: "diagnostic-immobilier",
    answer: "diagnostic-immobilier/plomb",
    name: "Diagnostic plomb",
    category_ids: ["diagnostic-immobilier"],
    synonyms: words("plomb, crep, peinture au plomb, saturnisme"),
  },
  {
    id: "diagnostic-merule",
    type: "diagnostic-immobilier",
    answer: "diagnostic-immobilier/merule",
    name: "Diagnostic mérule",
    category_ids: ["diagnostic-immobilier"],
    synonyms: words("mérule, champignon du bois, termites, parasites, insectes xylophages"),
  },
  {
    id: "diagnostic-erp",
    type: "diagnostic-immobilier",
    answer: "diagnostic-immobilier/erp",
    name: "État des risques (ERP)",
    category_ids: ["diagnostic-immobilier"],
    synonyms: words("ERP, état des risques, risques et pollutions, esris, ernmt"),
  },
  {
    id: "autre",
    name: "Autre",
    category_ids: ["electricite", "plomberie", "chauffage"],
    synonyms: words(
      "autre demande, bricolage, divers, je ne sais pas, serrure, serrurier, porte claquée",
    ),
  },
];
