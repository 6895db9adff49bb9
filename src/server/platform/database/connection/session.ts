import type pg from "pg";

/** The server ends a statement before the client takes the connection for dead: see `LIMITS`. */
export const SESSION: Readonly<Record<string, string>> = {
  search_path: "app,auth,public",
  statement_timeout: "20s",
  idle_in_transaction_session_timeout: "15s",
  timezone: "UTC",
  datestyle: "ISO",
  intervalstyle: "iso_8601",
};

/** So that the server too notices a dead client, ends its session and gives its locks back: a living one pings. */
const KEEP_ALIVE: Readonly<Record<string, string>> = {
  idle_session_timeout: "30s",
  tcp_keepalives_idle: "10",
  tcp_keepalives_interval: "5",
  tcp_keepalives_count: "3",
  ...(process.platform === "linux" && { tcp_user_timeout: "20s" }),
};

const optionsOf = (settings: Readonly<Record<string, string>>): string =>
  Object.entries(settings)
    .map(([name, value]) => `-c ${name}=${value}`)
    .join(" ");

/** As the start-up packet says them. */
export const SESSION_OPTIONS = optionsOf({ ...SESSION, ...KEEP_ALIVE });
export const KEEP_ALIVE_OPTIONS = optionsOf(KEEP_ALIVE);

/** A pooler passes no option of a session on: they become the roles' own in this database. */
export async function setSessions(owner: pg.Client, roles: readonly string[]): Promise<void> {
  const database = owner.escapeIdentifier(owner.database ?? "");
  for (const role of roles)
    for (const [name, value] of Object.entries(SESSION)) {
      // A path is a list of names, which quotes would make one name.
      const given = name === "search_path" ? value : owner.escapeLiteral(value);
      await owner.query(`alter role ${role} in database ${database} set ${name} = ${given}`);
    }
}
