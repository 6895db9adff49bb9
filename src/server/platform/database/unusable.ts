/** A database that this version cannot work with; the message is in French, for the person who starts it. */
export class UnusableDatabase extends Error {}
