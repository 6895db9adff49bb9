/** What the office says of a letter, by what became of it. */
import { LIMITED_FR } from "../../../domain/message/limit.ts";

type Delivery = { channel: string; status: string; failure: string; subject: string };

export const letterText = ({ channel, status, failure, subject }: Delivery): string =>
  [`${channel === "sms" ? "SMS" : "E-mail"} ${leadOf(status, failure)}`, subject]
    .filter(Boolean)
    .join(" : ");

function leadOf(status: string, failure: string): string {
  if (status === "sent") return "envoyé";
  if (status === "dropped") return "retenu, le rendez-vous a changé";
  if (status !== "failed") return "en cours d’envoi";
  return failure === LIMITED_FR ? "non parti" : "refusé";
}

/** « helene@example.org : l’adresse n’existe pas. » */
export const reasonText = ({
  recipient,
  failure,
}: {
  recipient: string;
  failure: string;
}): string => `${recipient} : ${failure.replace(/\.$/, "")}.`;
