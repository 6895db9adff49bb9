/** What the client search says; the empty answer is the specification's, to the letter. */
export const HINT = "Nom, adresse, téléphone, e-mail";
export const NOBODY = "Aucun client trouvé";
export const RECENT = "Clients récents";

const LONGEST = 40;

export function createText(typed: string): string {
  const name = typed.replace(/\s+/g, " ").trim();
  if (name === "") return "Créer un nouveau client";
  const signs = Array.from(name);
  const shown = signs.length > LONGEST ? `${signs.slice(0, LONGEST).join("")}…` : name;
  return `Créer le client «\u202f${shown}\u202f»`;
}

/** Announced to screen readers after each search. */
export function foundText(count: number): string {
  if (count === 0) return NOBODY;
  return count === 1 ? "1 client trouvé" : `${count} clients trouvés`;
}

const figures = new Intl.NumberFormat("fr-FR");

/** « 1 client », « 100 000 clients »: how many the shop has. */
export const countText = (count: number): string =>
  `${figures.format(count)} ${count > 1 ? "clients" : "client"}`;

/** Above clients of nearly the name that was typed. */
export const GUESSED =
  "Personne de ce nom exactement. Choisissez une fiche proche, ou créez ce client.";
