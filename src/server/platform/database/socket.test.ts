import { createServer, type AddressInfo, type Server } from "node:net";
import { once } from "node:events";
import { afterAll, beforeAll, expect, it } from "vitest";
import { BatchingSocket } from "./socket.ts";

const packets: string[] = [];
const open: { server?: Server; socket?: BatchingSocket } = {};

beforeAll(async () => {
  const server = createServer((peer) => peer.on("data", (bytes) => packets.push(String(bytes))));
  server.listen(0, "127.0.0.1");
  await once(server, "listening");
  const socket = new BatchingSocket().setNoDelay(true);
  socket.connect((server.address() as AddressInfo).port, "127.0.0.1");
  await once(socket, "connect");
  Object.assign(open, { server, socket });
});
afterAll(() => {
  open.socket?.destroy();
  open.server?.close();
});

const written = async (work: (socket: BatchingSocket) => Promise<unknown>): Promise<string[]> => {
  if (!open.socket) throw new Error("used before it is there");
  packets.length = 0;
  await work(open.socket);
  await expect.poll(() => packets.join("").includes("end")).toBe(true);
  return packets;
};

it("sends what is written before the next turn of the event loop as one packet", async () => {
  const later = async (socket: BatchingSocket, text: string) => {
    await Promise.resolve();
    socket.write(text);
  };
  const sent = written(async (socket) => {
    socket.write("begin ");
    await Promise.all([later(socket, "one "), later(socket, "two ")]);
    // As a transaction writes its commit, once no more statement can come.
    await new Promise<void>((resolve) => process.nextTick(resolve));
    socket.write("end");
  });
  expect(await sent).toEqual(["begin one two end"]);
});

it("sends nothing later than the next turn", async () => {
  const sent = written(async (socket) => {
    socket.write("one ");
    await expect.poll(() => packets.length).toBe(1);
    socket.write("end");
  });
  expect(await sent).toEqual(["one ", "end"]);
});
