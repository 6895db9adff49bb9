/** How much one record of a client holds: more is two clients, or a file that was misread. */
export const MOST_PHONES = 20;
export const MOST_ADDRESSES = 50;
