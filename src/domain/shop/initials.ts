/** Initials of a person (specification §3): « KB », or « Ka » when only one name is known; empty without any. */
export function initials({ firstname, lastname }: { firstname: string; lastname: string }): string {
  const names = [firstname.trim(), lastname.trim()].filter(Boolean);
  const [only = ""] = names;
  if (names.length < 2)
    return only.slice(0, 1).toLocaleUpperCase("fr") + only.slice(1, 2).toLocaleLowerCase("fr");
  return names.map((name) => name.slice(0, 1).toLocaleUpperCase("fr")).join("");
}
