const parts = (value: unknown): object =>
  typeof value === "object" && value !== null ? value : {};

/** Nothing is loaded ahead on a slow or metered connection (specification §9). */
export function isSparing(device: object = navigator): boolean {
  const connection = "connection" in device ? parts(device.connection) : {};
  const isSaving = "saveData" in connection && connection.saveData === true;
  return isSaving || ("effectiveType" in connection && /2g/.test(String(connection.effectiveType)));
}
