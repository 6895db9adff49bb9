import { formatPhone } from "../client/phone/phone.ts";
import { shopAddress, type Shop } from "../shop/shop.ts";
import type { Sender } from "./message.ts";

type SenderFields = "name" | "phone" | "email" | "street" | "complement" | "zipcode" | "city";

/** The shop as its e-mails sign: its phone as it is dialled, its address on one line. */
export const senderOf = (shop: Pick<Shop, SenderFields>): Sender => ({
  name: shop.name,
  phone: shop.phone && formatPhone(shop.phone),
  email: shop.email,
  address: shopAddress(shop),
});
