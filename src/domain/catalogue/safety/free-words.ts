/** Dangers in the free words of a client who was asked no question. */
import { DANGER_WORDS, type DangerWord } from "./card.ts";
import { writtenPlainly } from "./written.ts";

/**
 * How clients say a danger, in words without accents or capitals. Only what is said outright: an
 * « entretien de chaudière gaz » warns of nothing, « ça sent le gaz » does.
 */
const SAID: Readonly<Partial<Record<DangerWord, RegExp>>> = {
  "carbon-monoxide":
    /\bmonoxyde\b|\b(detecteur|alarme) (de )?co\b|\bintoxi(que|cation)|\bmal (a la|de|au) (tete|coeur|crane)\b|\bnausees?\b|\bmaux de tete\b|\bvertiges?\b|\bvomi\w*\b.{0,60}\b(chauff\w*|chaudiere|poele|cheminee|insert)\b|\b(chauff\w*|chaudiere|poele|cheminee|insert)\b.{0,60}\bvomi|\bflammes?\b.{0,25}\b(jaunes?|orange)\b|\bfumees? .{0,30}(revien|refoule|rentre|envahi)|\bfumees? .{0,20}sort.{0,30}\b(poele|cheminee|insert|chaudiere|conduit)|\bfumees? .{0,10}\bdans (la|le|ma|tout|toute) |\brefoulement de fumee|\b(poele|cheminee|insert|chaudiere|conduit)\b.{0,20}\b(fume(?!e)|refoule|enfume)/,
  gas: /\b(odeurs?|senteur|relents?) (suspecte |forte )?(de |du |d )?gaz\b|\bfuites? ((sur|au|du|de|d|le|un|tuyau|flexible|robinet) ){0,4}gaz\b(?! refrigerant)|\bfuit (de |du )?gaz\b|\b(sen|sen(t|s|tait|tent|teur|tir|tons|tez)|pue?|puent|empeste)\b( \w+){0,3} (le |du |de |au )?gaz\b(?! refrigerant)|\bgaz (qui )?(fuit|siffle|s echapp?e)|\b(flexible|tuyau) (de |du )?gaz\b.{0,15}(abime|perce|coupe|fendu|use|craquele|arrache|mordu)/,
  petrol:
    /\b(odeurs?|fuites?|flaques?|vapeurs?) d essence\b|\b(sent|pue?)\b( \w+){0,2} l essence\b|\bessence (qui )?(coule|fuit|s echapp?e)|\b(perd|fuit)\b( \w+){0,2} essence\b/,
  refrigerant:
    /\bgaz refrigerant\b|\bfluide frigo\w*\b|\b(odeur|sent)\b( \w+){0,3} (chimique|solvant|produit chimique)/,
  "chimney-fire":
    /\b(feux?|incendie) de (cheminee|conduit)\b|\bcheminee (a pris|prend|est en|en) feu\b|\b(grondement|ronflement|feu)\b.{0,20}\bdans le conduit\b|\bfeu s emballe\b|\bconduit (de cheminee )?(qui )?(gronde|rougi|ronfle)/,
  sparks:
    /\belectrocut|\belectris|\b(pris|prend|prends|recu|recois|recoit|eu)\b.{0,15}\b(decharge|secousse|chataigne|jus|coup de jus|coup de courant)\b|\b(prise|interrupteur|tableau|fil|cable|compteur|disjoncteur|mur|lampe|plafonnier)s?\b.{0,30}\b(crepit|gresill)|\b(prise|multi ?prise|interrupteur|tableau|fil|cable|compteur|disjoncteur|mur|lampe)s?\b.{0,30}\betincelles?\b|\b(etincelles?|arc electrique)\b.{0,30}\b(prise|multi ?prise|interrupteur|tableau|fil|cable|compteur|mur|lampe)|\bcourt.(circuit|jus)\b|\b(fil|cable)s?\b.{0,20}\b(denudes?|a nu|nus?|a vif)\b|\b(fil|cable)s? electriques?\b.{0,15}\b(arrache|coupe|pend)|\b(perce|coupe)\b( \w+){0,2} (fil|cable) (electrique|dans le mur)/,
  "water-on-electricity":
    /\b(eau|fuite|goutte|coule|pluie|pleut|inonde|ruisselle)\w*\b.{0,40}\b(dans|sur|dessus|pres|contre|touche|atteint)\b.{0,15}\b(prises?|multi ?prise|tableau|compteur|disjoncteur|lampes?|plafonnier|spots?|fils?|electricite|lustre)\b(?! (d |de )?(eau|arrivee))|\b(prise|multi ?prise|tableau electrique|lampe|lustre|plafonnier|spot)s?\b.{0,15}\b(mouille|inonde|sous l eau|pris l eau|plein(e|s|es)? d eau|qui goutte)|\b(courant|jus|electricite)\b.{0,15}\b(dans|touchant) l eau\b/,
  battery:
    /\bbatterie\b.{0,25}\b(gonfl|chauffe|brul|fume|explos|fuit|bombe|enfl)|\b(gonfl\w*|enfl\w*)\b.{0,15}\bbatterie|\b(telephone|smartphone|tablette|iphone|trottinette|velo)\b.{0,15}\b(brulante?|gonfle|fume)\b/,
  burning:
    /\b(odeurs?|sent)\b( \w+){0,3} (brule|roussi|cram\w*|fondu|chaud electrique|plastique (brule|chaud|fondu))\b|\bsent le (brule|cram\w*|roussi)\b|\b(prend|pris|prenait|en) feu\b|\b(de la|une|des|grosse) (fume|fumee|flamme)s?\b|\bfumees? (noire|blanche|epaisse)|\bfume(nt)? (noir|quand|des|beaucoup|au|a l)|(?<!\b(je|tu|on|nous|verre|vitre|saumon|jambon) )\bfume(nt)?\b|\b(prise|moteur|machine|appareil|tableau|fil|cable|carte)\b.{0,12}\b(a|ont|est) brule|\b(fondu|noirci|carbonise|crame)e?s?\b|\bflammes? (sort|sur|dans)/,
  pressure:
    /\b(soupape|groupe de securite)\b.{0,20}\b(bloque|bouche|coince|grippe|ne (coule|goutte))|\b(va|menace d|peur) (exploser|eclater)|\bsurpression\b|\bpression\b.{0,20}\b(au dessus de|plus de|a) ([3-9]|\d\d)( \d+)? ?bars?\b/,
  ignition: /\b(detonation|explosion|deflagration|boum)\b/,
  pellets: /\b(creuset|brasero|pot de combustion)\b.{0,20}\b(debord|plein|rempli)/,
  "heating-oil":
    /\b(odeurs?|fuites?|flaques?|sent|coule|pue?)\b( \w+){0,3} (fioul|fuel|mazout)\b|\b(fioul|fuel|mazout)\b.{0,12}\b(fuit|coule|goutte|s echapp?e|perce)/,
  co2: /\bcylindre\b.{0,20}\b(siffle|fuit|se vide seul)/,
  fall: /\b(ballon|cumulus|chauffe eau|radiateur|lavabo|chaudiere|climatiseur|groupe exterieur)\b.{0,30}\b(se decroche|se detache|tombe du mur|va tomber|penche|descelle)/,
  pieces:
    /\b(tuile|ardoise|vitre|verre|morceau|plafond|gouttiere|cheminee|antenne|facade|balcon|platre|crepi)s?\b.{0,30}\b(va tomber|vont tomber|risque(nt)? de tomber|menace(nt)?|se detache|pend|s effondre)|\bmorceaux?\b.{0,30}\btomb(e|ent)\b|\b(plafond|charpente|plancher|toit)\b.{0,20}\b(s affaisse|s effondre|plie|s ecroule)/,
  spring:
    /\b(porte de garage|porte sectionnelle|volet|rideau metallique)\b.{0,30}\b(retombe|tombee|est tombe|tombe d un coup|ressort|de travers|cable (casse|detendu))|\b(ressort|cable)s?\b.{0,25}\b(garage|porte sectionnelle)/,
  scald:
    /\beau\b.{0,15}\b(brulante|bouillante)\b|\beau (trop )?chaude\b.{0,25}\bse brule|\bs est (brulee?|ebouillantee?)\b|\bebouillante/,
  "no-protection":
    /\bdifferentiel\b.{0,30}\b(ne (saute|declenche|reagit|coupe|marche)|bloque|hs\b|test)/,
  flood:
    /\beau (qui )?(jaillit|gicle)|\b(ca|tout) gicle\b|\bcoule a flots?\b|\bgros debit\b|\binond(e|ation|ee?s)\b|\b(impossible|arrive (pas|plus)|(peux|peut) (pas|plus)|n arrive) (de|a|d)? ?(fermer|couper|arreter) (l )?eau\b|\b(eau|coule|fuite?)\b.{0,60}\b(impossible|pas|plus) (de |a |d )?(l )?(fermer|couper|arreter)\b|\b(tuyau|canalisation|flexible)\b.{0,15}\b(eclate|casse net|explose)|\bgeyser\b/,
  "gas-tap":
    /\b(robinet|bouton|vanne) (de |du )?gaz\b.{0,20}\b(bloque|coince|dur|grippe|tourne plus)/,
  soot: /\bbistre\b|\b(jus|liquide|coulure)s? (noire?s?|marron)\b.{0,25}\b(conduit|poele|cheminee|insert|tuyau)/,
  microwaves:
    /\bmicro ?ondes?\b.{0,40}\b(porte (ouverte|ferme mal|casse|ne ferme)|rouille|perce)|\bporte du micro ?ondes?\b.{0,20}\b(casse|ferme (mal|pas|plus))/,
  "wet-device":
    /\b(telephone|smartphone|iphone|samsung|tablette|ipad|montre|ordinateur|ordi|pc|portable|macbook)\b.{0,40}\b((dans|a) l eau|pris l eau|mouille|tombe dans|dans (la|les|le|une?) (piscine|toilettes|wc|bain|baignoire|evier|mer|seau)|a la machine|renverse|cafe dessus)|\brenverse\b.{0,30}\b(ordinateur|ordi|pc|portable|clavier|telephone|tablette)|\b(cafe|eau|soda|coca|the|vin|biere|lait|liquide)\b.{0,20}\b(sur|dans)\b.{0,12}\b(ordinateur|ordi|pc|portable|macbook|clavier|telephone|tablette|iphone)/,
  asbestos: /\bamiante\b|\bfibro ?ciment\b|\bflocage\b/,
  lead: /\bpeintures? (au|avec du) plomb\b|\bsaturnisme\b/,
  unplug: /^(?!.*\b(allumage|bougies?|bruleurs?|gaziniere)\b).*\betincelles?\b/s,
  outage:
    /\b(noir|sans|plus|panne|coupure|pas)\b( \w+){0,3} (courant|electricite|lumiere|jus)\b.{0,40}\b(rue|quartier|immeuble|village|voisins?|lotissement)\b|\b(rue|quartier|immeuble|village|voisins?|lotissement)\b.{0,30}\b(dans le noir|(sans|plus|pas) (de |d )?(courant|electricite|lumiere|jus))\b/,
};

/** « pas d’odeur de gaz », « sans fumée », « je ne sens pas le gaz »: said to be absent, so taken out before reading. */
const ABSENT =
  /\bsen(s|t|tons) (pas|plus|rien)( \w+){0,3}|\b(pas|plus|aucune?|sans|ni|jamais)( de| d| du)?( \w+)? (odeurs?|fuites?|fumees?|etincelles?|flammes?|eau)( (de|du|d) \w+)?/g;
/** A survey is a visit to plan, not an exposure. */
const SURVEY =
  /\b(diagnostic|diag|reperage|controle|detecteur|dta|dapp)s?( \w+){0,2} (amiante|monoxyde|co)\b(?!.{0,25}\b(sonn|bip|hurl|declench|en alerte))/g;

/** The dangers that the words say, the most serious first; none for an ordinary breakdown. */
export function dangersIn(text: string): readonly DangerWord[] {
  const said = writtenPlainly(text).replace(ABSENT, " ").replace(SURVEY, " ");
  return DANGER_WORDS.filter((word) => SAID[word]?.test(said));
}
