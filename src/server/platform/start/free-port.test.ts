import { once } from "node:events";
import { createServer, type Server } from "node:net";
import { expect, onTestFinished, test } from "vitest";
import { freePort } from "./free-port.ts";

async function occupy(port: number): Promise<Server> {
  const server = createServer().listen(port, "127.0.0.1");
  await once(server, "listening");
  onTestFinished(() => void server.close());
  return server;
}

test("the port that a server had is kept when it is free, and another is given when it is not", async () => {
  const port = await freePort();
  expect(port).toBeLessThan(32_000);
  expect(await freePort(port)).toBe(port);
  await occupy(port);
  const other = await freePort(port);
  expect(other).not.toBe(port);
  // Listening on it succeeds: it is free.
  await occupy(other);
});
