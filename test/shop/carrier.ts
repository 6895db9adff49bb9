/** A process of its own that does nothing but carry messages, to be killed in the middle. */
import { sendMessage } from "../../src/server/message/jobs.ts";
import { openDatabase } from "../../src/server/platform/database/open.ts";
import { createMail } from "../../src/server/platform/mail.ts";
import { createSms } from "../../src/server/platform/sms/sms.ts";
import { startQueue } from "../../src/server/platform/queue.ts";

const { DATABASE_URL, SMTP_URL, DATA_DIR = "", MAIL_FROM = "" } = process.env;
const database = await openDatabase({ dataDir: DATA_DIR, databaseUrl: DATABASE_URL });
const mail = createMail({ SMTP_URL, MAIL_FROM, DATA_DIR });
const sms = createSms({ SMS_SENDER: "Etabli", DATA_DIR });
const ledgerKey = Buffer.alloc(32);
const tasks = { "send-message": sendMessage({ database, mail, sms, ledgerKey }) };
await startQueue({ database, tasks });
