/** Dangers in the free words of a client who was asked no question. */
import { DANGER_WORDS, type DangerWord } from "./card.ts";

/**
 * How clients say a danger, in words without accents or capitals. Only what is said outright: an
 * « entretien de chaudière gaz » warns of nothing, « ça sent le gaz » does.
 */
const SAID: Readonly<Partial<Record<DangerWord, RegExp>>> = {
  "carbon-monoxide":
    /\bmonoxyde\b|\bintoxi(que|cation)|\bmal (a la|de|au) (tete|coeur)\b|\bnausees?\b|\bmaux de tete\b|\bvertiges?\b|\bflammes? (est |sont |reste |devient )?(toute )?jaunes?\b|\bfumees? .{0,30}(revien|refoule|sort|rentre|envahi)|\brefoulement de fumee|\b(poele|cheminee|insert|chaudiere)\b.{0,20}\bfume(?!e)/,
  gas: /\b(odeurs?|senteur|relents?) (suspecte )?(de |du )?gaz\b|\bfuites? (de |du )?gaz\b(?! refrigerant)|\bsen(t|s|tait|tent|teur|tir|tons|tez)\b( \w+){0,3} (le |du |de |au )?gaz\b(?! refrigerant)|\bgaz (qui )?(fuit|s echappe)|\b(flexible|tuyau) (de |du )?gaz\b.{0,15}(abime|perce|coupe|fendu|use|craquele)/,
  petrol:
    /\b(odeurs?|fuites?|flaques?|vapeurs?) d essence\b|\bsent\b( \w+){0,2} l essence\b|\bessence (qui )?(coule|fuit|s echappe)|\b(perd|fuit)\b( \w+){0,2} essence\b/,
  refrigerant:
    /\bgaz refrigerant\b|\bfluide frigo\w*\b|\b(odeur|sent)\b( \w+){0,3} (chimique|solvant|produit chimique)/,
  "chimney-fire":
    /\bfeu de (cheminee|conduit)\b|\b(grondement|ronflement|feu)\b.{0,20}\bdans le conduit\b|\bfeu s emballe\b|\bconduit (qui )?(gronde|rougit|ronfle)/,
  sparks:
    /\belectrocut|\belectris|\b(pris|prend|prends|recu|recois|recoit|eu)\b.{0,15}\b(decharge|secousse|chataigne|jus|coup de jus|coup de courant)\b|\b(prise|interrupteur|tableau|fil|cable|compteur|disjoncteur|mur|lampe|plafonnier)s?\b.{0,30}\b(etincelles?|crepit|gresill)|\b(etincelles?|arc electrique)\b.{0,30}\b(prise|interrupteur|tableau|fil|cable|compteur|mur|lampe)|\bcourt.circuit|\bfils? (electriques? )?(est |sont )?(denudes?|a nu|nus?)\b|\b(perce|coupe)\b( \w+){0,2} (fil|cable) (electrique|dans le mur)/,
  "water-on-electricity":
    /\b(eau|fuite|goutte|coule|pluie|inonde|ruisselle)\w*\b.{0,40}\b(dans|sur|pres|contre|touche|atteint)\b.{0,15}\b(prises?|multiprise|tableau|compteur|lampes?|plafonnier|spots?|fils?|electricite|lustre)\b(?! (d |de )?(eau|arrivee))|\b(prise|multiprise|tableau electrique|lampe|lustre|plafonnier)s?\b.{0,15}\b(mouille|inonde|sous l eau|pris l eau|qui goutte)|\b(courant|jus|electricite)\b.{0,15}\b(dans|touchant) l eau\b/,
  battery:
    /\bbatterie\b.{0,25}\b(gonfl|chauffe|brul|fume|explos|fuit|bombe|enfl)|\b(gonfl\w*|enfl\w*)\b.{0,15}\bbatterie|\b(telephone|smartphone|tablette|iphone|trottinette|velo)\b.{0,15}\b(brulante?|gonfle|fume)\b/,
  burning:
    /\b(odeurs?|sent)\b( \w+){0,3} (brule|roussi|cram\w*|fondu|chaud electrique|plastique (brule|chaud|fondu))\b|\bsent le (brule|cram\w*|roussi)\b|\b(prend|pris|prenait|en) feu\b|\b(de la|une|des|grosse) (fumee|flamme)s?\b|\bfume(nt)? (quand|des|beaucoup|au|a l)\b|\b(fondu|noirci|carbonise|crame)e?s?\b|\bflammes? (sort|sur|dans)/,
  pressure:
    /\b(soupape|groupe de securite)\b.{0,20}\b(bloque|bouche|coince|grippe|ne (coule|goutte))|\b(va|menace d|peur) (exploser|eclater)|\bsurpression\b|\bpression\b.{0,20}\b(au dessus de|plus de|a) ([3-9]|\d\d) ?bars?\b/,
  ignition: /\b(detonation|explosion|deflagration|boum)\b/,
  pellets: /\b(creuset|brasero|pot de combustion)\b.{0,20}\b(debord|plein|rempli)/,
  "heating-oil": /\b(odeurs?|fuites?|flaques?|sent|coule)\b( \w+){0,3} (fioul|fuel|mazout)\b/,
  co2: /\bcylindre\b.{0,20}\b(siffle|fuit|se vide seul)/,
  fall: /\b(ballon|cumulus|chauffe eau|radiateur|lavabo|chaudiere|climatiseur|groupe exterieur)\b.{0,30}\b(se decroche|se detache|tombe du mur|va tomber|penche|descelle)/,
  pieces:
    /\b(tuile|ardoise|vitre|verre|morceau|plafond|gouttiere|cheminee|antenne|facade|balcon|platre|crepi)s?\b.{0,30}\b(va tomber|vont tomber|risque(nt)? de tomber|menace(nt)?|se detache|pend|s effondre)|\b(plafond|charpente|plancher|toit)\b.{0,20}\b(s affaisse|s effondre|plie|s ecroule)/,
  spring:
    /\b(porte de garage|porte sectionnelle|volet|rideau metallique)\b.{0,30}\b(retombe|est tombee?|tombe d un coup|ressort|de travers|cable (casse|detendu))|\bressort\b.{0,25}\b(garage|porte sectionnelle)/,
  scald: /\beau\b.{0,15}\b(brulante|bouillante)\b|\bs est (brulee?|ebouillantee?)\b/,
  "no-protection":
    /\bdifferentiel\b.{0,30}\b(ne (saute|declenche|reagit|coupe|marche)|bloque|hs\b|test)/,
  flood:
    /\beau (qui )?(jaillit|gicle)|\binond(e|ation|ee?s)\b|\b(impossible|arrive pas|peux pas|n arrive) (de|a|d)? ?(fermer|couper|arreter) l eau\b|\btuyau\b.{0,15}\b(eclate|casse net|explose)|\bgeyser\b/,
  "gas-tap":
    /\b(robinet|bouton|vanne) (de |du )?gaz\b.{0,20}\b(bloque|coince|dur|grippe|tourne plus)/,
  soot: /\bbistre\b|\b(jus|liquide|coulure)s? (noire?s?|marron)\b.{0,25}\b(conduit|poele|cheminee|insert|tuyau)/,
  microwaves: /\bmicro ?ondes?\b.{0,40}\b(porte (ouverte|ferme mal|casse|ne ferme)|rouille|perce)/,
  "wet-device":
    /\b(telephone|smartphone|iphone|samsung|tablette|ipad|montre|ordinateur|pc|portable|macbook)\b.{0,40}\b(dans l eau|pris l eau|mouille|tombe dans|renverse|cafe dessus)|\brenverse\b.{0,30}\b(ordinateur|pc|portable|clavier|telephone|tablette)/,
  asbestos: /\bamiante\b|\bfibro ?ciment\b|\bflocage\b/,
  lead: /\bpeintures? (au|avec du) plomb\b|\bsaturnisme\b/,
};

/** « pas d’odeur de gaz », « sans fumée »: said to be absent, so taken out before reading. */
const ABSENT =
  /\b(pas|plus|aucune?|sans|ni|jamais)( de| d| du)?( \w+)? (odeurs?|fuites?|fumees?|etincelles?|flammes?|eau)( (de|du|d) \w+)?/g;
/** A survey is a visit to plan, not an exposure. */
const SURVEY =
  /\b(diagnostic|diag|reperage|controle|detecteur|dta|dapp)s?( \w+){0,2} (amiante|monoxyde)\b(?!.{0,20}\bsonn)/g;

/** The dangers that the words say, the most serious first; none for an ordinary breakdown. */
export function dangersIn(text: string): readonly DangerWord[] {
  const said = plain(text).replace(ABSENT, " ").replace(SURVEY, " ");
  return DANGER_WORDS.filter((word) => SAID[word]?.test(said));
}

const plain = (text: string): string =>
  text
    .slice(0, 4000)
    .toLowerCase()
    .replace(/œ/g, "oe")
    .normalize("NFD")
    .replace(/\p{M}/gu, "")
    .replace(/[^a-z0-9.;!?\n]+/g, " ");
