import * as z from "zod/mini";
import { dateOf, DEFAULT_ZONE, formatDate, parseInstant } from "../../../domain/time.ts";

const buildShape = z.object({
  version: z.string(),
  commit: z.catch(z.string(), ""),
  date: z.catch(z.string(), ""),
});

/** « 0.1.0 (4ae6153, 22 novembre 2026) », out of what the server says of its build. */
export function versionText(answer: unknown): string {
  const read = buildShape.safeParse(answer);
  if (!read.success) return "inconnue (serveur injoignable)";
  const { version, commit, date } = read.data;
  const at = parseInstant(date);
  const build = [commit, at && formatDate(dateOf(at, DEFAULT_ZONE))].filter(Boolean);
  return build.length > 0 ? `${version} (${build.join(", ")})` : version;
}
