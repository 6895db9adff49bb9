import Fastify, { type FastifyInstance } from "fastify";
import { once } from "node:events";
import { connect, type Socket } from "node:net";
import { setTimeout as sleep } from "node:timers/promises";
import { afterEach, expect, test } from "vitest";
import { cutSlowBodies, limitConnections } from "./slow-requests.ts";

const open: FastifyInstance[] = [];
afterEach(async () => {
  for (const app of open.splice(0)) await app.close();
});

async function start(prepare: (app: FastifyInstance) => void): Promise<() => Socket> {
  // The time that a body may take grows with the route's limit: 16 bytes are none.
  const app = Fastify({ bodyLimit: 16, forceCloseConnections: true });
  open.push(app);
  app.decorateRequest("accountId", undefined);
  prepare(app);
  app.post("/", () => "received");
  const { port, hostname } = new URL(await app.listen({ port: 0, host: "127.0.0.1" }));
  return () => connect(Number(port), hostname).on("error", () => undefined);
}

const head = (path: string, type: string) =>
  [
    `POST ${path} HTTP/1.1`,
    "Host: localhost",
    `Content-Type: ${type}`,
    "Content-Length: 12",
    "",
    "",
  ].join("\r\n");

test("a body that drips is cut, however steadily it does", async () => {
  const dial = await start((app) => cutSlowBodies(app, 150));
  const socket = dial();
  socket.write(head("/", "application/json"));
  const drip = setInterval(() => socket.write(" "), 40);
  const answers: unknown[] = [];
  socket.on("data", (answer) => answers.push(answer));
  await once(socket, "close");
  clearInterval(drip);
  expect(answers).toEqual([]);
});

test("a request that was answered before its body was read disturbs nothing when its time is over", async () => {
  const app = Fastify({ bodyLimit: 16 });
  open.push(app);
  app.decorateRequest("accountId", undefined);
  cutSlowBodies(app, 20);
  app.addHook("onRequest", (_request, reply) => reply.code(403).send());
  app.post("/", () => "received");
  const response = await app.inject({ method: "POST", url: "/", payload: { text: "a" } });
  expect(response.statusCode).toBe(403);
  // An exception thrown by the timer fails the run.
  await sleep(60);
});

test("a body that comes in time is answered", async () => {
  const dial = await start((app) => cutSlowBodies(app, 2_000));
  const socket = dial();
  socket.write(`${head("/", "application/json")}"01234`);
  socket.write('56789"');
  const [answer] = await once(socket, "data");
  expect(String(answer)).toContain("200 OK");
  socket.destroy();
});

test("one address holds so many connections and no more, behind a relay as many as all visitors need", async () => {
  for (const [behindRelay, cut] of [
    [false, 1],
    [true, 0],
  ] as const) {
    const dial = await start((app) => limitConnections(app, { behindRelay, perAddress: 2 }));
    const sockets = [];
    for (let turn = 0; turn < 3; turn++) {
      const socket = dial().resume();
      await once(socket, "connect");
      sockets.push(socket);
    }
    const answers = await Promise.all(sockets.map(isAnswered));
    expect(answers.filter((answered) => !answered)).toHaveLength(cut);
    for (const socket of sockets) socket.destroy();
  }
});

const isAnswered = async (socket: Socket): Promise<boolean> => {
  socket.write("GET /rien HTTP/1.1\r\nHost: localhost\r\n\r\n");
  return Promise.race([
    once(socket, "data").then(() => true),
    once(socket, "close").then(() => false),
  ]);
};
