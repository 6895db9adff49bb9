/**
 * Gives an account another password, for a person whom no letter reaches: an administrator without a shop, or any account
 * while no mail server is configured. `npm run password:reset -- admin@dupont.fr`; PASSWORD chooses it, else it is drawn.
 * SECOND_FACTOR=remove takes the account's code and passkeys away too, for a person who lost the telephone.
 */
import { choosePassword } from "../src/domain/account/password.ts";
import { parseEmail } from "../src/domain/client/email.ts";
import { isRefusal } from "../src/domain/decision.ts";
import { removeFactors } from "../src/server/account/factor/store.ts";
import { drawPassword, hashPassword } from "../src/server/account/sign-in.ts";
import { findAccount, resetPassword } from "../src/server/account/store.ts";
import { readConfig } from "../src/server/platform/config.ts";
import { openDatabase } from "../src/server/platform/database/open.ts";
import { runScript } from "./terminal.ts";

async function main(): Promise<number> {
  const email = parseEmail(process.argv[2] ?? "");
  if (!email) return refuse("Donnez l’adresse e-mail du compte : -- admin@dupont.fr");
  const password = process.env.PASSWORD ?? drawPassword();
  if (isRefusal(choosePassword({ email, next: password })))
    return refuse("PASSWORD : au moins douze signes, et rien de ce qu’on essaie d’abord.");
  const config = readConfig(process.env);
  const database = await openDatabase({
    dataDir: config.DATA_DIR,
    databaseUrl: config.DATABASE_URL,
  });
  try {
    const account = await findAccount(database, { email, device: "" });
    if (!account) return refuse("Aucun compte n’a cette adresse e-mail.");
    await resetPassword(database, { account_id: account.id, hash: await hashPassword(password) });
    if (process.env.SECOND_FACTOR === "remove") {
      await removeFactors(database, account.id);
      say("Le code de connexion et les clés d’identification sont retirés.");
    }
    say(`Le mot de passe de ${email} est changé ; ses sessions sont fermées.`);
    if (process.env.PASSWORD === undefined)
      say(`Mot de passe, affiché cette seule fois : ${password}`);
    return 0;
  } finally {
    await database.close();
  }
}

const say = (line: string): void => void process.stdout.write(`${line}\n`);

function refuse(line: string): number {
  process.stderr.write(`Rien n’a été changé.\n  ${line}\n`);
  return 2;
}

await runScript(main);
