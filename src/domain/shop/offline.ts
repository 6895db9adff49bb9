/** How long the people of a shop read, without network, what their device was told last. */

/** Hours, in the order in which they are offered. */
export const OFFLINE_CHOICES = [4, 12, 24, 48, 72, 168] as const;
export const DEFAULT_OFFLINE_HOURS = 24;

/** « 12 heures », « 3 jours » */
export const offlineText = (hours: number): string =>
  hours > 24 ? `${hours / 24}\u00a0jours` : `${hours}\u00a0heures`;
