import { API_SCOPE_FR, isApiScope } from "../../../../domain/account/api-key/scope.ts";
import { dateOf, formatDate, type Zone } from "../../../../domain/time.ts";
import type { ShownKey } from "./query.ts";

/** « Lire les devis, lire les factures »; a scope of a later version keeps its own name. */
export const scopesText = (scopes: readonly string[]): string =>
  scopes
    .map((scope) => (isApiScope(scope) ? API_SCOPE_FR[scope] : scope))
    .map((words, index) => (index === 0 ? words : words.charAt(0).toLowerCase() + words.slice(1)))
    .join(", ");

type Used = Pick<ShownKey, "created_at" | "used_on" | "revoked_at">;

export function usageText({ created_at, used_on, revoked_at }: Used, zone: Zone): string {
  if (revoked_at) return `Révoquée le ${formatDate(dateOf(revoked_at, zone))}`;
  const use = used_on ? `utilisée le ${formatDate(used_on)}` : "jamais utilisée";
  return `Créée le ${formatDate(dateOf(created_at, zone))}, ${use}`;
}
