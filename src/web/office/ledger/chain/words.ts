/** « Registre intact, 177 écritures, 12 horodatages vérifiés. » */
export const verdictText = ({
  entries,
  count,
  stamps,
}: {
  entries: number;
  count: number;
  stamps: string;
}): string =>
  count === 0
    ? `Registre intact, ${counted(entries, "écriture")}${stamps && `, ${stamps}`}.`
    : `${counted(count, "anomalie")} sur ${counted(entries, "écriture")}.`;

const counted = (count: number, noun: string): string =>
  `${count.toLocaleString("fr-FR")} ${noun}${count > 1 ? "s" : ""}`;
