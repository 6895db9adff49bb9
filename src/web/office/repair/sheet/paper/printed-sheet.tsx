/** What « Imprimer » gives: one page that bears the shop's name, for the client or the bench. */
import { EVENT_STATUS_FR } from "../../../../../domain/agenda/event.ts";
import { addressLines } from "../../../../../domain/client/address.ts";
import { fullName } from "../../../../../domain/client/names.ts";
import { formatEuros } from "../../../../../domain/money.ts";
import { applianceLabel } from "../../../../../domain/repair/appliance/appliance.ts";
import { faultOf } from "../../../../../domain/repair/problem.ts";
import { dateOf, formatDate, formatWindow, type Zone } from "../../../../../domain/time.ts";
import { Facts } from "../../../../ui/office/panel.tsx";
import { announcedText } from "../../../agenda/event-block.ts";
import { phoneText } from "../../../client/phone-link.tsx";
import { CatalogueImage } from "../../appliance/catalogue-image.tsx";
import { quoteName } from "../../../quote/quotes-panel.tsx";
import { useShop, type Shop } from "../../../shop/use-shop.ts";
import type { Sheet } from "../query.ts";
import { journalOf } from "../words.ts";
import { Block } from "./block.tsx";
import type { Code } from "./code.ts";
import { DepositBlock, PartsBlock } from "./workshop-blocks.tsx";
import styles from "./paper.module.css";

type Props = {
  repair: Sheet;
  zone: Zone;
  nameOf: (id: string) => string;
  link: string;
  code: Code | undefined;
};

export function PrintedSheet({ repair, zone, nameOf, link, code }: Props) {
  const shop = useShop();
  return (
    <article className={styles.paper}>
      <div className={styles.head}>
        {shop && <Letterhead shop={shop} />}
        <TrackingCode link={link} code={code} />
      </div>
      <p className={styles.title}>Fiche de réparation {repair.reference}</p>
      <p>
        {[
          repair.intervention_type,
          repair.where,
          `ouverte le ${formatDate(dateOf(repair.created_at, zone))}`,
          repair.status,
          repair.urgency === 1 && "urgent",
        ]
          .filter(Boolean)
          .join(" · ")}
      </p>
      {repair.danger && <p className={styles.danger}>{repair.danger.title}</p>}
      <div className={styles.columns}>
        <ClientBlock client={repair.client} />
        <ApplianceBlock repair={repair} />
      </div>
      <ProblemBlock repair={repair} />
      <DepositBlock repair={repair} zone={zone} />
      <PartsBlock parts={repair.spare_parts} />
      <VisitsBlock events={repair.events} zone={zone} nameOf={nameOf} />
      <QuotesBlock quotes={repair.quotes} />
      <Block title="Observations" className={styles.lines}>
        <div className={styles.ruled}>
          {LINES.map((line) => (
            <div key={line} className={styles.line} />
          ))}
        </div>
      </Block>
    </article>
  );
}

/** More than a page holds: what is left of it is for what is written by hand. */
const LINES = Array.from({ length: 30 }, (_, index) => index);

const Letterhead = ({ shop: { name, address, phone, email } }: { shop: Shop }) => (
  <div>
    <p className={styles.shop}>{name}</p>
    <p>{address.street}</p>
    <p>
      {address.zip} {address.city}
    </p>
    <p>{phone && phoneText(phone)}</p>
    <p>{email}</p>
  </div>
);

const TrackingCode = ({ link, code }: Pick<Props, "link" | "code">) => (
  <div className={styles.tracking}>
    <div>
      <p className={styles.heading}>Suivre la réparation</p>
      <p className={styles.link}>{link}</p>
    </div>
    {code && (
      <svg className={styles.code} viewBox={`0 0 ${code.size} ${code.size}`}>
        <path d={code.path} />
      </svg>
    )}
  </div>
);

const ClientBlock = ({ client }: { client: Sheet["client"] }) => (
  <Block title="Client">
    <p className={styles.strong}>{fullName(client)}</p>
    {client.addresses.map((address) => (
      <div key={address.address_id}>
        {addressLines(address).map((line) => (
          <p key={line}>{line}</p>
        ))}
      </div>
    ))}
    {client.phones.map(({ name, number }) => (
      <p key={number}>
        {name} {phoneText(number)}
      </p>
    ))}
    {client.email && <p>{client.email}</p>}
  </Block>
);

const ApplianceBlock = ({ repair: { appliance } }: Pick<Props, "repair">) => (
  <Block title="Appareil">
    {appliance ? (
      <>
        <p className={styles.machine}>
          <span className={styles.strong}>{applianceLabel(appliance)}</span>
          <span className={styles.drawing}>
            <CatalogueImage id={appliance.kind_id} size={56} />
          </span>
        </p>
        <Facts
          facts={[
            ["Catégorie", appliance.category],
            ["Réf", appliance.gtin],
            ["N° série", appliance.serial],
            ["Garantie", appliance.underwarranty ? "Sous garantie" : "Hors garantie"],
          ]}
        />
      </>
    ) : (
      <p>Aucun appareil n’est noté.</p>
    )}
  </Block>
);

function ProblemBlock({ repair }: Pick<Props, "repair">) {
  const fault = faultOf(journalOf(repair));
  return (
    <Block title="Panne">
      {fault && <p className={styles.strong}>{fault}</p>}
      {repair.description && <p className={styles.words}>{repair.description}</p>}
      {!fault && !repair.description && <p>La panne n’est pas encore décrite.</p>}
    </Block>
  );
}

type VisitsProps = Pick<Props, "zone" | "nameOf"> & { events: Sheet["events"] };

/** Those that were cancelled say nothing to the reader of a paper. */
function VisitsBlock({ events, zone, nameOf }: VisitsProps) {
  const kept = events
    .filter(({ status }) => status !== "CANCEL")
    .toSorted((a, b) => a.start_at.localeCompare(b.start_at));
  if (kept.length === 0) return null;
  return (
    <Block title="Rendez-vous">
      {kept.map((event) => {
        const announced = announcedText(event, zone);
        return (
          <p key={event.id}>
            <span className={styles.strong}>
              {formatWindow(event.start_at, event.end_at, zone)}
            </span>{" "}
            {[
              event.kind,
              event.where,
              event.assigned_to.map(nameOf).filter(Boolean).join(", "),
              event.status === "DONE" ? EVENT_STATUS_FR.DONE : EVENT_STATUS_FR.TODO,
              announced && `annoncé ${announced}`,
            ]
              .filter(Boolean)
              .join(" · ")}
          </p>
        );
      })}
    </Block>
  );
}

function QuotesBlock({ quotes }: { quotes: Sheet["quotes"] }) {
  const sent = quotes.filter(({ reference }) => reference);
  if (sent.length === 0) return null;
  return (
    <Block title="Devis">
      {sent.map((quote) => (
        <p key={quote.id}>
          <span className={styles.strong}>{quoteName(quote)}</span>{" "}
          {[quote.status, `${formatEuros(quote.total_incl)} TTC`].join(" · ")}
        </p>
      ))}
    </Block>
  );
}
