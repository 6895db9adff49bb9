/** « Registre intact, 177 écritures. » */
export const verdictText = ({ entries, count }: { entries: number; count: number }): string =>
  count === 0
    ? `Registre intact, ${counted(entries, "écriture")}.`
    : `${counted(count, "anomalie")} sur ${counted(entries, "écriture")}.`;

const counted = (count: number, noun: string): string =>
  `${count.toLocaleString("fr-FR")} ${noun}${count > 1 ? "s" : ""}`;
