/** Sends a file's lines, mapped, and reads what became of them. */
import * as z from "zod/mini";
import { CLIENT_COLUMNS, type ImportColumn } from "../../../../domain/client/import/columns.ts";
import { IMPORT_PHASES, type ImportProgress } from "../../../../domain/client/import/progress.ts";
import { APPLIANCE_COLUMNS } from "../../../../domain/repair/appliance/import.ts";
import { selectedShop } from "../../../platform/acting-shop.ts";
import { headersFor } from "../../../platform/headers.ts";
import { answerOf } from "../../../platform/rest.ts";
import type { FileLine } from "./file.ts";

export type Noun = "client" | "appliance";

export const COLUMNS_OF: Record<Noun, readonly ImportColumn[]> = {
  client: CLIENT_COLUMNS,
  appliance: APPLIANCE_COLUMNS,
};

export type ImportRequest = {
  import_id: string;
  noun: Noun;
  filename: string;
  columns: readonly string[];
  rows: readonly FileLine[];
  /** Only asks what would happen. */
  check: boolean;
};

const report = z.object({
  import_id: z.string(),
  created: z.number(),
  updated: z.number(),
  unchanged: z.number(),
  faulty: z.number(),
  aside: z.number(),
  faults: z.array(
    z.object({
      line: z.number(),
      column: z.string(),
      message: z.string(),
      aside: z.optional(z.boolean()),
    }),
  ),
});
export type Report = z.infer<typeof report>;

const UNREACHABLE =
  "Le serveur ne répond pas. Votre fichier est gardé à l’écran\u202f; réessayez dans un instant.";

const progress = z.object({ phase: z.enum(IMPORT_PHASES), done: z.number(), all: z.number() });

export type Problem = { problem: string };
export type Tell = (progress: ImportProgress) => void;

/**
 * The report, or why there is none; `tell` learns meanwhile how far it is. Sent again with the same id,
 * an import is done once.
 */
export async function sendImport(sending: ImportRequest, tell: Tell): Promise<Report | Problem> {
  const path = `/api/v1/shops/${selectedShop() ?? ""}/imports`;
  try {
    const response = await fetch(path, {
      method: "POST",
      credentials: "same-origin",
      headers: {
        "content-type": "application/json",
        accept: "application/x-ndjson",
        ...headersFor(selectedShop()),
      },
      body: JSON.stringify(onlyMapped(sending)),
    });
    if (!response.ok || !response.body) return problemOf(await response.json());
    return await lastOf(response.body, tell);
  } catch (error) {
    console.error(path, error);
    return { problem: UNREACHABLE };
  }
}

/** Reads the lines as they come: how far it is, and at the end what became of the file. */
export async function lastOf(
  body: ReadableStream<Uint8Array<ArrayBuffer>>,
  tell: Tell,
): Promise<Report | Problem> {
  let last: unknown;
  for await (const line of linesOf(body)) {
    last = JSON.parse(line);
    const step = progress.safeParse(last);
    if (step.success) tell(step.data);
  }
  const read = report.safeParse(last);
  return read.success ? read.data : problemOf(last);
}

/** What the server says, or that it says nothing. */
function problemOf(answer: unknown): Problem {
  const read = answerOf(false, answer);
  return { problem: (!read.ok && read.message) || UNREACHABLE };
}

async function* linesOf(body: ReadableStream<Uint8Array<ArrayBuffer>>): AsyncGenerator<string> {
  const reader = body.pipeThrough(new TextDecoderStream()).getReader();
  let rest = "";
  for (;;) {
    const { done, value = "" } = await reader.read();
    const lines = `${rest}${value}`.split("\n");
    rest = done ? "" : (lines.pop() ?? "");
    yield* lines.filter((line) => line !== "");
    if (done) return;
  }
}

/** Columns left aside do not travel. */
export function onlyMapped({ columns, rows, ...sending }: ImportRequest): ImportRequest {
  const kept = columns.flatMap((column, index) => (column === "" ? [] : [index]));
  return {
    ...sending,
    columns: kept.map((index) => columns[index] ?? ""),
    rows: rows.map(({ line, cells }) => ({ line, cells: kept.map((index) => cells[index] ?? "") })),
  };
}
