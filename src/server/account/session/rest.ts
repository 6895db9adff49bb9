/** The sessions of the account that is signed in: listed, ended one by one or all but this one. */
import type { FastifyInstance, FastifyReply, FastifyRequest } from "fastify";
import { deviceName } from "../../../domain/account/device.ts";
import { isId } from "../../../domain/validation.ts";
import { logSecurity } from "../../platform/http/security-log.ts";
import { tokenIn } from "../../platform/http/session-cookie.ts";
import type { Services } from "../../services.ts";
import { recordAccountEvent } from "../audit/record.ts";
import { NOT_SIGNED_IN } from "../rest.ts";
import { endSessions, listSessions, type ListedSession } from "./store.ts";

type Needed = Pick<Services, "config" | "database" | "clock">;
type One = { Params: { id: string } };

export async function sessionRest(
  app: FastifyInstance,
  { config, database, clock }: Needed,
): Promise<void> {
  const tokenOf = (request: FastifyRequest): string | undefined =>
    request.visitor && tokenIn(config, request);

  app.get("/api/v1/auth/sessions", async (request, reply) => {
    const token = tokenOf(request);
    if (!token) return noStore(reply).code(401).send(NOT_SIGNED_IN);
    const sessions = await listSessions(database, token);
    return noStore(reply).send({ sessions: sessions.map(shown) });
  });

  const end = async (request: FastifyRequest, reply: FastifyReply, id: string | undefined) => {
    const token = tokenOf(request);
    if (!token) return noStore(reply).code(401).send(NOT_SIGNED_IN);
    const ended = await endSessions(database, token, id);
    const { visitor, ip } = request;
    if (ended > 0 && visitor) {
      logSecurity(request.log, "session.ended", { account_id: visitor.id, ip, ended });
      const event = { action: "session.ended", account: visitor, at: clock(), ip } as const;
      await recordAccountEvent(database, { ...event, after: { ended } });
    }
    return noStore(reply).send({ ended });
  };
  app.delete("/api/v1/auth/sessions", (request, reply) => end(request, reply, undefined));
  app.delete<One>("/api/v1/auth/sessions/:id", (request, reply) =>
    isId(request.params.id) ? end(request, reply, request.params.id) : reply.callNotFound(),
  );
}

const shown = ({ user_agent, ...session }: ListedSession) => ({
  ...session,
  device: deviceName(user_agent),
});

const noStore = (reply: FastifyReply): FastifyReply => reply.header("cache-control", "no-store");
