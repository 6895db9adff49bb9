/** Reading what came over the wire, before anything about it is known. */
export const isObject = (value: unknown): value is Record<string, unknown> =>
  typeof value === "object" && value !== null && !Array.isArray(value);

/** The JSON object of an answer; empty when it is none, as from a proxy's own error page. */
export async function readObject(response: Response): Promise<Record<string, unknown>> {
  const value: unknown = await response.json().catch(() => undefined);
  return isObject(value) ? value : {};
}
