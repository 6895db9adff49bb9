/** The audit in French: what was done, on what, and what changed. */
import { formatEuros } from "../../money.ts";
import type { AuditAction } from "./action.ts";
import type { AuditValues } from "./changes.ts";

export const AUDIT_ACTION_FR: Record<AuditAction, string> = {
  "sign-in.succeeded": "Connexion",
  "sign-in.refused": "Connexion refusée : mot de passe faux",
  "sign-in.code-refused": "Connexion refusée : code faux",
  "sign-out": "Déconnexion",
  "session.ended": "Appareils déconnectés",
  "password.changed": "Mot de passe changé",
  "password-link.sent": "Lien de mot de passe envoyé",
  "factor.on": "Code de connexion activé",
  "factor.off": "Code de connexion retiré",
  "factor.rescue-codes": "Codes de secours refaits",
  "factor.reset": "Code de connexion d’un collègue réinitialisé",
  "device.trusted": "Code retenu trente jours sur un appareil",
  "device.untrusted": "Code redemandé sur un appareil",
  "passkey.added": "Clé d’identification ajoutée",
  "passkey.renamed": "Clé d’identification renommée",
  "passkey.removed": "Clé d’identification retirée",
  "user.created": "Compte créé",
  "user.invited": "Invitation envoyée",
  "user.changed": "Compte modifié",
  "user.disabled": "Compte désactivé",
  "user.enabled": "Compte réactivé",
  "settings.changed": "Réglage modifié",
  "company.changed": "Société modifiée",
  "key.made": "Clé d’accès créée",
  "key.revoked": "Clé d’accès révoquée",
  "webhook.made": "Webhook créé",
  "webhook.changed": "Webhook modifié",
  "platform.connected": "Plateforme agréée raccordée",
  "platform.disconnected": "Plateforme agréée retirée",
  "webhook.rotated": "Secret d’un webhook renouvelé",
  "calendar.made": "Agenda personnel ouvert à un autre logiciel",
  "calendar.revoked": "Agenda personnel fermé aux autres logiciels",
  "webhook.removed": "Webhook supprimé",
  "webhook.replayed": "Événement d’un webhook renvoyé",
  "clients.exported": "Clients exportés",
  "appliances.exported": "Appareils exportés",
  "audit.exported": "Journal d’audit exporté",
  "accounts.exported": "Comptabilité exportée",
  "books.closed": "Période clôturée",
  "file.imported": "Fichier importé",
  "quote.sent": "Devis envoyé",
  "invoice.issued": "Facture émise",
  "credit.issued": "Avoir émis",
  "client.exported": "Données d’un client exportées",
  "shop.copied": "Copie de l’atelier demandée",
  "client.erased": "Données d’un client effacées",
  "review.decided": "Avis d’un client décidé",
  "retention.applied": "Durées de conservation appliquées",
  "acting.started": "Un administrateur agit pour l’atelier",
  "acting.renewed": "L’administrateur prolonge d’une heure",
  "acting.stopped": "L’administrateur n’agit plus pour l’atelier",
  "screen.read": "Écran consulté",
  "shop.published": "Page de l’atelier publiée",
  "shop.suspended": "Atelier suspendu",
  "shop.reactivated": "Atelier réactivé",
  "task.retried": "Tâche relancée",
  "task.archived": "Tâche archivée",
};

const FIELD_FR: Record<string, string> = {
  name: "nom",
  firstname: "prénom",
  lastname: "nom",
  email: "e-mail",
  phone: "téléphone",
  role: "rôle",
  color: "couleur",
  skills: "compétences",
  bookable: "réservable",
  working_hours: "heures de travail",
  opening_hours: "horaires",
  timezone: "fuseau horaire",
  booking_rules: "règles de réservation",
  tariffs: "tarifs",
  signature_code: "code de signature",
  offline_hours: "heures de lecture sans réseau",
  second_factor_from: "second facteur exigé à partir du",
  status: "statut",
  reason: "motif",
  total_incl: "total TTC",
  version: "version",
  rungs: "rappels",
  quiet_hours: "heures calmes",
  quiet_days: "jours calmes",
  unclaimed: "appareils non réclamés",
  reviews: "avis demandés",
  enabled: "activée",
  subject: "objet",
  text: "texte",
  sms: "SMS",
  kind: "type",
  in_use: "en service",
  alt: "description",
  label: "certificat QualiRépar",
  labels: "labels",
  number: "numéro",
  valid_from: "à partir du",
  valid_until: "jusqu’au",
  prefix: "préfixe",
  first: "premier numéro",
  created: "créées",
  updated: "complétées",
  ended: "sessions fermées",
  street: "rue",
  zipcode: "code postal",
  city: "ville",
  siret: "SIRET",
  slug: "adresse de la page",
  minutes: "minutes",
  path: "écran",
  disabled: "désactivé",
  photos: "photos",
  repairs: "réparations",
  clients: "clients",
  sessions: "sessions",
  scopes: "droits",
  messages: "messages",
  travel_rules: "règles de déplacement",
  cgv: "conditions générales",
  trades: "métiers",
  start_point: "point de départ",
  address: "adresse",
  presentation: "présentation",
  legal_name: "raison sociale",
  legal_form: "forme juridique",
  capital: "capital",
  register: "immatriculation",
  vat_regime: "régime de TVA",
  vat_number: "numéro de TVA",
  insurance: "assurance",
  mediator: "médiateur",
  visits_per_day: "rendez-vous par jour",
  window_minutes: "fenêtre annoncée",
  notice_minutes: "préavis",
  horizon_days: "réservable jusqu’à",
  online_kinds: "interventions en ligne",
  radius_km: "rayon",
  url: "adresse",
  events: "événements",
  state: "état",
  hours: "heures",
  last: "dernier jour",
};

const AMOUNTS = new Set(["total_incl", "amount"]);
const NOTHING = "rien";

/** « code de signature : non → oui », one line a field; the value alone when nothing was replaced. */
export function changeLines(before: AuditValues | null, after: AuditValues | null): string[] {
  const fields = new Set([...Object.keys(before ?? {}), ...Object.keys(after ?? {})]);
  return [...fields].map((field) => {
    const label = FIELD_FR[field] ?? field;
    const next = valueText(after?.[field], field);
    return before
      ? `${label} : ${valueText(before[field], field)} → ${next}`
      : `${label} : ${next}`;
  });
}

function valueText(value: unknown, field: string): string {
  if (value === null || value === undefined || value === "") return NOTHING;
  if (typeof value === "boolean") return value ? "oui" : "non";
  if (typeof value === "number") return AMOUNTS.has(field) ? formatEuros(value) : String(value);
  if (Array.isArray(value))
    return value.length === 0 ? NOTHING : value.map((one) => valueText(one, "")).join(", ");
  if (typeof value === "object")
    return Object.entries(value)
      .map(([key, part]) => `${FIELD_FR[key] ?? key} ${valueText(part, key)}`)
      .join(", ");
  return typeof value === "string" ? value : JSON.stringify(value);
}

const ROLE_FR: Record<string, string> = {
  OWNER: "responsable",
  FRONT: "accueil",
  TECHNICIAN: "technicien",
  ACCOUNTANT: "comptable",
};

/** « Sylvie Roux, accueil », « Alix Morel, administration d’Établi ». */
export const authorText = (author: string, { role, acting }: { role: string; acting: boolean }) =>
  [author, acting ? "administration d’Établi" : ROLE_FR[role]].filter(Boolean).join(", ");
