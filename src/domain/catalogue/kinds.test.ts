import { expect, test } from "vitest";
import { CATEGORIES, categoryOf, SUB_CATEGORIES } from "./categories.ts";
import {
  applianceDrawing,
  APPLIANCE_KINDS,
  isKindId,
  kindOf,
  kindsIn,
  mainCategoryOf,
} from "./kinds.ts";

test("the catalogue knows about sixty appliances, each once, and every trade repairs something", () => {
  const ids = APPLIANCE_KINDS.map((kind) => kind.id);
  expect(ids.length).toBeGreaterThanOrEqual(60);
  expect(new Set(ids).size).toBe(ids.length);
  for (const category of CATEGORIES) expect(kindsIn(category.id), category.name).not.toEqual([]);
});

test("a finer shelf belongs to one of the appliance's trades", () => {
  for (const kind of APPLIANCE_KINDS) {
    const shelf = SUB_CATEGORIES.find((sub) => sub.id === kind.sub_category_id);
    if (shelf) expect(kind.category_ids, kind.name).toContain(shelf.category_id);
  }
});

test("an unknown appliance is « Inconnu » and has no trade", () => {
  expect(kindOf("fusee").name).toBe("Inconnu");
  expect(kindOf(null).name).toBe("Inconnu");
  expect(mainCategoryOf("fusee")).toBeUndefined();
  expect(mainCategoryOf("micro-ondes")?.name).toBe("Petit électroménager");
  expect([isKindId("lave-linge"), isKindId("inconnu")]).toEqual([true, false]);
});

/** Appliance | trades, the main one first, which decides the technicians | finer shelf. */
const REPAIRED = `
Lave-linge | Gros électroménager
Lave-linge séchant | Gros électroménager
Sèche-linge | Gros électroménager
Lave-vaisselle | Gros électroménager
Réfrigérateur | Gros électroménager
Congélateur | Gros électroménager
Cave à vin | Gros électroménager
Four | Gros électroménager
Micro-ondes | Petit électroménager + Gros électroménager
Plaque de cuisson | Gros électroménager
Cuisinière | Gros électroménager
Hotte aspirante | Gros électroménager
Autre électroménager | Gros électroménager + Petit électroménager
Robot et préparation culinaire | Petit électroménager
Fer et soin du linge | Petit électroménager
Aspirateur | Petit électroménager | Nettoyage des sols
Nettoyeur | Petit électroménager | Nettoyage des sols
Machine à café | Petit électroménager | Boissons
Machine à soda | Petit électroménager | Boissons
Machine à glaçons | Petit électroménager | Boissons
Tireuse à bière | Petit électroménager | Boissons
Machine à thé | Petit électroménager | Boissons
Téléviseur | TV/Hifi/Electronique
Lecteur vidéo | TV/Hifi/Electronique
Audio et hi-fi | TV/Hifi/Electronique
Téléphone | Multimedia/Smartphone
Tablette | Multimedia/Smartphone
Montre connectée | Multimedia/Smartphone
Imprimante ou scanner | Multimedia/Smartphone
Lecteur MP3 | Multimedia/Smartphone + TV/Hifi/Electronique
Console de jeux | Multimedia/Smartphone + TV/Hifi/Electronique
Autre multimédia | Multimedia/Smartphone
Ordinateur portable | Multimedia/Smartphone | Ordinateur
Ordinateur de bureau | Multimedia/Smartphone | Ordinateur
Antenne | Antenne/Internet
Parabole | Antenne/Internet
Fibre optique | Antenne/Internet | Internet
ADSL | Antenne/Internet | Internet
Internet par satellite | Antenne/Internet | Internet
Alarme | Alarme/Videosurveillance
Vidéosurveillance | Alarme/Videosurveillance
Chauffe-eau | Plomberie + Chauffage
Baignoire | Plomberie
Douche | Plomberie
Évier ou lavabo | Plomberie
WC | Plomberie
Plomberie | Plomberie
Chaudière | Chauffage + Plomberie
Radiateur | Chauffage + Electricite
Pompe à chaleur et climatisation | Chauffage + Electricite
Poêle et cheminée | Chauffage
Tableau électrique | Electricite
Prise, éclairage et installation électrique | Electricite
Volet, portail ou porte de garage | Electricite
VMC et ventilation | Electricite
Vitre ou fenêtre | Vitrerie
Toiture | Couverture
Peinture et murs | Peinture
Revêtement de sol | Sol
Diagnostic de performance énergétique | Diagnostic immobilier
Mesurage loi Carrez ou Boutin | Diagnostic immobilier
Diagnostic amiante | Diagnostic immobilier
Diagnostic gaz | Diagnostic immobilier
Diagnostic électricité | Diagnostic immobilier
Diagnostic plomb | Diagnostic immobilier
Diagnostic mérule | Diagnostic immobilier
Diagnostic termites | Diagnostic immobilier
État des risques (ERP) | Diagnostic immobilier
Porte ou serrure | Vitrerie
Autre | Electricite + Plomberie + Chauffage
`
  .trim()
  .split("\n");

test.each(REPAIRED)("%s", (line) => {
  const [name, trades, shelf] = line.split(" | ");
  const kind = APPLIANCE_KINDS.find((one) => one.name === name);
  expect(kind?.category_ids.map((id) => categoryOf(id)?.name).join(" + ")).toBe(trades);
  expect(SUB_CATEGORIES.find(({ id }) => id === kind?.sub_category_id)?.name).toBe(shelf);
  expect(mainCategoryOf(kind?.id)?.name).toBe(trades?.split(" + ")[0]);
});

test("every appliance is told, in the order in which clients read them", () => {
  expect(REPAIRED.map((line) => line.split(" | ")[0])).toEqual(
    APPLIANCE_KINDS.map(({ name }) => name),
  );
});

test("an appliance is drawn when the catalogue knows it, and never by another address", () => {
  expect(applianceDrawing("lave-linge")).toBe("/drawings/lave-linge.svg");
  for (const id of ["inconnu", "../app", "", null, undefined])
    expect(applianceDrawing(id)).toBe(null);
});
