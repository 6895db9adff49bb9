/** Where the list of uploads is kept; alone here, so that the first screen may look without the queue. */
export const UPLOADS_KEY = "etabli.uploads";

export const hasUploads = (): boolean => localStorage.getItem(UPLOADS_KEY) !== null;
