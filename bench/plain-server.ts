/** The least a server can do: the same bytes to everybody. What our pages are compared with. */
import { createServer } from "node:http";
import type { AddressInfo } from "node:net";

const body = "x".repeat(Number(process.env.BYTES ?? 1000));
const server = createServer((_request, response) => {
  response.setHeader("content-type", "text/html; charset=utf-8");
  response.end(body);
});
server.listen(0, "127.0.0.1", () => process.send?.((server.address() as AddressInfo).port));
process.once("SIGTERM", () => process.exit(0));
