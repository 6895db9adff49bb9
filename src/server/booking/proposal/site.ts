/** The page where a client decides on contact details typed with a booking: behind the link sent to the e-mail on file. */
import type { FastifyInstance, FastifyRequest } from "fastify";
import { formatAddress } from "../../../domain/client/address.ts";
import type { Gain } from "../../../domain/client/gain.ts";
import { formatPhone } from "../../../domain/client/phone/phone.ts";
import { decidableUntil, pendingOf } from "../../../domain/client/proposal.ts";
import type { Instant } from "../../../domain/time.ts";
import type { ContactDetailsProps } from "../../../web/site/props.ts";
import { loadClients } from "../../client/store.ts";
import { changeContext } from "../../platform/change.ts";
import type { ShopDb } from "../../platform/database/scope.ts";
import { asSecretPage } from "../../platform/http/secret-page.ts";
import { notFound } from "../../platform/not-found.ts";
import { hashOf } from "../../platform/security/link-secret.ts";
import { loadRepairs } from "../../repair/store.ts";
import { findSheet, type Sheet } from "../../repair/track.ts";
import type { Services } from "../../services.ts";
import { cardOf } from "../../shop/present.ts";
import { loadShop } from "../../shop/store.ts";
import { decideProposal } from "./decide.ts";
import { loadProposal } from "./store.ts";

type Params = { sheetid: string; token: string };
type Request = FastifyRequest<{ Params: Params }>;

const PATH = "/suivi/:sheetid/coordonnees/:token";
const LIMIT = { config: { rateLimit: { max: 20, timeWindow: 60_000 } } };
const DECISIONS = ["confirmed", "dismissed"] as const;
type ProposalDecision = (typeof DECISIONS)[number];

export async function proposalSite(app: FastifyInstance, services: Services): Promise<void> {
  const { web, database, clock } = services;

  app.get(PATH, LIMIT, async (request: Request, reply) => {
    const sheet = await findSheet(database, request.params.sheetid);
    const read = (db: ShopDb, found: Sheet) =>
      present(db, found, { ...request.params, now: clock() });
    const props = sheet && (await database.withShop(sheet.scope, (db) => read(db, sheet), "read"));
    if (!props) return notFound(reply);
    return web.page(asSecretPage(reply, "same-origin"), "contact-details", props);
  });

  app.post(PATH, LIMIT, async (request: Request, reply) => {
    const sheet = await findSheet(database, request.params.sheetid);
    const decision = decisionIn(request.body);
    const props =
      sheet && decision && (await decide(services, sheet, { ...request.params, decision }));
    if (!props) return notFound(reply);
    return web.page(asSecretPage(reply, "same-origin"), "contact-details", props);
  });
}

function decisionIn(body: unknown): ProposalDecision | undefined {
  const value: unknown =
    typeof body === "object" && body !== null ? Reflect.get(body, "decision") : undefined;
  return DECISIONS.find((known) => known === value);
}

/** Decided once: a second press reads what the first one did. */
const decide = (
  services: Services,
  sheet: Sheet,
  { decision, ...params }: Params & { decision: ProposalDecision },
): Promise<ContactDetailsProps | undefined> =>
  services.database.withShop(sheet.scope, async (db) => {
    const { at, author } = changeContext(services, sheet.scope);
    const before = await present(db, sheet, { ...params, now: at });
    if (before?.state !== "open") return before;
    await decideProposal(db, { repair_id: sheet.repair_id, decision }, { at, author });
    return present(db, sheet, { ...params, now: at });
  });

/** Undefined when the token is not the one of the letter. */
async function present(
  db: ShopDb,
  { scope, repair_id }: Sheet,
  { sheetid, token, now }: Params & { now: Instant },
): Promise<ContactDetailsProps | undefined> {
  const proposal = await loadProposal(db, repair_id);
  if (!proposal || proposal.token_hash !== hashOf(token)) return undefined;
  const [shop, [repair]] = await Promise.all([
    loadShop(db, scope.shop_id),
    loadRepairs(db, [repair_id]),
  ]);
  const [client] = repair ? await loadClients(db, [repair.client_id]) : [];
  if (!shop || !repair || !client) return undefined;
  const state = stateOf(proposal, now);
  return {
    state,
    sheetid,
    token,
    reference: repair.reference,
    shop: cardOf(shop),
    changes: state === "open" ? changesOf(pendingOf(client, proposal.gain)) : [],
  };
}

function stateOf(
  { confirmed, created_at }: { confirmed: boolean | null; created_at: Instant },
  now: Instant,
): ContactDetailsProps["state"] {
  if (confirmed !== null) return confirmed ? "confirmed" : "dismissed";
  return now > decidableUntil(created_at) ? "expired" : "open";
}

const changesOf = ({ fields, phones, addresses }: Gain): ContactDetailsProps["changes"] => [
  ...(fields.firstname ? [{ label: "Prénom", ...fields.firstname }] : []),
  ...(fields.email ? [{ label: "E-mail", ...fields.email }] : []),
  ...phones.map(({ number }) => ({ label: "Téléphone", from: "", to: formatPhone(number) })),
  ...addresses.map((address) => ({ label: "Adresse", from: "", to: formatAddress(address) })),
];
