/** Room on this device for what waits: asked to stay, and told before it runs out (WHATWG Storage). */

import { tellRefusal } from "../../ui/office/notify.ts";

/** Of what the browser gives this site. */
const TIGHT = 0.8;

export const isTight = ({ usage, quota }: StorageEstimate): boolean =>
  usage !== undefined && quota !== undefined && quota > 0 && usage / quota >= TIGHT;

/** True when little is left; false where the browser does not say. */
export async function askForRoom(storage: StorageManager | undefined): Promise<boolean> {
  // Without it a browser may remove everything when the disk is full.
  await storage?.persist().catch(() => false);
  const left = await storage?.estimate().catch(() => undefined);
  return left !== undefined && isTight(left);
}

/** Said to the person while they still have a line. */
export async function tellRoom(): Promise<void> {
  // Absent on an address that is not secure.
  if (await askForRoom("storage" in navigator ? navigator.storage : undefined))
    tellRefusal(
      "Il reste peu de place sur cet appareil : envoyez vos photos, ou libérez-en, avant une journée sans réseau.",
    );
}
