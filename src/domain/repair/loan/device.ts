/** The devices that the shop lends: named by the shop, and retired once they are no longer lent. */
import { refuse, type Decision } from "../../decision.ts";

type Device = { name: string; retired: boolean; lent: boolean };

/** `from` is the name that its author read: of two people who rename it at once, the second is refused. */
export function renameDevice(
  device: Device,
  { from, name }: { from: string; name: string },
): Decision<{ name: string }, "unchanged" | "device-renamed"> {
  if (device.name !== from) return refuse("device-renamed");
  return name === from ? refuse("unchanged") : { name };
}

/** One that a client has comes back first. */
export function retireDevice(
  device: Device,
  { retired }: Pick<Device, "retired">,
): Decision<{ retired: boolean }, "unchanged" | "device-out"> {
  if (device.retired === retired) return refuse("unchanged");
  return retired && device.lent ? refuse("device-out") : { retired };
}
