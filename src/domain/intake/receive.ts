/** The shop takes an appliance in: what the client signs. */
import { isRefusal, refuse, type Decision } from "../decision.ts";
import { formatEuros } from "../money.ts";
import { checkSignature, signerName, type ScreenSignature } from "../quote/evidence.ts";
import type { JournalItem } from "../repair/journal.ts";
import type { RepairEvent } from "../repair/status.ts";
import { conditionText } from "./condition.ts";
import type { ReceptionInput } from "./input.ts";

export type SigningRefusal = "signature-missing" | "name-missing";
export type ReceptionRefusal = SigningRefusal | "already-received" | "no-appliance";

export type Signed = { name: string; signature: ScreenSignature };

/** Who signed, and how: by drawing, or by typing the name. */
export function checkSigned(given: {
  name: string;
  signature: ScreenSignature | null;
}): Decision<Signed, SigningRefusal> {
  const name = signerName(given.name);
  if (name === undefined) return refuse("name-missing");
  const signature = given.signature ? checkSignature(given.signature) : refuse("signature-missing");
  return isRefusal(signature) ? signature : { name, signature };
}

/** `isOpen`: an appliance of this repair is at the workshop already. */
export function receiveDevice(
  reception: ReceptionInput,
  repair: { hasAppliance: boolean; isOpen: boolean },
): Decision<Signed, ReceptionRefusal> {
  if (repair.isOpen) return refuse("already-received");
  if (!repair.hasAppliance) return refuse("no-appliance");
  return checkSigned(reception);
}

/** Under a ceiling no quote is needed: the repair may begin. */
export const receptionEvent = ({ ceiling }: Pick<ReceptionInput, "ceiling">): RepairEvent =>
  ceiling === null ? "device-received" : "device-received-with-ceiling";

export const receptionItem = (reception: ReceptionInput): JournalItem => ({
  type: "DeviceReceived",
  payload: {
    condition: conditionText(reception),
    accessories: reception.accessories.join(", "),
    ceiling: reception.ceiling,
  },
});

/** What a receipt must say, in its own words. */
export function receiptMentions({ ceiling }: Pick<ReceptionInput, "ceiling">): string[] {
  const agreed =
    ceiling === null
      ? "Aucune réparation payante n’est faite sans votre accord sur un devis."
      : `Vous autorisez la réparation sans devis jusqu’à ${formatEuros(ceiling)} TTC ; au-delà, un devis vous est d’abord proposé.`;
  return [agreed, ...KEEPING];
}

/** Law of 31 December 1903: a court order, after one year, and never before. */
const KEEPING = [
  "Vérifiez l’état et les accessoires notés ci-dessus : ils font foi à la restitution. Sauvegardez vos données avant la réparation.",
  "Présentez ce récépissé, ou une pièce d’identité, pour reprendre l’appareil.",
  "L’appareil est à retirer dès que nous vous prévenons qu’il est prêt. Non retiré un an après son dépôt, il peut être vendu aux enchères publiques sur autorisation du juge (loi du 31 décembre 1903), le prix payant d’abord ce qui reste dû.",
  "Le mot de passe confié, s’il y en a un, est chiffré, lu seulement pour la réparation et effacé à la restitution.",
];
