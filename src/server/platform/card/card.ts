/**
 * Card payments on the pages of Stripe, through its official library. Money goes straight to the connected account of
 * the shop: it never passes through an account of the product. Without a key there is no card.
 */
import Stripe from "stripe";
import type { Config } from "../config.ts";

const TIMEOUT_MS = 10_000;

type Asked = {
  /** Ours; the same one sent twice opens one page. */
  id: string;
  shop_id: string;
  /** The connected account. */
  account: string;
};

export type Checkout = Asked & {
  /** Cents of a euro. */
  amount: number;
  label: string;
  email: string;
  /** Where the client comes back to, paid or not. */
  paid_url: string;
  cancel_url: string;
  /** Seconds since 1970. */
  expires_at: number;
};

export type Refunding = Asked & { payment: string; amount: number };
export type RefundState = "pending" | "succeeded" | "failed";

export type CardEvent =
  | {
      kind: "paid";
      of: string;
      shop_id: string;
      account: string;
      session: string;
      payment: string;
      amount: number;
    }
  | { kind: "failed" | "expired"; of: string; shop_id: string; account: string; session: string }
  | {
      kind: "refund";
      of: string;
      shop_id: string;
      account: string;
      state: RefundState;
      error: string;
    }
  | { kind: "account"; shop_id: string; account: string; ready: boolean };

export type Card = {
  openAccount(shop: { id: string; name: string; email: string }): Promise<string>;
  /** Where the shop gives Stripe what it asks of a merchant. */
  accountUrl(account: string, urls: { back: string; again: string }): Promise<string>;
  isReady(account: string): Promise<boolean>;
  open(checkout: Checkout): Promise<{ session: string; url: string }>;
  /** No longer to be paid; nothing when it was paid or ended already. */
  close(session: string, account: string): Promise<void>;
  refund(refunding: Refunding): Promise<{ refund: string; state: RefundState; error: string }>;
  /** What Stripe says happened; undefined when it is of no concern. Throws when the signature is not theirs. */
  read(body: Buffer, signature: string): CardEvent | undefined;
};

type Settings = Pick<Config, "STRIPE_SECRET_KEY" | "STRIPE_WEBHOOK_SECRET" | "STRIPE_API_URL">;

export function createCard({
  STRIPE_SECRET_KEY: key,
  STRIPE_WEBHOOK_SECRET: secret,
  STRIPE_API_URL: url,
}: Settings): Card | undefined {
  if (!key || !secret) return undefined;
  const stripe = new Stripe(key, {
    ...serviceAt(url),
    timeout: TIMEOUT_MS,
    maxNetworkRetries: 1,
    telemetry: false,
  });
  return {
    ...accountsOf(stripe),
    ...paymentsOf(stripe),
    read: (body, signature) => eventOf(stripe.webhooks.constructEvent(body, signature, secret)),
  };
}

function serviceAt(url: string | undefined) {
  if (!url) return {};
  const { hostname: host, port, protocol } = new URL(url);
  const isPlain = protocol === "http:";
  return {
    host,
    port: port || (isPlain ? 80 : 443),
    protocol: isPlain ? ("http" as const) : ("https" as const),
  };
}

const accountsOf = (stripe: Stripe): Pick<Card, "openAccount" | "accountUrl" | "isReady"> => ({
  openAccount: async ({ id, name, email }) =>
    (
      await stripe.accounts.create(
        {
          type: "standard",
          country: "FR",
          business_profile: { name },
          metadata: { shop_id: id },
          ...(email && { email }),
        },
        { idempotencyKey: `account-${id}` },
      )
    ).id,
  accountUrl: async (account, { back, again }) =>
    (
      await stripe.accountLinks.create({
        account,
        type: "account_onboarding",
        return_url: back,
        refresh_url: again,
      })
    ).url,
  isReady: async (account) => (await stripe.accounts.retrieve(account)).charges_enabled,
});

const paymentsOf = (stripe: Stripe): Pick<Card, "open" | "close" | "refund"> => ({
  open: async ({
    id,
    shop_id,
    account,
    amount,
    label,
    email,
    paid_url,
    cancel_url,
    expires_at,
  }) => {
    const metadata = { shop_id, card_payment_id: id };
    const session = await stripe.checkout.sessions.create(
      {
        mode: "payment",
        locale: "fr",
        client_reference_id: id,
        line_items: [
          {
            quantity: 1,
            price_data: { currency: "eur", unit_amount: amount, product_data: { name: label } },
          },
        ],
        metadata,
        payment_intent_data: { metadata, description: label },
        success_url: paid_url,
        cancel_url,
        expires_at,
        ...(email && { customer_email: email }),
      },
      { idempotencyKey: id, stripeAccount: account },
    );
    return { session: session.id, url: session.url ?? "" };
  },
  close: async (session, account) => {
    await stripe.checkout.sessions
      .expire(session, {}, { stripeAccount: account })
      .catch(() => undefined);
  },
  refund: async ({ id, shop_id, account, payment, amount }) => {
    const metadata = { shop_id, card_refund_id: id };
    const refund = await stripe.refunds.create(
      { payment_intent: payment, amount, metadata },
      { idempotencyKey: id, stripeAccount: account },
    );
    return { refund: refund.id, state: stateOf(refund.status), error: refund.failure_reason ?? "" };
  },
});

const stateOf = (status: string | null): RefundState => {
  if (status === "succeeded") return "succeeded";
  return status === "failed" || status === "canceled" ? "failed" : "pending";
};

/** A request that will be refused again however often it is sent, in the service's words; undefined for a broken wire. */
export function finalError(error: unknown): string | undefined {
  if (!(error instanceof Stripe.errors.StripeError)) return undefined;
  const isFinal =
    error instanceof Stripe.errors.StripeInvalidRequestError ||
    error instanceof Stripe.errors.StripeCardError;
  return isFinal ? error.message : undefined;
}

function eventOf(event: Stripe.Event): CardEvent | undefined {
  const { account = "" } = event;
  switch (event.type) {
    case "checkout.session.completed":
    case "checkout.session.async_payment_succeeded":
      return paidOf(event.data.object, account);
    case "checkout.session.async_payment_failed":
      return endedOf(event.data.object, { account, kind: "failed" });
    case "checkout.session.expired":
      return endedOf(event.data.object, { account, kind: "expired" });
    case "refund.created":
    case "refund.updated":
    case "refund.failed":
      return refundOf(event.data.object, account);
    case "account.updated": {
      const { id, metadata, charges_enabled: ready } = event.data.object;
      return { kind: "account", shop_id: metadata?.["shop_id"] ?? "", account: id, ready };
    }
    default:
      return undefined;
  }
}

type Session = Stripe.Checkout.Session;

const namedIn = ({ metadata }: Session) => ({
  of: metadata?.["card_payment_id"] ?? "",
  shop_id: metadata?.["shop_id"] ?? "",
});

/** A page that was completed is not always paid at once. */
function paidOf(session: Session, account: string): CardEvent | undefined {
  const { id, payment_status, payment_intent, amount_total, currency } = session;
  if (payment_status !== "paid" || currency !== "eur") return undefined;
  const payment = typeof payment_intent === "string" ? payment_intent : (payment_intent?.id ?? "");
  return {
    kind: "paid",
    ...namedIn(session),
    account,
    session: id,
    payment,
    amount: amount_total ?? 0,
  };
}

const endedOf = (
  session: Session,
  { account, kind }: { account: string; kind: "failed" | "expired" },
): CardEvent => ({ kind, ...namedIn(session), account, session: session.id });

function refundOf(refund: Stripe.Refund, account: string): CardEvent | undefined {
  const { metadata, status, failure_reason } = refund;
  const of = metadata?.["card_refund_id"];
  if (!of) return undefined;
  const shop_id = metadata?.["shop_id"] ?? "";
  return {
    kind: "refund",
    of,
    shop_id,
    account,
    state: stateOf(status),
    error: failure_reason ?? "",
  };
}
