/** Which addresses of a network are open to all: what a stranger names must never reach our own machines. */
import { BlockList, isIP } from "node:net";

/** What is private, shared, local, reserved or a multicast of IPv4 (IANA's registry of special addresses). */
const CLOSED_4 = ranges("ipv4", [
  "0.0.0.0/8",
  "10.0.0.0/8",
  "100.64.0.0/10",
  "127.0.0.0/8",
  "169.254.0.0/16",
  "172.16.0.0/12",
  "192.0.0.0/24",
  "192.0.2.0/24",
  "192.88.99.0/24",
  "192.168.0.0/16",
  "198.18.0.0/15",
  "198.51.100.0/24",
  "203.0.113.0/24",
  "224.0.0.0/3",
]);

/** In IPv6 only these are given to the world; */
const OPEN_6 = ranges("ipv6", ["2000::/3"]);
/** less protocols, examples, and the tunnels that carry an address of IPv4. */
const CLOSED_6 = ranges("ipv6", ["2001::/23", "2001:db8::/32", "2002::/16", "3fff::/20"]);

function ranges(family: "ipv4" | "ipv6", texts: readonly string[]): BlockList {
  const list = new BlockList();
  for (const text of texts) {
    const [net = "", bits] = text.split("/");
    list.addSubnet(net, Number(bits), family);
  }
  return list;
}

/** False for what is no address at all. */
export function isPublicAddress(address: string): boolean {
  if (isIP(address) === 4) return !CLOSED_4.check(address, "ipv4");
  if (isIP(address) !== 6 || address.includes("%")) return false;
  return OPEN_6.check(address, "ipv6") && !CLOSED_6.check(address, "ipv6");
}
