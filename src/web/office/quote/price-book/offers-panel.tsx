import { Button, Text } from "@mantine/core";
import { useState } from "react";
import { formatEuros } from "../../../../domain/money.ts";
import type { QuoteLine } from "../../../../domain/quote/line.ts";
import { linesOf } from "../../../../domain/quote/price-book/package.ts";
import { lineOf } from "../../../../domain/quote/price-book/price.ts";
import { Allowed } from "../../account/allowed.tsx";
import { bonusText } from "./bonus-text.ts";
import { PackageDialog } from "./package/package-dialog.tsx";
import { readPackageLines } from "./package/package-lines.ts";
import { PriceBox } from "./price-box.tsx";
import { priceOf } from "./price-of.ts";
import type { QuoteOffers } from "./query.ts";
import styles from "./prices.module.css";

type Props = {
  offers: QuoteOffers | undefined;
  lines: readonly QuoteLine[];
  add: (lines: readonly QuoteLine[]) => void;
};

/** Under the lines: the price book, and what is known of this repair's journey and bonus. */
export function OffersPanel({ offers, lines, add }: Props) {
  const [isMaking, make] = useState(false);
  return (
    <div className={styles.offers}>
      <PriceBox
        label="Chercher dans le carnet de prix"
        packages={offers?.packages ?? []}
        onPrice={(price) => add([lineOf(priceOf(price), crypto.randomUUID())])}
        onPackage={(one) => add(linesOf(readPackageLines(one.lines), () => crypto.randomUUID()))}
      />
      {offers && (
        <Text size="sm" c="dimmed">
          {[zoneText(offers), bonusText(offers)].filter(Boolean).join(" ")}
        </Text>
      )}
      {lines.length > 0 && (
        <Allowed action="edit-prices">
          <Button size="compact-sm" variant="subtle" w="fit-content" onClick={() => make(true)}>
            Garder ces lignes en forfait
          </Button>
        </Allowed>
      )}
      {isMaking && <PackageDialog lines={lines.map(freed)} onClose={() => make(false)} />}
    </div>
  );
}

const freed = ({ option: _option, ...line }: QuoteLine) => ({ ...line, price_id: null });

/** « Le client est à 12 km par la route : Zone 2, 60,00 € TTC. » */
const zoneText = ({ km, zone }: QuoteOffers): string => {
  if (km === null) return "";
  const price = zone
    ? `${zone.label}, ${formatEuros(zone.incl)} TTC`
    : "aucune zone ne va jusque-là";
  return `Le client est à ${km}\u00a0km par la route\u00a0: ${price}.`;
};
