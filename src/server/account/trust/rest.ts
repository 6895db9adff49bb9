/** The browsers that a person is asked no code from: listed, and asked again one by one. */
import type { FastifyInstance, FastifyRequest } from "fastify";
import { deviceName } from "../../../domain/account/device.ts";
import { isId } from "../../../domain/validation.ts";
import { logSecurity } from "../../platform/http/security-log.ts";
import { tokenIn } from "../../platform/http/session-cookie.ts";
import type { Services } from "../../services.ts";
import { recordAccountEvent } from "../audit/record.ts";
import { noStore, NOT_SIGNED_IN } from "../rest.ts";
import { forgetTrustedDevice, listTrustedDevices, type TrustedDevice } from "./store.ts";

type Needed = Pick<Services, "config" | "database" | "clock">;
type One = { Params: { id: string } };
const PATH = "/api/v1/auth/trusted-devices";

export async function trustRest(
  app: FastifyInstance,
  { config, database, clock }: Needed,
): Promise<void> {
  const tokenOf = (request: FastifyRequest): string | undefined =>
    request.visitor && tokenIn(config, request);

  app.get(PATH, async (request, reply) => {
    const token = tokenOf(request);
    if (!token) return noStore(reply).code(401).send(NOT_SIGNED_IN);
    const devices = await listTrustedDevices(database, token);
    return noStore(reply).send({ devices: devices.map(shown) });
  });

  app.delete<One>(`${PATH}/:id`, async (request, reply) => {
    const token = tokenOf(request);
    const { visitor, ip, params } = request;
    if (!token || !visitor) return noStore(reply).code(401).send(NOT_SIGNED_IN);
    if (!isId(params.id)) return reply.callNotFound();
    const ended = await forgetTrustedDevice(database, { token, id: params.id });
    if (ended > 0) {
      logSecurity(request.log, "device.untrusted", { account_id: visitor.id, ip });
      const event = { action: "device.untrusted", account: visitor, at: clock(), ip } as const;
      await recordAccountEvent(database, event);
    }
    return noStore(reply).send({ ended });
  });
}

const shown = ({ user_agent, ...device }: TrustedDevice) => ({
  ...device,
  device: deviceName(user_agent),
});
