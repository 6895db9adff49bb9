/** Asks a program whose address a stranger gave, and reads its whole answer, up to a limit. */
import { failureOf, openConnection, type OutboundFailure } from "./connect.ts";

export type OutboundRequest = {
  method: "GET" | "POST" | "DELETE";
  url: string;
  headers: Readonly<Record<string, string>>;
  body?: Buffer;
  /** In milliseconds, for the whole of it. */
  limit: number;
  isLocalAllowed: boolean;
  /** Bytes of the answer; a longer one is unreadable. */
  most: number;
};

export type OutboundAnswer =
  | { status: number; body: Buffer; failure?: undefined }
  | { failure: OutboundFailure | "unreadable" };

/** Never throws. */
export async function fetchOutside(request: OutboundRequest): Promise<OutboundAnswer> {
  const signal = AbortSignal.timeout(request.limit);
  const { method, headers, body, isLocalAllowed, most } = request;
  try {
    const url = new URL(request.url);
    const response = await openConnection(
      url,
      { method, headers, body },
      { signal, isLocalAllowed },
    );
    const chunks: Buffer[] = [];
    let length = 0;
    for await (const chunk of response) {
      if (!Buffer.isBuffer(chunk)) continue;
      length += chunk.length;
      if (length > most) return { failure: "unreadable" };
      chunks.push(chunk);
    }
    return { status: response.statusCode ?? 0, body: Buffer.concat(chunks) };
  } catch (error) {
    return { failure: failureOf(error, signal) };
  }
}
