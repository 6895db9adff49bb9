import { createHmac, randomBytes } from "node:crypto";
import fs from "node:fs";
import path from "node:path";
import pg from "pg";
import { refusedRole } from "./connection/role-refusal.ts";
import { sqlState } from "./violation.ts";

/**
 * Four logins from one URL. The owner (the URL's user, with CREATEROLE) creates the tables and these
 * three, then disconnects: SET ROLE alone would be undone by RESET ROLE in an injected query.
 * Roles belong to the whole PostgreSQL cluster, so one cluster serves the Établi databases of one
 * owner. Their passwords are derived from the owner's own: every process with the same DATABASE_URL
 * finds them again, whatever its DATA_DIR.
 */
export const APP_ROLE = "etabli_app";
export const WORKER_ROLE = "etabli_worker";
/** Sign-in, sessions and limits: the only login that may execute the functions of `auth`, and it reads no table. */
export const GATE_ROLE = "etabli_gate";
const ROLES = [APP_ROLE, GATE_ROLE, WORKER_ROLE] as const;
export type LoginRole = (typeof ROLES)[number];

/** The URL of one of these logins, from the owner's. */
export function loginUrl(ownerUrl: string, role: LoginRole, dataDir: string): string {
  const url = new URL(ownerUrl);
  url.username = role;
  url.password = derivePassword(new URL(ownerUrl), role, dataDir);
  return url.href;
}

function derivePassword(owner: URL, role: LoginRole, dataDir: string): string {
  const secret =
    owner.password === "" ? readSecret(path.join(dataDir, "role-secret")) : owner.password;
  return createHmac("sha256", secret).update(`etabli:${owner.username}:${role}`).digest("hex");
}

/** For an owner without a password (certificate, local trust): a secret of our own, kept beside the data. */
function readSecret(file: string): string {
  fs.mkdirSync(path.dirname(file), { recursive: true });
  try {
    fs.writeFileSync(file, randomBytes(32).toString("hex"), { mode: 0o600, flag: "wx" });
  } catch (error) {
    if (sqlState(error) !== "EEXIST") throw error;
  }
  return fs.readFileSync(file, "utf8");
}

/** Creates what is missing and repairs passwords. The caller holds the migration lock. */
export async function prepareRoles(
  owner: pg.Client,
  ownerUrl: string,
  dataDir: string,
): Promise<void> {
  for (const role of ROLES) {
    const url = loginUrl(ownerUrl, role, dataDir);
    const found = await attributesOf(owner, role);
    if (!found) await setRole(owner, `create role ${role} ${ATTRIBUTES}`, url);
    else if (!found.right) await setRole(owner, `alter role ${role} ${ATTRIBUTES}`, url);
    await allowDatabase(owner, role);
    // By name alone: to repeat NOSUPERUSER, even where it changes nothing, asks for a superuser.
    if (!(await canLogIn(url))) await setRole(owner, `alter role ${role}`, url);
  }
  for (const role of [APP_ROLE, WORKER_ROLE] as const) await joinRole(owner, role);
}

const ATTRIBUTES = "login nosuperuser nobypassrls";

async function attributesOf(
  owner: pg.Client,
  role: LoginRole,
): Promise<{ right: boolean } | undefined> {
  const { rows } = await owner.query<{ right: boolean }>(
    "select rolcanlogin and not rolsuper and not rolbypassrls as right from pg_roles where rolname = $1",
    [role],
  );
  return rows[0];
}

/** Another database of this cluster may do the same at the same moment: its result is as good. */
async function setRole(owner: pg.Client, statement: string, url: string): Promise<void> {
  const { username, password } = new URL(url);
  try {
    await owner.query(`${statement} password '${password}'`);
  } catch (error) {
    if (sqlState(error) === "42501")
      throw await refusedRole(owner, username, { roles: ROLES, cause: error });
    if (!["42710", "23505", "XX000"].includes(sqlState(error))) throw error;
  }
}

async function allowDatabase(owner: pg.Client, role: LoginRole): Promise<void> {
  const database = owner.escapeIdentifier(owner.database ?? "");
  await owner.query(`revoke connect, temporary on database ${database} from public`);
  await owner.query(`grant connect on database ${database} to ${role}`);
}

async function canLogIn(url: string): Promise<boolean> {
  const client = new pg.Client({ connectionString: url });
  try {
    await client.connect();
    return true;
  } catch (error) {
    if (sqlState(error).startsWith("28")) return false;
    throw error;
  } finally {
    await client.end().catch(() => undefined);
  }
}

/**
 * The owner hands the queue's functions over to the worker role, and writes the demonstration under the
 * application's role and its policies: for both it must be a member.
 */
async function joinRole(owner: pg.Client, role: LoginRole): Promise<void> {
  const member = await owner.query<{ yes: boolean }>(
    "select pg_has_role(current_user, $1, 'SET') as yes",
    [role],
  );
  if (member.rows[0]?.yes) return;
  try {
    await owner.query(`grant ${role} to current_user with inherit false, set true`);
  } catch (error) {
    throw sqlState(error) === "42501"
      ? await refusedRole(owner, role, { roles: ROLES, cause: error })
      : error;
  }
}
