/** The shared bucket is tried before anything is created: it must be there and let itself be written. */
import { createHash } from "node:crypto";
import type { Log } from "../log.ts";
import type { FilesHome } from "../storage.ts";
import { ask, StorageError } from "../storage/s3.ts";
import { waitFor } from "./wait.ts";

/** The message is in French, for the person who starts Établi. */
export class UnusableFiles extends Error {}

const PROBE = "Établi\n";

export async function tryFiles(
  { FILES_URL }: FilesHome,
  log: Log,
  seconds?: number,
): Promise<void> {
  if (!FILES_URL) return;
  const sha256 = createHash("sha256").update(PROBE).digest("hex");
  const probe = { method: "PUT", key: "etabli.txt", body: new Blob([PROBE]), sha256 } as const;
  try {
    await waitFor(() => ask(FILES_URL, probe), {
      log,
      what: "the storage of files",
      ...(seconds !== undefined && { seconds }),
    });
  } catch (error) {
    const sentence = explainFiles(error, { FILES_URL });
    throw sentence === undefined ? error : new UnusableFiles(sentence, { cause: error });
  }
}

/** The sentence for a failure of the bucket; undefined for any other. */
export function explainFiles(
  error: unknown,
  { FILES_URL }: Pick<FilesHome, "FILES_URL">,
): string | undefined {
  if (!FILES_URL || !(error instanceof StorageError)) return undefined;
  const sentence = SENTENCES.get(error.code) ?? `il refuse (${error.code}).`;
  return `Le stockage de FILES_URL (${FILES_URL.endpoint}, compartiment ${FILES_URL.name}) ne convient pas : ${sentence}`;
}

const ABSENT = "le serveur ne répond pas. Vérifiez l’adresse et le réseau.";
const FORBIDDEN = "cette clé n’a pas le droit d’y écrire.";
const WRONG_KEY = "la clé d’accès ou son secret ne sont pas les bons.";

const SENTENCES: ReadonlyMap<string, string> = new Map([
  ["ECONNREFUSED", ABSENT],
  ["ENOTFOUND", ABSENT],
  ["EAI_AGAIN", ABSENT],
  ["ETIMEDOUT", ABSENT],
  ["BUSY", "le serveur ne peut pas répondre à cet instant. Réessayez plus tard."],
  ["NoSuchBucket", "ce compartiment n’existe pas. Créez-le, vide et fermé au public."],
  ["AccessDenied", FORBIDDEN],
  ["403", FORBIDDEN],
  ["InvalidAccessKeyId", WRONG_KEY],
  ["SignatureDoesNotMatch", WRONG_KEY],
  ["RequestTimeTooSkewed", "l’heure de cette machine est fausse."],
  ["AuthorizationHeaderMalformed", "la région n’est pas la sienne (?region=… dans FILES_URL)."],
]);
