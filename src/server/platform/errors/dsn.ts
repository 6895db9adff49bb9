/** « https://clé@serveur/chemin/projet »: where a Sentry-compatible service takes errors, and the key it asks for. */
export type ErrorService = { url: string; key: string };

export function readDsn(text: string): ErrorService | undefined {
  if (!URL.canParse(text)) return undefined;
  const { protocol, username, host, pathname } = new URL(text);
  const [, folder = "", project] = /^(.*)\/(\d{1,20})$/.exec(pathname) ?? [];
  if (!/^https?:$/.test(protocol) || !/^\w{1,100}$/.test(username) || !project) return undefined;
  return { url: `${protocol}//${host}${folder}/api/${project}/envelope/`, key: username };
}
