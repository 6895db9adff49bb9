/**
 * What a repairer asks first. The place of an answer is also its key, which fingers know by heart: a new
 * problem goes before « orage » and « autre », and nothing moves without a reason.
 */
import { expect, test } from "vitest";
import { childrenOf } from "./tree.ts";
import { TREE_ROOTS } from "../../../../test/tree-roots.ts";

const ORDER = `
lave-linge: fuite vidange demarrage bruit lavage chauffe casse odeur affichage code-erreur orage autre
seche-linge: chauffe demarrage bruit vidange casse odeur affichage code-erreur orage autre
soin-du-linge: chauffe fuite demarrage bruit casse couture odeur orage autre
lave-vaisselle: fuite vidange lavage demarrage bruit chauffe casse odeur affichage code-erreur orage autre
preparation-culinaire: demarrage bruit fuite chauffe casse affichage odeur code-erreur orage autre
autre-electromenager: demarrage chauffe bruit fuite casse jardin odeur odeur-essence odeur-chimique orage autre
refrigerateur: temperature fuite bruit demarrage casse glacons affichage odeur code-erreur orage autre
congelateur: temperature fuite bruit demarrage casse affichage odeur code-erreur orage autre
cave-a-vin: temperature humidite bruit demarrage casse affichage odeur code-erreur odeur-chimique orage autre
four: chauffe temperature demarrage casse bruit affichage odeur gaz code-erreur orage autre
micro-ondes: chauffe etincelles demarrage casse bruit affichage odeur code-erreur orage autre
plaque-de-cuisson: chauffe gaz casse demarrage affichage bruit odeur code-erreur raccordement orage autre
cuisiniere: chauffe four demarrage odeur casse gaz affichage code-erreur orage autre
hotte: aspiration demarrage bruit fuite eclairage casse odeur code-erreur orage autre
aspirateur: aspiration demarrage batterie robot casse bruit odeur affichage code-erreur orage autre
nettoyeur: pression fuite demarrage casse bruit odeur orage autre
machine-a-cafe: cafe fuite lait broyeur demarrage affichage casse bruit odeur code-erreur orage autre
machine-a-soda: gaz fuite casse froid demarrage orage autre
machine-a-glacons: glacons eau demarrage bruit casse odeur code-erreur odeur-chimique orage autre
tireuse-a-biere: temperature service pression demarrage bruit casse odeur code-erreur orage autre
machine-a-the: chauffe fuite demarrage infusion casse odeur orage autre
televiseur: image casse demarrage son reception voyant bruit code-erreur orage odeur autre
lecteur-video: lecture tiroir image son demarrage casse bruit orage odeur autre
audio: son demarrage lecture liaison casse affichage orage odeur autre
lecteur-mp3: batterie demarrage son casse memoire code-erreur orage autre
smartphone: ecran batterie eau demarrage casse son photo reseau donnees orage autre
tablette: ecran batterie demarrage casse son reseau eau donnees orage autre
montre-connectee: ecran batterie capteurs liaison casse eau demarrage autre
console-de-jeux: lecture image demarrage manette bruit casse reseau code-erreur orage odeur autre
autre-multimedia: photo mobilite drone stockage gps demarrage casse orage odeur autre
ordinateur-portable: demarrage ecran batterie casse liquide lenteur donnees reseau bruit code-erreur orage autre
ordinateur-de-bureau: demarrage ecran lenteur pieces donnees bruit casse reseau code-erreur orage odeur autre
imprimante-scanner: papier qualite encre connexion scanner demarrage bruit casse code-erreur orage odeur autre
antenne: reception casse code-erreur orage pose autre
parabole: reception demodulateur casse code-erreur orage pose autre
fibre: coupure debit wifi casse telephone television orage pose autre
adsl: coupure debit telephone casse wifi orage pose autre
internet-satellite: coupure debit casse demarrage wifi orage pose autre
alarme: sonne muette commande batterie casse affichage code-erreur orage pose autre
videosurveillance: image enregistrement acces portier casse orage pose autre
volet-portail: mouvement commande demarrage casse bruit vmc code-erreur orage pose autre
chauffe-eau: chauffe fuite demarrage bruit odeur eau casse code-erreur orage entretien autre
baignoire: fuite vidange robinet casse balneo odeur pose autre
douche: fuite vidange robinet casse odeur bruit pose autre
evier-lavabo: vidange fuite robinet casse broyeur odeur bruit pose autre
wc: vidange fuite chasse broyeur casse odeur pose autre
plomberie: fuite robinet pression vidange bruit odeur temperature piscine pose autre
chaudiere: chauffe demarrage fuite bruit odeur affichage casse code-erreur orage entretien autre
radiateur: eau electrique fuite serviettes plancher thermostat bruit casse odeur orage pose autre
pompe-a-chaleur: temperature givre fuite demarrage bruit odeur affichage casse code-erreur orage entretien autre
poele: demarrage tirage fumee casse bruit fuite code-erreur orage entretien autre
tableau-electrique: demarrage odeur bruit fuite casse orage pose autre
installation-electrique: prise lumiere interrupteur borne solaire panne odeur bruit casse orage pose autre
vitre: casse buee fuite ouverture urgence pose autre
toiture: fuite casse gouttiere orage mousse isolation cheminee bruit autre
peinture: peindre casse humidite papier autre
revetement-de-sol: parquet carrelage souple support marche autre
diagnostic-immobilier: dpe carrez boutin amiante gaz electricite plomb merule erp termites plusieurs autre
autre: demarrage casse serrure fuite bruit odeur etincelles malaise orage pose autre
`
  .trim()
  .split("\n");

const slugsUnder = (id: string) => childrenOf(id).map((node) => node.id.slice(id.length + 1));

test.each(ORDER)("%s", (line) => {
  const [root = "", problems] = line.split(": ");
  expect(slugsUnder(root).join(" ")).toBe(problems);
});

test("the order of every root is told", () => {
  expect(ORDER.map((line) => line.split(":")[0])).toEqual(TREE_ROOTS.map(({ id }) => id));
});

test.each([
  ["lave-linge", "fuite"],
  ["refrigerateur", "temperature"],
  ["four", "chauffe"],
  ["televiseur", "image"],
  ["smartphone", "ecran"],
  ["fibre", "coupure"],
  ["wc", "vidange"],
  ["diagnostic-immobilier", "dpe"],
])("the commonest call for %s, « %s », is the first key", (root, problem) => {
  expect(slugsUnder(root)[0]).toBe(problem);
});

test("breakdowns come before works, and whoever does not know finds his answer last", () => {
  const works = new Set(["pose", "entretien"]);
  for (const { id } of TREE_ROOTS) {
    const slugs = slugsUnder(id);
    expect(slugs.at(-1), id).toBe("autre");
    const first = slugs.findIndex((slug) => works.has(slug));
    if (first >= 0)
      expect(
        slugs.slice(first).every((slug) => works.has(slug) || slug === "autre"),
        id,
      ).toBe(true);
  }
});
