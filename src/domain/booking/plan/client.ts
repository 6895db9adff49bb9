/** Whose booking it is: the client found again, or a new one. */
import { DEFAULT_COUNTRY, type Address } from "../../client/address.ts";
import type { Client } from "../../client/client.ts";
import { BLANK_TEXTS } from "../../client/fields.ts";
import type { Gain } from "../../client/gain.ts";
import { newClient } from "../../client/new.ts";
import { phoneNameOf } from "../../client/phone/phone.ts";
import { proposalOf } from "../../client/proposal.ts";
import { recognise } from "../../client/same-client.ts";
import type { BookingRequest } from "../request.ts";
import type { PlanContext } from "./context.ts";

export type PlannedClient = {
  /** The client as the shop will know them. */
  client: Client;
  /** What was typed about a known client and is not on file; undefined for a new one. */
  proposal: Gain | undefined;
};

/** The client found again, whose record stays as it is, or a new one: doubts between several make a new one. */
export function clientOf(request: BookingRequest, context: PlanContext): PlannedClient {
  const { shop_id, candidates, now, newId } = context;
  const contact = contactOf(request);
  const address = addressOf(request, context);
  const known = context.returning?.client ?? knownClient(request, candidates);
  const content = { type: request.client.type, ...contact, addresses: address ? [address] : [] };
  if (known) {
    const proposal = proposalOf(known, { ...BLANK_TEXTS, ...content }, newId);
    return { proposal, client: known };
  }
  return {
    proposal: undefined,
    client: newClient({ ...content, id: newId(), shop_id, created_at: now }),
  };
}

/** The client on file that this request matches; undefined for none, or for several. */
export function knownClient(
  request: BookingRequest,
  candidates: PlanContext["candidates"],
): PlanContext["candidates"][number] | undefined {
  const recognition = recognise(contactOf(request), candidates);
  return recognition.found === "same"
    ? candidates.find(({ id }) => id === recognition.client_id)
    : undefined;
}

const contactOf = ({ client }: BookingRequest) => ({
  lastname: client.lastname,
  firstname: client.firstname,
  email: client.email,
  phones: phonesOf(client).map((number) => ({ name: phoneNameOf(number), number })),
});

/** The first one is the one that is called. */
export const phonesOf = ({
  phone,
  other_phones,
}: Pick<BookingRequest["client"], "phone" | "other_phones">): string[] => [
  ...new Set([phone, ...other_phones]),
];

function addressOf({ address }: BookingRequest, { place, newId }: PlanContext): Address | null {
  if (!address) return null;
  const { street, complement, zip, city } = address;
  return {
    address_id: newId(),
    tags: ["intervention"],
    street,
    complement,
    zip,
    city,
    country: DEFAULT_COUNTRY,
    lat: place?.lat ?? null,
    lon: place?.lon ?? null,
  };
}
