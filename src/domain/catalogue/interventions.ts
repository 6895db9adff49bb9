/** Where the work happens (specification §9), spelled as stored. */
export const LOCATIONS = ["Chez le client", "Atelier"] as const;
export type Location = (typeof LOCATIONS)[number];

/**
 * The appointment types of specification §4. `event.kind` stores the name. Three ids are looked up by
 * their beginning in the wizard: 6e686830 and 47b13e62 create an event without a repair, 2f0ec7cf
 * asks no symptoms. `location` is set when the type implies one; `online` says whether a visitor may
 * book it; colours are soft backgrounds for dark ink.
 */
export const INTERVENTION_TYPES = [
  {
    id: "8a5c2f14-6f0b-4d1e-9b37-2c41d0a7e951",
    name: "Diagnostic / Devis",
    color: "#dcd2f7",
    online: true,
    initial_status: "Devis à faire",
    online_label: "Une panne : trouver d’où elle vient et ce que coûte la réparation",
  },
  {
    id: "d3f7b6a8-1c52-4e0f-8d64-95ab3e72c018",
    name: "Réparation",
    color: "#cdeadb",
    online: true,
    initial_status: "Prêt à réparer",
    online_label: "Une réparation déjà décidée, la panne est connue",
  },
  {
    id: "2f0ec7cf-5d38-4b6a-a1e9-7f2c8064bd53",
    name: "Livraison / Enlèvement",
    color: "#ffe6b3",
    location: "Chez le client",
    online: true,
    initial_status: "Livraison / Enlèvement",
    online_label: "Faire livrer ou enlever un appareil",
  },
  {
    id: "b91e4d70-83a6-4c2d-b5f8-0e6d17c9a342",
    name: "Télédiagnostic",
    color: "#cbe4f6",
    location: "Atelier",
    remote: true,
    online: true,
    initial_status: "Devis à faire",
    online_label: "Un avis à distance : un technicien vous appelle",
  },
  {
    id: "6e686830-27b4-4f95-8c1d-d40a935e6b72",
    name: "Autre",
    color: "#e4e1dc",
    online: false,
    initial_status: "Brouillon",
    online_label: "Autre rendez-vous",
  },
  {
    id: "47b13e62-9a0d-4e87-b3c5-61f8d2a4075e",
    name: "Congé / indisponibilité",
    color: "#f7d4d1",
    online: false,
    initial_status: "Brouillon",
    online_label: "Indisponible",
  },
] as const satisfies readonly {
  id: string;
  name: string;
  color: string;
  location?: Location;
  /** Done at a distance: the client has nothing to bring, and an hour to keep. */
  remote?: true;
  online: boolean;
  initial_status: string;
  online_label: string;
}[];

type Entry = (typeof INTERVENTION_TYPES)[number];
export type InterventionName = Entry["name"];
export type InitialStatus = Entry["initial_status"];

export type InterventionType = {
  id: string;
  name: InterventionName;
  color: string;
  location?: Location;
  /** Done at a distance: the client has nothing to bring, and an hour to keep. */
  remote?: true;
  online: boolean;
  initial_status: InitialStatus;
  online_label: string;
};

const types: readonly InterventionType[] = INTERVENTION_TYPES;

export const interventionOf = (id: string): InterventionType | undefined =>
  types.find((type) => type.id === id);

export const interventionNamed = (name: string): InterventionType | undefined =>
  types.find((type) => type.name === name);

/** First status of a repair by the name of its intervention type; « Brouillon » when unknown (§4). */
export const initialStatus = (name: string): InitialStatus =>
  interventionNamed(name)?.initial_status ?? "Brouillon";

/** Only an event is created, never a repair: the wizard jumps from step 1 to step 7 (§2). */
export const createsOnlyEvent = (id: string): boolean => /^(6e686830|47b13e62)/.test(id);

/** The wizard asks no symptoms (§2). */
export const skipsSymptoms = (id: string): boolean => id.startsWith("2f0ec7cf");

export const isLocation = (text: string): text is Location =>
  LOCATIONS.some((location) => location === text);
