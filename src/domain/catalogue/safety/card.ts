/** The dangers that the trade knows, and what a card says of one. */

/** The most serious first: of several, the first one is shown. */
export const DANGER_WORDS = [
  "carbon-monoxide",
  "gas",
  "petrol",
  "refrigerant",
  "chimney-fire",
  "sparks",
  "water-on-electricity",
  "battery",
  "burning",
  "pressure",
  "ignition",
  "pellets",
  "heating-oil",
  "co2",
  "fall",
  "pieces",
  "spring",
  "scald",
  "no-protection",
  "flood",
  "gas-tap",
  "soot",
  "microwaves",
  "wet-device",
  "asbestos",
  "lead",
  "trip",
  "unplug",
  "outage",
  "operator",
] as const;

export type DangerWord = (typeof DANGER_WORDS)[number];

/**
 * `danger`: people may be hurt now, the repair is urgent. `care`: nothing presses, but those who come must
 * know it. `notice`: one advice on the telephone, which the repair does not keep.
 */
export type DangerLevel = "danger" | "care" | "notice";

/** A number as it is dialled in France; `department` asks for the two digits of the department after it. */
export type Call = { name: string; number: string; department?: true };

export type DangerCard = {
  word: DangerWord;
  level: DangerLevel;
  /** Two or three words, for a mark on a list. */
  label: string;
  title: string;
  /** In the order in which to do them. */
  advice: readonly string[];
  /** The first one first. */
  calls: readonly Call[];
};

export type CardText = Omit<DangerCard, "word" | "level">;
