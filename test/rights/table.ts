/** Who may use which door: the expected cell of each, in one table. A door without a line makes the test red. */
import type { Action } from "../../src/domain/account/permissions.ts";

/** An action of the table of permissions, or every person who is signed in. */
export type Need = Action | "signed-in";

const lines = (need: Need, names: string): [string, Need][] =>
  names.split(/\s+/).flatMap((name) => (name ? [[name, need] as [string, Need]] : []));

export const MUTATIONS: ReadonlyMap<string, Need> = new Map([
  ...lines("erase-client", "eraseClient"),
  ...lines(
    "manage-keys",
    "connectPlatform disconnectPlatform mailPlatformCopies makeApiKey revokeApiKey",
  ),
  ...lines(
    "manage-keys",
    "changeWebhook makeWebhook pauseWebhook removeWebhook replayDelivery resumeWebhook rotateWebhookSecret testWebhook",
  ),
  ...lines(
    "edit-agenda",
    `arriveAtVisit cancelBookings keepBookings leaveForVisit planUrgentVisit reassignVisits removeEvent removeVisitor removeWaiting reorderRound rescheduleDay setEventStatus upsertEvent`,
  ),
  ...lines(
    "edit-client",
    `confirmProposal dismissProposal insertClientAddress removeClientAddress setMessageChoice updateClientAddress upsertClient`,
  ),
  ...lines("edit-prices", `removePackage removePrice savePackage savePrice undoPriceImport`),
  ...lines("merge-client", `mergeClients takeBackClientsApart tellClientsApart undoMerge`),
  ...lines("import-client", `undoImport`),
  ...lines(
    "edit-repair",
    `askShot attachCall deleteRecording endCall noteCall openCall sendCallLink tellCallDelay`,
  ),
  ...lines(
    "edit-repair",
    `addRepairNote assignNotification assignRepairs cancelSparePart certifyIrreparable changeRepairAppliance changeRepairNote changeRepairProblem changeWork finishNotification giveBackDevice handOverDevice lendDevice linkReturn moveRepairs readDevicePassword receiveDevice receiveSpareParts renameLoanDevice resendMessage resumeRepair retireLoanDevice saveSparePart setRepairPlace setRepairStatus setRepairUrgency settleReply startWork stopWork withdrawCertificate writeToClient`,
  ),
  ...lines("upload-file", `classifyPhoto openCamera sharePhoto`),
  ...lines(
    "edit-quote",
    `amendQuote duplicateQuote readyQuote recordAgreement refuseQuote removeAttachment reviseQuote saveQuote`,
  ),
  ...lines("send-quote", `sendQuote`),
  ...lines(
    "issue-invoice",
    `issueDeposit issueDirectInvoice issueInvoice resendFlow sellAtCounter`,
  ),
  ...lines("issue-credit", `creditInvoice issueCorrectiveInvoice`),
  ...lines("close-books", `closeBooks makeArchive`),
  ...lines(
    "record-payment",
    `correctLateFee correctPayment decideSupplierInvoice disputeInvoice enterUnreadFile setUnreadFileAside liftDispute linkSupplierLine receiveLateFee recordPayment refundPayment remindInvoice remitCheques useClientAccount askClaimConsent noteClaimConsent noteClaimOutcome sendClaim`,
  ),
  ...lines(
    "edit-settings",
    `advanceOnboarding chooseRhythm removeTrial answerReview describeShopPicture publishShop removeResource removeShopClosure removeShopIdentity removeShopPicture reorderShopPictures reportReview saveAccounting saveMessageRules saveNumbering saveResource saveShopClosure saveShopIdentity saveShopOpening saveShopSettings saveStatusLetter saveTrades connectCard saveLegalRate saveUnpaidLetter sendReport`,
  ),
  ...lines(
    "manage-users",
    `deactivatePerson invitePerson reactivatePerson requireSecondFactor resendInvitation resetPersonFactors savePerson`,
  ),
  ...lines("read-agenda", `makeCalendar revokeCalendar`),
  ...lines("read-repair", `muteNotifications readNotifications`),
]);

/** What an account of the shop reads: of its own shop, everything but what these four keep. */
export const QUERIES: ReadonlyMap<string, Need> = new Map([
  ...lines("read-acts", "act_board"),
  ...lines("read-audit", "audit"),
  ...lines("read-outbox", "messages"),
  ...lines("read-agenda", "waiting_clients waiting_visitors"),
  ...lines("manage-users", "people"),
  ...lines("manage-keys", "api_keys webhook_deliveries webhook_delivery webhooks"),
  ...lines("edit-settings", "company_search"),
  ...lines("read-sales", "sales sales_documents"),
  ...lines(
    "export-accounts",
    "accounting archive_key archives attestation closings ledger_heads ledger_verdict next_closings",
  ),
  ...lines("signed-in", "travel_pace urgentChoices"),
  ...lines(
    "signed-in",
    `appliancesBySerial audience awaited_parts blocked_repairs booking_trial calendar call calls cheques_waiting client clientDistinctions collisions corrective_proposal credit_proposal delayProposal departure_facts direct_proposal duplicateClients e_reporting electronic_addresses event events failed_messages freeSlots gapFillings imports invoice_board invoices invoicesByReference issue_proposal letter_example loan_devices message_rules muted_notifications next_windows notifications numberings onboarding payment_board platform_connection quote quote_board quote_evidence quote_circumstances quotes quotes_count quotesByReference remittances repair repair_columns repair_list repair_places repair_shop repairPlaces repairs repairs_by_id replies_aside resources reviews roundProposal teamProposal served_places shop_identities shop_pictures shop_settings similarClients status_letters supplier_board supplier_invoice unclaimed_devices unpaid_total unusual_bookings visits_to_reassign waiting_calls week_figures card_standing legal_rates unpaid_example unpaid_letters claim_board packages price_counts price_imports prices quote_offers`,
  ),
]);

/** « METHOD path » of the private routes of HTTP. */
export const ROUTES: ReadonlyMap<string, Need> = new Map<string, Need>([
  ["GET /api/v1/audit/journal.csv", "read-audit"],
  ["GET /api/v1/admin/users", "read-admin"],
  ["GET /api/v1/admin/shops", "read-admin"],
  ["GET /api/v1/admin/failures", "read-admin"],
  ["GET /api/v1/admin/reviews", "read-admin"],
  ["POST /api/v1/admin/reviews/decide", "read-admin"],
  ["GET /api/v1/admin/health", "read-admin"],
  ["GET /api/v1/admin/repairshop", "read-admin"],
  ["POST /api/v1/admin/acting", "read-admin"],
  ["POST /api/v1/admin/users/disabled", "read-admin"],
  ["POST /api/v1/admin/users/password-link", "read-admin"],
  ["POST /api/v1/admin/shops/standing", "read-admin"],
  ["POST /api/v1/admin/failures/settle", "read-admin"],
  ["POST /api/v1/shops/:shopId/imports", "import-client"],
  ["POST /api/v1/shops/:shopId/price-imports", "edit-prices"],
  ["GET /api/v1/shops/:shopId/price-imports/:id/faults.csv", "edit-prices"],
  ["GET /api/v1/shops/:shopId/export/clients.csv", "export-client"],
  ["GET /api/v1/shops/:shopId/export/appliances.csv", "export-client"],
  ["GET /api/v1/shops/:shopId/export/journals/:file", "export-accounts"],
  ["GET /api/v1/shops/:shopId/export/archives/:id.zip", "export-accounts"],
  ["GET /api/v1/shops/:shopId/export/heads/:id.tst", "export-accounts"],
  ["GET /api/v1/shops/:shopId/export/invoices.csv", "export-accounts"],
  ["GET /api/v1/shops/:shopId/export/invoices.zip", "export-accounts"],
  ["GET /api/v1/shops/:shopId/export/claims.csv", "export-accounts"],
  ["GET /api/v1/shops/:shopId/export/client/:id(^[0-9a-f-]{36}).zip", "copy-client"],
  ["GET /api/v1/shops/:shopId/retention", "erase-client"],
  ["POST /api/v1/shops/:shopId/retention/kept", "erase-client"],
  ["GET /api/v1/shops/:shopId/export/copies", "copy-shop"],
  ["POST /api/v1/shops/:shopId/export/copies", "copy-shop"],
  ["GET /api/v1/shops/:shopId/export/copies/:id.zip", "copy-shop"],
  ["POST /api/v1/shops/:shopId/supplier-invoices", "record-payment"],
  ["GET /app/document/supplier-invoice/:id", "signed-in"],
  ["GET /app/document/unread-file/:id", "signed-in"],
  ["POST /api/v1/shops/:shopId/repairs", "edit-repair"],
  ["POST /api/v1/shops/:shopId/trial-bookings", "edit-settings"],
  ["POST /api/v1/calls/:id/join", "edit-repair"],
  ["POST /api/v1/calls/:id/signals", "edit-repair"],
  ["POST /api/v1/calls/:id/chat", "edit-repair"],
  ["POST /api/v1/calls/:id/here", "edit-repair"],
  ["POST /api/v1/calls/:id/leave", "edit-repair"],
  ["GET /api/v1/calls/:id/state", "edit-repair"],
  ["GET /api/v1/calls/:id/ice", "edit-repair"],
  ["GET /api/v1/calls/:id/live", "edit-repair"],
  ["POST /api/v1/calls/:id/stills", "edit-repair"],
  ["POST /api/v1/calls/:id/recording", "edit-repair"],
  ["POST /api/v1/calls/:id/recording/stop", "edit-repair"],
  ["PUT /api/v1/upload/:recipientType/:recipientID", "upload-file"],
  ["GET /api/v1/upload/:recipientType/:recipientID/:id", "upload-file"],
  ["PUT /api/v1/upload/:recipientType/:recipientID/:id", "upload-file"],
  ["PUT /api/v1/upload/quote", "upload-file"],
  ["PUT /api/v1/shop-pictures/:kind", "edit-settings"],
  ["GET /api/v1/auth/check", "signed-in"],
  ["GET /api/v1/auth/sessions", "signed-in"],
  ["GET /api/v1/auth/factor", "signed-in"],
  ["GET /api/v1/auth/trusted-devices", "signed-in"],
  ["GET /api/v1/auth/passkeys", "signed-in"],
  ["GET /app/file/:id", "signed-in"],
  ["GET /app/file/:id/thumbnail", "signed-in"],
  ["GET /app/document/quote/:id(^[0-9a-f-]{36}).pdf", "signed-in"],
  ["GET /app/document/invoice/:id(^[0-9a-f-]{36}).pdf", "signed-in"],
  ["GET /app/document/invoice/:id(^[0-9a-f-]{36}).xml", "signed-in"],
  ["GET /app/document/receipt/:id(^[0-9a-f-]{36}).pdf", "signed-in"],
  ["GET /app/document/label/:size/:id(^[0-9a-f-]{36}).pdf", "signed-in"],
  ["GET /app/document/court-file/:id(^[0-9a-f-]{36}).pdf", "signed-in"],
  ["GET /app/document/certificate/:id(^[0-9a-f-]{36}).pdf", "signed-in"],
  ["GET /app/document/remittance/:id(^[0-9a-f-]{36}).pdf", "signed-in"],
  ["GET /app/document/settled/:id(^[0-9a-f-]{36}).pdf", "signed-in"],
]);

/** Routes whose answer does not depend on who is signed in, or that end what the cell needs; each has tests of its own. */
export const OPEN_ROUTES: readonly RegExp[] = [
  // Pages of the site, the shells, the files of the build and what watches the process.
  /^GET \/(favicon\.(ico|svg)|locate\.js|manifest\.webmanifest|(pages-)?sw\.js|assets\/:file|healthz|readyz|metrics|login|admin|app|api)?$/,
  /^GET \/(tarifs|about|pro|partnership|avis|legal|rgpd|annuaire|aide|robots|sitemap)([/.-]|$)/,
  /^(GET|POST) \/(:zipcode|verifier$)/,
  // Behind unguessable links.
  /^(GET|POST|PUT) \/(suivi|quote|s|photo|appel|vitrine|calendrier)(\/|$)/,
  /^POST \/api\/v1\/(errors|inbound\/.*|stripe\/webhook|shops\/:shopId\/(bookings|client-codes|client-codes\/confirm)|email-check)$/,
  /^GET \/api\/v1\/(brands|help|geocode|geocode\/reverse|shops\/:shopId\/slots)$/,
  // The door itself; the stream, which has no end; GraphQL, whose fields are in the two tables above.
  /^(POST|GET|DELETE) \/api\/v1\/(auth\/(login|logout|code|factor\/?.*|pass(key|word).*|sessions.*|trusted-devices.*|sign-up.*)|live)$/,
  /^POST \/api\/graphql$/,
  // Opened by a key, not by a session.
  /^(GET|POST) \/api\/v1\/(key|openapi\.json|schema\.graphql|clients|bookings|repairs|quotes|invoices)/,
];
