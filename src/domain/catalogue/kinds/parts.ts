/**
 * Parts, faults and verbs that lead to a machine when none is named: kind, then what is said of it. A part
 * of several machines stands under each; the order of the lines is that of the answers.
 */
const PARTS = `
lave-linge: joint de hublot, hublot, tambour, courroie, pompe de vidange, vidange, vidanger, essorage, essorer, essore, roulement, palier, charbon, croisillon, bac à lessive, résistance, thermoplongeur, carte électronique, carte de puissance, amortisseur, électrovanne, pressostat, linge trempé, linge sale, lessive, portillon, programmateur, aquastop, linge mouillé
seche-linge: courroie, condenseur, bac à eau, peluches, filtre à peluches, sécher le linge, sèche le linge, linge humide, galet, tendeur
lave-vaisselle: pompe de cyclage, pompe de vidange, vidange, bras de lavage, panier, pastille, adoucisseur de lave-vaisselle, bac à sel, vaisselle sale, vaisselle, aquastop, flotteur, résistance, assiette, verres, couverts
refrigerateur: compresseur, joint de porte, thermostat, bac à légumes, clayette, balconnet, refroidit, refroidir, fait du froid, givre, dégivrage, sonde de température, distributeur d’eau
congelateur: décongèle, congèle, givre, compresseur, bac congelateur
cave-a-vin: bouteilles de vin
four: résistance, sole, gril, pyrolyse, porte de four, vitre de four, joint de four, chaleur tournante, tournebroche, thermostat, gâteau, pizza, rôti
micro-ondes: magnétron, plateau tournant, mica
plaque-de-cuisson: brûleur, foyer, bougie d’allumage, thermocouple, injecteur, verre vitrocéramique, tables de cuisson, feu gaz, flexible de plaque, détendeur de plaque, gaz butane, casserole
cuisiniere: brûleur, injecteur, thermocouple, détendeur, tuyau de gaz, flexible gaz
hotte: filtre à charbon, filtre à graisse, moteur de hotte
autre-electromenager: lame de tondeuse, démarreur, lanceur, carburateur, chaîne de tronçonneuse, fil de débroussailleuse, visseuse, ponceuse, meuleuse, scie, souffleur, compresseur d’air, groupe électrogène
preparation-culinaire: fouet, bol, pétrin, couteau, lames, entraîneur, friteuse à air, mandoline, pétrit
soin-du-linge: semelle, pédale, aiguille, canette, vapeur, fer qui coule
aspirateur: brosse, flexible d’aspirateur, sac d’aspirateur, turbine, aspire, aspirer, enrouleur, filtre hepa
nettoyeur: lance, haute pression, jet, pistolet
machine-a-cafe: broyeur à café, moulin à café, groupe café, porte-filtre, capsule, dosette, buse à vapeur, mousseur, détartrage, pompe à café, percolateur, bac à marc, café froid, café
machine-a-soda: cylindre de gaz, gazéification, bulles
tireuse-a-biere: fût
televiseur: dalle, rétroéclairage, barre led, télécommande, image, écran noir, prise hdmi, t-con, écran plat cassé, chaînes, traits à l’écran
lecteur-video: cassette, lampe de projecteur, disque coincé
audio: membrane, tête de lecture, diamant, courroie de platine, haut parleur, woofer, tweeter, bornier
smartphone: écran cassé, écran fissuré, vitre cassée, vitre arrière, batterie, connecteur de charge, prise de charge, tactile, carte sim, face id, micro, lentille, bouton power, récupération de données, écran
tablette: vitre tactile, stylet
montre-connectee: bracelet
imprimante-scanner: cartouche, toner, tambour d’imprimante, bourrage, encre, imprime, imprimer, scanne, tête d’impression
console-de-jeux: joystick, manette qui dérive, joycon, lecteur de jeu, dualsense
autre-multimedia: chambre à air, frein, dérailleur, objectif, contrôleur, guidon, autonomie de trottinette, crevaison
ordinateur-portable: charnière, clavier, touches, batterie, ventilateur, pâte thermique, carte mère, ssd, disque dur, mémoire, virus, écran bleu, windows, lent, rame, pavé tactile
ordinateur-de-bureau: carte mère, carte graphique, alimentation, ram, processeur, ventirad, boîtier, écran bleu, souris, windows
antenne: chaînes, réception, mât, amplificateur d’antenne, tnt, répartiteur, capte, mire
parabole: tête de parabole, démodulateur, satellite
fibre: débit, répéteur, prise optique, pto, voyant rouge, connexion, jarretière, routeur, réseau
adsl: tonalité, filtre adsl, ligne, cuivre
alarme: clavier d’alarme, détecteur, badge, pile
videosurveillance: gâche, combiné, platine de rue, enregistreur, caméra nuit, clavier à code
chauffe-eau: groupe de sécurité, résistance, anode, thermostat, calcaire, vase d’expansion, ballon qui fuit, stéatite, détartrage de ballon, thermoplongeur, eau froide, eau tiède
baignoire: bonde, vidage, trop-plein, tablier, robinet de bain
douche: flexible, pommeau, receveur, paroi, pare-douche, cartouche, bonde de douche, joint de douche
evier-lavabo: siphon, bonde, mitigeur, broyeur d’évier, douchette, crépine
wc: flotteur, mécanisme, robinet flotteur, cloche, abattant, réservoir, joint de cuvette, broyeur, tire la chasse, bouton poussoir, pipe
plomberie: robinet d’arrêt, vanne, joint, tuyau percé, réducteur de pression, compteur d’eau, pression d’eau, surpresseur, pompe de relevage, clapet, coup de bélier, nourrice, colonne, canalisation, égout, évacuation bouchée, multicouche, cuivre, dégât des eaux, plus d’eau, fuite encastrée, fuite dans le mur, arrivée d’eau
chaudiere: circulateur, vase d’expansion, échangeur, corps de chauffe, veilleuse, gicleur, ventouse, vanne trois voies, soupape, manomètre, pression chaudière, thermocouple, carte mère de chaudière, cuve à fioul, fioul, électrode, désembouage
radiateur: robinet thermostatique, tête thermostatique, purgeur, purge, inertie, chauffe la pièce, corps de chauffe, soufflant, bain d’huile
pompe-a-chaleur: groupe extérieur, unité intérieure, recharge de gaz, fluide frigorigène, gaz réfrigérant, gainable, condensats, compresseur
poele: creuset, granulés, vis sans fin, conduit, extracteur de fumée, bougie, joint de poêle, foyer fermé, tubage, fumée, pellet, bistre
tableau-electrique: disjoncte, sauter les plombs, saute, parafoudre, contacteur, délesteur, télérupteur, plombs, rail, coupe-circuit, jus, courant, plus d’électricité
installation-electrique: douille, transformateur, variateur, va-et-vient, détecteur de présence, guirlande, lustre, plafonnier, applique, gaine, câble, télérupteur, minuterie, led, courant rue, courant quartier, courant immeuble, rue noir, quartier noir, immeuble noir, courant voisins
volet-portail: lame de volet, sangle, moteur tubulaire, tablier, manivelle, crémaillère, bras de portail, cellule, photocellule, ressort de porte de garage, rail de garage, bip, télécommande de portail, toile de store, rideau de fer, grille de magasin
vmc: bouche, caisson, hygroréglable, gaine de ventilation, extracteur, humidité, moisissure, condensation
vitre: mastic, poignée de fenêtre, crémone, gond, survitrage, vitrage, buée, paumelle, moustiquaire, roulette de baie
toiture: faîtage, charpente, cheneau, zinc, solin, mousse, bâche, noue, fibrociment, pleut, grenier, comble, étanchéité
peinture: fissure, plâtre, placo, lasure, enduit, cloison, salpêtre, repeindre, peindre, ravaler, humidité du mur
revetement-de-sol: plinthe, lame, chape, ragréage, dalle pvc, joint de carrelage, carreaux
porte-serrure: clé, poignée, gâche, verrou, cylindre, canon, gond, charnière de porte, ferme-porte, digicode, coffre-fort, badge, enfermé dehors, bloqué dehors, enfermé dedans, ouverture de porte, porte forcée, cambriolage, clés perdues, perdu mes clés, claqué la porte, double de clé, porte d’entrée, porte
`;

export type Part = { kind_id: string; names: readonly string[] };

export const KIND_PARTS: readonly Part[] = PARTS.trim()
  .split("\n")
  .map((line) => {
    const [kind_id = "", names = ""] = line.split(": ");
    return { kind_id, names: names.split(", ") };
  });
