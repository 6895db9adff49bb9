/** The settings of the shop, in the order of the screen: a new section is a line here and a file of its own. */
import type { ReactNode } from "react";
import type { Action } from "../../../../domain/account/permissions.ts";
import { RetentionSection } from "../../client/retention/retention-section.tsx";
import { KeysSection } from "../../account/api-key/keys-section.tsx";
import { WebhooksSection } from "../../account/webhook/webhooks-section.tsx";
import { ResourcesSection } from "../../agenda/resource/resources-section.tsx";
import { PlatformSection } from "../../invoice/platform/platform-section.tsx";
import { NumberingSection } from "../../quote/numbering/numbering-section.tsx";
import { RulesSection } from "../../message/rules/rules-section.tsx";
import { CardSection } from "../../payment/card/card-section.tsx";
import { UnpaidSection } from "../../message/unpaid/unpaid-section.tsx";
import { LettersSection } from "../../message/status-letter/letters-section.tsx";
import { ReviewsSection } from "../../repair/review/reviews-section.tsx";
import { AuditSection } from "../../account/audit/audit-section.tsx";
import { AudienceSection } from "../audience/audience-section.tsx";
import { TeamSection } from "../people/team-section.tsx";
import { CopySection } from "./copy/copy-section.tsx";
import { ActsSection } from "./acts-section.tsx";
import { BookingSection } from "./booking/booking-section.tsx";
import { TravelSection } from "./booking/travel-section.tsx";
import { TermsSection } from "./terms/terms-section.tsx";
import { HoursSection } from "./hours/hours-section.tsx";
import { OfflineSection } from "./offline-section.tsx";
import { TariffsSection } from "./tariffs-section.tsx";
import { SignatureSection } from "./signature-section.tsx";

export type SettingsSection = {
  id: string;
  title: string;
  /** Who sees it. */
  action: Action;
  Section: () => ReactNode;
};

export const SECTIONS: readonly SettingsSection[] = [
  {
    id: "hours",
    title: "Horaires",
    action: "read-settings",
    Section: HoursSection,
  },
  {
    id: "booking",
    title: "Réservation en ligne",
    action: "read-settings",
    Section: BookingSection,
  },
  {
    id: "travel",
    title: "Zone et déplacements",
    action: "read-settings",
    Section: TravelSection,
  },
  {
    id: "tariffs",
    title: "Tarifs",
    action: "read-settings",
    Section: TariffsSection,
  },
  { id: "team", title: "Équipe", action: "read-settings", Section: TeamSection },
  {
    id: "terms",
    title: "Conditions générales",
    action: "read-settings",
    Section: TermsSection,
  },
  {
    id: "signature",
    title: "Signature des devis",
    action: "read-settings",
    Section: SignatureSection,
  },
  {
    id: "numbering",
    title: "Numéros des documents",
    action: "read-settings",
    Section: NumberingSection,
  },
  {
    id: "platform",
    title: "Plateforme agréée",
    action: "read-settings",
    Section: PlatformSection,
  },
  { id: "offline", title: "Sans réseau", action: "read-settings", Section: OfflineSection },
  {
    id: "resources",
    title: "Matériel partagé",
    action: "read-settings",
    Section: ResourcesSection,
  },
  {
    id: "messages",
    title: "Rappels et heures calmes",
    action: "read-settings",
    Section: RulesSection,
  },
  {
    id: "letters",
    title: "Lettres aux clients, par statut",
    action: "read-settings",
    Section: LettersSection,
  },
  {
    id: "card",
    title: "Paiement par carte",
    action: "read-settings",
    Section: CardSection,
  },
  {
    id: "unpaid",
    title: "Relances des factures",
    action: "read-settings",
    Section: UnpaidSection,
  },
  {
    id: "audience",
    title: "Audience de ma page",
    action: "read-settings",
    Section: AudienceSection,
  },
  {
    id: "reviews",
    title: "Avis des clients",
    action: "read-settings",
    Section: ReviewsSection,
  },
  {
    id: "keys",
    title: "Accès pour vos logiciels",
    action: "manage-keys",
    Section: KeysSection,
  },
  {
    id: "webhooks",
    title: "Envois à vos logiciels",
    action: "manage-keys",
    Section: WebhooksSection,
  },
  {
    id: "retention",
    title: "Durées de conservation",
    action: "erase-client",
    Section: RetentionSection,
  },
  {
    id: "copy",
    title: "Copie de l’atelier",
    action: "copy-shop",
    Section: CopySection,
  },
  {
    id: "acts",
    title: "Actes des administrateurs",
    action: "read-acts",
    Section: ActsSection,
  },
  {
    id: "audit",
    title: "Journal d’audit",
    action: "read-audit",
    Section: AuditSection,
  },
];
