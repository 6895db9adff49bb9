/** What the office says of a letter, by what became of it. */
import { LIMITED_FR } from "../../../domain/message/limit.ts";

type Delivery = { status: string; failure: string; subject: string };

export const letterText = ({ status, failure, subject }: Delivery): string =>
  [leadOf(status, failure), subject].filter(Boolean).join(" : ");

function leadOf(status: string, failure: string): string {
  if (status === "sent") return "E-mail envoyé";
  if (status !== "failed") return "E-mail en cours d’envoi";
  return failure === LIMITED_FR ? "E-mail non parti" : "E-mail refusé";
}

/** « helene@example.org : l’adresse n’existe pas. » */
export const reasonText = ({
  recipient,
  failure,
}: {
  recipient: string;
  failure: string;
}): string => `${recipient} : ${failure.replace(/\.$/, "")}.`;
