/** Real breakdowns of the trade: what the client says, what is found, what it costs. */
import { isCategoryId, type CategoryId } from "../../domain/catalogue/categories.ts";
import type { Cents } from "../../domain/money.ts";

export type Breakdown = {
  kind_id: string;
  category_id: CategoryId;
  brand: string;
  model: string;
  symptom: string;
  finding: string;
  /** Price excl. VAT. */
  part: { label: string; price: Cents } | null;
  /** Hours × 10 000. */
  labour: number;
  /** QualiRépar, incl. VAT; 0 when none. */
  bonus: Cents;
};

/** Kind | trade | brand | model | hours | bonus in euros | part = euros excl. VAT | symptom | finding */
const TABLE = `
lave-linge | gros-electromenager | Bosch | WAN282 | 1 | 50 | Pompe de vidange = 42.50 | L’eau reste au fond du tambour, le programme s’arrête. | Pompe de vidange bloquée puis grillée.
lave-linge | gros-electromenager | Miele | W1 Classic | 1.5 | 50 | Jeu d’amortisseurs = 58.90 | Elle saute à l’essorage et fait un bruit de ferraille. | Amortisseurs usés, un palier fatigué.
lave-linge | gros-electromenager | Whirlpool | FFB 8248 | 1.25 | 50 | Manchette de hublot = 47.90 | Une flaque sous la machine après chaque lavage. | Manchette de hublot percée.
lave-vaisselle | gros-electromenager | Siemens | SN436S | 1.25 | 50 | Pompe de chauffage = 139.00 | La vaisselle ressort froide et sale. | Pompe de chauffage en court-circuit.
lave-vaisselle | gros-electromenager | Brandt | DFH13 | 0.75 | 50 | Pressostat = 29.90 | Code d’erreur D07, elle se remplit sans s’arrêter. | Pressostat encrassé.
refrigerateur | gros-electromenager | Liebherr | CNef 4315 | 1 | 25 | Ventilateur = 64.50 | Le haut ne refroidit plus, le congélateur va bien. | Ventilateur d’air froid pris dans la glace.
refrigerateur | gros-electromenager | Samsung | RB34 | 0.75 | 25 |  | De l’eau coule à l’intérieur, sous les bacs. | Évacuation du dégivrage bouchée.
seche-linge | gros-electromenager | Electrolux | EW8H | 1.25 | 50 | Sonde d’humidité = 21.80 | Le linge est encore humide après deux heures. | Condenseur bouché, sonde à remplacer.
four | gros-electromenager | De Dietrich | DOP7220 | 0.75 | 25 | Résistance de voûte = 53.00 | Il disjoncte dès qu’il chauffe. | Résistance de voûte à la masse.
plaque-de-cuisson | gros-electromenager | Sauter | SPI6300 | 1 | 25 | Carte de puissance reconditionnée = 98.00 | Le foyer avant gauche ne chauffe plus. | Carte de puissance brûlée.
aspirateur | petit-electromenager | Dyson | V11 | 0.5 | 40 | Batterie = 79.00 | Il s’arrête au bout de dix secondes. | Batterie usée, filtre colmaté.
machine-a-cafe | petit-electromenager | De’Longhi | Magnifica S | 0.75 | 25 | Groupe d’infusion = 39.50 | Le café coule à côté, elle moud dans le vide. | Groupe d’infusion fendu.
preparation-culinaire | petit-electromenager | KitchenAid | Artisan | 1 | 0 | Jeu de charbons = 24.50 | Le bol tourne par à-coups, odeur de chaud. | Charbons du moteur usés jusqu’au ressort.
televiseur | tv-hifi-electronique | LG | OLED55C1 | 1.25 | 60 | Carte d’alimentation = 112.00 | Le son marche, l’écran reste noir. | Barrettes d’alimentation hors service.
televiseur | tv-hifi-electronique | Sony | KD-49XF | 1.25 | 60 | Lot de condensateurs = 12.90 | Il s’éteint tout seul après un quart d’heure. | Condensateurs gonflés sur l’alimentation.
audio | tv-hifi-electronique | Marantz | PM6006 | 1.25 | 20 | Relais = 18.50 | Une voie grésille puis se coupe. | Relais de sortie oxydé.
smartphone | multimedia-smartphone | Apple | iPhone 13 | 0.5 | 25 | Écran reconditionné = 99.00 | L’écran est fendu et ne répond plus en bas. | Dalle à remplacer.
smartphone | multimedia-smartphone | Samsung | Galaxy S22 | 0.75 | 25 | Connecteur de charge = 19.00 | Il ne charge plus, même avec un autre câble. | Connecteur de charge dessoudé.
ordinateur-portable | multimedia-smartphone | Lenovo | ThinkPad T14 | 2 | 50 | Clavier = 62.50 | Un café renversé, il ne démarre plus. | Carte mère nettoyée, clavier à remplacer.
ordinateur-portable | multimedia-smartphone | HP | Pavilion 15 | 1.5 | 50 | SSD 1 To et transfert des données = 91.60 | Il est devenu très lent et souffle sans cesse. | Disque en fin de vie, ventilateur encrassé.
console-de-jeux | multimedia-smartphone | Sony | PlayStation 5 | 1.25 | 20 | Port HDMI = 14.50 | Elle s’allume sans image. | Port HDMI arraché.
chauffe-eau | plomberie | Atlantic | Zénéo 200 L | 1.5 | 0 | Résistance stéatite = 56.00 | Plus d’eau chaude depuis hier. | Résistance stéatite et joint à remplacer.
wc | plomberie | Geberit | Sigma | 0.75 | 0 | Mécanisme de chasse = 39.80 | La chasse coule sans s’arrêter. | Joint de cloche et robinet flotteur usés.
evier-lavabo | plomberie | Grohe | Eurosmart | 0.75 | 0 | Siphon et joints = 18.70 | Fuite sous l’évier à chaque vaisselle. | Siphon fendu, joint du mitigeur usé.
douche | plomberie | Hansgrohe | Ecostat | 0.75 | 0 | Cartouche thermostatique = 63.20 | L’eau passe du brûlant au glacé. | Cartouche thermostatique entartrée.
chaudiere | chauffage | Saunier Duval | ThemaPlus | 1.5 | 0 | Électrode d’allumage = 41.00 | Elle se met en défaut F28 la nuit. | Électrode d’allumage usée, vanne gaz à régler.
radiateur | chauffage | Acova | Fassane | 1.25 | 0 | Robinet thermostatique = 29.90 | Froid en bas, tiède en haut. | Embouage : rinçage et robinet thermostatique.
pompe-a-chaleur | chauffage | Daikin | Altherma 3 | 1.75 | 0 | Sonde de dégivrage = 54.80 | L’unité extérieure givre et s’arrête. | Sonde de dégivrage défaillante.`;

export const BREAKDOWNS: readonly Breakdown[] = TABLE.trim().split("\n").map(breakdownOf);

function breakdownOf(row: string): Breakdown {
  const cells = row.split(" | ");
  const [kind_id = "", category_id = "", brand = "", model = "", hours, bonus, part = ""] = cells;
  const [symptom = "", finding = ""] = cells.slice(7);
  if (!isCategoryId(category_id)) throw new Error(`${row}: no such trade`);
  const [label = "", price] = part.split(" = ");
  return {
    kind_id,
    category_id,
    brand,
    model,
    symptom,
    finding,
    part: label === "" ? null : { label, price: Math.round(Number(price) * 100) },
    labour: Math.round(Number(hours) * 10_000),
    bonus: Number(bonus) * 100,
  };
}
