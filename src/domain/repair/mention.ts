/** Colleagues that a note is addressed to: « @Karim » in its text, without regard to capitals and accents. */
type Colleague = { id: string; firstname: string; lastname: string };

export const mentionedIn = (text: string, colleagues: readonly Colleague[]): string[] => {
  const words = new Set([...plain(text).matchAll(/@([\p{L}\p{N}-]+)/gu)].map(([, name]) => name));
  return colleagues.flatMap((colleague) =>
    words.has(mentionOf(colleague).slice(1)) ? colleague.id : [],
  );
};

/** « @karim », as it is compared. */
const mentionOf = ({ firstname, lastname }: Colleague): string =>
  `@${plain(firstname || lastname).replaceAll(/\s+/g, "-")}`;

/** « @Karim », as it is written for a person. */
export const mentionText = ({ firstname, lastname }: Colleague): string =>
  `@${(firstname || lastname).replaceAll(/\s+/g, "-")}`;

/** « @ka » at the end of a text, not finished yet. */
const BEGUN = /(?<=^|\s)@[\p{L}\p{N}-]*$/u;

/** The text with the mention in the place of the one that was begun, else after it. */
export function withMention(text: string, colleague: Colleague): string {
  const before = text.replace(BEGUN, "").trimEnd();
  return `${before && `${before} `}${mentionText(colleague)} `;
}

/** Those whom a begun mention may mean; everybody when none is begun. */
export function mentionable<Person extends Colleague>(
  text: string,
  colleagues: readonly Person[],
): Person[] {
  const begun = BEGUN.exec(plain(text))?.[0] ?? "@";
  return colleagues.filter((colleague) => mentionOf(colleague).startsWith(begun));
}

const plain = (text: string): string => text.normalize("NFD").replace(/\p{M}/gu, "").toLowerCase();
