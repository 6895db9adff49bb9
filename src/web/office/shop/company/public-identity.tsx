import { shopPath } from "../../../../domain/shop/address.ts";
import { formatSiret } from "../../../../domain/shop/legal-ids.ts";
import { shopAddress } from "../../../../domain/shop/shop.ts";
import type { ShopSettings } from "../../../../domain/shop/settings/fields.ts";
import { showPhone } from "../../../site/phone.ts";
import { ClientView } from "../settings/client-view/client-view.tsx";
import styles from "../settings/client-view/client-view.module.css";

/** The head of the public page, with what is typed. */
export const PublicIdentity = ({
  name,
  slug,
  presentation,
  phone,
  email,
  address,
}: ShopSettings) => (
  <ClientView>
    <p className={styles.shopName}>{name}</p>
    <p>{shopAddress(address)}</p>
    {presentation && <p className={styles.text}>{presentation}</p>}
    {phone && <p>{showPhone(phone)}</p>}
    {email && <p>{email}</p>}
    <p className={styles.day}>{shopPath({ zipcode: address.zipcode, slug })}</p>
  </ClientView>
);

/** The foot of the public page. */
export const PublicMentions = ({
  legal_name,
  legal_form,
  capital,
  siret,
  mediator,
}: ShopSettings) => {
  const form = [legal_form, capital && `au capital de ${capital}`].filter(Boolean).join(" ");
  const who = [legal_name, form, siret && `SIRET ${formatSiret(siret)}`].filter(Boolean);
  return (
    <ClientView name="mentions">
      <p>{who.join(", ")}</p>
      {mediator && <p className={styles.text}>Médiateur de la consommation : {mediator}</p>}
    </ClientView>
  );
};
