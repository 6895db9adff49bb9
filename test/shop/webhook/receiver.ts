/** Another program, on a server of its own: what it receives, and what it answers. */
import { webcrypto } from "node:crypto";
import { createServer, type IncomingHttpHeaders, type ServerResponse } from "node:http";
import { text } from "node:stream/consumers";
import { afterAll, beforeAll } from "vitest";

export type Received = { path: string; headers: IncomingHttpHeaders; body: string };
type Answer = number | ((response: ServerResponse) => void);

export type Receiver = {
  url: (path: string) => string;
  /** What came to this path, in order. */
  at: (path: string) => Received[];
  /** The answers of this path from now on, the last one for ever; 200 without. */
  answer: (path: string, answers: readonly Answer[]) => void;
};

/** Call it at the top of a test file; what it answers is used inside tests only. */
export function openReceiver(): Receiver {
  const received: Received[] = [];
  const answers = new Map<string, Answer[]>();
  const server = createServer((request, response) => {
    void text(request).then((body) => {
      const path = request.url ?? "";
      received.push({ path, headers: request.headers, body });
      const planned = answers.get(path) ?? [];
      const answer = (planned.length > 1 ? planned.shift() : planned[0]) ?? 200;
      if (typeof answer === "number") response.writeHead(answer).end("vu");
      else answer(response);
    });
  });
  let origin = "";
  beforeAll(async () => {
    await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));
    const address = server.address();
    if (typeof address !== "object" || !address) throw new Error("no port");
    origin = `http://127.0.0.1:${address.port}`;
  });
  afterAll(() => {
    server.closeAllConnections();
    server.close();
  });
  return {
    url: (path) => `${origin}${path}`,
    at: (path) => received.filter((one) => one.path === path),
    answer: (path, planned) => answers.set(path, [...planned]),
  };
}

/** The convention as another library would check it: the Web Crypto interface, and nothing of ours. */
export async function isSigned({ headers, body }: Received, secret: string): Promise<boolean> {
  const bytes = Uint8Array.from(atob(secret.replace(/^whsec_/, "")), (sign) => sign.charCodeAt(0));
  const algorithm = { name: "HMAC", hash: "SHA-256" };
  const key = await webcrypto.subtle.importKey("raw", bytes, algorithm, false, ["verify"]);
  const text = [headers["webhook-id"], headers["webhook-timestamp"], body].join(".");
  for (const given of String(headers["webhook-signature"]).split(" ")) {
    const [version, signature = ""] = given.split(",");
    const signed = Uint8Array.from(atob(signature), (sign) => sign.charCodeAt(0));
    const isRight = await webcrypto.subtle.verify(
      "HMAC",
      key,
      signed,
      new TextEncoder().encode(text),
    );
    if (version === "v1" && isRight) return true;
  }
  return false;
}
