/**
 * The text of a search field that is also in the address. What is typed goes there after a pause; what the
 * address says otherwise (back, a link) comes to the field. Leading and trailing spaces stay in the field only.
 */
export type AddressText = {
  /** What the field shows. */
  text: string;
  /** What the address said when it was last looked at. */
  known: string;
  /** What was last written there: when it comes back it says nothing new. */
  sent: string;
};

export const openedOn = (inAddress: string): AddressText => ({
  text: inAddress,
  known: inAddress,
  sent: inAddress,
});

export const typedIn = (state: AddressText, text: string): AddressText => ({ ...state, text });

/** What is about to be written in the address. */
export const sending = (state: AddressText, text: string): AddressText => ({
  ...state,
  sent: text.trim(),
});

/** Returns the same state when the address holds what the state already knows. */
export function lookedAt(state: AddressText, inAddress: string): AddressText {
  if (state.known === inAddress) return state;
  // Our own change coming back: the field may hold newer text.
  if (inAddress === state.sent) return { ...state, known: inAddress };
  return openedOn(inAddress);
}
