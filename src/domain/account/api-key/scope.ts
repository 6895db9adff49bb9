/** What a key opens to a program of the shop. A write does not imply the read of the same noun: each is chosen. */
export const API_SCOPES = [
  "bookings:read",
  "bookings:write",
  "repairs:read",
  "repairs:write",
  "quotes:read",
  "invoices:read",
  "clients:read",
] as const;
export type ApiScope = (typeof API_SCOPES)[number];

export const API_SCOPE_FR: Record<ApiScope, string> = {
  "bookings:read": "Lire les rendez-vous",
  "bookings:write": "Prendre des rendez-vous",
  "repairs:read": "Lire les réparations et leur journal",
  "repairs:write": "Créer des réparations",
  "quotes:read": "Lire les devis",
  "invoices:read": "Lire les factures et les avoirs",
  "clients:read": "Lire les fiches clients",
};

export const isApiScope = (text: string): text is ApiScope =>
  API_SCOPES.some((scope) => scope === text);
