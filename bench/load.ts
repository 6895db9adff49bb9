/** Asks a server as fast as it answers, over a few connections kept open. */
import { randomInt } from "node:crypto";
import { Agent, request, type IncomingMessage } from "node:http";

export type Answer = { status: number; bytes: number; text: string; ms: number; cookie: string };
export type Question = { path: string; body?: object; headers?: Record<string, string> };
export type Load = { connections: number; count: number; question: (index: number) => Question };
export type Result = { answers: Answer[]; seconds: number };

export async function load(port: number, { connections, count, question }: Load): Promise<Result> {
  const agent = new Agent({ keepAlive: true, maxSockets: connections });
  const answers: Answer[] = [];
  const before = performance.now();
  let next = 0;
  const worker = async () => {
    while (next < count) answers.push(await ask({ port, agent }, question(next++)));
  };
  await Promise.all(Array.from({ length: connections }, worker));
  agent.destroy();
  return { answers, seconds: (performance.now() - before) / 1000 };
}

export async function ask(
  { port, agent }: { port: number; agent?: Agent },
  { path, body, headers }: Question,
): Promise<Answer> {
  const before = performance.now();
  const sent = body && JSON.stringify(body);
  const answer = await new Promise<IncomingMessage>((resolve, reject) => {
    const asked = request(
      {
        host: "127.0.0.1",
        port,
        path,
        ...(agent ? { agent } : {}),
        method: sent ? "POST" : "GET",
        headers: {
          accept: "text/html,application/json",
          "x-forwarded-for": anyVisitor(),
          ...(sent
            ? { "content-type": "application/json", "content-length": Buffer.byteLength(sent) }
            : {}),
          ...headers,
        },
      },
      resolve,
    );
    asked.on("error", reject).end(sent);
  });
  const chunks: Buffer[] = [];
  for await (const chunk of answer) chunks.push(chunk);
  const content = Buffer.concat(chunks);
  const ms = performance.now() - before;
  const cookie = answer.headers["set-cookie"]?.[0] ?? "";
  return {
    status: answer.statusCode ?? 0,
    bytes: content.length,
    text: String(content),
    ms,
    cookie,
  };
}

/** Limits are counted by address: every request is somebody else's. */
const anyVisitor = (): string => `10.${randomInt(256)}.${randomInt(256)}.${randomInt(256)}`;

export function median(numbers: readonly number[]): number {
  return numbers.toSorted((a, b) => a - b)[Math.floor(numbers.length / 2)] ?? 0;
}

/** A measurement of answers that went wrong would flatter. */
export function demandStatus({ answers }: Result, status: number): void {
  const wrong = answers.filter((answer) => answer.status !== status);
  if (wrong[0])
    throw new Error(
      `${wrong.length} of ${answers.length} answers were not ${status}; one: ${wrong[0].status} ${wrong[0].text.slice(0, 300)}`,
    );
}
