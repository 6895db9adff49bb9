/** Sends a file's lines, mapped, and reads what became of them. */
import * as z from "zod/mini";
import { CLIENT_COLUMNS, type ImportColumn } from "../../../domain/client/import-columns.ts";
import { APPLIANCE_COLUMNS } from "../../../domain/repair/import-appliance.ts";
import { selectedShop } from "../../platform/acting-shop.ts";
import { postJson } from "../../platform/rest.ts";
import type { FileLine } from "./import-file.ts";

export type Noun = "client" | "appliance";

export const COLUMNS_OF: Record<Noun, readonly ImportColumn[]> = {
  client: CLIENT_COLUMNS,
  appliance: APPLIANCE_COLUMNS,
};

export type Sending = {
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
  faults: z.array(z.object({ line: z.number(), column: z.string(), message: z.string() })),
});
export type Report = z.infer<typeof report>;

const UNREACHABLE =
  "Le serveur ne répond pas. Votre fichier est gardé à l’écran\u202f; réessayez dans un instant.";

/** The report, or why there is none. Sent again with the same id, an import is done once. */
export async function sendImport(sending: Sending): Promise<Report | { problem: string }> {
  const path = `/api/v1/shops/${selectedShop() ?? ""}/imports`;
  const answer = await postJson(path, onlyMapped(sending));
  if (!answer.ok) return { problem: answer.message || UNREACHABLE };
  const read = report.safeParse(answer.value);
  return read.success ? read.data : { problem: UNREACHABLE };
}

/** Columns left aside do not travel. */
export function onlyMapped({ columns, rows, ...sending }: Sending): Sending {
  const kept = columns.flatMap((column, index) => (column === "" ? [] : [index]));
  return {
    ...sending,
    columns: kept.map((index) => columns[index] ?? ""),
    rows: rows.map(({ line, cells }) => ({ line, cells: kept.map((index) => cells[index] ?? "") })),
  };
}
