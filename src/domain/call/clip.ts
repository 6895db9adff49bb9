/** What a client sends when the call cannot start: photos and short films, as many as from the tracking page. */
import { isFilm, isImage } from "../file/file.ts";
import {
  CLIENT_PHOTO_REFUSAL_FR,
  type ClientPhotoRefusal,
} from "../repair/client-photo/client-photo.ts";
import { CALL_REFUSAL_FR } from "./refusals.ts";
import type { ClosedReason } from "./status.ts";

/** Seconds of a film. */
export const LONGEST_CLIP = 20;

/** Telephones stop a little after the twentieth second. */
export const isTooLong = (seconds: number): boolean => seconds > LONGEST_CLIP + 1;

export const isClip = (mimetype: string): boolean => isImage(mimetype) || isFilm(mimetype);

export type ClipRefusal = ClientPhotoRefusal | ClosedReason;

export const CLIP_REFUSAL_FR: Record<ClipRefusal, string> = {
  ...CLIENT_PHOTO_REFUSAL_FR,
  "call-ended": CALL_REFUSAL_FR["call-ended"],
  "call-expired": CALL_REFUSAL_FR["call-expired"],
  "file-empty": "Ce fichier est vide. Reprenez la photo ou la vidéo.",
  "file-too-large":
    "Ce fichier est trop lourd\u00a0: 20\u00a0Mo pour une photo, 100\u00a0Mo pour une vidéo.",
  "file-type-refused": "Seules les photos et les vidéos sont acceptées ici.",
  "file-unreadable": "Ce fichier ne peut pas être lu. Reprenez la photo ou la vidéo.",
};

export const TOO_LONG_FR = `Cette vidéo est trop longue\u00a0: filmez ${LONGEST_CLIP} secondes au plus.`;

/** In the journal, before the name of the file. */
export const FILM_FR = "Une courte vidéo.";

/** As the shop reads it. */
export const clipSent = (mimetype: string): string =>
  isFilm(mimetype) ? "Une vidéo envoyée par le client" : "Une photo envoyée par le client";
