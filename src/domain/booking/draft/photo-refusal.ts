/** Why a photo sent with the plain form is not kept; everything else that was posted is. */
export const PHOTO_REFUSAL_FR = {
  "too-many-files": "Six photos au plus : les autres n’ont pas été gardées.",
  "file-too-large": "Une photo est trop lourde, 20 Mo au plus : elle n’a pas été gardée.",
  "file-type-refused":
    "Un fichier n’est pas une photo en JPEG, PNG ou WebP : il n’a pas été gardé.",
  "file-unreadable": "Une photo ne peut pas être lue : enregistrez-la en JPEG, puis réessayez.",
  "no-room":
    "L’atelier ne peut pas recevoir de photo en ce moment. Continuez sans : vous les montrerez au technicien.",
} as const;
export type PhotoRefusal = keyof typeof PHOTO_REFUSAL_FR;
