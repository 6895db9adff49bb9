import { useState, type ReactNode } from "react";
import { addDays } from "../../../../domain/time.ts";
import { lazyPart } from "../../../ui/office/lazy-part.tsx";
import type { AgendaView } from "../use-agenda-view.ts";
import { PeopleBar } from "./people-bar.tsx";
import { PeriodBar } from "./period-bar.tsx";
import { PhoneBar } from "./phone-bar.tsx";
import styles from "./bar.module.css";

const DisplayPanel = lazyPart(
  async () => (await import("../display/display-panel.tsx")).DisplayPanel,
);

/** `children`: what can be done with the period shown. */
type Props = { view: AgendaView; children: ReactNode };

/** 100 px at most: two lines on a desk, the second one a day strip on a phone. */
export function AgendaBar({ view, children }: Props) {
  const [isOpen, setOpen] = useState(false);
  const { period, people, date, today, dates, setDate, isPhone, kept, keep } = view;
  const openDisplay = () => setOpen(true);
  return (
    <div className={styles.bars} data-part="agenda-bar">
      {isPhone ? (
        <PhoneBar
          {...period}
          {...{ date, today, setDate, openDisplay }}
          shownDates={dates}
          turnWeek={(by) => setDate(addDays(date, 7 * by))}
        >
          {children}
        </PhoneBar>
      ) : (
        <>
          <PeriodBar {...period} openDisplay={openDisplay} />
          <PeopleBar {...people}>{children}</PeopleBar>
        </>
      )}
      {isOpen && (
        <DisplayPanel
          kept={kept}
          keep={keep}
          people={isPhone ? people : undefined}
          onPrint={() => window.print()}
          close={() => setOpen(false)}
        />
      )}
    </div>
  );
}
