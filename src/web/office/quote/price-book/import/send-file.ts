/** Sends the whole file as it is; the browser tells how far it is on its way, the server how far it has read. */
import * as z from "zod/mini";
import { selectedShop } from "../../../../platform/acting-shop.ts";
import { headersFor } from "../../../../platform/headers.ts";
import type { ChosenFile } from "./read-head.ts";

const report = z.object({
  id: z.string(),
  created: z.number(),
  updated: z.number(),
  unchanged: z.number(),
  faulty: z.number(),
});
export type PriceReport = z.infer<typeof report>;
const step = z.object({ read: z.number(), all: z.number() });
const refusal = z.object({ message: z.string() });

type Sending = { chosen: ChosenFile; supplier: string; coefficient: number | null };

const UNREACHABLE =
  "Le serveur ne répond pas. Rien n’est perdu\u00a0: rechargez le fichier dans un instant, il ne sera compté qu’une fois.";

/** From 0 to 100: half of it is the way to the server. A sentence when it was refused. */
export function sendFile(
  { chosen, supplier, coefficient }: Sending,
  tell: (percent: number) => void,
): Promise<PriceReport | string> {
  const { id, file, separator, mapping } = chosen;
  const query = new URLSearchParams({
    id,
    filename: file.name,
    supplier: supplier.trim(),
    separator,
    mapping: mapping.join(","),
    coefficient: coefficient === null ? "" : String(Math.round(coefficient * 100)),
  });
  return new Promise((resolve) => {
    const request = new XMLHttpRequest();
    request.open("POST", `/api/v1/shops/${selectedShop() ?? ""}/price-imports?${query}`);
    const headers = { "content-type": "text/csv", ...headersFor(selectedShop()) };
    for (const [name, value] of Object.entries(headers)) request.setRequestHeader(name, value);
    request.upload.onprogress = ({ loaded, total }) => tell((50 * loaded) / total);
    request.onprogress = () => {
      const last = step.safeParse(lastOf(request.responseText));
      if (last.success) tell(50 + (50 * last.data.read) / last.data.all);
    };
    request.onload = () => resolve(outcomeOf(request.responseText));
    request.onerror = () => resolve(UNREACHABLE);
    request.send(file);
  });
}

function outcomeOf(text: string): PriceReport | string {
  const answer = lastOf(text);
  const done = report.safeParse(answer);
  if (done.success) return done.data;
  const refused = refusal.safeParse(answer);
  return refused.success ? refused.data.message : UNREACHABLE;
}

/** The last whole line. */
function lastOf(text: string): unknown {
  const lines = text
    .slice(0, text.lastIndexOf("\n") + 1 || undefined)
    .trim()
    .split("\n");
  try {
    return JSON.parse(lines.at(-1) ?? "");
  } catch {
    return undefined;
  }
}
