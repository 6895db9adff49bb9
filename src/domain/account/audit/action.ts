/** What the shop's audit keeps: a closed list, to which a noun adds what its verbs record. */
export const AUDIT_ACTIONS = [
  "sign-in.succeeded",
  "sign-in.refused",
  "sign-out",
  "session.ended",
  "password.changed",
  "password-link.sent",
  "user.created",
  "user.invited",
  "user.changed",
  "user.disabled",
  "user.enabled",
  "settings.changed",
  "company.changed",
  "clients.exported",
  "appliances.exported",
  "audit.exported",
  "file.imported",
  "quote.sent",
  "invoice.issued",
  "credit.issued",
  "client.exported",
  "client.erased",
  "retention.applied",
  "acting.started",
  "acting.renewed",
  "acting.stopped",
  "screen.read",
  "shop.suspended",
  "shop.reactivated",
  "task.retried",
  "task.archived",
] as const;
export type AuditAction = (typeof AUDIT_ACTIONS)[number];

const known: readonly string[] = AUDIT_ACTIONS;
export const isAuditAction = (text: string): text is AuditAction => known.includes(text);
