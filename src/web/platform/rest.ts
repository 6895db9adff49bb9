/** One call to a REST address of the office; every outcome is a value, so that a form can say it in place. */
import * as z from "zod/mini";
import { selectedShop } from "./acting-shop.ts";
import { headersFor } from "./headers.ts";

/** `unreachable`: the server gave no answer, or none that a program can read. */
export type RestAnswer =
  | { ok: true; value: unknown }
  | { ok: false; refused: string; message: string; detail: unknown }
  | { ok: false; refused: "unreachable"; message: ""; detail: undefined };

const refusal = z.object({
  refused: z.string(),
  message: z.catch(z.string(), ""),
  detail: z.optional(z.unknown()),
});

const UNREACHABLE = { ok: false, refused: "unreachable", message: "", detail: undefined } as const;

/** What the server said: a value, why not, or nothing that can be read. */
export function answerOf(ok: boolean, body: unknown): RestAnswer {
  if (ok) return { ok, value: body };
  const read = refusal.safeParse(body);
  if (!read.success) return UNREACHABLE;
  const { refused, message, detail } = read.data;
  return { ok, refused, message, detail };
}

/** Sends JSON as the signed-in account, for the selected shop. */
export const postJson = (path: string, body: unknown): Promise<RestAnswer> =>
  callJson(path, { method: "POST", body: JSON.stringify(body) });

export const getJson = (path: string): Promise<RestAnswer> => callJson(path, { method: "GET" });
export const deleteJson = (path: string): Promise<RestAnswer> =>
  callJson(path, { method: "DELETE" });

async function callJson(
  path: string,
  { method, body }: { method: string; body?: string },
): Promise<RestAnswer> {
  const type = body === undefined ? undefined : { "content-type": "application/json" };
  try {
    const response = await fetch(path, {
      method,
      credentials: "same-origin",
      headers: { ...type, ...headersFor(selectedShop()) },
      ...(body === undefined ? {} : { body }),
    });
    if (!response.ok) console.error(path, response.status);
    return answerOf(response.ok, await response.json().catch(() => undefined));
  } catch (error) {
    console.error(path, error);
    return UNREACHABLE;
  }
}
