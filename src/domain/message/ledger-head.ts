import { formatMoment, type Instant, type Zone } from "../time.ts";
import { emailOf, type EmailFields } from "./email.ts";
import type { Email } from "./message.ts";

type HeadFields = EmailFields & { seq: number; hash: string; at: Instant; zone: Zone };

/** To the accountant, every day that something was written: a copy of the register's end that the shop cannot change. */
export const ledgerHead = (fields: HeadFields): Email | null =>
  emailOf(fields, {
    template: "ledger-head",
    subject: `Registre de ${fields.shop.name} : écriture ${fields.seq}`,
    lines: [
      `La dernière écriture du registre est la ${fields.seq}, ${formatMoment(fields.at, fields.zone)}. Son empreinte :`,
      fields.hash,
      "Gardez cet e-mail : si le registre était réécrit ou coupé un jour, cette empreinte n’y serait plus.",
    ],
    action: { label: "Ouvrir la comptabilité", url: fields.url },
  });
