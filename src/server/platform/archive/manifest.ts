/** What an archive says of itself: its files, and the seal of the installation that made it. Written last. */
import { createHmac, timingSafeEqual } from "node:crypto";
import { z } from "zod";

export const MANIFEST = "manifeste.json";
export const FORMAT = "etabli-shop";
const VERSION = 1;

const SHA256 = z.string().regex(/^[0-9a-f]{64}$/);
const file = z.strictObject({ path: z.string(), bytes: z.int().min(0), sha256: SHA256 });
const table = z.strictObject({
  ...file.shape,
  name: z.string(),
  columns: z.array(z.string()),
  rows: z.int().min(0),
});
const facts = z.strictObject({
  format: z.literal(FORMAT),
  version: z.literal(VERSION),
  shop_id: z.uuid(),
  name: z.string(),
  made_at: z.iso.datetime(),
  tables: z.array(table),
  /** The last one stands in the table of files under `stored_as`. */
  files: z.array(z.strictObject({ ...file.shape, stored_as: z.uuid() })),
});
const manifest = z.strictObject({ ...facts.shape, seal: SHA256 });

export type Facts = z.output<typeof facts>;
export type Manifest = z.output<typeof manifest>;

const sealOf = (content: Facts, key: Buffer): string =>
  createHmac("sha256", key).update(FORMAT).update(JSON.stringify(content)).digest("hex");

export const sealed = (content: Omit<Facts, "format" | "version">, key: Buffer): Manifest => {
  const whole: Facts = { format: FORMAT, version: VERSION, ...content };
  return { ...whole, seal: sealOf(whole, key) };
};

/** Why an archive is not restored, in French for the person who restores. */
export class UnusableArchive extends Error {
  override name = "UnusableArchive";
}

const version = z.looseObject({ format: z.literal(FORMAT), version: z.int() });

/** The manifest, when it is one of ours and not a byte of it was changed. */
export function parseManifest(text: string, key: Buffer): Manifest {
  const value = parseJson(text);
  const known = version.safeParse(value);
  if (!known.success) throw new UnusableArchive("Ce fichier n’est pas la copie d’un atelier.");
  if (known.data.version !== VERSION)
    throw new UnusableArchive(
      `Cette copie est au format ${known.data.version}, que cette version d’Établi ne connaît pas (elle lit le format ${VERSION}).`,
    );
  const parsed = manifest.safeParse(value);
  if (!parsed.success) throw new UnusableArchive(`La liste ${MANIFEST} de cette copie est abîmée.`);
  const { seal, ...content } = parsed.data;
  if (!timingSafeEqual(Buffer.from(seal), Buffer.from(sealOf(content, key))))
    throw new UnusableArchive(
      "Le sceau de cette copie n’est pas celui de cette installation : la copie a été modifiée, ou la clé du registre (ledger.key, ou LEDGER_KEY) n’est pas celle de l’installation qui l’a faite.",
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
