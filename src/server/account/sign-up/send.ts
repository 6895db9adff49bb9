/** The letter of a sign-up. It belongs to no shop, so no outbox of a shop stores it: the queue tries it again. */
import { signUpConfirmation, signUpKnown } from "../../../domain/message/account.ts";
import type { Instant } from "../../../domain/time.ts";
import type { Config } from "../../platform/config.ts";
import type { GateDatabase } from "../../platform/limit.ts";
import type { Mail } from "../../platform/mail.ts";
import { publicOrigin } from "../../platform/origin.ts";
import { secretOf } from "../../platform/security/letter-secret.ts";
import { readSignUp } from "./store.ts";

export type SignUpMail = {
  database: GateDatabase;
  mail: Pick<Mail, "send">;
  config: Pick<Config, "PUBLIC_URL" | "PORT" | "LEGAL_NAME" | "LEGAL_EMAIL">;
  clock: () => Instant;
  ledgerKey: Buffer;
};

/** The secret stands behind « # »: no server, proxy or log receives it. */
export async function sendSignUp(
  { database, mail, config, clock, ledgerKey }: SignUpMail,
  id: string,
): Promise<void> {
  const asked = await readSignUp(database, id);
  if (!asked) return;
  const { email: to, firstname, shop_name, known } = asked;
  const office = `${publicOrigin(config)}/app`;
  const from = { name: "Établi", phone: "", email: config.LEGAL_EMAIL ?? "", address: "" };
  const letter = known
    ? signUpKnown({ to, shop: from, url: `${office}/connexion` })
    : signUpConfirmation({
        to,
        shop: from,
        firstname,
        shop_name,
        url: `${office}/onboarding#lien=${secretOf(ledgerKey, id)}`,
      });
  if (!letter) return;
  const { subject, text, html } = letter;
  const envelope = { id, date: clock(), from_name: from.name, reply_to: from.email, to };
  await mail.send({ ...envelope, subject, text, html, attachments: [] });
}
