/** What taking a resource out of the shop does to the agenda. */
export function removalText({ name, planned }: { name: string; planned: number }): string {
  const past = "Les rendez-vous passés gardent son nom.";
  if (planned === 0) return `Aucun rendez-vous à venir n’a besoin de « ${name} ». ${past}`;
  const which =
    planned === 1
      ? "Un rendez-vous à venir l’a réservé : il reste dans l’agenda, sans ce matériel."
      : `${planned} rendez-vous à venir l’ont réservé : ils restent dans l’agenda, sans ce matériel.`;
  return `${which} ${past}`;
}
