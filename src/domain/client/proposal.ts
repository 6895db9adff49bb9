/** Contact details that a visitor typed while booking as a known client: they wait until the shop accepts or rejects them. */
import { isSameAddress } from "./address.ts";
import { addMinutes, type Instant } from "../time.ts";
import { GAINED_FIELDS, gainOf, type Gain, type GainedFields, type Offer } from "./gain.ts";

type Known = Offer & { former_emails?: readonly string[] };

export function proposalOf(known: Known, offer: Offer, newId: () => string): Gain {
  const gain = gainOf(known, offer, newId);
  const emails = [known.email, ...(known.former_emails ?? [])].map((one) => one.toLowerCase());
  if (offer.email === "" || emails.includes(offer.email.toLowerCase())) return gain;
  return { ...gain, fields: { ...gain.fields, email: { from: known.email, to: offer.email } } };
}

/** What is still new for the record as it is today: the shop may have typed some of it since. */
export const pendingOf = (today: Offer, { fields, phones, addresses }: Gain): Gain => ({
  fields: pendingFields(today, fields),
  phones: phones.filter(({ number }) => today.phones.every((known) => known.number !== number)),
  addresses: addresses.filter(
    (address) => !today.addresses.some((known) => isSameAddress(known, address)),
  ),
});

const pendingFields = (today: Offer, fields: GainedFields): GainedFields =>
  Object.fromEntries(
    GAINED_FIELDS.flatMap((name) => {
      const change = fields[name];
      return change && change.to !== today[name]
        ? [[name, { from: today[name], to: change.to }]]
        : [];
    }),
  );

const WEEK = 7 * 24 * 60;

/** Until when the link sent to the e-mail on file decides; the shop may at any time. */
export const decidableUntil = (created_at: Instant): Instant => addMinutes(created_at, WEEK);
