/** Why Établi does not start, in one French sentence for each failure that is known. */
import { sqlState } from "../database/violation.ts";

const ABSENT =
  "Le serveur PostgreSQL de DATABASE_URL ne répond pas : il est arrêté, ou l’adresse et le port ne sont pas les siens.";

/** By SQLSTATE, or by the code of the system or of TLS. */
const DATABASE: Record<string, string> = {
  ECONNREFUSED: ABSENT,
  // A Unix socket goes with its server.
  ENOENT: ABSENT,
  ENOTFOUND: "Le serveur PostgreSQL de DATABASE_URL n’existe pas sous ce nom : vérifiez l’adresse.",
  EAI_AGAIN:
    "Le nom du serveur PostgreSQL de DATABASE_URL ne se résout pas : vérifiez l’adresse et le réseau.",
  ETIMEDOUT:
    "Le serveur PostgreSQL de DATABASE_URL ne répond pas à temps : vérifiez l’adresse, le port et le pare-feu.",
  EHOSTUNREACH:
    "Le serveur PostgreSQL de DATABASE_URL est injoignable : vérifiez l’adresse et le réseau.",
  "28P01": "Le serveur PostgreSQL refuse le mot de passe de DATABASE_URL.",
  "28000":
    "Le serveur PostgreSQL refuse le compte de DATABASE_URL, ou une connexion qui n’est pas chiffrée.",
  "3D000":
    "La base de DATABASE_URL n’existe pas sur ce serveur : créez-la, vide, avec ce compte comme propriétaire.",
  "53300":
    "Le serveur PostgreSQL n’a plus de connexion libre : augmentez max_connections, ou arrêtez ce qui les tient.",
  "57P03": "Le serveur PostgreSQL démarre encore : réessayez dans un instant.",
  SELF_SIGNED_CERT_IN_CHAIN:
    "Le certificat du serveur PostgreSQL n’est pas reconnu : donnez celui de son autorité (sslrootcert=… dans DATABASE_URL).",
  DEPTH_ZERO_SELF_SIGNED_CERT:
    "Le certificat du serveur PostgreSQL n’est pas reconnu : donnez celui de son autorité (sslrootcert=… dans DATABASE_URL).",
};

const FOLDER: Record<string, string> = {
  EACCES: "n’est pas ouvert à ce compte de la machine",
  EPERM: "n’est pas ouvert à ce compte de la machine",
  EROFS: "est sur un disque en lecture seule",
  ENOTDIR: "n’est pas un dossier",
  EEXIST: "n’est pas un dossier",
  ENOSPC: "est sur un disque plein",
};

type Place = { DATA_DIR: string; DATABASE_URL?: string | undefined };

/** The sentence for a failure to open the data folder or the database; undefined when it is not a known one. */
export function explainFailure(
  error: unknown,
  { DATA_DIR, DATABASE_URL }: Place,
): string | undefined {
  const code = codeOf(error);
  if (!isOfFiles(error)) return DATABASE_URL === undefined ? undefined : DATABASE[code];
  const folder = FOLDER[code];
  return (
    folder && `Le dossier des données ${DATA_DIR} ${folder} : choisissez-en un autre par DATA_DIR.`
  );
}

/** True while a server that is starting, or is not there yet, may still come. */
export const mayStillCome = (error: unknown): boolean =>
  !isOfFiles(error) &&
  ["ECONNREFUSED", "ENOENT", "57P03", "ENOTFOUND", "EAI_AGAIN"].includes(codeOf(error));

/** Node tries each address of a name, and gives their failures together. */
const codeOf = (error: unknown): string =>
  sqlState(error) || (error instanceof AggregateError ? sqlState(error.errors[0]) : "");

const isOfFiles = (error: unknown): boolean => error instanceof Error && "path" in error;
