/**
 * Calls as a front desk takes them: what is typed while the client speaks, the appliance found first, the
 * answers that say the fault as its repairer would write it on the job card, and the danger that they tell of.
 */
import { expect, test } from "vitest";
import { DANGER_WORDS } from "./safety/card.ts";
import { dangerOf } from "./safety/danger.ts";
import { searchKinds } from "./search.ts";
import { leadOf } from "./tree/lead.ts";
import { rootOf } from "./tree/tree.ts";
import { TREE_ROOTS } from "../../../test/tree-roots.ts";
import { awaitsText, choices, choose, isComplete, openTunnel, type Tunnel } from "./tree/tunnel.ts";

/** Typed | appliance | answers, « = » before what is typed for one | danger, if any. */
const HOUSEHOLD = `
tondeuse qui perd son essence | autre-electromenager | Une odeur d’essence | petrol
climatiseur mobile odeur chimique | autre-electromenager | Une odeur chimique (climatiseur mobile) | refrigerant
frigo odeur de solvant | refrigerateur | Une odeur > Une odeur chimique, de solvant | refrigerant
ballon d'eau chaude se décroche | chauffe-eau | Une pièce cassée > Il penche ou se décroche du mur | fall
radiateur qui tombe du mur | radiateur | Une pièce cassée > Il se décroche du mur | fall
chauffe-eau groupe de sécurité bloqué | chauffe-eau | Une pièce cassée > Le groupe de sécurité est bloqué | pressure
chaudière pression à 4 bars | chaudiere | De l’eau ou la pression > La pression monte au-dessus de 3 bars | pressure
chaudière détonation | chaudiere | Un bruit > Une petite détonation à l’allumage | ignition
chaudière fioul tourne sans flamme | chaudiere | Elle ne s’allume pas ou se met en sécurité > Au fioul > Le brûleur tourne sans flamme | ignition
poele a granules qui déborde | poele | Un poêle à granulés > Le creuset déborde de granulés | pellets
chaudière à granulés creuset plein | chaudiere | Elle ne s’allume pas ou se met en sécurité > Au bois ou aux granulés > Le creuset déborde de granulés | pellets
sodastream cylindre siffle | machine-a-soda | Les bulles > Le cylindre siffle ou se vide seul | co2
sodastream bouteille fendue | machine-a-soda | Une pièce cassée > La bouteille est fendue ou périmée | co2
volet tombé | volet-portail | Une pièce cassée > Une attache ou un verrou, le volet est tombé | spring
chauffe-eau eau brûlante | chauffe-eau | L’eau chaude > Elle est brûlante | scald
douche brûlante | douche | Le mitigeur ou la colonne > L’eau devient brûlante ou glacée | scald
différentiel ne réagit pas au test | tableau-electrique | Une pièce cassée > Le différentiel ne réagit pas au test | no-protection
tableau différentiel | tableau-electrique | Une pièce cassée > Le différentiel ne réagit pas au test | no-protection
robinet cassé dans la main | plomberie | Un robinet > Il s’est cassé dans la main | flood
tuyau éclaté | plomberie | L’eau chaude ou le gel > Un tuyau a éclaté | flood
gazinière bouton de gaz dur | cuisiniere | Une pièce cassée > Un bouton de gaz bloqué ou dur | gas-tap
plaque gaz bouton bloqué | plaque-de-cuisson | Une pièce cassée > Un bouton de gaz bloqué ou dur | gas-tap
plaque gaz passer au butane | plaque-de-cuisson | Le raccordement au gaz > Passer du gaz de ville à la bouteille
poêle à bois bistre | poele | De l’eau > Un jus noir coule du conduit | soot
cheminée jus noir | poele | De l’eau > Un jus noir coule du conduit | soot
micro-ondes porte cassée | micro-ondes | Une pièce cassée > La porte ou son crochet | microwaves
micro-ondes marche porte ouverte | micro-ondes | Une pièce cassée > Il marche porte ouverte | microwaves
vieux lino à enlever | revetement-de-sol | Lino, vinyle ou moquette > C’est un vieux revêtement à déposer | asbestos
toit en fibrociment | toiture | Des éléments cassés ou partis > De vieilles plaques ondulées (fibrociment) | asbestos
vieille peinture à enlever | peinture | Réparer un mur > Une vieille peinture à enlever | lead
peinture qui s'écaille | peinture | Réparer un mur > La peinture cloque ou s’écaille | lead
plus de lumière dans toute la rue | installation-electrique | Plus de courant > Dans tout l’immeuble ou la rue | outage
aspirateur étincelles | aspirateur | Il ne démarre pas ou s’arrête > Je vois des étincelles dans le moteur | unplug
lave linge samsung en panne | lave-linge | Elle ne démarre pas, s’arrête ou disjoncte > Rien ne s’allume
lave linge hublot bloqué | lave-linge | Une pièce cassée > Le hublot reste bloqué, linge dedans
ma machine à laver n'essore plus | lave-linge | La vidange ou l’essorage > Elle n’essore plus du tout
machine a laver fait un bruit d'avion | lave-linge | Un bruit ou des vibrations > Un grondement d’avion à l’essorage
lave linge sent le caoutchouc | lave-linge | Une odeur > De caoutchouc chaud, quand il tourne | burning
machine à laver, l'eau coule par le tiroir | lave-linge | Une fuite d’eau > Par le bac à lessive
lave linge eau froide | lave-linge | La chauffe ou le séchage > L’eau reste froide
lave linge orage | lave-linge | Depuis un orage ou une surtension > Elle s’allume et reste figée
lave linge bosch | lave-linge | Un code erreur = F21
machine à laver fuit | lave-linge | Une fuite d’eau > Par le hublot
ma machine fait sauter le disjoncteur lave linge | lave-linge | Elle ne démarre pas, s’arrête ou disjoncte > Elle fait sauter le disjoncteur | trip
lavante séchante | lave-linge-sechant | La chauffe ou le séchage > Elle lave mais ne sèche plus (lavante-séchante)
sèche linge ne chauffe plus | seche-linge | Le linge ne sèche pas > Il tourne mais ne chauffe plus
sèche linge couine | seche-linge | Un bruit > Un couinement à chaque tour
sèche linge, courroie cassée | seche-linge | Un bruit > Un claquement, puis le tambour s’est arrêté
sèche linge code | seche-linge | Un code erreur = E64
sèche linge sent le brûlé | seche-linge | Une odeur > De brûlé ou de linge roussi | burning
seche linge | seche-linge | Le bac à eau, ou une fuite > De l’eau coule sous l’appareil
lave vaisselle verres blancs | lave-vaisselle | La vaisselle est mal lavée > Un voile blanc sur les verres
lave vaisselle fuit par la porte | lave-vaisselle | Une fuite d’eau > Par le bas de la porte
lave vaisselle disjoncte | lave-vaisselle | Il ne démarre pas, s’arrête ou disjoncte > Il fait sauter le disjoncteur | trip
lave vaisselle e15 | lave-vaisselle | Un code erreur = E15
lave vaisselle ne vidange plus | lave-vaisselle | La vidange > L’eau stagne au fond
frigo ne fait plus de froid | refrigerateur | La température > Il ne fait plus froid du tout
frigo, le congélateur marche | refrigerateur | La température > Le congélateur va, pas le réfrigérateur
frigo américain plus de glaçons | refrigerateur | L’eau ou les glaçons > Plus de glaçons
frigo flaque dessous | refrigerateur | De l’eau > Par terre, devant l’appareil
frigo, joint de porte | refrigerateur | Une pièce cassée > Le joint de porte ne colle plus
frigo, eau sur la multiprise | refrigerateur | De l’eau > Elle atteint une prise ou une multiprise | water-on-electricity
frigo givre | refrigerateur | La température > Du givre ou de la glace au fond, derrière les bacs
je prends le jus sur mon frigo | refrigerateur | Il ne se met pas en route, ou disjoncte > On prend une secousse en le touchant | sparks
congélateur tout décongèle | congelateur | La température > Tout décongèle
congélateur alarme sonne | congelateur | L’alarme ou les voyants > L’alarme sonne sans arrêt
congélateur givre partout | congelateur | La température > Du givre partout, très vite
cave à vin trop chaude | cave-a-vin | La température > Elle ne refroidit plus
cave à vin de la buée | cave-a-vin | L’eau ou l’humidité > De la buée sur la vitre
four vitre cassée | four | Une pièce cassée > La vitre intérieure
four pyrolyse porte bloquée | four | Une pièce cassée > La porte reste verrouillée après la pyrolyse
four sent le plastique | four | Une odeur ou de la fumée > De plastique ou de câble brûlé | burning
four à gaz odeur | four | Une odeur ou de la fumée > De gaz (four à gaz) | gas
four tiède | four | La température > Il reste tiède même au maximum
mon four disjoncte | four | Il ne démarre pas, s’arrête ou disjoncte > Le disjoncteur saute quand il chauffe | trip
micro ondes ne chauffe plus | micro-ondes | La chauffe > Il tourne mais ne chauffe plus
micro ondes se lance tout seul | micro-ondes | Il ne démarre pas ou s’arrête > Il se met en route tout seul | burning
micro onde étincelles | micro-ondes | Des étincelles > Partout, même à vide | unplug
plaque vitro un feu à fond | plaque-de-cuisson | La chauffe > Un feu reste à fond > En bas à gauche
induction ne voit pas la casserole | plaque-de-cuisson | La chauffe > L’induction ne voit pas la casserole > Tous
plaque s'allume toute seule | plaque-de-cuisson | Les touches ou l’affichage > Elle s’allume toute seule | burning
plaque gaz odeur | plaque-de-cuisson | La flamme (plaque à gaz) > Je sens une odeur de gaz | gas
plaque code | plaque-de-cuisson | Un code erreur = F47
plaque induction | plaque-de-cuisson | La chauffe > Un feu ne chauffe plus > En haut à droite
plaque vitro fêlée | plaque-de-cuisson | Une pièce cassée > La vitre est fendue ou brisée | sparks
gazinière ne tient pas allumée | cuisiniere | Les feux du dessus > La flamme s’éteint quand on lâche > Au centre
cuisinière passer au butane | cuisiniere | Le raccordement au gaz > Passer du gaz de ville à la bouteille
cuisinière flexible abîmé | cuisiniere | Une pièce cassée > Le flexible de gaz est abîmé | gas
cuisinière le four brûle tout | cuisiniere | Le four de la cuisinière > Il brûle tout ou reste tiède
gazinière | cuisiniere | Les feux du dessus > La flamme est jaune et noircit > Au centre | carbon-monoxide
hotte lampe grillée | hotte | L’éclairage > Une lampe ne s’allume plus
hotte, de l'eau sur les lampes | hotte | Des gouttes > De l’eau coule sur les lampes | water-on-electricity
hotte | hotte | Elle aspire mal > Elle tourne mais n’aspire rien
climatiseur mobile | autre-electromenager | Le chaud ou le froid > Il ne refroidit plus (climatiseur mobile)
rasoir batterie | autre-electromenager | Il ne démarre pas, s’arrête ou disjoncte > La batterie ne tient plus
tondeuse robot perdue | autre-electromenager | Une tondeuse ou un outil de jardin > La tondeuse robot se perd ou reste à sa station
tronçonneuse essence qui coule | autre-electromenager | Une tondeuse ou un outil de jardin > De l’essence coule | petrol
tondeuse | autre-electromenager | Une tondeuse ou un outil de jardin > Le moteur ne démarre pas
sèche-cheveux | autre-electromenager | Une odeur de brûlé ou de la fumée | burning
thermomix erreur | preparation-culinaire | Un code erreur = C160
kitchenaid tête bloquée | preparation-culinaire | Une pièce cassée > La tête du robot ne se relève plus
grille pain d'un seul côté | preparation-culinaire | La cuisson > Le grille-pain ne grille que d’un côté
cookeo pression | preparation-culinaire | La cuisson > Le multicuiseur ne monte pas en pression
blender fume | preparation-culinaire | Une odeur > De brûlé, ou de la fumée sort | burning
machine à pain | preparation-culinaire | La cuisson > La machine à pain ne pétrit ou ne cuit plus
fer à repasser plus de vapeur | soin-du-linge | La chauffe ou la vapeur > Il chauffe mais ne fait plus de vapeur
centrale vapeur fuit | soin-du-linge | Une fuite > De la cuve ou du bouchon
machine à coudre révision | soin-du-linge | Une machine à coudre > Une révision ou un réglage
fer à repasser fil dénudé | soin-du-linge | Une pièce cassée > Le fil électrique est dénudé | sparks
machine à coudre | soin-du-linge | Une machine à coudre > Elle saute des points
dyson batterie | aspirateur | La batterie ou la charge > Elle ne dure que quelques minutes
roomba roue bloquée | aspirateur | Un robot qui se perd > Une roue est bloquée
aspirateur n'aspire plus | aspirateur | Il aspire mal > Il tourne mais n’aspire plus
aspirateur cordon | aspirateur | Une pièce cassée > Le câble ne s’enroule plus
aspirateur robot | aspirateur | Un robot qui se perd > Il tourne en rond
karcher plus de pression | nettoyeur | Le jet ou la vapeur > Il tourne mais plus de pression
karcher a gelé | nettoyeur | Une pièce cassée > Il a gelé pendant l’hiver
nettoyeur vapeur disjoncte | nettoyeur | Il ne démarre pas, s’arrête ou disjoncte > Il fait sauter le disjoncteur | trip
senseo ne coule plus | machine-a-cafe | Le café > Rien ne coule
machine à café broyeur bloqué | machine-a-cafe | Le moulin à grains > Il est bloqué, par un caillou peut-être
nespresso fuit dessous | machine-a-cafe | Une fuite > Sous la machine
expresso détartrage | machine-a-cafe | Un voyant ou un message > Détartrage demandé, même après
delonghi | machine-a-cafe | Le café > Il coule goutte à goutte
sodastream pas de bulles | machine-a-soda | Les bulles > Aucune bulle, cylindre plein
sorbetière | machine-a-glacons | Les glaçons ou la glace > La glace ne prend pas (sorbetière)
perfectdraft mousse | tireuse-a-biere | Le service > Elle ne sert que de la mousse
bouilloire fuit sur le socle | machine-a-the | Une fuite > Elle coule sur le socle électrique | water-on-electricity
bouilloire reste froide | machine-a-the | La chauffe > L’eau reste froide
`;

/** The same, for what shows, sounds, computes and watches. */
const ELECTRONICS = `
télé écran fêlé | televiseur | Une pièce cassée > L’écran est fêlé, après un choc
télé lignes verticales | televiseur | L’image > Des lignes verticales ou horizontales
télé plus de son | televiseur | Le son > Il y a l’image mais pas de son
télé voyant clignote | televiseur | Le voyant clignote = 6 fois, rouge
télé fumée | televiseur | Il ne s’allume pas ou s’éteint > Il a claqué et fait de la fumée | burning
télé plus de chaînes | televiseur | Les chaînes ou internet > Aucune chaîne trouvée
télé écran noir | televiseur | L’image > Il y a le son mais pas d’image
lecteur dvd ne lit plus | lecteur-video | La lecture > Le disque n’est pas lu
vidéoprojecteur lampe | lecteur-video | L’image ou la projection > La lampe du projecteur est usée
magnétoscope mange la bande | lecteur-video | La lecture > Il mange la bande (magnétoscope)
ampli en protection | audio | Il ne s’allume pas ou s’éteint > Il se met en protection
platine vinyle diamant | audio | La platine ou le lecteur > La pointe de lecture est abîmée
enceinte bluetooth batterie gonflée | audio | Il ne s’allume pas ou s’éteint > La batterie est gonflée ou brûlante | battery
casque un seul côté | audio | Le son > Un seul côté fonctionne
iphone écran cassé | smartphone | L’écran > La vitre est fissurée, l’image est bonne
téléphone ne charge plus | smartphone | La batterie ou la charge > Il ne charge plus
samsung galaxy brûlant | smartphone | La batterie ou la charge > Il devient brûlant | battery
téléphone récupérer photos | smartphone | Les données ou le code > Récupérer mes photos et mes contacts
téléphone on ne m'entend pas | smartphone | Le son ou le micro > On ne m’entend pas
iphone vitre arrière | smartphone | Une pièce cassée > La vitre arrière
téléphone tombé dans l'eau | smartphone | Il a pris l’eau > Il est éteint depuis | wet-device
iphone batterie gonflée | smartphone | La batterie ou la charge > La batterie gonfle, la coque s’ouvre | battery
ipad vitre | tablette | L’écran > La vitre est fissurée, l’image est bonne
ipad écran décollé | tablette | L’écran > L’écran se soulève, la batterie gonfle | battery
liseuse figée | tablette | L’écran > L’encre est figée (liseuse)
apple watch écran décollé | montre-connectee | L’écran > Il se soulève, la batterie gonfle | battery
montre connectée autonomie | montre-connectee | La batterie ou la charge > Elle ne tient pas la journée
imprimante pages blanches | imprimante-scanner | L’impression > Les pages sortent blanches
imprimante wifi | imprimante-scanner | La connexion > Elle n’est plus sur le wifi
scanner traits | imprimante-scanner | Le scanner > Des traits sur la copie
imprimante bourrage | imprimante-scanner | Le papier > Un bourrage qui revient
ipod batterie | lecteur-mp3 | La batterie ou la charge > Il ne charge plus
ps5 hdmi | console-de-jeux | L’image ou le son > La prise HDMI est tordue ou a du jeu
switch joystick | console-de-jeux | La manette > Le joystick bouge tout seul
xbox chauffe | console-de-jeux | Elle ne s’allume pas ou s’éteint > Elle chauffe et s’éteint en jouant
trottinette frein | autre-multimedia | Trottinette ou vélo électrique > Un frein ne serre plus
vélo électrique batterie tombée | autre-multimedia | Trottinette ou vélo électrique > La batterie est tombée ou a pris l’eau | battery
vélo électrique erreur | autre-multimedia | Trottinette ou vélo électrique > Un code erreur = E10
drone hélice | autre-multimedia | Drone > Une hélice ou un bras est cassé
disque dur claque | autre-multimedia | Disque dur, clé ou carte mémoire > Le disque claque ou gratte
appareil photo objectif | autre-multimedia | Appareil photo ou caméscope > L’objectif est bloqué ou sorti
autoradio | autre-multimedia | GPS ou autoradio > Le tactile ne répond plus
vélo électrique | autre-multimedia | Trottinette ou vélo électrique > Le vélo n’aide plus au pédalage
pc portable café renversé | ordinateur-portable | Un liquide renversé > Il est éteint depuis | wet-device
pc portable encore branché mouillé | ordinateur-portable | Un liquide renversé > Il est encore branché au secteur | water-on-electricity
macbook batterie gonflée | ordinateur-portable | La batterie ou le chargeur > La batterie gonfle, la coque bombe | battery
ordi lent | ordinateur-portable | Lenteur ou virus > Il est devenu très lent
pc portable mot de passe | ordinateur-portable | Les données ou les comptes > J’ai oublié le mot de passe
pc portable écran bleu | ordinateur-portable | Il ne démarre pas ou s’éteint > Un écran bleu
pc fixe ne s'allume plus | ordinateur-de-bureau | Il ne démarre pas ou s’éteint > Rien ne se passe
pc gamer carte graphique | ordinateur-de-bureau | Monter ou changer une pièce > Une carte graphique
pc fixe rançon | ordinateur-de-bureau | Lenteur ou virus > Mes fichiers sont bloqués contre une rançon
pc gamer écran bleu | ordinateur-de-bureau | Il ne démarre pas ou s’éteint > Un écran bleu
antenne tombée | antenne | Une pièce cassée ou tombée > L’antenne est tombée ou penche | pieces
antenne tnt image figée | antenne | La réception > L’image se fige par moments
parabole pas de signal | parabole | La réception > Aucun signal
décodeur carte | parabole | Le décodeur > La carte d’abonnement n’est pas reconnue
fibre coupée dans le jardin | fibre | La prise ou le câble > Le câble dehors est arraché | operator
wifi à l'étage | fibre | Le wifi > Il n’arrive pas à l’étage ou au jardin
livebox | fibre | Plus d’internet > Un voyant rouge ou orange | operator
adsl ça coupe | adsl | Lenteur ou coupures > Ça coupe quand le téléphone sonne
téléphone fixe | adsl | Le téléphone fixe > Aucune tonalité | operator
starlink obstacle | internet-satellite | Plus d’internet > Un obstacle est signalé | operator
alarme pile | alarme | Des piles ou la batterie sont à changer
alarme code oublié | alarme | La commande > Le code n’est plus accepté ou oublié
alarme sonne | alarme | Elle sonne > Elle sonne et je ne peux plus l’arrêter
détecteur monoxyde | alarme | Elle sonne > Le détecteur de monoxyde de carbone sonne | carbon-monoxide
caméra plus d'image | videosurveillance | L’image > Aucune image d’une caméra
interphone ne sonne plus | videosurveillance | L’interphone ou le visiophone > Il ne sonne plus
`;

/** The same, for what is in the walls. */
const BUILDING = `
plus d'eau chaude | chauffe-eau | L’eau chaude > Plus d’eau chaude du tout
cumulus fuit par la cuve | chauffe-eau | Une fuite d’eau > De la cuve elle-même
chauffe-eau gaz mal à la tête | chauffe-eau | Une odeur ou un malaise > J’ai mal à la tête quand il marche (gaz) | carbon-monoxide
chauffe-eau décharge | chauffe-eau | L’électricité ou l’allumage > On sent le courant en touchant l’eau | water-on-electricity
ballon d'eau chaude | chauffe-eau | Une fuite d’eau > Du groupe de sécurité, sans arrêt
baignoire joint | baignoire | Une fuite d’eau > Par le joint contre le mur
jacuzzi jets | baignoire | La balnéo > Les jets ne marchent plus
balnéo disjoncte | baignoire | La balnéo > Elle fait sauter le disjoncteur | trip
douche ne s'évacue plus | douche | L’évacuation > L’eau monte dans le receveur
mitigeur de douche goutte | douche | Le mitigeur ou la colonne > Il goutte une fois fermé > Les deux
paroi de douche cassée | douche | Une pièce cassée > La paroi en verre
douche qui picote | douche | Le mitigeur ou la colonne > On sent le courant en touchant l’eau | water-on-electricity
siphon fuit | evier-lavabo | Une fuite d’eau > Du siphon, dans le meuble
lavabo robinet faible | evier-lavabo | Le robinet > Le débit est faible > L’eau froide
évier broyeur bloqué | evier-lavabo | Le broyeur d’évier > Il bourdonne sans tourner
évier bouché | evier-lavabo | L’évacuation > Il est complètement bouché
toilettes bouchées | wc | Ils sont bouchés > L’eau monte et déborde
chasse d'eau ne se remplit plus | wc | La chasse d’eau > Le réservoir ne se remplit plus
sanibroyeur bourdonne | wc | Le broyeur (Sanibroyeur) > Il bourdonne sans évacuer
wc qui bougent | wc | Une pièce cassée > La cuvette bouge
chasse d'eau qui coule | wc | La chasse d’eau > Elle coule sans arrêt
fuite d'eau au plafond | plomberie | Une fuite d’eau > Du mur, du sol ou du plafond
tuyau d'arrivée qui fuit | plomberie | Une fuite d’eau > D’un tuyau d’arrivée > L’eau chaude
plombier plus d'eau | plomberie | La pression ou l’arrivée d’eau > Plus d’eau du tout > Les deux
tuyau gelé | plomberie | L’eau chaude ou le gel > Un tuyau est gelé
adoucisseur | plomberie | La pression ou l’arrivée d’eau > L’adoucisseur ne traite plus l’eau
piscine disjoncte | plomberie | Une piscine ou une pompe > Elle fait sauter le disjoncteur | trip
canalisation bouchée | plomberie | Une canalisation bouchée > Dehors, au regard
robinet qui goutte | plomberie | Un robinet > Il goutte > L’eau chaude
odeur de gaz | plomberie | Une odeur > De gaz | gas
pompe de piscine | plomberie | Une piscine ou une pompe > Elle tourne sans aspirer
chaudière f28 | chaudiere | Un code erreur = F28
chaudière ni chauffage ni eau chaude | chaudiere | Le chauffage ou l’eau chaude > Ni chauffage ni eau chaude
chaudière fioul au rouge | chaudiere | Elle ne s’allume pas ou se met en sécurité > Au fioul > Le brûleur se met au rouge
entretien chaudière | chaudiere | Un entretien > L’entretien annuel
chaudière gaz nausées | chaudiere | Une odeur ou un malaise > Mal à la tête ou nausées près d’elle | carbon-monoxide
chaudière conduit déboîté | chaudiere | Une pièce cassée > Le conduit de fumée est percé ou déboîté | carbon-monoxide
chaudiere perd de la pression | chaudiere | De l’eau ou la pression > La pression baisse, je remets de l’eau
chaudière qui sent le fioul | chaudiere | De l’eau ou la pression > Une flaque ou une odeur de fioul | heating-oil
fuite de fioul | chaudiere | De l’eau ou la pression > Une flaque ou une odeur de fioul | heating-oil
radiateur froid en bas | radiateur | Un radiateur à eau > Le bas est froid
sèche serviettes | radiateur | Un sèche-serviettes > La soufflerie ne marche plus
radiateur électrique | radiateur | Un radiateur électrique > Il ne chauffe plus
plancher chauffant | radiateur | Un plancher chauffant > Une pièce reste froide
chauffage d'appoint | radiateur | Une odeur ou un malaise > Mal à la tête (appoint à gaz ou à pétrole) | carbon-monoxide
clim goutte | pompe-a-chaleur | De l’eau > De l’unité intérieure
pompe à chaleur u4 | pompe-a-chaleur | Un code erreur = U4
clim hélice cassée | pompe-a-chaleur | Une pièce cassée > L’hélice ou la grille du groupe extérieur
pac gelée | pompe-a-chaleur | Givre ou glace dehors > Le groupe extérieur est pris en glace
poêle à granulés ne s'allume pas | poele | Un poêle à granulés > Il ne s’allume pas
insert vitre cassée | poele | Une pièce cassée > La vitre
ramonage | poele | Ramonage ou pose > Un ramonage
cheminée fumée dans la pièce | poele | Un poêle à bois ou une cheminée > La fumée revient dans la pièce | carbon-monoxide
poêle qui s'emballe | poele | Un poêle à bois ou une cheminée > Le feu s’emballe, je ne règle plus l’air | chimney-fire
cheminée tire mal | poele | Un poêle à bois ou une cheminée > Le feu prend mal, le conduit tire mal
poele a granules fume | poele | Un poêle à granulés > De la fumée sort dans la pièce | carbon-monoxide
feu de cheminée | poele | Fumée, feu ou malaise > Un grondement de feu dans le conduit | chimney-fire
plus de courant | tableau-electrique | Le courant saute ou manque > Plus de courant dans tout le logement
disjoncteur grésille | tableau-electrique | Un bruit > Il grésille ou crépite | sparks
compteur linky | tableau-electrique | Le courant saute ou manque > Le compteur Linky affiche un défaut | outage
disjoncteur quand il pleut | tableau-electrique | Le courant saute ou manque > Il saute quand il pleut ou après une fuite | water-on-electricity
prise qui chauffe | installation-electrique | Une prise > Elle chauffe ou noircit | burning
lampe clignote | installation-electrique | Une lumière > Elle clignote ou faiblit
j'ai percé un fil électricité | installation-electrique | Un fil ou un élément cassé > J’ai percé un fil dans le mur | sparks
wallbox câble chaud | installation-electrique | Une borne de recharge > La prise ou le câble chauffe | burning
panneau solaire production | installation-electrique | Des panneaux solaires > Ils produisent moins qu’avant
des étincelles | installation-electrique | Une prise > Elle fait des étincelles | sparks
décharge électrique | installation-electrique | Une prise > On prend une décharge | sparks
odeur de brûlé | installation-electrique | Une odeur de brûlé, sans savoir d’où | burning
borne de recharge | installation-electrique | Une borne de recharge > La voiture ne charge pas
onduleur photovoltaïque | installation-electrique | Des panneaux solaires > Un code erreur = Riso Low
store banne toile | volet-portail | Une pièce cassée > La toile du store
porte de garage ressort | volet-portail | Une pièce cassée > Un ressort ou un câble de porte de garage | spring
portail télécommande | volet-portail | La commande > La télécommande ne répond plus
vmc sent le brûlé | vmc | Elle sent le brûlé | burning
portail | volet-portail | Le mouvement > Il s’arrête à mi-course
volet roulant ne remonte plus | volet-portail | Le mouvement > Il reste bloqué fermé
vmc bruyante | vmc | Elle est devenue bruyante
double vitrage buée | vitre | Buée ou froid > De la buée entre les deux verres
vitrine cassée | vitre | Un verre cassé > Une vitrine de magasin
baie vitrée coulisse | vitre | Elle ouvre ou ferme mal > La baie ne coulisse plus
velux | vitre | De l’eau entre > Autour de la fenêtre de toit
gouttière percée | toiture | Une gouttière > Elle est percée
tuiles envolées | toiture | Après une tempête ou la grêle > Des tuiles se sont envolées | pieces
fuite de toiture sur une lampe | toiture | De l’eau entre > Elle arrive sur une lampe ou une prise | water-on-electricity
fuite toit | toiture | De l’eau entre > Une tache au plafond
peinture plafond | peinture | Peindre > Un plafond
papier peint décollé | peinture | Papier peint > Il se décolle
mur fissuré | peinture | Réparer un mur > Une fissure
parquet qui grince | revetement-de-sol | Parquet ou stratifié > Il grince
carrelage fendu | revetement-de-sol | Carrelage > Des carreaux sont fendus
moquette tachée | revetement-de-sol | Lino, vinyle ou moquette > Il est taché
dpe location | diagnostic-performance-energetique | Une location
diagnostic immobilier | diagnostic-performance-energetique | Un audit énergétique, classe E, F ou G
dpe | diagnostic-performance-energetique | Une vente
loi boutin | diagnostic-loi-carrez | Loi Boutin > Louer un logement vide
loi carrez | diagnostic-loi-carrez | Loi Carrez > Vendre un lot de copropriété
amiante dta | diagnostic-amiante | Le dossier technique d’un immeuble (DTA)
amiante | diagnostic-amiante | Avant des travaux
installation gaz | diagnostic-gaz | Je sens une odeur de gaz | gas
diagnostic gaz | diagnostic-gaz | Une location
consuel | diagnostic-electricite | Préparer le Consuel
diagnostic électricité | diagnostic-electricite | Une vente
plomb dans l'eau | diagnostic-plomb | Le plomb dans l’eau
diagnostic plomb | diagnostic-plomb | Une location (CREP)
mérule | diagnostic-merule | Un champignon est apparu
termites | diagnostic-termites | Des traces ou des insectes sont apparus
état des risques | diagnostic-erp | Renouveler un état de plus de six mois
erp | diagnostic-erp | Une location
serrurier | porte-serrure | La porte a claqué, je suis dehors
je ne sais pas | autre | Autre chose = Une girouette qui grince
serrure bloquée | porte-serrure | La clé ne tourne plus
`;

const CALLS = [HOUSEHOLD, ELECTRONICS, BUILDING].flatMap((table) =>
  table
    .trim()
    .split("\n")
    .map((line) => {
      const [typed = "", kind_id = "", said = "", danger] = line.split(" | ");
      return { typed, kind_id, said: said.split(" > "), danger };
    }),
);

/** Picks the answer of these words, and types what follows « = ». */
function answer(tunnel: Tunnel, said: string): Tunnel {
  const [name = "", input] = said.split(" = ");
  const node = choices(tunnel).find((choice) => choice.name === name);
  expect(
    choices(tunnel).map((choice) => choice.name),
    name,
  ).toContain(name);
  return node ? choose(tunnel, node.id, input) : tunnel;
}

test.each(CALLS)("« $typed » is a $kind_id: $said", ({ typed, kind_id, said, danger }) => {
  expect(searchKinds(typed)[0]?.id).toBe(kind_id);
  const told = said.reduce(answer, openTunnel(kind_id));
  expect(awaitsText(told)).toBeUndefined();
  expect(isComplete(told)).toBe(true);
  expect(dangerOf({ answers: told.path })?.word).toBe(danger);
});

test("the words typed lead to the question of the fault, seldom to another one", () => {
  const leads = CALLS.map(({ typed, kind_id, said }) => ({
    lead: leadOf(kind_id, typed),
    ids: said.reduce(answer, openTunnel(kind_id)).path.map(({ id }) => id),
  })).filter(({ lead }) => lead !== undefined);
  const right = leads.filter(({ lead, ids }) => lead !== undefined && ids.includes(lead));
  expect(right.length).toBeGreaterThanOrEqual(200);
  expect(leads.length - right.length).toBeLessThanOrEqual(6);
});

test("no call takes more than three answers", () => {
  for (const { typed, said } of CALLS) expect(said.length, typed).toBeLessThanOrEqual(3);
});

test("somebody calls for everything that is asked about", () => {
  const called = new Set(CALLS.map(({ kind_id }) => rootOf(kind_id).id));
  expect(TREE_ROOTS.filter(({ id }) => !called.has(id)).map(({ id }) => id)).toEqual([]);
});

test("each danger is told by several calls", () => {
  const told = Map.groupBy(CALLS, ({ danger }) => danger ?? "none");
  for (const [danger, calls] of told) expect(calls.length, danger).toBeGreaterThanOrEqual(2);
  expect(DANGER_WORDS.filter((word) => !told.has(word))).toEqual([]);
});
