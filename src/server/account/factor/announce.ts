/** What changed in the ways to enter an account: told to the log, to the audit of the shop, and to the person by a letter. */
import type { FastifyRequest } from "fastify";
import type { AuditAction } from "../../../domain/account/audit/action.ts";
import type { AuditValues } from "../../../domain/account/audit/changes.ts";
import type { FactorLetter } from "../../../domain/message/account.ts";
import { logSecurity, type SecurityEvent } from "../../platform/http/security-log.ts";
import type { Services } from "../../services.ts";
import { announceToAccount } from "../announce.ts";
import { recordAccountEvent } from "../audit/record.ts";
import { findPassword } from "../store.ts";

export type Owner = { id: string; shop_id: string | null; token: string };
type Change = {
  owner: Owner;
  action: AuditAction & SecurityEvent;
  /** None for what weakens and opens nothing: a name. */
  letter?: FactorLetter;
  after?: AuditValues;
};

export async function announceChange(
  services: Pick<Services, "config" | "database" | "clock">,
  { ip, log, headers }: Pick<FastifyRequest, "ip" | "log" | "headers">,
  { owner, action, letter, after }: Change,
): Promise<void> {
  const { database, clock } = services;
  const { id: account_id, shop_id } = owner;
  logSecurity(log, action, { account_id, shop_id, ip });
  const event = { action, account: owner, at: clock(), ip };
  await recordAccountEvent(database, after ? { ...event, after } : event);
  if (!letter) return;
  const known = await findPassword(database, owner.token);
  const account = { shop_id, email: known?.email ?? "" };
  const userAgent = headers["user-agent"] ?? "";
  await announceToAccount(services, { letter, account, userAgent });
}
