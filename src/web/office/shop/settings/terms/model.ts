/** A first text of the terms of sale, from what the shop has already said of itself: to be read again by the shop. */
import type { ShopSettings } from "../../../../../domain/shop/settings/fields.ts";
import { tariffLines } from "../../../../../domain/shop/tariffs.ts";
import { lengthText } from "../booking/choices.ts";

type Known = Pick<ShopSettings, "name" | "legal_name" | "tariffs" | "booking_rules">;

/** The sources of each article are the French codes that it names. */
export const modelTerms = (shop: Known): string =>
  [
    `Ces conditions s’appliquent à toute réparation confiée à ${shop.legal_name || shop.name}.`,
    `1. Devis et prix\n${priceText(shop)}`,
    `2. Rendez-vous\n${cancelText(shop)}`,
    "3. Droit de rétractation\nPour un contrat conclu à distance ou à domicile, le client dispose de quatorze jours pour se rétracter (article L221-18 du code de la consommation). Ce droit ne s’applique pas aux travaux d’entretien ou de réparation à réaliser en urgence au domicile du client et expressément demandés par lui, dans la limite des pièces et travaux strictement nécessaires (article L221-28).",
    "4. Pièces\nLe client peut demander que les pièces remplacées lui soient rendues, et que la réparation soit faite avec des pièces d’occasion quand elles existent.",
    "5. Garanties\nLes pièces vendues bénéficient de la garantie légale de conformité pendant deux ans (articles L217-3 et suivants du code de la consommation) et de la garantie contre les vices cachés (articles 1641 et suivants du code civil).",
    "6. Appareils non repris\nUn appareil réparé et non repris dans l’année peut être vendu dans les conditions de la loi du 31 décembre 1903.",
    "7. Paiement\nLa facture est payable à la restitution de l’appareil ou à la fin de l’intervention, sauf accord écrit.",
  ].join("\n\n");

function priceText({ tariffs }: Known): string {
  const lines = tariffLines(tariffs).map(({ label, value }) => `${label} : ${value}`);
  const prices = lines.length === 0 ? "" : ` Prix annoncés : ${lines.join("\u202f; ")}.`;
  return `Un devis détaillé est remis avant toute réparation. Rien ne commence sans l’accord du client.${prices}`;
}

const cancelText = ({ booking_rules: { cancel_limit_minutes } }: Known): string =>
  cancel_limit_minutes === 0
    ? "Le client peut déplacer ou annuler son rendez-vous jusqu’à son début, sans frais."
    : `Le client peut déplacer ou annuler son rendez-vous jusqu’à ${lengthText(cancel_limit_minutes)} avant, sans frais.`;
