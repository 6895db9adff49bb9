/** A note that is not added yet, in this tab: a reload, or a session that ends, loses nothing. */
const PREFIX = "etabli.note-draft.";

export const keptNote = (repair_id: string): string =>
  sessionStorage.getItem(PREFIX + repair_id) ?? "";

export const keepNote = (repair_id: string, text: string): void =>
  text
    ? sessionStorage.setItem(PREFIX + repair_id, text)
    : sessionStorage.removeItem(PREFIX + repair_id);
