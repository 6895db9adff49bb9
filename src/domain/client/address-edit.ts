/** The fields of an address that two people may change at once; street, town and position are one place. */
import { isRefusal } from "../decision.ts";
import { isSame, type Edit } from "../record.ts";
import { parseAddressInput, type AddressInput } from "./address-input.ts";
import { isLocated, type Address } from "./address.ts";

type Values = Omit<Address, "address_id">;

const editedFields = ({ tags, complement, street, zip, city, country, lat, lon }: Values) => ({
  tags,
  complement,
  place: { street, zip, city, country, lat, lon },
});

export type AddressEditFields = ReturnType<typeof editedFields>;

/** What a form sends, against what it was opened with and what is stored; without a base all of it overwrites. */
export function addressEdit(
  sent: Values,
  base: Values | null,
  stored: Values,
): Edit<AddressEditFields> {
  const { place, ...others } = editedFields(sent);
  const edit = { base: base ? editedFields(base) : {}, stored: editedFields(stored) };
  const isForeign = base !== null && isOnlyLocated(sent, base) && !isSamePlace(stored, base);
  return { sent: isForeign ? others : { ...others, place }, ...edit };
}

/** The form looks for the position of an address that has none: its place is not one that a person changed. */
const isOnlyLocated = (sent: Values, base: Values): boolean =>
  !isLocated(base) && isSamePlace(sent, base);

const isSamePlace = (one: Values, other: Values): boolean => isSame(textsOf(one), textsOf(other));

const textsOf = ({ street, zip, city, country }: Values) => ({ street, zip, city, country });

/** The stored address with the changes of the edit. */
export function mergedAddress(
  stored: Address,
  changes: Partial<AddressEditFields>,
): AddressInput & Pick<Address, "address_id"> {
  const { place, ...others } = { ...editedFields(stored), ...changes };
  return { ...others, ...place, address_id: stored.address_id };
}

/** The address with the value that a conflict found stored; as it was when the value is unreadable. */
export function withStoredField(address: Address, field: string, theirs: unknown): Address {
  const change = field === "place" ? theirs : { [field]: theirs };
  if (typeof change !== "object") return address;
  const input = parseAddressInput({ ...address, ...change });
  return isRefusal(input) ? address : { ...input, address_id: address.address_id };
}
