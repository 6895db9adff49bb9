import {
  IconAlertCircle,
  IconCalendarCheck,
  IconCalendarEvent,
  IconCalendarOff,
  IconCalendarPlus,
  IconCalendarQuestion,
  IconCash,
  IconFileCheck,
  IconFileInvoice,
  IconFileMinus,
  IconFileX,
  IconFlame,
  IconMail,
  IconMailForward,
  IconMapPinCheck,
  IconNote,
  IconPackage,
  IconPackageExport,
  IconPackageImport,
  IconPhoto,
  IconProgress,
  IconSend,
  IconUser,
  IconUserCheck,
  IconUsers,
  IconVideo,
  IconWashMachine,
  type Icon,
} from "@tabler/icons-react";
import type { JournalType } from "../../../../domain/repair/journal.ts";
import styles from "./sheet.module.css";

const GLYPHS: Record<JournalType, Icon> = {
  ClientAdded: IconUser,
  ApplianceAdded: IconWashMachine,
  ApplianceChanged: IconWashMachine,
  SymptomAdded: IconAlertCircle,
  ProblemChanged: IconAlertCircle,
  NotesAdded: IconNote,
  StatusChanged: IconProgress,
  UrgencyChanged: IconFlame,
  TechnicianAssigned: IconUserCheck,
  PhotoAdded: IconPhoto,
  AppointmentPlanned: IconCalendarPlus,
  AppointmentMoved: IconCalendarEvent,
  AppointmentCancelled: IconCalendarOff,
  TechnicianArrived: IconMapPinCheck,
  BookingHeld: IconCalendarQuestion,
  BookingConfirmed: IconCalendarCheck,
  BookingReleased: IconCalendarOff,
  QuoteSent: IconSend,
  QuoteAccepted: IconFileCheck,
  QuoteRefused: IconFileX,
  PartOrdered: IconPackage,
  PartReceived: IconPackage,
  InvoiceIssued: IconFileInvoice,
  CreditIssued: IconFileMinus,
  PaymentReceived: IconCash,
  MessageSent: IconMail,
  MessageResent: IconMailForward,
  CallHeld: IconVideo,
  DeviceReceived: IconPackageImport,
  DeviceReturned: IconPackageExport,
  ContactConfirmed: IconUserCheck,
  ContactDismissed: IconUserCheck,
  ClientMerged: IconUsers,
  ClientParted: IconUsers,
};

const isKnown = (type: string): type is JournalType => Object.hasOwn(GLYPHS, type);

/** What kind of thing happened; who did it is said under it, and a client's doing is purple. */
export function JournalGlyph({ type }: { type: string }) {
  const Shape = isKnown(type) ? GLYPHS[type] : IconNote;
  return (
    <span className={styles.timelineGlyph} aria-hidden="true">
      <Shape size={16} stroke={1.8} />
    </span>
  );
}
