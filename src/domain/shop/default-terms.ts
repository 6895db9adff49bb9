/**
 * Terms of sale of a shop that wrote none: what the law says of a repair at the client's or booked at a distance, and
 * what the shop's own settings say of its prices. Sources: code de la consommation, articles L111-1, L217-3, L221-5,
 * L221-18, L221-25, L224-67, L612-1; law of 31 December 1903; order of 24 January 2017.
 */
import type { Shop } from "./shop.ts";
import { tariffLines } from "./tariffs.ts";

type Facts = Pick<Shop, "name" | "tariffs" | "mediator"> & {
  booking_rules: Pick<Shop["booking_rules"], "cancel_limit_minutes">;
};

/** The shop's own text when it wrote one; else articles that follow from its settings. */
const termsOf = (shop: Facts & Pick<Shop, "cgv">): string =>
  shop.cgv.trim() === "" ? defaultTerms(shop) : shop.cgv;

/** What a visitor reads and accepts: the terms, with the mediator that the law has a trader name (L616-1). */
export const publishedTerms = (shop: Facts & Pick<Shop, "cgv">): string =>
  shop.mediator === ""
    ? termsOf(shop)
    : `${termsOf(shop)}\n\n# Médiation\n\nEn cas de litige, vous pouvez saisir gratuitement le médiateur de la consommation\u00a0: ${shop.mediator}.`;

const defaultTerms = (shop: Facts): string =>
  [
    `# Objet\n\nCes conditions s’appliquent aux rendez-vous et aux réparations confiés à ${shop.name} par un particulier.`,
    `# Rendez-vous\n\nUn rendez-vous pris en ligne est confirmé à l’écran, et par e-mail ou SMS quand un contact est donné. Le technicien arrive entre les deux heures annoncées. Le rendez-vous se déplace ou s’annule sans frais${limitText(shop)}.`,
    `# Prix\n\n${priceText(shop)} Tous les prix sont toutes taxes comprises.`,
    "# Devis\n\nAucune réparation ne commence sans un devis détaillé que vous avez accepté. Un devis refusé ne vous engage qu’aux frais annoncés avant le rendez-vous.",
    "# Rétractation\n\nPour un contrat conclu à distance ou à votre domicile, vous disposez de quatorze jours pour vous rétracter. Si vous demandez que la réparation commence avant la fin de ce délai, vous payez la part déjà faite ; une fois la réparation achevée avec votre accord, ce droit prend fin. Il ne s’applique pas aux dépannages urgents que vous demandez chez vous, dans la limite des pièces et travaux strictement nécessaires.",
    "# Pièces\n\nLes pièces remplacées vous sont remises si vous le souhaitez. Une pièce d’occasion vous est proposée quand elle existe.",
    "# Garanties\n\nLes pièces vendues bénéficient de la garantie légale de conformité et de la garantie des vices cachés. L’atelier répond de la bonne exécution de son travail.",
    "# Paiement\n\nLe prix est dû à la fin de la visite ou à la remise de l’appareil, sur facture.",
    "# Appareils non repris\n\nUn appareil confié à l’atelier et non repris dans l’année peut être vendu dans les conditions de la loi du 31 décembre 1903.",
    "# Données personnelles\n\nVos données servent au rendez-vous, à la réparation et à leur facturation. La page de protection des données dit lesquelles, combien de temps et vos droits.",
  ].join("\n\n");

function limitText({ booking_rules: { cancel_limit_minutes } }: Facts): string {
  const hours = Math.round(cancel_limit_minutes / 60);
  if (hours === 0) return " jusqu’à l’heure annoncée";
  return hours === 1 ? " jusqu’à une heure avant" : ` jusqu’à ${hours} heures avant`;
}

function priceText({ tariffs }: Facts): string {
  const lines = tariffLines(tariffs).map(({ label, value }) => `${label} : ${value}`);
  return lines.length === 0
    ? "L’atelier annonce le prix de la visite avant de se déplacer."
    : `Prix de l’atelier. ${lines.join(" ; ")}.`;
}
