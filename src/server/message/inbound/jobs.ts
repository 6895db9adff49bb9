/** Replies that come by a mailbox: read as they arrive, in one process of all those of the database. */
import type { Instant } from "../../../domain/time.ts";
import type { Config } from "../../platform/config.ts";
import type { Database } from "../../platform/database/open.ts";
import type { Log } from "../../platform/log.ts";
import { openMailbox } from "../../platform/mailbox/mailbox.ts";
import { readRaw } from "./read.ts";
import { receiveEmail } from "./receive.ts";

type Needed = {
  config: Pick<Config, "IMAP_URL" | "DATA_DIR" | "FILES_URL">;
  database: Pick<Database, "withShop" | "withSystem" | "listenUrl">;
  clock: () => Instant;
  log: Log;
} & Pick<Parameters<typeof openMailbox>[0], "waits" | "limits">;

/** Undefined without a mailbox. */
export function readReplies({ config, database, clock, log, ...times }: Needed) {
  const { IMAP_URL: url } = config;
  if (!url) return undefined;
  const take = async (raw: Uint8Array): Promise<"taken" | "aside"> => {
    const email = await readRaw(raw);
    if (!email) return "aside";
    const received = await receiveEmail({ database, config, log, at: clock() }, email);
    return received === "unknown" ? "aside" : "taken";
  };
  return openMailbox({ url, log, take, database: database.listenUrl, ...times });
}
