/** Compiles Typst in this thread. Data enters only as inputs, never as source text. */
import { readFileSync } from "node:fs";
import { createRequire } from "node:module";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import { NodeCompiler, type NodeError } from "@myriaddreamin/typst-ts-node-compiler";
import { addMetadata, type Attachment } from "./attachment.ts";

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

/** Throws Typst's error message when a template does not compile. */
export function openCompiler(): (job: PdfJob) => Uint8Array {
  const folder = join(
    createRequire(import.meta.url).resolve("@expo-google-fonts/source-sans-3/package.json"),
    "..",
  );
  const fontBlobs = FONTS.map((name) => readFileSync(join(folder, name)));
  const compiler = NodeCompiler.create({ workspace: WORKSPACE, fontArgs: [{ fontBlobs }] });
  return (job) => {
    const assets = Object.entries(job.assets).map(([name, bytes]) => ({
      path: join(WORKSPACE, "asset", name),
      bytes,
    }));
    for (const { path, bytes } of assets) compiler.mapShadow(path, Buffer.from(bytes));
    try {
      return compile(compiler, job);
    } finally {
      for (const { path } of assets) compiler.unmapShadow(path);
      compiler.evictCache(KEPT_COMPILATIONS);
    }
  };
}

function compile(compiler: NodeCompiler, job: PdfJob): Uint8Array {
  const { attachment, data } = job;
  const inputs = { data, ...(attachment && { attachment: JSON.stringify(attachment) }) };
  const compiled = compiler.compile({ mainFilePath: job.template, inputs });
  const document = compiled.result;
  if (!document)
    throw new Error(`${job.template}: ${diagnosticsOf(compiler, compiled.takeDiagnostics())}`);
  const write = (pdfStandard: string): Uint8Array => {
    const pdf = compiler.pdf(document, { pdfStandard, creationTimestamp: job.created });
    return attachment ? addMetadata(pdf, attachment.xmp) : pdf;
  };
  try {
    return write(ARCHIVED);
  } catch {
    // PDF/A forbids characters that no font has (a name in Chinese): such a document is made as a plain PDF.
    return write(TAGGED);
  }
}

const diagnosticsOf = (compiler: NodeCompiler, error: NodeError | null): string =>
  error ? JSON.stringify(compiler.fetchDiagnostics(error)) : "no reason given";
