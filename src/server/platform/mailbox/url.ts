/** IMAP_URL: imaps://user:password@server:993/folder; imap:// is encrypted by STARTTLS, except on this machine. */
export type MailboxUrl = {
  host: string;
  port: number;
  secure: boolean;
  user: string;
  password: string;
  folder: string;
};

const PORTS: Record<string, number> = { "imap:": 143, "imaps:": 993 };

/** Undefined when it is none, or has no account. */
export function readMailboxUrl(text: string): MailboxUrl | undefined {
  const url = URL.parse(text);
  const usual = url && PORTS[url.protocol];
  if (!url || !usual || !url.hostname || !url.username || !url.password) return undefined;
  const [user, password, folder] = [url.username, url.password, url.pathname.slice(1)].map(decoded);
  if (!user || !password || folder === undefined) return undefined;
  return {
    host: url.hostname.replace(/^\[|\]$/g, ""),
    port: url.port ? Number(url.port) : usual,
    secure: url.protocol === "imaps:",
    user,
    password,
    folder: folder || "INBOX",
  };
}

function decoded(part: string): string | undefined {
  try {
    return decodeURIComponent(part);
  } catch {
    return undefined;
  }
}
