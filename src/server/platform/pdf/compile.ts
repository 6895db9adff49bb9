/** Compiles Typst in this thread. Data enters only as inputs, never as source text. */
import { readFileSync } from "node:fs";
import { createRequire } from "node:module";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import {
  NodeCompiler,
  type NodeError,
  type NodeTypstDocument,
} from "@myriaddreamin/typst-ts-node-compiler";
import { addMetadata, type Attachment } from "./attachment.ts";
import { coverageOf, drawable, type Coverage } from "./glyphs.ts";

export type PdfJob = {
  /** Absolute path of a .typ file under src/server. */
  template: string;
  /** JSON text, read in the template by `json(bytes(sys.inputs.data))`. */
  data: string;
  /** Seconds since 1970, written in the file: the same job gives the same bytes. */
  created: number;
  /** Pictures, read in the template at "/asset/<name>". */
  assets: Record<string, Uint8Array>;
  /** Joined by the sheet (sheet.typ); null for most documents. */
  attachment: Attachment | null;
};

/** Templates import one another from here: "/platform/pdf/sheet.typ". */
const WORKSPACE = fileURLToPath(new URL("../../", import.meta.url));
/** PDF/A-3a: archived for ten years, tagged for screen readers, and ready for an attached e-invoice. */
const ARCHIVED = "a-3a";
const TAGGED = "1.7";
const KEPT_COMPILATIONS = 5;

/** These fonts have U+202F and U+00A0, which French amounts contain. */
const FONTS = [
  "400Regular/SourceSans3_400Regular.ttf",
  "400Regular_Italic/SourceSans3_400Regular_Italic.ttf",
  "600SemiBold/SourceSans3_600SemiBold.ttf",
  "700Bold/SourceSans3_700Bold.ttf",
];

type Press = { compiler: NodeCompiler; covers: Coverage };

/** Throws Typst's error message when a template does not compile. */
export function openCompiler(): (job: PdfJob) => Uint8Array {
  const folder = join(
    createRequire(import.meta.url).resolve("@expo-google-fonts/source-sans-3/package.json"),
    "..",
  );
  const fontBlobs = FONTS.map((name) => readFileSync(join(folder, name)));
  const compiler = NodeCompiler.create({ workspace: WORKSPACE, fontArgs: [{ fontBlobs }] });
  const press = { compiler, covers: coverageOf(fontBlobs) };
  return (job) => {
    const assets = Object.entries(job.assets).map(([name, bytes]) => ({
      path: join(WORKSPACE, "asset", name),
      bytes,
    }));
    for (const { path, bytes } of assets) compiler.mapShadow(path, Buffer.from(bytes));
    try {
      return compile(press, job);
    } finally {
      for (const { path } of assets) compiler.unmapShadow(path);
      compiler.evictCache(KEPT_COMPILATIONS);
    }
  };
}

/** PDF/A forbids signs that no font has, an emoji or a name in Chinese: they are then drawn as boxes, as they would be anyway. */
function compile({ compiler, covers }: Press, job: PdfJob): Uint8Array {
  const whole = compiled(compiler, job);
  try {
    return written(compiler, whole, { job, standard: ARCHIVED });
  } catch {
    return (
      simplified({ compiler, covers }, job) ?? written(compiler, whole, { job, standard: TAGGED })
    );
  }
}

function simplified({ compiler, covers }: Press, job: PdfJob): Uint8Array | undefined {
  const document = compiled(compiler, { ...job, data: drawable(job.data, covers) });
  try {
    return written(compiler, document, { job, standard: ARCHIVED });
  } catch {
    return undefined;
  }
}

function compiled(
  compiler: NodeCompiler,
  { attachment, data, template }: PdfJob,
): NodeTypstDocument {
  const inputs = { data, ...(attachment && { attachment: JSON.stringify(attachment) }) };
  const compilation = compiler.compile({ mainFilePath: template, inputs });
  const document = compilation.result;
  if (!document)
    throw new Error(`${template}: ${diagnosticsOf(compiler, compilation.takeDiagnostics())}`);
  return document;
}

type Writing = { job: PdfJob; standard: string };

function written(
  compiler: NodeCompiler,
  document: NodeTypstDocument,
  { job, standard }: Writing,
): Uint8Array {
  const { created: creationTimestamp, attachment } = job;
  const pdf = compiler.pdf(document, { pdfStandard: standard, creationTimestamp });
  return attachment ? addMetadata(pdf, attachment.xmp) : pdf;
}

const diagnosticsOf = (compiler: NodeCompiler, error: NodeError | null): string =>
  error ? JSON.stringify(compiler.fetchDiagnostics(error)) : "no reason given";
