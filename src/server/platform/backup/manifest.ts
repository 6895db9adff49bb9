/** What a backup says of itself: the list of its files and of what made them. Written last. */
import { createHash } from "node:crypto";
import { createReadStream } from "node:fs";
import { readFile, stat } from "node:fs/promises";
import path from "node:path";
import { z } from "zod";
import { sqlState } from "../database/violation.ts";

export const MANIFEST = "sauvegarde.json";

const part = z.object({
  /** From the backup's folder, with slashes. */
  path: z.string().regex(/^(?!.*\.\.)[\w.-]+(\/[\w.-]+)*$/),
  bytes: z.int().min(0),
  sha256: z.string().regex(/^[0-9a-f]{64}$/),
});

const manifest = z.object({
  format: z.literal(1),
  /** Version of Établi. */
  version: z.string(),
  created_at: z.iso.datetime(),
  migrations: z.array(z.object({ name: z.string(), sha256: z.string() })),
  tables: z.array(
    part.extend({
      name: z.string().regex(/^\w+\.\w+$/),
      columns: z.array(z.string().regex(/^\w+$|^"\w+"$/)),
      rows: z.int().min(0),
    }),
  ),
  jobs: part.extend({ rows: z.int().min(0) }),
  /** Photos, films and documents, the ledger's key and its anchors. */
  files: z.array(part),
});
export type Manifest = z.infer<typeof manifest>;
export type Part = z.infer<typeof part>;

/** A backup that cannot be used; the message is in French, for the person who restores. */
export class UnusableBackup extends Error {
  override name = "UnusableBackup";
}

export async function readManifest(folder: string): Promise<Manifest> {
  const text = await readFile(path.join(folder, MANIFEST), "utf8").catch((error: unknown) => {
    if (["ENOENT", "ENOTDIR"].includes(sqlState(error)))
      throw new UnusableBackup(
        `« ${folder} » n’est pas une sauvegarde complète : ${MANIFEST} y manque.`,
      );
    throw error;
  });
  const parsed = manifest.safeParse(parseJson(text));
  if (!parsed.success)
    throw new UnusableBackup(
      `La liste ${MANIFEST} de « ${folder} » est illisible, ou vient d’une version plus récente d’Établi.`,
    );
  return parsed.data;
}

function parseJson(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}

export const partsOf = ({ tables, jobs, files }: Manifest): Part[] => [...tables, jobs, ...files];

/** Every file is there, whole and unchanged. */
export async function checkParts(folder: string, parts: readonly Part[]): Promise<void> {
  for (const { path: name, bytes, sha256 } of parts) {
    const file = path.join(folder, name);
    const size = await stat(file).then(
      (found) => found.size,
      () => undefined,
    );
    if (size === undefined)
      throw new UnusableBackup(`La sauvegarde est incomplète : ${name} y manque.`);
    if (size !== bytes || (await hashOf(file)) !== sha256)
      throw new UnusableBackup(`La sauvegarde est abîmée : ${name} a changé.`);
  }
}

async function hashOf(file: string): Promise<string> {
  const hash = createHash("sha256");
  for await (const chunk of createReadStream(file)) hash.update(chunk);
  return hash.digest("hex");
}
