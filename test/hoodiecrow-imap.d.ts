declare module "hoodiecrow-imap" {
  import type { Server } from "node:net";

  /** The part of the server that is looked at; its account is testuser, testpass. */
  type ImapServer = {
    server: Server;
    folderCache: Record<string, { messages: { raw: string; flags: string[] }[] }>;
    appendMessage(folder: string, flags: string[], date: undefined, raw: string): void;
    listen(port: number, host: string): void;
  };

  export type ImapOptions = {
    plugins: string[];
    storage: Record<string, { messages: { raw: string }[] }>;
    /** Encrypted from the first byte. */
    secureConnection?: boolean;
    credentials?: { key: string; cert: string };
  };

  /** An IMAP server that keeps its messages in memory. */
  export default function hoodiecrow(options: ImapOptions): ImapServer;
}
