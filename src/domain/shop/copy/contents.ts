/** What the whole copy of a shop leaves out, and why: all else of the catalogue is in it. */

/** Tables with a shop_id. */
export const TABLES_LEFT_OUT: Record<string, string> = {
  "app.api_key": "keys of programs: new ones are made where the shop is restored",
  "app.webhook":
    "addresses of programs and the secrets that sign for them: given again where the shop is restored",
  "app.webhook_delivery": "what those programs were told",
  "app.api_key_link": "directory of those keys",
  "app.platform_connection":
    "the key of the shop's platform: given again where the shop is restored",
  "app.platform_link": "directory of the addresses that platforms call",
  "app.calendar": "secret addresses of personal calendars: made again",
  "app.calendar_link": "directory of those addresses",
  "auth.acting": "administrators who act for the shop at this moment, by their session",
  "app.quote_code": "codes of ten minutes; what they proved is in quote_answer",
  "app.shop_copy": "the list of the copies themselves",
};

export const COLUMNS_LEFT_OUT: Record<string, string> = {
  "auth.account.password_hash": "passwords are chosen again by the link of a letter",
  "app.intake.password": "of an appliance, sealed by a key that stays in the first installation",
};
