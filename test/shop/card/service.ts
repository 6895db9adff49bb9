/** The card service imitated on this machine: what it was asked, each request once by its key, and its signed webhooks. */
import { createServer, type IncomingHttpHeaders } from "node:http";
import { text } from "node:stream/consumers";
import Stripe from "stripe";

export const CARD_KEY = "sk_test_atelier_garonne";
export const CARD_SECRET = "whsec_atelier_garonne";
export const CARD_ACCOUNT = "acct_garonne";

export type CardRequest = { path: string; fields: URLSearchParams; headers: IncomingHttpHeaders };

export type CardService = {
  url: string;
  variables: Record<string, string>;
  /** Every request that wrote something, the repeated ones included. */
  asked: CardRequest[];
  /** The next refund is refused in these words. */
  refuseRefund(words: string): void;
  close(): void;
};

/** On that port, for a server that was started before; on any free one otherwise. */
export async function openCardService(port = 0): Promise<CardService> {
  const asked: CardRequest[] = [];
  const answers = new Map<string, object>();
  const refused: string[] = [];
  const server = createServer((request, response) => {
    void text(request).then((body) => {
      const { url: path = "", method, headers } = request;
      // Where a person pays: a story follows the redirect to it.
      if (method === "GET" && path.startsWith("/pay/")) {
        response.end("<h1>La page de paiement</h1>");
        return;
      }
      const fields = new URLSearchParams(body);
      if (method === "POST") asked.push({ path, fields, headers });
      const words = path === "/v1/refunds" ? refused.pop() : undefined;
      const key = String(headers["idempotency-key"] ?? "");
      const answer = words
        ? { error: { type: "invalid_request_error", message: words } }
        : (answers.get(key) ?? answerTo(path, fields, `http://${headers.host}`));
      if (key && !words) answers.set(key, answer);
      response.writeHead(words ? 400 : 200, { "content-type": "application/json" });
      response.end(JSON.stringify(answer));
    });
  });
  server.listen(port, "127.0.0.1");
  await new Promise((resolve) => server.once("listening", resolve));
  const address = server.address();
  const url = `http://127.0.0.1:${typeof address === "object" ? address?.port : ""}`;
  return {
    url,
    asked,
    variables: {
      STRIPE_SECRET_KEY: CARD_KEY,
      STRIPE_WEBHOOK_SECRET: CARD_SECRET,
      STRIPE_API_URL: url,
    },
    refuseRefund: (words) => void refused.push(words),
    close: () => {
      server.close();
      server.closeAllConnections();
    },
  };
}

let made = 0;

function answerTo(path: string, fields: URLSearchParams, origin: string): object {
  made++;
  if (path === "/v1/checkout/sessions") {
    const id = `cs_test_${made}`;
    const amount_total = Number(fields.get("line_items[0][price_data][unit_amount]"));
    return { id, object: "checkout.session", url: `${origin}/pay/${id}`, amount_total };
  }
  if (path === "/v1/refunds")
    return { id: `re_${made}`, object: "refund", status: "succeeded", failure_reason: null };
  if (path === "/v1/accounts") return { id: CARD_ACCOUNT, object: "account" };
  if (path === "/v1/account_links")
    return { object: "account_link", url: "https://connect.example/garonne" };
  if (path.startsWith("/v1/accounts/")) return { id: CARD_ACCOUNT, charges_enabled: true };
  return { id: "x", object: "checkout.session" };
}

const stripe = new Stripe(CARD_KEY);

/** A webhook as the service sends it; `secret` is another one when somebody else signs. */
export function cardWebhook(
  type: string,
  object: object,
  { account = CARD_ACCOUNT, secret = CARD_SECRET }: { account?: string; secret?: string } = {},
) {
  const payload = JSON.stringify({
    id: `evt_${++made}`,
    object: "event",
    api_version: "2025-01-01",
    type,
    account,
    data: { object },
  });
  return {
    method: "POST" as const,
    url: "/api/v1/stripe/webhook",
    payload,
    headers: {
      "content-type": "application/json",
      "stripe-signature": stripe.webhooks.generateTestHeaderString({ payload, secret }),
    },
  };
}
