/** Another program, on a server of its own: what it receives, and what it answers. */
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
