export const FILE_REFUSALS = [
  "file-empty",
  "file-too-large",
  "file-type-refused",
  "file-unreadable",
  "pdf-protected",
  "pdf-unreadable",
  "pdf-too-complex",
  "too-many-files",
  "too-much-today",
  "shop-full",
  "recipient-unknown",
] as const;
export type FileRefusal = (typeof FILE_REFUSALS)[number];
export type ShareRefusal = "not-a-photo" | "tag-unknown";
/** What a device cannot do before the file leaves it. */
export type DeviceRefusal = "reader-missing";

export const FILE_REFUSAL_FR: Record<FileRefusal | ShareRefusal | DeviceRefusal, string> = {
  "file-empty": "Ce fichier est vide. Choisissez-en un autre.",
  "file-too-large":
    "Ce fichier est trop lourd : 20 Mo au plus pour une photo, 100 Mo pour un film.",
  "file-type-refused":
    "Ce type de fichier n’est pas accepté. Envoyez une photo, un film ou un PDF.",
  "file-unreadable": "Cette photo ne peut pas être lue. Enregistrez-la en JPEG, puis réessayez.",
  "pdf-protected":
    "Ce PDF est protégé ou signé : l’auteur et le lieu qu’il contient ne peuvent pas en être retirés. Imprimez-le en PDF, puis envoyez la copie.",
  "pdf-unreadable":
    "Ce PDF ne peut pas être lu : il est incomplet ou abîmé. Imprimez-le de nouveau en PDF, puis réessayez.",
  "pdf-too-complex":
    "Ce PDF est trop compliqué pour être vérifié. Imprimez-le de nouveau en PDF, puis envoyez la copie.",
  "too-much-today":
    "Votre atelier a envoyé beaucoup de fichiers aujourd’hui. Réessayez demain ; celui-ci reste sur votre appareil.",
  "shop-full":
    "La place de votre atelier est pleine. Prévenez l’exploitant d’Établi ; ce fichier reste sur votre appareil.",
  "too-many-files": "Il y a trop de fichiers ici. Retirez-en, puis réessayez.",
  "recipient-unknown": "Cette fiche n’existe plus : le fichier n’a nulle part où aller.",
  "reader-missing":
    "Le lecteur des photos d’iPhone n’a pas pu être chargé. Vérifiez le réseau, puis choisissez la photo de nouveau.",
  "tag-unknown": "Ce classement n’existe pas. Rechargez la page.",
  "not-a-photo": "Seule une photo de la réparation peut être montrée au client.",
};
