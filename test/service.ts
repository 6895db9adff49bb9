/** Another company's service, imitated on this machine. */
import { createServer, type IncomingMessage, type ServerResponse } from "node:http";
import { text } from "node:stream/consumers";

export type Asked = { method: string; url: string; body: string };
type Answer = (asked: Asked, response: ServerResponse) => void;

export type ImitatedService = {
  url: string;
  /** Every request so far. */
  asked: Asked[];
  close(): void;
};

export async function imitateService(answer: Answer): Promise<ImitatedService> {
  const asked: Asked[] = [];
  const listen = async (request: IncomingMessage, response: ServerResponse) => {
    const { method = "", url = "" } = request;
    const one = { method, url, body: await text(request) };
    asked.push(one);
    answer(one, response);
  };
  const server = createServer((request, response) => void listen(request, response));
  server.listen(0, "127.0.0.1");
  await new Promise((resolve) => server.once("listening", resolve));
  const address = server.address();
  const port = typeof address === "object" ? address?.port : "";
  const close = () => {
    server.close();
    server.closeAllConnections();
  };
  return { url: `http://127.0.0.1:${port}`, asked, close };
}
