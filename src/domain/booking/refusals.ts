/** Every reason not to book. */
export const BOOKING_REFUSALS = [
  "not-bookable",
  "kind-not-online",
  "where-not-offered",
  "skills-apart",
  "too-far",
  "too-late",
  "too-early",
  "slot-taken",
  "id-taken",
  "too-many-bookings",
  "too-many-from-network",
  "email-needed",
] as const;
export type BookingRefusal = (typeof BOOKING_REFUSALS)[number];

/** As the page of the booking says it; an endpoint may say some of them otherwise. */
export const BOOKING_REFUSAL_FR: Record<BookingRefusal, string> = {
  "not-bookable": "L’atelier ne prend pas de rendez-vous en ligne pour le moment. Appelez-le.",
  "kind-not-online":
    "L’atelier ne propose plus cette intervention en ligne. Choisissez-en une autre.",
  "where-not-offered":
    "L’atelier ne propose pas ce lieu pour cette intervention. Choisissez l’autre.",
  "skills-apart":
    "Personne à l’atelier ne répare tous ces appareils en une seule visite. Réservez-les séparément.",
  "too-late": "Ce créneau est trop proche pour être réservé. Choisissez-en un autre.",
  "too-early": "Ce créneau est trop lointain pour être réservé. Choisissez-en un plus proche.",
  "too-far": "L’atelier ne vient pas à cette adresse. Vérifiez-la, ou appelez-le.",
  "slot-taken": "Ce créneau vient d’être pris. Voici les trois plus proches.",
  "too-many-bookings":
    "Vous avez déjà trois rendez-vous à venir chez cet atelier. Pour en prendre un autre, appelez-le.",
  "too-many-from-network":
    "Plusieurs rendez-vous ont déjà été pris depuis votre connexion aujourd’hui. Pour en prendre un autre, appelez l’atelier.",
  "email-needed":
    "L’atelier reçoit beaucoup de réservations en ce moment : indiquez un e-mail pour confirmer la vôtre, ou appelez-le.",
  "id-taken": "Cette demande n’est plus valable. Rechargez la page, puis recommencez.",
};
