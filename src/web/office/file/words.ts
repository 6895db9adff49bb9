/** What is said of an upload, in one line. */
import { uploadState, type UploadItem } from "../../../domain/file/upload.ts";

const BROKEN = "L’envoi n’a pas abouti. Le fichier est gardé sur cet appareil.";

/** `online`: whether this device has a network. */
export function uploadLine(item: UploadItem, online: boolean): string {
  switch (uploadState(item)) {
    case "held":
      return item.recipientType === "quote"
        ? "Partira à l’enregistrement du devis"
        : "Partira à la création de l’intervention";
    case "waiting":
      return online ? "En attente" : "Attend le retour du réseau";
    case "loading":
      return `Envoi en cours : ${item.progress} %`;
    case "failed":
      return item.reason || BROKEN;
    case "success":
      return "Envoi terminé";
    case "aborted":
      return "Envoi arrêté";
  }
}

type Around = { online: boolean; /** Files that are still read. */ preparing: number };

/** The whole list in one sentence, for who cannot see it change; empty when there is nothing to say. */
export function uploadSummary(items: readonly UploadItem[], { online, preparing }: Around): string {
  const states = items.map(uploadState);
  const count = (...wanted: string[]) => states.filter((state) => wanted.includes(state)).length;
  const waiting = count("waiting", "loading");
  const failed = count("failed");
  if (failed > 0) return `${counted(failed, "envoi")} ${failed > 1 ? "n’ont" : "n’a"} pas abouti.`;
  if (waiting > 0 && !online)
    return `${counted(waiting, "fichier")} ${waiting > 1 ? "attendent" : "attend"} le réseau : l’envoi reprendra de lui-même.`;
  const toCome = waiting + preparing;
  const sent = count("success");
  if (toCome > 0 && sent > 0) return `${counted(sent, "envoyé")} sur ${toCome + sent}.`;
  if (toCome > 0) return `${counted(toCome, "envoi")} en cours.`;
  return sent > 0 ? "Tout est envoyé." : "";
}

const counted = (count: number, noun: string): string => `${count} ${noun}${count > 1 ? "s" : ""}`;
