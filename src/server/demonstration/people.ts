/** Invented names and streets, for the clients of the demonstration. */
const list = (text: string): readonly string[] => text.split(" | ");

export const FIRSTNAMES = list(
  "Camille | Jean-Élie | Nadia | Thierry | Maëlys | Patrick | Fatou | Sébastien | Chloé | Bernard | Inès | Olivier | Zoé | Gérard | Amina | Loïc | Françoise | Mathéo | Huguette | Yann | Solène | Rachid | Monique | Théo | Agnès | Quentin | Béatrice | Samir | Colette | Adrien",
);

export const LASTNAMES = list(
  "FABRE | D'ORMESSON | LE GALL | SÉNÉCHAL | ROUSSEL | BRÛLÉ | MARTINEZ | N'DIAYE | LACOMBE | VIDAL | COUDERC | PÉLISSIER | GARCIA | ESCAFFRE | DA SILVA | CAZENAVE | BOUSQUET | NGUYEN | DELPECH | ALARY | FOURNIÉ | BÉRANGER | TEIXEIRA | MAURY | CLAVERIE | BENSAÏD | LARRIEU | POUJOL | THIÉBAUT | RIVIÈRE",
);

export const COMPANIES = list(
  "BOULANGERIE L'ÉPI D'OR | HÔTEL DES DEUX PONTS | CABINET VÉTÉRINAIRE DU CANAL | CRÈCHE LES PETITS PAS",
);

export const STREETS = list(
  "rue des Copeaux | allée du Rabot | avenue des Chevalets | impasse de l'Enclume | place du Compagnon | chemin des Mésanges | rue de la Varlope | boulevard du Trusquin | rue du Vieux Pressoir | quai des Glycines",
);

export const COMPLEMENTS = list(
  " |  |  | Bâtiment B, 2e étage | Interphone 12 | Fond de cour | Code 14A7",
);

export const NOTES = list(
  " |  |  | Préfère être appelé après 17 h. | Un chien, gentil. | Stationnement difficile le matin.",
);
