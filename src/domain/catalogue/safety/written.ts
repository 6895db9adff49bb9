/**
 * The words of a client in trouble, as the table of dangers knows them: « leau », « gas », « monoxide », « batteri »
 * are written in haste on a telephone, and warn like the words they stand for.
 */
import { soundOf } from "../sound.ts";
import { typingErrors } from "../typing.ts";

/** What the dangers are told with; of two that sound alike, the first. */
const TERMS = (
  "gaz odeur odeurs fuite fuit fuites essence fioul fuel mazout monoxyde detecteur alarme fumee fume fumees flamme flammes " +
  "brule brulee brulante brulant crame fondu fondue etincelle etincelles decharge chataigne electrocute electrise courant cable " +
  "denude electricite electrique tableau multiprise pris prise prises compteur plafonnier lustre batterie gonfle trottinette " +
  "telephone smartphone ordinateur ordi clavier tablette cheminee conduit poele chaudiere soupape groupe securite pression " +
  "detonation explosion exploser creuset granules cumulus ballon radiateur lavabo decroche detache tuile tuiles plafond affaisse " +
  "ressort garage inonde inondation jaillit gicle tuyau robinet flots differentiel bistre amiante fibrociment plomb bouillante " +
  "bouteille flexible nausees vertige vertiges refoule enfume flaque cuve renverse mouille quartier immeuble electricien eau"
).split(" ");

/** Near a term, and another word. */
const OTHERS = new Set(
  (
    "crane creme cale cave fendu fendue toile poule balcon conduite conducteur bruyant bruyante creuse creuser creusee courante " +
    "dechargee recharge charniere expansion fumer prix prime table cables essaye"
  ).split(" "),
);

/** Short words, where one letter changes all, and the short forms of a telephone. */
const SHORT: Readonly<Record<string, string>> = {
  gas: "gaz",
  gaze: "gaz",
  secu: "securite",
  elec: "electrique",
  tel: "telephone",
  boom: "boum",
  pete: "eclate",
  petee: "eclate",
  prit: "pris",
  jarrive: "j arrive",
};

const KNOWN = new Set(TERMS);
/** Below it a word is itself or nothing. */
const LEAST = 4;
/** By their first letter. */
const candidates = Map.groupBy(
  TERMS.filter(({ length }) => length > LEAST).map((term) => ({ term, sound: soundOf(term) })),
  ({ term }) => term[0],
);

/** Without accents, capitals or signs but the ends of sentences; each word as the table spells it. */
export const writtenPlainly = (text: string): string =>
  text
    .slice(0, 4000)
    .toLowerCase()
    .replace(/œ/g, "oe")
    .normalize("NFD")
    .replace(/\p{M}/gu, "")
    .replace(/[^a-z0-9.;!?\n]+/g, " ")
    .replace(/[a-z]+/g, (word) => parted(word) ?? respelled(word));

/** « leau », « dessence », « jarrive »: an article that lost its apostrophe. */
function parted(word: string): string | undefined {
  const [, article, rest = ""] = /^(qu|[cdjlmnst])([aeiouyh].*)$/.exec(word) ?? [];
  if (article === undefined || KNOWN.has(word) || OTHERS.has(word)) return undefined;
  const known = KNOWN.has(rest) ? rest : heardAs(rest);
  return known && `${article} ${known}`;
}

function respelled(word: string): string {
  const isItself = word.length < LEAST || KNOWN.has(word) || OTHERS.has(word);
  return SHORT[word] ?? (isItself ? word : (heardAs(word) ?? mistypedAs(word) ?? word));
}

const near = (word: string) => candidates.get(word[0]) ?? [];

function heardAs(word: string): string | undefined {
  const known = near(word);
  if (word.length < LEAST || known.length === 0) return undefined;
  const heard = soundOf(word);
  return known.find(({ sound }) => sound === heard)?.term;
}

function mistypedAs(word: string): string | undefined {
  if (word.length === LEAST) return undefined;
  return near(word).find(({ term }) => hasOneError(word, term))?.term;
}

/** The lengths are compared first: half a booking's plan was spent on words that could not be near. */
const hasOneError = (word: string, term: string): boolean =>
  Math.abs(word.length - term.length) <= 1 && typingErrors(word, term, 1) <= 1;
