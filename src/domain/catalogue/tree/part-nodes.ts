/**
 * The node that asks about each part, fault or verb of `kinds/parts.ts`, where the words of the tree do not say
 * it themselves. A part leads to the question about what it does; to an answer only when that answer names it.
 */
const TABLE = `
lave-linge/vidange: pompe de vidange, vidange, vidanger, essorage, essorer, essore, linge mouillé
lave-linge/bruit: amortisseur, palier
lave-linge/bruit/roulement: roulement
lave-linge/demarrage: carte électronique, carte de puissance, programmateur, pressostat
lave-linge/demarrage/tambour: courroie, charbon
lave-linge/demarrage/remplit: électrovanne
lave-linge/casse: hublot
lave-linge/casse/tambour: tambour, croisillon
lave-linge/chauffe: résistance, thermoplongeur
lave-linge/fuite: aquastop
lave-linge/lavage: linge sale, lessive
seche-linge/chauffe: sécher le linge, condenseur, résistance
seche-linge/bruit: galet, tendeur
seche-linge/bruit/courroie: courroie
seche-linge/vidange: bac à eau
seche-linge/casse/filtre: peluches
lave-vaisselle/vidange: pompe de vidange, vidange
lave-vaisselle/lavage: vaisselle, vaisselle sale, adoucisseur de lave-vaisselle, assiette, verres, couverts
lave-vaisselle/lavage/pastille: pastille
lave-vaisselle/bruit: pompe de cyclage
lave-vaisselle/casse/panier: panier
lave-vaisselle/casse/sel: bac à sel
lave-vaisselle/fuite: aquastop
lave-vaisselle/chauffe: résistance
refrigerateur/temperature: compresseur, thermostat, refroidit, refroidir, fait du froid, dégivrage, sonde de température
refrigerateur/glacons: distributeur d’eau
congelateur/temperature: congèle, compresseur
congelateur/casse/tiroir: bac congelateur
cave-a-vin/temperature: bouteilles de vin
four/chauffe: résistance, sole, tournebroche, gâteau, pizza, rôti
four/chauffe/voute: gril
four/chauffe/pyrolyse: pyrolyse
four/casse: porte de four, vitre de four
four/temperature: thermostat
micro-ondes/chauffe: magnétron
micro-ondes/casse: plateau tournant
micro-ondes/etincelles/plaque: mica
plaque-de-cuisson/chauffe: feux, foyer, casserole
plaque-de-cuisson/gaz: feu gaz, injecteur
plaque-de-cuisson/gaz/tient: thermocouple
plaque-de-cuisson/casse: verre vitrocéramique
plaque-de-cuisson/raccordement: gaz butane, détendeur de plaque
plaque-de-cuisson/raccordement/flexible: flexible de plaque
cuisiniere/chauffe: injecteur
cuisiniere/chauffe/tient: thermocouple
cuisiniere/casse/bruleur: brûleur
cuisiniere/casse/flexible: tuyau de gaz
cuisiniere/gaz: détendeur
hotte/aspiration/odeurs: filtre à charbon
hotte/casse/filtre: filtre à graisse
autre-electromenager/jardin: démarreur, lanceur, carburateur
autre-electromenager/jardin/lame: lame de tondeuse, chaîne de tronçonneuse, fil de débroussailleuse
autre-electromenager/demarrage: visseuse, ponceuse, meuleuse, scie, souffleur, compresseur d’air, groupe électrogène
preparation-culinaire/casse/bol: bol
preparation-culinaire/casse/lame: couteau, mandoline
preparation-culinaire/chauffe/friteuse: friteuse à air
soin-du-linge/chauffe: vapeur
soin-du-linge/casse/semelle: semelle
soin-du-linge/couture: canette
soin-du-linge/fuite: fer qui coule
aspirateur/aspiration: aspire, aspirer, filtre hepa, turbine, sac d’aspirateur
aspirateur/casse/brosse: brosse
aspirateur/casse/enrouleur: enrouleur
nettoyeur/pression: haute pression, jet
nettoyeur/casse/lance: lance
nettoyeur/casse/pistolet: pistolet
machine-a-cafe/broyeur: broyeur à café, moulin à café
machine-a-cafe/fuite/groupe: porte-filtre
machine-a-cafe/fuite/capsule: capsule, dosette
machine-a-cafe/fuite/bac-marc: bac à marc
machine-a-cafe/lait: mousseur, buse à vapeur
machine-a-cafe/cafe: pompe à café, café
machine-a-soda/gaz: cylindre de gaz, gazéification
machine-a-glacons/glacons: glaçon
tireuse-a-biere/pression: fût
televiseur/image: rétroéclairage, barre led, t-con, traits à l’écran
televiseur/image/noire: écran noir
televiseur/casse/dalle: dalle, écran plat cassé
lecteur-video/tiroir: cassette
audio/lecture/diamant: diamant, tête de lecture
audio/casse/courroie: courroie de platine
audio/casse/membrane: woofer, tweeter
smartphone/ecran: écran cassé
smartphone/ecran/vitre: écran fissuré, vitre cassée
smartphone/batterie: connecteur de charge
smartphone/casse/photo: lentille
smartphone/photo/visage: face id
smartphone/son/micro: micro
tablette/ecran: vitre tactile
montre-connectee/casse/bracelet: bracelet
imprimante-scanner/encre: cartouche, toner, encre
imprimante-scanner/qualite: tête d’impression, tambour d’imprimante, imprime, imprimer
imprimante-scanner/papier: bourrage
imprimante-scanner/scanner: scanne
console-de-jeux/manette/joystick: manette qui dérive
console-de-jeux/manette: joycon, dualsense
autre-multimedia/mobilite: contrôleur, guidon
autre-multimedia/mobilite/vitesses: dérailleur
autre-multimedia/mobilite/pneu: crevaison, chambre à air
autre-multimedia/mobilite/batterie: autonomie de trottinette
autre-multimedia/photo: objectif
ordinateur-portable/demarrage: carte mère
ordinateur-portable/demarrage/disque: ssd
ordinateur-portable/demarrage/chaud: pâte thermique
ordinateur-portable/bruit: ventilateur
ordinateur-portable/bruit/disque: disque dur
ordinateur-portable/lenteur: mémoire, windows, rame
ordinateur-portable/casse/clavier: touches
ordinateur-de-bureau/demarrage: carte mère, processeur, boîtier
ordinateur-de-bureau/bruit/ventilateur: ventirad
ordinateur-de-bureau/pieces/memoire: ram
ordinateur-de-bureau/lenteur: windows, souris
antenne/reception: chaînes, réception, tnt, capte, mire
antenne/casse/ampli: amplificateur d’antenne
parabole/demodulateur: démodulateur
fibre/coupure: box, internet, connexion, routeur, réseau
fibre/debit: débit
fibre/casse: jarretière
fibre/casse/prise: prise optique, pto
adsl/coupure/tonalite: tonalité
adsl/casse: ligne, cuivre
alarme/muette/detecteur: détecteur
alarme/affichage: clavier d’alarme
videosurveillance/enregistrement: enregistreur
videosurveillance/portier/digicode: clavier à code
chauffe-eau/chauffe: eau chaude, résistance, stéatite, thermoplongeur, eau tiède
chauffe-eau/chauffe/froide: eau froide
chauffe-eau/fuite/groupe: groupe de sécurité
chauffe-eau/fuite: vase d’expansion
chauffe-eau/entretien: anode, détartrage de ballon
chauffe-eau/casse/thermostat: thermostat
baignoire/vidange: vidage
douche/fuite: paroi, pare-douche, receveur
douche/casse/barre: pommeau
douche/robinet: cartouche
douche/fuite/flexible: flexible
evier-lavabo/robinet: mitigeur
evier-lavabo/vidange: crépine
wc/chasse: flotteur, mécanisme, cloche, réservoir, tire la chasse
wc/chasse/remplit: robinet flotteur
wc/casse/bouton: bouton poussoir
wc/fuite/sol: joint de cuvette
wc/fuite/pipe: pipe
plomberie/robinet: robinet, mitigeur, vanne
plomberie/robinet/arret: robinet d’arrêt
plomberie/fuite: fuite d’eau, tuyau, joint, multicouche, cuivre, nourrice, dégât des eaux, fuite encastrée, fuite dans le mur
plomberie/fuite/arrivee: tuyau percé
plomberie/odeur/gaz: odeur de gaz, fuite de gaz, sent le gaz, bouteille de gaz
plomberie/pression: pression d’eau, surpresseur, clapet, plus d’eau, arrivée d’eau
plomberie/vidange: colonne, canalisation, évacuation bouchée, égout
plomberie/piscine/relevage: pompe de relevage
chaudiere/demarrage: électrode
chaudiere/demarrage/fioul: brûleur, gicleur, fioul, cuve à fioul
chaudiere/demarrage/gaz/veilleuse: veilleuse
chaudiere/demarrage/gaz: thermocouple, carte mère de chaudière
chaudiere/fuite/fioul: fuite de fioul
chaudiere/fuite: vase d’expansion, pression chaudière
chaudiere/chauffe: échangeur, corps de chauffe, vanne trois voies
chaudiere/bruit/circulateur: circulateur
chaudiere/casse/ventouse: ventouse
radiateur/eau: robinet thermostatique, purge, chauffage
radiateur/electrique: inertie, chauffe la pièce, corps de chauffe
radiateur/serviettes/soufflerie: soufflant
pompe-a-chaleur/demarrage/exterieur: groupe extérieur
pompe-a-chaleur/fuite/gaz: recharge de gaz, gaz réfrigérant
pompe-a-chaleur/fuite/condensats: condensats
pompe-a-chaleur/temperature: gainable, compresseur
poele/fumee/conduit: feu de cheminée
poele/demarrage: granulés, pellet, creuset, bougie
poele/demarrage/vis: vis sans fin
poele/casse/conduit: conduit
poele/casse/joint: joint de poêle
poele/entretien/tubage: tubage
poele/fumee: fumée
poele/fuite/bistre: bistre
tableau-electrique/demarrage: disjoncteur, disjoncte, sauter les plombs, saute, plombs, fusible, coupe-circuit, délesteur, jus, courant, plus d’électricité
tableau-electrique/bruit/claque: télérupteur
tableau-electrique/casse/contacteur: contacteur
tableau-electrique/casse: rail
installation-electrique/panne: électricité, court-circuit
installation-electrique/prise: prise
installation-electrique/lumiere: lampe, éclairage, spot, néon, ampoule, douille, transformateur, led, lustre, plafonnier, applique, guirlande
installation-electrique/interrupteur: interrupteur, télérupteur, minuterie
installation-electrique/casse: gaine, câble
installation-electrique/prise/secousse: décharge électrique
installation-electrique/prise/etincelle: étincelles
installation-electrique/panne/immeuble: courant rue, courant quartier, courant immeuble, rue noir, quartier noir, immeuble noir, courant voisins
volet-portail/commande/telecommande: bip, télécommande de portail
volet-portail/commande/cellule: cellule, photocellule
volet-portail/mouvement: moteur tubulaire, rideau de fer, grille de magasin
volet-portail/casse/ressort: rail de garage
volet-portail/vmc: bouche, caisson, hygroréglable, extracteur
volet-portail/vmc/entretien: gaine de ventilation
volet-portail/vmc/humidite: humidité, moisissure, condensation
vitre/casse: vitre, vitre cassée, carreau, vitrage, survitrage
vitre/ouverture: crémone, moustiquaire
vitre/ouverture/poignee: poignée de fenêtre
vitre/ouverture/gonds: paumelle
vitre/ouverture/coulisse: roulette de baie
toiture/fuite: infiltration, fuite de toiture, pleut, grenier, comble, étanchéité
toiture/fuite/noue: noue
toiture/casse/zinc: cheneau
peinture/peindre: mur, repeindre, peindre, ravaler
peinture/peindre/boiseries: lasure
peinture/casse/placo: cloison
peinture/humidite: salpêtre, humidité du mur
revetement-de-sol/support: ragréage
revetement-de-sol/souple: dalle pvc
revetement-de-sol/carrelage: carreaux
autre/serrure: clé, poignée, gâche, verrou, cylindre, canon, gond, charnière de porte, ferme-porte, digicode, coffre-fort, badge, bloqué dehors, enfermé dedans, ouverture de porte, clés perdues, perdu mes clés, double de clé, porte d’entrée, porte
autre/serrure/claquee: enfermé dehors, claqué la porte
autre/serrure/effraction: porte forcée, cambriolage
`;

/** Ids of nodes, and the parts that each is about. */
export const PART_NODES: ReadonlyMap<string, readonly string[]> = new Map(
  TABLE.trim()
    .split("\n")
    .map((line) => {
      const [id = "", names = ""] = line.split(": ");
      return [id, names.split(", ")];
    }),
);
