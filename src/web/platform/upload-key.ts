/** Where the list of uploads is kept; alone here, so that the first screen may look without the queue. */
export const UPLOADS_KEY = "etabli.uploads";

/** False too where the browser refuses its storage: the screen that needs it says so, and is no blank page. */
export function hasUploads(): boolean {
  try {
    return localStorage.getItem(UPLOADS_KEY) !== null;
  } catch {
    return false;
  }
}
