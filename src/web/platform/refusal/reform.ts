/** Refusals around the approved platform: its connection, suppliers’ invoices, reports to the State. */
import type { ConnectionRefusal } from "../../../domain/invoice/platform/connection.ts";
import type { DecideRefusal } from "../../../domain/invoice/received/decide.ts";
import type { SetAsideRefusal } from "../../../domain/invoice/received/unread.ts";
import {
  RECEIVED_REFUSAL_FR,
  type ReceivedRefusal,
} from "../../../domain/invoice/received/refusals.ts";

export type ReformRefusal =
  | ConnectionRefusal
  | DecideRefusal
  | ReceivedRefusal
  | SetAsideRefusal
  | "unread-settled"
  | "platform-private-address"
  | "platform-timeout"
  | "platform-unreachable"
  | "platform-certificate"
  | "platform-refused"
  | "platform-unreadable"
  | "platform-none"
  | "report-not-over"
  | "report-empty"
  | "report-unchanged"
  | "supplier-line-unknown"
  | "part-billed";

export const REFORM_REFUSAL_FR: Record<ReformRefusal, string> = {
  "platform-address":
    "L’adresse de la plateforme doit commencer par https:// et ne contenir ni mot de passe ni « ? ».",
  "platform-number":
    "Le numéro de la plateforme est celui de sa fiche : lettres, chiffres et tirets.",
  "platform-key": "Saisissez l’identifiant et la clé donnés par la plateforme.",
  "platform-private-address": "Cette adresse n’est pas celle d’une plateforme ouverte à tous.",
  "platform-timeout": "La plateforme ne répond pas. Rien n’a été changé ; réessayez plus tard.",
  "platform-unreachable": "La plateforme est introuvable à cette adresse. Vérifiez-la.",
  "platform-certificate": "La liaison avec cette adresse n’est pas sûre. Vérifiez l’adresse.",
  "platform-refused": "La plateforme refuse cet identifiant ou cette clé. Vérifiez-les.",
  "platform-unreadable": "La réponse de la plateforme n’a pas été comprise. Vérifiez l’adresse.",
  "platform-none":
    "Aucune plateforme n’est raccordée : rien ne peut partir. Raccordez-la dans les paramètres.",
  "report-not-over":
    "Cette période n’est pas terminée : sa déclaration partira après son dernier jour.",
  "report-empty": "Il n’y a rien à déclarer pour cette période.",
  "report-unchanged": "Rien n’a changé depuis la déclaration envoyée.",
  ...RECEIVED_REFUSAL_FR,
  "supplier-invoice-decided":
    "Cette facture a déjà été traitée autrement, peut-être par un collègue. La liste vient d’être relue.",
  "supplier-invoice-reason": "Choisissez le motif.",
  "supplier-invoice-words": "Expliquez le motif en quelques mots.",
  "unread-reason": "Écrivez pourquoi ce fichier est mis de côté.",
  "unread-settled":
    "Un collègue a déjà saisi ce fichier, ou l’a mis de côté. La liste vient d’être relue.",
  "supplier-line-unknown": "Cette ligne n’est pas dans la facture.",
  "part-billed": "Cette pièce est déjà rapprochée d’une autre facture.",
};
