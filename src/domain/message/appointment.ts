/** E-mails about an appointment. */
import { visitText } from "../agenda/together/hours.ts";
import type { Location } from "../catalogue/interventions.ts";
import type { DangerCard } from "../catalogue/safety/card.ts";
import { formatMoment, formatTime, formatWindow, type Instant, type Zone } from "../time.ts";
import { emailOf, type EmailFields } from "./email.ts";
import type { Email } from "./message.ts";

type VisitFields = {
  kind: string;
  where: Location;
  public_start_at: Instant;
  public_end_at: Instant;
  zone: Zone;
};

const windowOf = ({ public_start_at, public_end_at, zone }: VisitFields): string =>
  formatWindow(public_start_at, public_end_at, zone);

const PREPARE: Record<Location, string> = {
  "Chez le client":
    "Pour préparer notre venue : dégagez l’accès à l’appareil, et gardez sous la main sa référence (plaque signalétique) et sa facture d’achat si vous l’avez.",
  Atelier:
    "Pour préparer votre venue : apportez l’appareil, ses accessoires et sa facture d’achat si vous l’avez. Sauvegardez vos données s’il en contient.",
};

export type OtherAppliance = { appliance: string; url: string };

type AppointmentFields = EmailFields &
  VisitFields & {
    reference: string;
    /** The kind of the catalogue, nothing that a visitor typed: the e-mail may be that of a stranger. */
    appliance: string;
    /** Until when the client may change it; null once that is past. */
    change_until: Instant | null;
    /** What the client must do until the visit, in the words of its card. */
    danger: DangerCard | null;
    /** The other appliances of the same visit, each with its tracking page. */
    others?: readonly OtherAppliance[];
    /** The page where the client decides on contact details that were given with the booking; absent when there are none. */
    details_url?: string;
  };

/** To the client, as soon as an appointment is made; `url` is the tracking page. */
export const bookingConfirmed = (fields: AppointmentFields): Email | null =>
  emailOf(fields, {
    template: "booking-confirmed",
    subject: `Votre rendez-vous du ${windowOf(fields)}`,
    lines: [
      `Votre rendez-vous est confirmé : ${windowOf(fields)}.`,
      ...dangerLines(fields.danger),
      factLines(fields),
      PREPARE[fields.where],
    ],
    action: { label: followLabel(fields), url: fields.url },
    more: [...othersLines(fields), changeLine(fields), ...detailsLines(fields)],
  });

/** One appliance alone is « ma réparation ». */
const followLabel = ({ appliance, others = [] }: AppointmentFields): string =>
  others.length > 0 && appliance ? `Suivre : ${appliance}` : "Suivre ma réparation";

const othersLines = ({ others = [] }: AppointmentFields) =>
  others.map(({ appliance, url }) => ({ label: `Suivre : ${appliance}`, url }));

/** Never the details themselves: a stranger may have typed them. */
const detailsLines = ({ details_url }: AppointmentFields) =>
  details_url
    ? [
        "Ce rendez-vous a été pris avec des coordonnées que nous n’avions pas. Vérifiez-les : rien ne change dans votre fiche sans votre accord ou celui de l’atelier.",
        { label: "Voir ce qui changerait", url: details_url },
      ]
    : [];

/** To the client whose appointment the shop moved; `url` is the tracking page. */
export const appointmentMoved = (
  fields: AppointmentFields & { from: Pick<VisitFields, "public_start_at" | "public_end_at"> },
): Email | null =>
  emailOf(fields, {
    template: "appointment-moved",
    subject: `Votre rendez-vous est déplacé au ${windowOf(fields)}`,
    lines: [
      `Votre rendez-vous du ${windowOf({ ...fields, ...fields.from })} est déplacé : il aura lieu le ${windowOf(fields)}.`,
      ...dangerLines(fields.danger),
      factLines(fields),
    ],
    action: { label: followLabel(fields), url: fields.url },
    more: [...othersLines(fields), changeLine(fields)],
  });

/** To the client, some time before; `url` is the tracking page, `stop_url` where such messages are refused. */
export const appointmentReminder = (
  fields: AppointmentFields & { stop_url: string },
): Email | null =>
  emailOf(fields, {
    template: "appointment-reminder",
    subject: `Rappel : votre rendez-vous du ${windowOf(fields)}`,
    lines: [
      fields.where === "Atelier"
        ? `Nous vous attendons à l’atelier : ${windowOf(fields)}.`
        : `Nous passons chez vous : ${windowOf(fields)}.`,
      ...dangerLines(fields.danger),
      factLines(fields),
      PREPARE[fields.where],
    ],
    action: { label: followLabel(fields), url: fields.url },
    more: [...othersLines(fields), changeLine(fields), { label: STOP_FR, url: fields.stop_url }],
  });

const STOP_FR = "Ne plus recevoir ces rappels";

type DepartureFields = EmailFields & {
  /** First name; empty when it is not known. */
  technician: string;
  expected_at: Instant;
  zone: Zone;
};

/** To the client, when the technician leaves for the visit; `url` is the tracking page. */
export const onTheWay = (fields: DepartureFields): Email | null => {
  const hour = formatTime(fields.expected_at, fields.zone);
  const who = fields.technician || "Le technicien";
  return emailOf(fields, {
    template: "on-the-way",
    subject: `${who} est en route, arrivée vers ${hour}`,
    lines: [`${who} est en route et arrive chez vous vers ${hour}, selon la circulation.`],
    action: { label: "Suivre ma réparation", url: fields.url },
  });
};

/** The orders of the card, in its order, and whom to call. */
function dangerLines(danger: DangerCard | null): string[] {
  if (!danger) return [];
  const calls = danger.calls.map(({ name, number }) => `${name} : ${number}`);
  return [
    [
      `${danger.title}. N’attendez pas notre visite :`,
      ...danger.advice.map((order, index) => `${index + 1}. ${order}`),
      ...calls,
    ].join("\n"),
  ];
}

const factLines = (fields: AppointmentFields): string => {
  const { kind, where, shop, reference } = fields;
  return [
    `Intervention : ${kind}`,
    applianceLine(fields),
    `Lieu : ${where === "Atelier" ? `à l’atelier, ${shop.address}` : "chez vous"}`,
    `Référence : ${reference}`,
  ]
    .filter(Boolean)
    .join("\n");
};

function applianceLine({ appliance, others = [] }: AppointmentFields): string {
  if (others.length === 0) return appliance && `Appareil : ${appliance}`;
  const names = [appliance || "Autre appareil", ...others.map((other) => other.appliance)];
  return `${visitText(names.length)} : ${names.join(", ")}`;
}

const changeLine = ({ change_until, zone, others = [] }: AppointmentFields): string =>
  change_until
    ? `Un empêchement ? Votre page de suivi permet de changer ce rendez-vous${others.length > 0 ? ", pour tous les appareils," : ""} jusqu’au ${formatMoment(change_until, zone)}.`
    : "Un empêchement ? Prévenez-nous : nous déplacerons ce rendez-vous.";

type BookingFields = EmailFields &
  VisitFields & {
    reference: string;
    client: string;
    phone: string;
    appliance: string;
    address: string;
    description: string;
    danger: DangerCard | null;
  };

/** To the shop; `url` is the sheet. */
export const bookingNew = (fields: BookingFields): Email | null =>
  emailOf(fields, {
    template: "booking-new",
    subject: `Nouvelle réservation : ${fields.client}, ${windowOf(fields)}`,
    lines: [
      `${fields.client} a réservé : ${fields.kind}, ${windowOf(fields)}.`,
      fields.danger
        ? `Danger : ${fields.danger.title}. Le client a lu les consignes ; appelez-le sans attendre.`
        : "",
      [
        `Référence : ${fields.reference}`,
        `Téléphone : ${fields.phone}`,
        fields.appliance && `Appareil : ${fields.appliance}`,
        fields.where === "Atelier" ? "Lieu : à l’atelier" : `Lieu : ${fields.address}`,
      ]
        .filter(Boolean)
        .join("\n"),
      fields.description && `Précisions :\n${fields.description}`,
    ],
    action: { label: "Ouvrir la fiche", url: fields.url },
  });

type CancellationFields = EmailFields &
  VisitFields & {
    reference: string;
    by: "client" | "shop";
    /** The appliances of the same visit whose appointment stands. */
    kept?: readonly string[];
  };

/** To the client; `url` is the page where another appointment can be booked. */
export const appointmentCancelled = (fields: CancellationFields): Email | null =>
  emailOf(fields, {
    template: "appointment-cancelled",
    subject: `Rendez-vous annulé : ${windowOf(fields)}`,
    lines: [
      fields.by === "client"
        ? `À votre demande, le rendez-vous du ${windowOf(fields)} est annulé (référence ${fields.reference}).`
        : `Nous devons annuler le rendez-vous du ${windowOf(fields)} (référence ${fields.reference}). Veuillez nous en excuser.`,
      ...keptLines(fields),
    ],
    action: { label: "Prendre un autre rendez-vous", url: fields.url },
  });

const keptLines = ({ kept = [] }: CancellationFields): string[] =>
  kept.length > 0 ? [`Notre visite est maintenue pour : ${kept.join(", ")}.`] : [];

type ClientChangeFields = EmailFields &
  VisitFields & {
    reference: string;
    client: string;
    phone: string;
    /** The window before; absent when the client cancelled. */
    from?: Pick<VisitFields, "public_start_at" | "public_end_at">;
    /** What the client said of it; empty for nothing. */
    reason: string;
  };

/** To the shop, whose client moved or cancelled behind their link; `url` is the sheet. */
export const appointmentChanged = (fields: ClientChangeFields): Email | null => {
  const { client, phone, reference, from, reason } = fields;
  const now = windowOf(fields);
  const before = from && windowOf({ ...fields, ...from });
  return emailOf(fields, {
    template: "appointment-changed",
    subject: before
      ? `Rendez-vous déplacé par le client : ${client}, ${now}`
      : `Rendez-vous annulé par le client : ${client}, ${now}`,
    lines: [
      before
        ? `${client} a déplacé son rendez-vous du ${before} : il aura lieu le ${now}.`
        : `${client} a annulé son rendez-vous du ${now}. Ces heures sont libres dans l’agenda.`,
      reason && `Son message :\n${reason}`,
      [`Référence : ${reference}`, phone && `Téléphone : ${phone}`].filter(Boolean).join("\n"),
    ],
    action: { label: "Ouvrir la fiche", url: fields.url },
  });
};
