/** How a document that is about to be issued will reach its client, said before its number is taken. */
import type { Mailed } from "./platform/route.ts";

type Departure = {
  mailed: Mailed;
  /** Of the client; null for who buys in passing and leaves no address. */
  email: string | null;
};

const PLATFORM = "Elle part par votre plateforme agréée";

export function departureText({ mailed, email }: Departure): string {
  if (mailed === "copy" && email) return `${PLATFORM}, et une copie pour lecture à ${email}.`;
  if (mailed !== "original") return `${PLATFORM}, et non par e-mail.`;
  if (email === null) return "Elle n’est envoyée à personne : remettez-la au client.";
  return email === "" ? "Ce client n’a pas d’e-mail : remettez-la lui." : `Elle part à ${email}.`;
}
