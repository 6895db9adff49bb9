/** « Déjà client ? » pressed on a plain form: the code is sent or compared, or what is on file answers for the visitor. */
import type { ShopScope } from "../../../domain/account/scope.ts";
import { answered, type Draft } from "../../../domain/booking/draft/draft.ts";
import {
  addressesNear,
  appliancesAlike,
  contactOf,
  ownAppliance,
  type KnownClient,
} from "../../../domain/booking/returning/known.ts";
import type { Recognition, RecognitionPress } from "../../../domain/booking/returning/posted.ts";
import { formatPhone } from "../../../domain/client/phone/phone.ts";
import { isRefusal } from "../../../domain/decision.ts";
import { countAttempt } from "../../platform/limit.ts";
import type { Services } from "../../services.ts";
import { confirmClientCode } from "../returning/confirm.ts";
import { reopenClients } from "../returning/load.ts";
import { sendClientCode } from "../returning/send.ts";

/** `fault`: why a code was not sent, or is not the right one; empty otherwise. */
export type Recognised = { recognition: Recognition; draft: Draft; fault?: string };
type Asking = {
  recognition: Recognition;
  pressed: RecognitionPress;
  draft: Draft;
  /** What the limits count as one visitor. */
  visitor: string;
};

const MINUTE = 60_000;
/** The limits of `returning/rest.ts`. */
const ASKED_PER_MINUTE = 6;
const TYPED_PER_MINUTE = 20;

export async function recognise(
  services: Services,
  scope: ShopScope,
  asking: Asking,
): Promise<Recognised> {
  const { recognition, pressed, draft } = asking;
  if (pressed.press === "restart")
    return { draft, recognition: { ...recognition, code_id: "", passes: [] } };
  if (pressed.press === "ask") return ask(services, scope, asking);
  if (pressed.press === "confirm") return confirm(services, scope, { ...asking, ...pressed });
  const clients = await reopenClients(services, scope, recognition.passes);
  const change = { ...answersOf(clients, pressed, draft) };
  return { recognition, draft: answered(draft, change) };
}

async function ask(
  services: Services,
  scope: ShopScope,
  { recognition, draft, visitor }: Asking,
): Promise<Recognised> {
  const key = `client-code form ask ${visitor}`;
  const { current } = await countAttempt(services.database, key, MINUTE);
  if (current > ASKED_PER_MINUTE) return { recognition, draft, fault: "too-many" };
  const sent = await sendClientCode(services, scope, recognition.contact);
  if (isRefusal(sent)) return { recognition, draft, fault: sent.refused };
  return { draft, recognition: { ...recognition, code_id: sent.code_id } };
}

async function confirm(
  services: Services,
  scope: ShopScope,
  { recognition, draft, visitor, code }: Asking & { code: string },
): Promise<Recognised> {
  const key = `client-code form typed ${visitor}`;
  const { current } = await countAttempt(services.database, key, MINUTE);
  if (current > TYPED_PER_MINUTE) return { recognition, draft, fault: "too-many" };
  const { code_id } = recognition;
  const confirmed = await confirmClientCode(services, scope, { code_id, code });
  if (isRefusal(confirmed)) return { recognition, draft, fault: confirmed.refused };
  const { clients } = confirmed;
  const only = clients.length === 1 ? clients[0] : undefined;
  return {
    recognition: { ...recognition, passes: clients.map(({ pass }) => pass) },
    draft: only ? answered(draft, contactOf(only, formatPhone)) : draft,
  };
}

/** Nothing for a choice that was not offered. */
function answersOf(
  clients: readonly KnownClient[],
  pressed: RecognitionPress,
  draft: Draft,
): Partial<Draft> | undefined {
  if (!("chosen" in pressed)) return undefined;
  const { press, chosen } = pressed;
  const client = clients.find(({ pass }) => pass === (press === "client" ? chosen : draft.pass));
  if (!client) return undefined;
  if (press === "client") return contactOf(client, formatPhone);
  if (press === "address") {
    const address = addressesNear(client, draft)[Number(chosen)];
    return address && { ...address };
  }
  const own = appliancesAlike(client, draft).find(({ id }) => id === chosen);
  return own && ownAppliance(own, draft);
}
