import { Skeleton } from "@mantine/core";
import { getRouteApi } from "@tanstack/react-router";
import { fullName } from "../../../../domain/client/names.ts";
import type { Zone } from "../../../../domain/time.ts";
import { useRead } from "../../../platform/query.ts";
import { ReadStates } from "../../../ui/office/read-states.tsx";
import { ClientPanel } from "../../client/client-panel.tsx";
import { ProposalPanel } from "../../client/proposal/proposal-panel.tsx";
import { PhotosPanel } from "../../file/photos-panel.tsx";
import { IntakePanel } from "../../intake/intake-panel.tsx";
import { InvoicesPanel } from "../../invoice/invoices-panel.tsx";
import { BonusPanel } from "../../payment/claim/bonus-panel.tsx";
import { QuotesPanel } from "../../quote/quotes-panel.tsx";
import { MissingRecord } from "../../shell/missing-record.tsx";
import { useScreenTitle } from "../../shell/screen-title.ts";
import { useColleagues, useZone } from "../../shop/use-shop.ts";
import { AppliancePanel } from "./appliance-panel.tsx";
import { AppointmentsPanel } from "./appointments-panel.tsx";
import { DangerNotice } from "./danger-notice.tsx";
import { PrintedSheet } from "./paper/printed-sheet.tsx";
import { usePaper } from "./paper/use-paper.ts";
import { ReturnNotice } from "../workshop/return-notice.tsx";
import { WorkshopPanel } from "../workshop/workshop-panel.tsx";
import { SparePartsPanel } from "../spare-part/spare-parts-panel.tsx";
import { NextStepCard } from "./next-step-panel.tsx";
import { SheetHead } from "./sheet-head.tsx";
import { sheetQuery, type Sheet } from "./query.ts";
import { ThumbBar } from "./thumb-bar.tsx";
import { Timeline } from "./timeline-panel.tsx";
import styles from "./sheet.module.css";

const route = getRouteApi("/shell/app/sheet/$repairid");

/** The file on the bench: facts that do not change, the journal, what to do next. */
export function SheetScreen() {
  const { repairid } = route.useParams();
  const read = useRead({
    query: sheetQuery,
    variables: { id: repairid },
    nouns: ["repair", "event", "quote", "invoice", "payment", "client", "message"],
    steady: true,
  });
  const repair = read.data?.repair;
  useScreenTitle(repair ? fullName(repair.client) : "Fiche de réparation");
  return (
    <ReadStates read={read} shape={<SheetShape />}>
      {repair ? (
        <SheetView repair={repair} refresh={read.retry} />
      ) : (
        <MissingRecord what="Cette fiche" />
      )}
    </ReadStates>
  );
}

function SheetView({ repair, refresh }: { repair: Sheet; refresh: () => void }) {
  const zone = useZone();
  const nameOf = useColleagues();
  const link = `${location.origin}/suivi/${repair.sheetid}`;
  const { code, printPaper, isPrinting } = usePaper(link);
  return (
    <>
      {isPrinting && <PrintedSheet {...{ repair, zone, nameOf, link, code }} />}
      <SheetScreenView {...{ repair, zone, nameOf, refresh, printPaper }} />
    </>
  );
}

type ViewProps = {
  repair: Sheet;
  zone: Zone;
  nameOf: (id: string) => string;
  refresh: () => void;
  printPaper: () => void;
};

function SheetScreenView({ repair, zone, nameOf, refresh, printPaper }: ViewProps) {
  return (
    <div className={styles.sheet}>
      <SheetHead repair={repair} zone={zone} onPrint={printPaper} />
      {repair.danger && <DangerNotice danger={repair.danger} />}
      <ReturnNotice repair={repair} zone={zone} />
      <div className={styles.sheetColumns}>
        <div className={styles.sheetNext}>
          <NextStepCard repair={repair} />
        </div>
        <div className={styles.sheetPapers}>
          <AppointmentsPanel repair={repair} zone={zone} nameOf={nameOf} />
          <SparePartsPanel repair={repair} />
          <QuotesPanel quotes={repair.quotes} repair_id={repair.id} />
          <InvoicesPanel invoices={repair.invoices} quotes={repair.quotes} />
          <BonusPanel repair_id={repair.id} />
        </div>
        <div className={styles.sheetFacts}>
          <ProposalPanel repair={repair} email={repair.client.email} refresh={refresh} />
          <ClientPanel client={repair.client} refresh={refresh} />
          <AppliancePanel repair={repair} zone={zone} />
          <IntakePanel repair={repair} zone={zone} />
          <WorkshopPanel repair={repair} />
          <PhotosPanel repair={repair} />
        </div>
        <Timeline repair={repair} zone={zone} />
      </div>
      <ThumbBar repair={repair} zone={zone} />
    </div>
  );
}

const SheetShape = () => (
  <div className={styles.sheet}>
    <Skeleton h={48} w="60%" />
    <div className={styles.sheetColumns}>
      <Skeleton h={140} className={styles.sheetNext} />
      <Skeleton h={280} className={styles.sheetPapers} />
      <Skeleton h={320} className={styles.sheetFacts} />
      <Skeleton h={480} className={styles.sheetJournal} />
    </div>
  </div>
);
