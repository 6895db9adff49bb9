/**
 * The addresses of the office and of the administration that have a screen today (specification §2). A part that
 * begins with a colon is an id.
 */
export const OFFICE_PATHS = [
  "/admin",
  "/admin/outbox/:shop_id",
  "/app",
  "/app/agenda",
  "/app/client",
  "/app/client/:clientid",
  "/app/connexion",
  "/app/logout",
  "/app/onboarding",
  "/app/quote",
  "/app/repair",
  "/app/repair/quote",
  "/app/repair/quote/:quoteid",
  "/app/parts",
  "/app/prices",
  "/app/loans",
  "/app/sales",
  "/app/sales/attestation",
  "/app/sales/books",
  "/app/settings",
  "/app/settings/company",
  "/app/settings/newUser",
  "/app/settings/users",
  "/app/sheet",
  "/app/sheet/:repairid",
  "/app/teleassistance",
  "/login",
] as const;

const patterns = OFFICE_PATHS.map((path) => new RegExp(`^${path.replace(/:\w+/g, "[^/]+")}/?$`));

/** True for the address of a screen; any other under /app and /admin is a page that could not be found. */
export const isOfficePath = (pathname: string): boolean =>
  patterns.some((pattern) => pattern.test(pathname));
