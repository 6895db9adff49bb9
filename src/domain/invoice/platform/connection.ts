/** What an owner types to connect the shop to its platform. */
import { refuse, type Decision } from "../../decision.ts";

export type PlatformInput = { url: string; platform_id: string; login: string; secret: string };
export type ConnectionRefusal = "platform-address" | "platform-number" | "platform-key";

/** The platform of one machine, for the demonstration. */
export const SIMULATOR = "simulateur:";

export function parseConnection(
  { url, platform_id, login, secret }: PlatformInput,
  { isLocalAllowed }: { isLocalAllowed: boolean },
): Decision<PlatformInput, ConnectionRefusal> {
  const address = url.trim();
  if (
    address !== SIMULATOR &&
    !isAddress(address, isLocalAllowed ? ["https:", "http:"] : ["https:"])
  )
    return refuse("platform-address");
  const number = platform_id.trim();
  if (!/^[A-Za-z0-9-]{2,40}$/.test(number)) return refuse("platform-number");
  if (login.trim() === "" || login.length > 200 || secret.trim() === "" || secret.length > 1000)
    return refuse("platform-key");
  return { url: address, platform_id: number, login: login.trim(), secret: secret.trim() };
}

/** Without a name and a password of its own: they are given beside it. */
function isAddress(text: string, protocols: readonly string[]): boolean {
  if (text.length > 500 || !URL.canParse(text)) return false;
  const { protocol, username, password, search } = new URL(text);
  return protocols.includes(protocol) && username + password + search === "";
}
