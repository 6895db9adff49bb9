/**
 * The recording of a call: nothing before the client's yes, which either side takes back at any moment. Its film joins
 * the repair, and is deleted by itself.
 */
import { addMinutes, type Instant } from "../time.ts";

/** Days that the film is kept. */
export const RECORDING_DAYS = 30;
/** Minutes: past these the film would be too heavy to arrive. */
export const LONGEST_RECORDING = 20;

export type RecordingStep = "asked" | "on" | "over";

export type Recording = { agreed_at: Instant | null; ended_at: Instant | null };

/** What each page of the call shows of the one that is asked for or on. */
export type ShownRecording = {
  id: string;
  step: Exclude<RecordingStep, "over">;
  /** The page that records: it alone has the film. */
  page: string;
  agreed_at: Instant | null;
};

export const stepOf = ({ agreed_at, ended_at }: Recording): RecordingStep => {
  if (ended_at) return "over";
  return agreed_at ? "on" : "asked";
};

const KEPT_MINUTES = RECORDING_DAYS * 24 * 60;

/** When the film is deleted, counted from the client's yes. */
export const deletedAt = (agreed_at: Instant): Instant => addMinutes(agreed_at, KEPT_MINUTES);

/** Films of recordings agreed to before this moment are deleted. */
export const keptSince = (now: Instant): Instant => addMinutes(now, -KEPT_MINUTES);

/** What the client is asked, and what their yes is to (RGPD, article 7). */
export const recordingQuestion = (shop: string): string =>
  `${shop} demande à enregistrer l’appel, image et voix. Le film reste ${RECORDING_DAYS}\u00a0jours dans le dossier de votre réparation, puis il est supprimé. Si vous refusez, l’appel continue de la même façon.`;

/** In the journal, with what was said in the call. */
export const RECORDED_FR = "Enregistré avec l’accord du client";
