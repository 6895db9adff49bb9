/** An SMS that takes reminders back, or asks for them again. */
const STOP = new Set(["STOP", "ARRET", "DESINSCRIPTION", "UNSUBSCRIBE"]);
const START = new Set(["START", "REPRISE"]);

/** Whether the text of an SMS takes them back or asks for them again; undefined when it says anything else. */
export function wantedBy(text: string): boolean | undefined {
  const word = text
    .normalize("NFD")
    .replace(/\p{M}/gu, "")
    .replace(/[^\p{L} ]/gu, "")
    .trim()
    .toUpperCase();
  if (STOP.has(word)) return false;
  return START.has(word) ? true : undefined;
}
