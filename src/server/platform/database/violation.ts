/** True when `error` is the violation of this constraint, unique index or exclusion (SQLSTATE class 23). */
export const violated = (error: unknown, constraint: string): boolean =>
  error instanceof Error &&
  sqlState(error).startsWith("23") &&
  "constraint" in error &&
  error.constraint === constraint;

/** The five characters of SQLSTATE, or the system's code ("ECONNREFUSED"), or "". */
export const sqlState = (error: unknown): string =>
  error instanceof Error && "code" in error && typeof error.code === "string" ? error.code : "";

/**
 * Runs `work`, and once more when another transaction wrote one of these rows first: the second time
 * finds what the first one met.
 */
export async function againIfTaken<Value>(
  constraints: readonly string[],
  work: () => Promise<Value>,
): Promise<Value> {
  try {
    return await work();
  } catch (error) {
    if (constraints.some((constraint) => violated(error, constraint))) return work();
    throw error;
  }
}

/** For work that finds what it read changed by another transaction: thrown, it makes `withShop` run the work again. */
export const staleRead = (message: string): Error =>
  Object.assign(new Error(message), { code: "40001" });
