/** Specification §3 and §4, its own sentences against the tables: to the letter, odd spellings included. */
import { describe, expect, test } from "vitest";
import { CATEGORIES, SUB_CATEGORIES } from "./categories.ts";
import { initialStatus, INTERVENTION_TYPES, LOCATIONS } from "./interventions.ts";
import { APPLIANCE_KINDS, kindOf } from "./kinds.ts";
import { rootOf, TREE } from "./tree/tree.ts";
import { TREE_ROOTS } from "../../../test/tree-roots.ts";
import { PROBLEMS } from "./tree/pictures.ts";

const list = (sentence: string) => sentence.replace(/\.$/, "").split(", ");

const TOP_LEVEL = list(
  "washing machine, fridge, dishwasher, oven, tumble dryer, freezer, extractor hood, hob, cooker, wine cellar, food preparation, laundry care, TV, video player, audio, other appliance, water heater, bath, shower, sink, WC, plumbing, phone, tablet, smartwatch, printer or scanner, MP3 player, games console, other multimedia, aerial, satellite dish, diagnostics, vacuum, cleaner, coffee, soda, ice, beer tap, tea, laptop, desktop PC, fibre, ADSL, satellite internet, other.",
);

const DIAGNOSTICS = list(
  "energy performance, Carrez or Boutin law, asbestos, gas, electricity, lead, dry rot, ERP",
);

const PROBLEM_CATEGORIES = list(
  "leak, noise, smell, broken part, start-up problem, error code, storm or surge problem, temperature, display, heating, washing quality, drain",
);

const table = (text: string) =>
  new Map(
    text
      .trim()
      .split("\n")
      .map((line): [string, string] => {
        const [said = "", id = ""] = line.split(" | ");
        return [said, id];
      }),
  );

const ROOTS = table(`
washing machine | lave-linge
fridge | refrigerateur
dishwasher | lave-vaisselle
oven | four
tumble dryer | seche-linge
freezer | congelateur
extractor hood | hotte
hob | plaque-de-cuisson
cooker | cuisiniere
wine cellar | cave-a-vin
food preparation | preparation-culinaire
laundry care | soin-du-linge
TV | televiseur
video player | lecteur-video
audio | audio
other appliance | autre-electromenager
water heater | chauffe-eau
bath | baignoire
shower | douche
sink | evier-lavabo
WC | wc
plumbing | plomberie
phone | smartphone
tablet | tablette
smartwatch | montre-connectee
printer or scanner | imprimante-scanner
MP3 player | lecteur-mp3
games console | console-de-jeux
other multimedia | autre-multimedia
aerial | antenne
satellite dish | parabole
vacuum | aspirateur
cleaner | nettoyeur
coffee | machine-a-cafe
soda | machine-a-soda
ice | machine-a-glacons
beer tap | tireuse-a-biere
tea | machine-a-the
laptop | ordinateur-portable
desktop PC | ordinateur-de-bureau
fibre | fibre
ADSL | adsl
satellite internet | internet-satellite
other | autre
diagnostics | diagnostic-immobilier
`);

const SURVEYS = table(`
energy performance | diagnostic-performance-energetique
Carrez or Boutin law | diagnostic-loi-carrez
asbestos | diagnostic-amiante
gas | diagnostic-gaz
electricity | diagnostic-electricite
lead | diagnostic-plomb
dry rot | diagnostic-merule
ERP | diagnostic-erp
`);

const SLUGS = table(`
leak | fuite
noise | bruit
smell | odeur
broken part | casse
start-up problem | demarrage
error code | code-erreur
storm or surge problem | orage
temperature | temperature
display | affichage
heating | chauffe
washing quality | lavage
drain | vidange
`);

describe("§3 catalogue", () => {
  test("14 categories", () => {
    expect(CATEGORIES.map(({ name }) => name)).toEqual(
      list(
        "Gros électroménager, Petit électroménager, TV/Hifi/Electronique, Multimedia/Smartphone, Alarme/Videosurveillance, Antenne/Internet, Electricite, Plomberie, Chauffage, Vitrerie, Couverture, Peinture, Sol, Diagnostic immobilier.",
      ),
    );
  });

  test("3 sub-categories, of which four are named", () => {
    expect(SUB_CATEGORIES.map(({ name }) => name)).toEqual(
      list("Nettoyage des sols, Boissons, Ordinateur, Internet"),
    );
  });

  test("about 60 appliances, each with an id, a type, a name, an image and its categories", () => {
    expect(APPLIANCE_KINDS.length).toBeGreaterThanOrEqual(55);
    expect(APPLIANCE_KINDS.length).toBeLessThanOrEqual(70);
    for (const { id, type, name, imgsrc, category_ids } of APPLIANCE_KINDS) {
      expect(
        [id, type, name, imgsrc].every((text) => text.length > 1),
        id,
      ).toBe(true);
      expect(new Set(category_ids).size, id).toBe(category_ids.length);
    }
  });

  test("an unknown one resolves to « Inconnu »", () => {
    for (const id of ["", "inconnu", "toString", "__proto__", null, undefined])
      expect(kindOf(id).name).toBe("Inconnu");
  });
});

describe("§3 diagnostic tree", () => {
  test.each(TOP_LEVEL)("%s is a top-level kind", (said) => {
    expect(TREE_ROOTS.map(({ id }) => id)).toContain(ROOTS.get(said));
  });

  test.each(DIAGNOSTICS)("%s is a survey, asked about among the surveys", (said) => {
    const id = SURVEYS.get(said) ?? "";
    expect(kindOf(id).name).not.toBe("Inconnu");
    expect(rootOf(id).id).toBe("diagnostic-immobilier");
  });

  test.each(PROBLEM_CATEGORIES)("%s is a problem category that several kinds have", (said) => {
    const slug = SLUGS.get(said) ?? "";
    expect(PROBLEMS).toContain(slug);
    const having = TREE_ROOTS.filter((root) => root.childs?.includes(`${root.id}/${slug}`));
    expect(having.length).toBeGreaterThanOrEqual(2);
  });

  test("an error code is a free entry", () => {
    for (const { id, input } of TREE)
      if (id.endsWith("/code-erreur")) expect(input, id).toBe("text");
  });

  test("heating problems of a hob or a cooker add a follow-up on which burner", () => {
    for (const root of ["plaque-de-cuisson", "cuisiniere"])
      for (const { id, childs = [] } of TREE)
        if (id.startsWith(`${root}/chauffe/`) && id.split("/").length === 3)
          expect(childs.length, id).toBe(7);
  });
});

describe("§4 appointment types and initial statuses", () => {
  test("six types, in their order", () => {
    expect(INTERVENTION_TYPES.map(({ name }) => name)).toEqual(
      list(
        "Diagnostic / Devis, Réparation, Livraison / Enlèvement, Télédiagnostic, Autre, Congé / indisponibilité.",
      ),
    );
  });

  test.each(
    "Diagnostic / Devis gives Devis à faire; Réparation gives Prêt à réparer; Livraison / Enlèvement gives Livraison / Enlèvement; Télédiagnostic gives Devis à faire".split(
      "; ",
    ),
  )("%s", (sentence) => {
    const [type = "", status] = sentence.split(" gives ");
    expect(initialStatus(type)).toBe(status);
  });

  test("§9 the locations are 'Chez le client' and 'Atelier'", () => {
    expect(LOCATIONS).toEqual(["Chez le client", "Atelier"]);
  });
});
