/** Which addresses open without network. */

/** Every screen of the office is this one page. */
export const SHELL = "/app";

/** « /appel/… » is a call, and no screen of the office. */
export const OFFICE_PAGES = /^\/(app(\/|\?|$)|login(\?|$))/;
