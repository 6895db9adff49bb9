/** A real IMAP server on this machine, its messages in memory. */
import { once } from "node:events";
import type { Socket } from "node:net";
import hoodiecrow, { type ImapOptions } from "hoodiecrow-imap";

const PLUGINS = ["ID", "IDLE", "UIDPLUS", "MOVE", "LITERALPLUS", "ENABLE"];

type Options = Omit<Partial<ImapOptions>, "storage"> & { messages?: { raw: string }[] };

export async function openImap({ messages = [], plugins = [], ...options }: Options = {}) {
  const imap = hoodiecrow({
    ...options,
    plugins: [...PLUGINS, ...plugins],
    storage: { INBOX: { messages } },
  });
  const sockets = new Set<Socket>();
  const heard: Buffer[] = [];
  imap.server.on("connection", (socket: Socket) => {
    sockets.add(socket);
    socket.on("data", (chunk: Buffer) => heard.push(chunk));
  });
  imap.listen(0, "127.0.0.1");
  await once(imap.server, "listening");
  const address = imap.server.address();
  const port = typeof address === "object" && address ? address.port : 0;
  const cut = () => sockets.forEach((socket) => socket.destroy());
  const close = async () => {
    cut();
    await new Promise((resolve) => imap.server.close(resolve));
  };
  const messagesOf = (folder: string) => imap.folderCache[folder]?.messages ?? [];
  const unread = () => messagesOf("INBOX").filter(({ flags }) => !flags.includes("\\Seen")).length;
  const add = (raw: string) => imap.appendMessage("INBOX", [], undefined, raw);
  /** The bytes received, as read by a person who listens on the network. */
  const overheard = () => Buffer.concat(heard).toString("latin1");
  return { port, cut, close, add, unread, messagesOf, sockets, overheard };
}
