/** The port is tried before anything is created: a start that cannot listen must leave nothing behind. */
import { once } from "node:events";
import { createServer } from "node:net";
import { sqlState } from "../database/violation.ts";

type Address = { HOST: string; PORT: number };

/** The message is in French, for the person who starts Établi. */
export class UnusablePort extends Error {}

/** Rejects with an UnusablePort, or with the system's error when it is not a known one. */
export async function tryPort({ HOST, PORT }: Address): Promise<void> {
  const server = createServer();
  try {
    server.listen(PORT, HOST);
    await once(server, "listening");
  } catch (error) {
    throw explainPort(error, { HOST, PORT });
  } finally {
    server.close();
  }
}

/** The same error, or an UnusablePort that says what to do. */
export function explainPort(error: unknown, { HOST, PORT }: Address): unknown {
  const sentences: Record<string, string> = {
    EADDRINUSE: `Le port ${PORT} est déjà pris sur ${HOST}. Arrêtez l’autre programme, ou choisissez un autre port : PORT=3001 npm start`,
    EACCES: `Le port ${PORT} est réservé : choisissez un port au-dessus de 1024, par exemple PORT=3000.`,
    EADDRNOTAVAIL: `L’adresse d’écoute ${HOST} n’est pas une adresse de cette machine : donnez à HOST 127.0.0.1 (cette machine seulement) ou 0.0.0.0 (tout le réseau).`,
    ENOTFOUND: `L’adresse d’écoute ${HOST} n’existe pas : donnez à HOST 127.0.0.1 (cette machine seulement) ou 0.0.0.0 (tout le réseau).`,
  };
  const sentence = sentences[sqlState(error)];
  return sentence === undefined ? error : new UnusablePort(sentence, { cause: error });
}
