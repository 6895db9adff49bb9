type Named = { id: string; firstname: string; lastname: string };

export const userName = ({ firstname, lastname }: Pick<Named, "firstname" | "lastname">): string =>
  `${firstname} ${lastname}`.trim();

/** Empty until the users are read: a person of the shop is not a former one meanwhile. */
export function colleagueName(users: readonly Named[] | undefined, id: string): string {
  if (!users) return "";
  const user = users.find((candidate) => candidate.id === id);
  return user ? userName(user) : "Ancien collègue";
}
