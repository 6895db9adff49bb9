/** Refusals in French: what happened, and what to do. One sentence for each word, none forgotten. */
import type { MergeRefusal } from "../../../domain/client/merge/merge.ts";
import { CALL_REFUSAL_FR, type CallRefusal } from "../../../domain/call/refusals.ts";
import { MOST_SETTLED } from "../../../domain/booking/hold.ts";
import { EVENT_REFUSAL_FR, type EventRefusal } from "../../../domain/agenda/event-time.ts";
import {
  FILE_REFUSAL_FR,
  type DeviceRefusal,
  type FileRefusal,
  type ShareRefusal,
} from "../../../domain/file/refusals.ts";
import { PICTURE_REFUSAL_FR, type PictureRefusal } from "../../../domain/file/showcase/showcase.ts";
import type { HandOverRefusal } from "../../../domain/intake/hand-over.ts";
import type { CertificateRefusal } from "../../../domain/quote/certificate/certificate.ts";
import type { ReceptionRefusal } from "../../../domain/intake/receive.ts";
import { REVIEW_REFUSAL_FR, type ReviewRefusal } from "../../../domain/repair/review/review.ts";
import type { PassageRefusal } from "../../../domain/repair/passage.ts";
import type { DeliveryRefusal } from "../../../domain/repair/spare-part/receive.ts";
import type { PartRefusal } from "../../../domain/repair/spare-part/save.ts";
import { LATE_REFUSAL_FR, type LateRefusal } from "./meanwhile.ts";
import { REFORM_REFUSAL_FR, type ReformRefusal } from "./reform.ts";
import { ISSUE_FAULT_FR } from "../../../domain/invoice/check.ts";
import { CREDIT_FAULT_FR, type CreditRefusal } from "../../../domain/invoice/credit/refusals.ts";
import {
  CORRECTIVE_FAULT_FR,
  type CorrectiveFault,
} from "../../../domain/invoice/corrective/refusals.ts";
import type { DirectRefusal } from "../../../domain/invoice/direct/direct.ts";
import type { DepositRefusal } from "../../../domain/invoice/deposit.ts";
import type { InvoiceRefusal } from "../../../domain/invoice/issue.ts";
import type { ClosingRefusal } from "../../../domain/ledger/closing/closing.ts";
import type { ClaimRefusal } from "../../../domain/payment/claim/send.ts";
import { SALE_REFUSAL_FR, type SaleRefusal } from "../../../domain/payment/sale/sale.ts";
import type { CorrectionRefusal } from "../../../domain/payment/correct.ts";
import type { PaymentRefusal } from "../../../domain/payment/record.ts";
import type { RemitRefusal } from "../../../domain/payment/remittance/remit.ts";
import type { RefundRefusal } from "../../../domain/payment/refund.ts";
import type { UseRefusal } from "../../../domain/payment/use.ts";
import type { CardRefundRefusal } from "../../../domain/payment/card/card.ts";
import type { DisputeRefusal, LiftRefusal } from "../../../domain/payment/dispute/dispute.ts";
import type { LateFeeRefusal } from "../../../domain/payment/late/receive.ts";
import type { ReminderRefusal } from "../../../domain/payment/reminder/remind.ts";
import type { BonusRefusal } from "../../../domain/shop/bonus/eligible.ts";
import type { AcceptRefusal } from "../../../domain/quote/accept.ts";
import type { RefuseRefusal } from "../../../domain/quote/refuse.ts";
import { OPTION_REFUSAL_FR } from "../../../domain/quote/option/check.ts";
import { CHOICE_REFUSAL_FR } from "../../../domain/quote/option/choose.ts";
import { CODE_REFUSAL_FR } from "../../../domain/quote/signing-code/code.ts";
import type { PersonRefusal } from "../../../domain/shop/person/person.ts";
import type { ReviseRefusal } from "../../../domain/quote/revise.ts";
import type { SendRefusal } from "../../../domain/quote/send.ts";

/** Words that only the server has: who may, and what two people did at once. */
type ServerRefusal =
  | "not-allowed"
  | ClaimRefusal
  | "price-reference-taken"
  | "package-name-taken"
  | "not-signed-in"
  | "no-shop"
  | "acting-over"
  | "bad-input"
  | "slot-taken"
  | "address-taken"
  | "identity-past"
  | "numbering-started"
  | "prefix-taken"
  | "closure-taken"
  | "too-many-closures"
  | LateRefusal
  | "repair-open"
  | "round-changed"
  | "no-visit"
  | "no-password"
  | "event-unknown"
  | "appliance-unknown"
  | "proposal-decided"
  | "address-unknown"
  | "repair-archived"
  | "too-many-keys"
  | "too-many-webhooks"
  | "too-many-chosen"
  | "place-changed"
  | "other-appliance"
  | "device-lent"
  | "device-out"
  | "device-renamed"
  | "device-retired"
  | "device-name-taken"
  | "resource-name-taken"
  | "resource-removed"
  | "work-changed"
  | "note-unknown"
  | "not-of-shop"
  | "part-unknown"
  | "repair-unknown"
  | "moved-meanwhile"
  | "too-many-repairs"
  | "technician-unknown"
  | "no-email"
  | "shop-open"
  | "shop-not-ready"
  | "told-already"
  | "client-to-call"
  | "no-mobile"
  | "link-over"
  | "mailbox-limit"
  | "import-unknown"
  | "import-undone"
  | "quote-not-accepted"
  | "quote-withdrawn"
  | "paper-missing"
  | "already-invoiced"
  | "quote-amended"
  | "amendment-pending"
  | "amended-invoiced"
  | "evidence-broken"
  | "movement-taken"
  | "not-an-invoice";

export type RefusalWord =
  | EventRefusal
  | PersonRefusal
  | MergeRefusal
  | ReceptionRefusal
  | CertificateRefusal
  | "already-withdrawn"
  | HandOverRefusal
  | PassageRefusal
  | PartRefusal
  | DeliveryRefusal
  | FileRefusal
  | PictureRefusal
  | ReviewRefusal
  | ShareRefusal
  | DeviceRefusal
  | CorrectiveFault
  | CreditRefusal
  | SaleRefusal
  | "not-sold"
  | DepositRefusal
  | DirectRefusal
  | InvoiceRefusal
  | CorrectionRefusal
  | ClosingRefusal
  | PaymentRefusal
  | RefundRefusal
  | RemitRefusal
  | UseRefusal
  | ReminderRefusal
  | DisputeRefusal
  | LiftRefusal
  | LateFeeRefusal
  | CardRefundRefusal
  | "no-card-service"
  | AcceptRefusal
  | BonusRefusal
  | RefuseRefusal
  | ReviseRefusal
  | SendRefusal
  | CallRefusal
  | ReformRefusal
  | ServerRefusal;

export const REFUSAL_FR: Record<RefusalWord, string> = {
  ...CALL_REFUSAL_FR,
  "repair-open":
    "Une réparation de ce client est encore ouverte. Terminez-la ou archivez-la, puis effacez ses données.",
  "not-allowed": "Votre compte ne permet pas cette action. Demandez au responsable de l’atelier.",
  "not-signed-in":
    "Votre connexion a pris fin. Reconnectez-vous dans un autre onglet, puis réessayez.",
  "acting-over":
    "Votre heure dans cet atelier est finie. Choisissez-le de nouveau dans l’administration.",
  "no-shop": "Choisissez d’abord un atelier dans l’administration.",
  "shop-open":
    "Votre atelier est déjà ouvert : les métiers se règlent pour chaque personne, dans Paramètres.",
  "shop-not-ready": "Il manque encore quelque chose avant de mettre la page en ligne.",
  "bad-input": "Une valeur saisie ne convient pas. Vérifiez le formulaire, puis réessayez.",
  unchanged: "C’est déjà le cas : rien n’a changé.",
  ...EVENT_REFUSAL_FR,
  ...FILE_REFUSAL_FR,
  ...PICTURE_REFUSAL_FR,
  ...REVIEW_REFUSAL_FR,
  "address-taken":
    "Un autre atelier a déjà cette adresse. Choisissez un autre nom pour votre page.",
  "identity-past":
    "Ce changement a déjà pris effet\u00a0: il fait partie de l’historique. Modifiez les mentions d’aujourd’hui.",
  "numbering-started":
    "Un document de cette année vient d’être émis : sa numérotation ne change plus. Choisissez celle de l’année suivante.",
  "claim-state": "Ce dossier a changé entre-temps. Relisez-le avant de continuer.",
  "claim-incomplete": "Il manque encore des pièces à ce dossier : elles sont listées sur la fiche.",
  "claim-no-bonus": "Cette facture n’a plus de bonus à rembourser.",
  "price-reference-taken":
    "Ce fournisseur a déjà un prix sous cette référence. Cherchez-la dans la liste pour le modifier.",
  "package-name-taken": "Un autre forfait porte déjà ce nom. Choisissez-en un différent.",
  "prefix-taken":
    "Un autre type de document porte déjà ce préfixe. Choisissez-en un différent : deux documents ne peuvent pas avoir le même numéro.",
  "closure-taken": "Une fermeture commence déjà ce jour-là. Retirez-la d’abord.",
  "too-many-closures": "Deux cents fermetures au plus. Retirez celles qui sont passées.",
  "slot-taken": "Ce créneau vient d’être pris. Choisissez-en un autre.",
  ...LATE_REFUSAL_FR,
  "too-many-webhooks":
    "Votre atelier a atteint le nombre de webhooks permis. Supprimez ceux qui ne servent plus, puis recommencez.",
  "too-many-keys":
    "Votre atelier a atteint le nombre de clés permis. Révoquez celles qui ne servent plus, puis recommencez.",
  "no-visit": "Ce rendez-vous n’est plus à faire : il est terminé ou annulé.",
  "round-changed":
    "La journée a changé entre-temps : rien n’a été déplacé. Demandez une nouvelle proposition.",
  "already-received": "Cet appareil est déjà à l’atelier. Rechargez la page.",
  "no-appliance": "Notez d’abord l’appareil sur la fiche, puis recommencez.",
  "already-returned": "Cet appareil a déjà été rendu. Rechargez la page.",
  "already-certified": "Une attestation est déjà établie pour cette réparation. Rechargez la page.",
  "already-withdrawn": "Cette attestation est déjà retirée. Rechargez la page.",
  "accessory-unknown": "Un de ces accessoires n’a pas été déposé. Rechargez la page.",
  "no-password": "Aucun mot de passe n’est gardé : il est effacé à la restitution.",
  "event-unknown": "Ce rendez-vous n’existe plus. Rechargez la page.",
  "address-unknown": "Cette adresse n’existe plus ou n’est pas à ce client. Rechargez la page.",
  "appliance-unknown": "Cet appareil n’est pas à ce client. Choisissez-en un autre.",
  "proposal-decided": "Ces coordonnées ne sont plus à confirmer. Rechargez la page.",
  "repair-archived": "Cette réparation est archivée. Changez son statut pour la reprendre.",
  "too-many-chosen": `Choisissez au plus ${MOST_SETTLED} réservations à la fois.`,
  "repair-unknown": "Cette réparation n’existe pas ou n’appartient pas à votre atelier.",
  "place-changed": "Un collègue vient de le ranger ailleurs. Regardez où, puis recommencez.",
  "other-appliance": "Ce n’est pas le même appareil, ou sa réparation est plus récente.",
  "device-lent": "Cet appareil est déjà prêté. Choisissez-en un autre.",
  "device-out": "Un client l’a encore. Notez son retour, puis retirez-le du prêt.",
  "device-renamed": "Un collègue vient de lui donner un autre nom. Relisez-le, puis recommencez.",
  "device-retired":
    "Cet appareil est retiré du prêt. Remettez-le en service, ou choisissez-en un autre.",
  "device-name-taken": "Un autre appareil de prêt porte déjà ce nom.",
  "resource-name-taken": "Un autre matériel partagé porte déjà ce nom.",
  "resource-removed": "Ce matériel vient d’être supprimé par quelqu’un d’autre.",
  "work-changed": "Ce temps vient d’être corrigé par quelqu’un d’autre, ou il court encore.",
  "note-unknown": "Cette note n’existe plus. Rechargez la page.",
  "not-of-shop": "Seule une personne de l’atelier note son temps.",
  "part-unknown": "Cette pièce n’existe plus. Rechargez la page.",
  "quantity-received": "Il en est déjà arrivé davantage : augmentez la quantité.",
  "received-meanwhile":
    "Un collègue vient de recevoir ou d’annuler cette pièce : rien n’est compté deux fois.",
  "too-many-received": "Il en arrive plus qu’il n’en manque. Vérifiez la quantité.",
  "moved-meanwhile": "Un collègue vient de changer son statut : elle reste où il l’a mise.",
  "draft-is-past": "Un dossier commencé ne redevient pas un brouillon.",
  "loan-out":
    "L’appareil de prêt est encore chez le client. Notez son retour sur la fiche, puis terminez le dossier.",
  "test-before-agreement":
    "Rien n’est encore réparé : l’essai vient après l’accord du client et la réparation.",
  "own-role": "On ne change pas son propre rôle : demandez-le à un autre responsable.",
  "factor-day": "Choisissez un jour à venir, d’ici un an.",
  "own-factors": "Votre propre code se retire dans « Mon compte », avec un code.",
  "own-account": "On ne se désactive pas soi-même : demandez-le à un autre responsable.",
  "last-owner":
    "L’atelier n’aurait plus de responsable. Nommez-en d’abord un autre, puis recommencez.",
  "email-taken": "Un compte Établi a déjà cette adresse e-mail. Choisissez-en une autre.",
  "too-many-repairs": "Choisissez au plus 200 réparations à la fois, puis recommencez.",
  "technician-unknown": "Cette personne ne travaille pas dans l’atelier. Rechargez la page.",
  "no-email": "Ce client n’a pas d’adresse e-mail. Ajoutez-la à sa fiche, puis réessayez.",
  "no-contact": "Ce client n’a ni e-mail ni téléphone. Complétez sa fiche, puis réessayez.",
  "client-to-call": "Ce client ne reçoit ni e-mail ni SMS : appelez-le.",
  "told-already": "Le client sait déjà à quelle heure vous arrivez.",
  "no-mobile":
    "Ce client n’a pas de téléphone portable. Ajoutez-le dans sa fiche, puis renvoyez le SMS.",
  "link-over":
    "Le lien ou le code de cet e-mail n’est plus valable : il ne repart pas. Appelez le client.",
  "mailbox-limit":
    "Trop d’e-mails à cette adresse depuis hier. Réessayez demain, ou appelez le client.",
  "merge-self": "Choisissez deux fiches différentes.",
  "client-unknown": "Cette fiche client n’existe pas ou n’appartient pas à votre atelier.",
  "already-merged":
    "Une de ces fiches est déjà réunie à une autre. Rechargez la page pour voir où elles en sont.",
  "note-too-long":
    "Les deux notes ensemble dépassent 10 000 caractères. Raccourcissez-en une, puis réessayez.",
  "import-unknown": "Cet import n’existe pas ou n’appartient pas à votre atelier.",
  "import-undone": "Cet import est déjà annulé.",
  "merge-unknown": "Cette fusion n’existe pas ou n’appartient pas à votre atelier.",
  "merge-undone": "Cette fusion est déjà annulée.",
  "undo-newer-first":
    "Une fusion plus récente concerne cette fiche. Annulez-la d’abord, puis celle-ci.",
  ...ISSUE_FAULT_FR,
  ...CREDIT_FAULT_FR,
  ...CORRECTIVE_FAULT_FR,
  "deposit-amount":
    "Le montant de l’acompte n’est pas possible : il va d’un centime à ce qui reste à facturer.",
  "deposit-unpaid":
    "Un acompte n’est pas entièrement réglé. Enregistrez son paiement, ou annulez-le par un avoir, puis émettez la facture.",
  "prepaid-above-total": "Les acomptes dépassent le total. Annulez-en un par un avoir.",
  "evidence-broken":
    "Le devis signé ne correspond plus à son empreinte : rien n’est émis. Écrivez au support.",
  "movement-taken":
    "Ce mouvement est déjà enregistré, avec un autre montant ou un autre moyen de paiement. Rechargez la page pour le voir.",
  "amount-above-owed": "Le montant dépasse ce que l’atelier doit au client.",
  "amount-above-account": "Le montant dépasse l’avance gardée pour ce client.",
  "bonus-above-remainder": "Le montant dépasse le bonus que l’éco-organisme doit encore.",
  "bonus-on-account": "Un éco-organisme ne verse que son bonus : rien n’est gardé en avance.",
  "payer-name-missing": "Indiquez le nom de qui paie, par exemple celui de l’assurance.",
  "invoice-twice": "Une même facture est choisie deux fois.",
  "other-client": "Ces factures ne sont pas au même client : le trop-perçu ne peut pas être gardé.",
  "period-closed":
    "Ce mois est clôturé : plus rien ne s’y écrit. Choisissez une date du mois en cours.",
  "already-closed": "Cette période est déjà clôturée, ou une autre se clôture avant elle.",
  "period-not-over": "Cette période n’est pas finie. Elle se clôture à partir du lendemain.",
  "months-not-closed": "Clôturez d’abord chaque mois de cet exercice.",
  "nothing-to-close": "Aucun document ni paiement : il n’y a rien à clôturer.",
  "date-too-early": "La date est trop ancienne pour cette facture. Vérifiez l’année.",
  "refund-instead":
    "Un avoir ou une facture rectificative a suivi ce paiement : si l’argent est rendu au client, enregistrez un remboursement.",
  "account-used": "L’avance venue de ce paiement est déjà utilisée : il ne peut plus être corrigé.",
  "not-an-invoice": "Un avoir ne peut être ni payé, ni annulé.",
  "payment-unknown": "Ce paiement n’existe pas sur cette facture.",
  "already-corrected": "Ce paiement est déjà corrigé.",
  "payment-too-early":
    "Signé chez le client : aucun paiement avant le huitième jour, sous aucune forme. Le devis en dit la date.",
  "date-in-future": "La date ne peut pas être dans l’avenir.",
  "amount-not-positive": "Saisissez un montant plus grand que zéro.",
  "amount-above-remainder": "Le montant dépasse ce qui reste à régler.",
  ...REFORM_REFUSAL_FR,
  "cheque-none": "Choisissez au moins un chèque à remettre.",
  "cheque-remitted":
    "Un de ces chèques n’attend plus : un collègue l’a remis, ou son paiement a été corrigé. La liste vient d’être relue.",
  "not-late": "Cette facture n’est pas en retard : il n’y a rien à relancer.",
  "card-refund-above": "Aucun paiement par carte de cette facture ne peut rendre cette somme.",
  "no-card-service": "Le paiement par carte n’est pas réglé sur ce serveur.",
  disputed:
    "Le client conteste cette facture : répondez-lui, puis levez la contestation avant de relancer.",
  "nothing-to-dispute":
    "Rien n’est à régler sur cette facture. Pour rendre de l’argent, émettez un avoir.",
  "already-disputed": "Cette facture est déjà contestée : un collègue vient de le noter.",
  "not-disputed":
    "Cette facture n’est plus contestée : un collègue vient de lever la contestation.",
  "no-late-fee": "Cette facture ne doit ni intérêts, ni indemnité de retard.",
  "late-fee-above": "Le montant dépasse ce qui est dû pour le retard.",
  "reminded-today":
    "Ce client a déjà reçu une relance aujourd’hui. Appelez-le, ou attendez demain.",
  "cash-limit": "La loi limite le paiement en espèces à 1 000 € pour un même achat.",
  "quote-not-accepted": "Le client n’a pas accepté ce devis : il ne peut pas devenir une facture.",
  "quote-amended": "Un avenant signé a pris la place de ce devis : c’est lui qui se facture.",
  "amendment-pending":
    "Un avenant à ce devis attend la signature du client. Facturez une fois sa réponse reçue, ou notez son refus.",
  "amended-invoiced":
    "Une facture de ce devis est émise : il ne change plus. Faites un avoir, ou un autre devis pour le travail en plus.",
  "part-line-unknown": "Une des lignes n’est pas de ce devis. Rouvrez la fenêtre.",
  "part-quantity": "La quantité dépasse ce qui reste à facturer.",
  "part-nothing": "Choisissez au moins une ligne à facturer.",
  "bonus-above-part":
    "Le bonus réparation se déduit de la dernière facture du devis, et il la dépasse. Facturez-y plus de lignes.",
  "already-invoiced": "Ce devis a déjà sa facture. Elle est sur la fiche de la réparation.",
  "quote-empty": "Ajoutez au moins une ligne avec un prix avant d’envoyer le devis.",
  "quote-already-sent": "Ce devis est déjà envoyé. Révisez-le pour le changer.",
  "quote-not-sent": "Ce devis n’est pas envoyé : modifiez-le directement.",
  "quote-already-answered": "Le client a déjà répondu à ce devis.",
  "quote-changed":
    "Ce devis a changé entre-temps. Rechargez la page pour lire la nouvelle version.",
  "quote-expired": "Ce devis a expiré. Révisez-le pour l’envoyer de nouveau.",
  ...SALE_REFUSAL_FR,
  "not-sold": "La vente n’a pas pu être enregistrée. Rechargez la page, puis réessayez.",
  "direct-bonus":
    "Le bonus réparation se déduit d’un devis accepté. Retirez cette ligne, ou envoyez un devis.",
  "direct-reduced-vat":
    "Un taux réduit demande que le client certifie que les travaux y ont droit : il le signe sur un devis. Facturez à 20 %, ou envoyez un devis.",
  "bonus-no-label":
    "L’atelier n’a pas de label QualiRépar en cours : complétez-le dans les paramètres, rubrique Tarifs, ou retirez la ligne de bonus.",
  "bonus-company":
    "Le bonus réparation n’est versé qu’aux particuliers. Retirez cette ligne, ou corrigez la fiche du client.",
  "bonus-guarantee":
    "Le bonus réparation n’est pas versé pour un appareil sous garantie. Retirez cette ligne, ou corrigez l’appareil.",
  "bonus-kind":
    "Cet appareil n’est pas dans la grille du bonus réparation. Retirez cette ligne, ou corrigez l’appareil.",
  "bonus-amount":
    "Le bonus dépasse le montant de la grille pour cet appareil. Corrigez son montant.",
  "bonus-threshold":
    "Le total du devis est trop bas pour le bonus de cet appareil. Retirez cette ligne.",
  "bonus-above-total": "Le bonus dépasse le total du devis. Vérifiez son montant.",
  "signature-missing": "Il manque la signature.",
  "signed-on-unlikely":
    "La signature ne peut pas être datée d’avant l’envoi du devis, ni dans l’avenir.",
  "paper-missing": "Choisissez la photo de la feuille signée, parmi les pièces jointes du devis.",
  "quote-withdrawn": "Le client s’est rétracté de ce devis : il ne peut pas être facturé.",
  "name-missing": "Il manque le nom de la personne qui signe.",
  "consents-missing": "Il manque l’accord du client sur une des mentions du devis.",
  ...CHOICE_REFUSAL_FR,
  ...OPTION_REFUSAL_FR,
  "reason-missing": "Indiquez la raison du refus.",
  ...CODE_REFUSAL_FR,
  "too-many-lines": "Un devis compte au plus 200 lignes.",
  "line-label": "Chaque ligne a besoin d’un libellé.",
  "line-quantity": "Une quantité n’est pas valable. Saisissez un nombre plus grand que zéro.",
  "line-price": "Un prix n’est pas valable. Saisissez un montant, par exemple 49,90.",
  "line-vat-rate": "Un taux de TVA n’est pas dans la liste.",
  "line-discount": "Une remise n’est pas valable : elle va de 0 à 100 %.",
};
