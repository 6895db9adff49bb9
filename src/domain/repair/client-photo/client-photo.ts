/** The photos that a client sends from the tracking page: how many, and until when they may take one back. */
import type { FileRefusal } from "../../file/refusals.ts";
import { addMinutes, type Instant } from "../../time.ts";
import type { RepairStatus } from "../status.ts";

export const PHOTOS_A_DAY = 12;
export const PHOTOS_ON_SHEET = 40;
const REMOVABLE_MINUTES = 24 * 60;

/** `created_by` is null for what a client sent. */
type Kept = { created_by: string | null; created_at: Instant };

/** Whether the photos of this sheet, those that just arrived included, are more than one client sends. */
export function areTooMany(photos: readonly Kept[], now: Instant): boolean {
  const own = photos.filter(({ created_by }) => created_by === null);
  const since = addMinutes(now, -24 * 60);
  const today = own.filter(({ created_at }) => created_at > since);
  return own.length > PHOTOS_ON_SHEET || today.length > PHOTOS_A_DAY;
}

/** The client takes back their own photo, for a day: then it belongs to the file of the repair. */
export const isRemovable = ({ created_by, created_at }: Kept, now: Instant): boolean =>
  created_by === null && now < addMinutes(created_at, REMOVABLE_MINUTES);

export const takesPhotos = (status: RepairStatus): boolean => status !== "Terminer/Archivé";

export const photosSent = (count: number): string =>
  count === 1 ? "1 photo envoyée par le client" : `${count} photos envoyées par le client`;

export type ClientPhotoRefusal = FileRefusal | "bad-input" | "repair-over";

const LATER =
  "L’atelier ne peut pas recevoir d’autres photos pour l’instant. Écrivez-lui, ou réessayez demain.";
const MALFORMED = "Cet envoi est mal formé. Rien n’a été enregistré ; rechargez la page.";
const NO_PHOTO = "Seules les photos sont acceptées ici : JPEG, PNG ou WebP.";

export const CLIENT_PHOTO_REFUSAL_FR: Record<ClientPhotoRefusal, string> = {
  "file-empty": "Choisissez au moins une photo.",
  "file-too-large": "Une photo est trop lourde : 20 Mo au plus. Aucune n’a été envoyée.",
  "file-type-refused": NO_PHOTO,
  "file-unreadable": "Une photo ne peut pas être lue. Enregistrez-la en JPEG, puis réessayez.",
  "pdf-protected": NO_PHOTO,
  "pdf-unreadable": NO_PHOTO,
  "pdf-too-complex": NO_PHOTO,
  "too-many-files": `C’est beaucoup de photos : ${PHOTOS_A_DAY} au plus par jour, ${PHOTOS_ON_SHEET} en tout.`,
  "too-much-today": LATER,
  "shop-full": LATER,
  "recipient-unknown": MALFORMED,
  "bad-input": MALFORMED,
  "repair-over":
    "Cette réparation est terminée : elle ne reçoit plus de photos. Écrivez à l’atelier.",
};
