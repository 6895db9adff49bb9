/** « Octobre 2026 » */
export const capital = (text: string): string => text.charAt(0).toUpperCase() + text.slice(1);

const months = new Intl.DateTimeFormat("fr-FR", { timeZone: "UTC", month: "long" });

/** From « janvier » on, numbered from 1. */
export const MONTHS: readonly { value: string; label: string }[] = Array.from(
  { length: 12 },
  (_, index) => ({
    value: String(index + 1),
    label: capital(months.format(Date.UTC(2026, index, 1))),
  }),
);

export type Errors = Readonly<Record<string, string>>;

/** Sentences of a refusal, by field: « accounts.client.number ». */
export const errorsOf = (detail: unknown): Errors =>
  typeof detail === "object" && detail !== null
    ? Object.fromEntries(
        Object.entries(detail).flatMap(([field, text]) =>
          typeof text === "string" ? [[field, text]] : [],
        ),
      )
    : {};

const kilobytes = new Intl.NumberFormat("fr-FR", { maximumFractionDigits: 0 });

/** « 12 ko » */
export const sizeText = (bytes: number): string =>
  `${kilobytes.format(Math.max(1, bytes / 1000))}\u00a0ko`;

/** « dans l’e-mail à compta@example.org », « horodatée le … par le service ». */
export const wayText = ({ way, recipient }: { way: string; recipient: string }): string =>
  way === "mail" ? `E-mail à ${recipient}` : "Horodatage RFC 3161";
