/** The doors of a recording: the shop asks, the client answers, both may stop it. */
import type { FastifyInstance, FastifyReply } from "fastify";
import { z } from "zod";
import { isRefusal, refuse, type Refusal } from "../../../domain/decision.ts";
import { isId } from "../../../domain/validation.ts";
import { recordForeignAct } from "../../platform/change.ts";
import type { ShopDb } from "../../platform/database/scope.ts";
import { asSecretPage } from "../../platform/http/secret-page.ts";
import { notFound } from "../../platform/not-found.ts";
import type { Services } from "../../services.ts";
import type { Guest } from "../find.ts";
import { ofClient, ofShop, sayNo, type RoomRequest } from "../room/rest.ts";
import { answerRecording } from "./answer.ts";
import { askRecording } from "./ask.ts";
import { stopRecording } from "./stop.ts";

const LIMIT = { bodyLimit: 4_096, config: { rateLimit: { max: 60, timeWindow: 60_000 } } };
const anId = z.string().toLowerCase().refine(isId);
const asked = z.object({ id: anId, page: anId });
const answered = z.object({ id: anId, page: anId, agreed: z.boolean() });
const stopped = z.object({ id: anId });

type Gate = ReturnType<typeof ofShop>;
type Act<Input> = (db: ShopDb, guest: Guest, input: Input) => Promise<object | undefined>;

export async function recordingRest(app: FastifyInstance, services: Services): Promise<void> {
  const { database, clock } = services;
  const [shop, client] = [ofShop(services), ofClient(services)];

  const door =
    <Input>(gate: Gate, shape: z.ZodType<Input>, act: Act<Input>) =>
    async (request: RoomRequest, reply: FastifyReply) => {
      const guest = await gate(request, reply);
      if (!guest) return reply;
      const input = shape.safeParse(request.body);
      if (!input.success) return sayNo(reply, refuse("bad-input"));
      const { scope, call_id } = guest;
      const outcome: object | Refusal | undefined = await database.withShop(scope, async (db) => {
        const { visitor: me } = request;
        if (me && guest.account_id !== null)
          await recordForeignAct(db, { me, scope, operation: "recordCall", asked: call_id });
        return act(db, guest, input.data);
      });
      if (!outcome) return notFound(reply);
      return isRefusal(outcome) ? sayNo(reply, outcome) : asSecretPage(reply).send(outcome);
    };

  app.post(
    "/api/v1/calls/:id/recording",
    LIMIT,
    door(shop, asked, (db, guest, input) => askRecording(db, guest, { ...input, at: clock() })),
  );
  app.post(
    "/appel/:token/recording",
    LIMIT,
    door(client, answered, (db, guest, input) =>
      answerRecording(db, guest, { ...input, at: clock() }),
    ),
  );
  app.post(
    "/api/v1/calls/:id/recording/stop",
    LIMIT,
    door(shop, stopped, (db, guest, input) => stopRecording(db, guest, { ...input, at: clock() })),
  );
}
