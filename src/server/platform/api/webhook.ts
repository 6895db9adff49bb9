/** How the document describes what is sent to the shop's programs: the same schemas as the answers of the routes. */
import { z } from "zod";
import { jsonSchema } from "./json-schema.ts";
import { anInstantText } from "./shapes.ts";

/** `path` is the read that answers the same record; `added` are the fields of this event alone, beside the record. */
export type DescribedWebhook = {
  event: string;
  summary: string;
  path: string;
  data: z.ZodType;
  added?: z.ZodRawShape;
};

export const bodyShape = ({ event, data, added = {} }: DescribedWebhook) =>
  z.object({
    id: z.uuid().meta({
      description: "Le nom de l’événement, celui de webhook-id : le même à chaque envoi.",
    }),
    type: z.literal(event),
    timestamp: anInstantText.meta({ description: "Quand cela est arrivé." }),
    shop_id: z.uuid(),
    data,
    ...added,
  });

const HEADERS = {
  "webhook-id": "Le nom de l’événement. Reçu deux fois, il ne compte qu’une.",
  "webhook-timestamp": "L’instant de cet envoi, en secondes depuis 1970.",
  "webhook-signature":
    "« v1, » puis la signature HMAC-SHA256 en base64 ; plusieurs, séparées par une espace, pendant un renouvellement.",
};

const parameters = Object.entries(HEADERS).map(([name, description]) => ({
  name,
  in: "header",
  required: true,
  description,
  schema: { type: "string" },
}));

export const webhooksOf = (webhooks: readonly DescribedWebhook[]): Record<string, object> =>
  Object.fromEntries(webhooks.map((webhook) => [webhook.event, { post: operationOf(webhook) }]));

const operationOf = (webhook: DescribedWebhook) => ({
  operationId: `webhook_${webhook.event.replace(".", "_")}`,
  tags: ["Webhooks"],
  summary: webhook.summary,
  description: `« data » est ce que GET ${webhook.path} répondait à l’instant de l’acte ; chaque envoi porte les mêmes octets.`,
  security: [],
  parameters,
  requestBody: {
    required: true,
    content: { "application/json": { schema: jsonSchema(bodyShape(webhook), "output") } },
  },
  responses: {
    "2XX": { description: "Reçu. Toute autre réponse, ou aucune en dix secondes, est un échec." },
  },
});
