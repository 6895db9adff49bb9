/** True when `error` is the violation of this constraint, unique index or exclusion (SQLSTATE class 23). */
export const violated = (error: unknown, constraint: string): boolean =>
  error instanceof Error &&
  sqlState(error).startsWith("23") &&
  "constraint" in error &&
  error.constraint === constraint;

/** The five characters of SQLSTATE, or the system's code ("ECONNREFUSED"), or "". */
export const sqlState = (error: unknown): string =>
  error instanceof Error && "code" in error && typeof error.code === "string" ? error.code : "";
