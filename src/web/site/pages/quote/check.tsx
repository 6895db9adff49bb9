import {
  CHECK_PATH,
  MOST_CHECKED_BYTES,
  PAPER_KIND_FR,
} from "../../../../domain/quote/paper/paper.ts";
import { formatDate } from "../../../../domain/time.ts";
import { Button } from "../../../ui/site/button.tsx";
import { Notice, Panel } from "../../../ui/site/panel.tsx";
import { Frame } from "../../frame/frame.tsx";
import type { PageHead } from "../../page.ts";
import type { CheckedDocument, DocumentCheckProps } from "../../props.ts";
import styles from "../../quote/check.module.css";

export const head = (): PageHead => ({
  title: "Vérifier un document",
  description:
    "Un devis, une facture ou un avoir reçu d’un atelier : est-ce bien celui qui a été remis, au signe près ?",
  path: CHECK_PATH,
});

export const Page = ({ checked }: DocumentCheckProps) => (
  <Frame width="narrow">
    <div className={styles.check}>
      <h1>Vérifier un document</h1>
      <p>
        Un devis, un devis accepté, une facture ou un avoir reçu d’un atelier d’Établi : donnez son
        PDF, et voyez de quel document il s’agit et s’il est resté tel qu’il a été remis.
      </p>
      {checked && <Verdict checked={checked} />}
      <Panel>
        <form
          className={styles.form}
          method="post"
          action={CHECK_PATH}
          encType="multipart/form-data"
        >
          <label className={styles.file}>
            <span>Le fichier PDF</span>
            <input type="file" name="document" accept="application/pdf,.pdf" required />
          </label>
          <Button type="submit" wide>
            Vérifier
          </Button>
        </form>
      </Panel>
      <p className={styles.small}>
        Le fichier est comparé à l’empreinte (SHA-256) du document gardé par l’atelier, puis oublié.
        Une copie numérisée ou imprimée de nouveau n’a plus les mêmes octets : vérifiez le fichier
        d’origine.
      </p>
    </div>
  </Frame>
);

type Checked = NonNullable<DocumentCheckProps["checked"]>;

function Verdict({ checked }: { checked: Checked }) {
  if (checked.state === "intact" || checked.state === "changed") return <Known {...checked} />;
  return (
    <Notice tone="wrong">
      <p>{VERDICT_FR[checked.state]}</p>
    </Notice>
  );
}

const Known = (document: CheckedDocument) => (
  <>
    <Notice tone={document.state === "intact" ? "good" : "wrong"}>
      <p>
        <strong>
          {document.state === "intact" ? "Ce document est intact." : "Ce fichier a été modifié."}
        </strong>{" "}
        {document.state === "intact"
          ? "C’est, octet pour octet, celui qui a été remis."
          : "Il porte la marque du document ci-dessous, mais ce n’est pas celui qui a été remis. Demandez l’original à l’atelier."}
      </p>
    </Notice>
    <Panel>
      <h2 className={styles.name}>
        {PAPER_KIND_FR[document.kind]} {document.reference}
      </h2>
      <dl className={styles.facts}>
        <Fact name="Atelier" value={`${document.shop}, ${document.city}`} />
        {document.version > 1 && <Fact name="Version" value={String(document.version)} />}
        <Fact name="Remis le" value={formatDate(document.handed_on)} />
        <Fact
          name="Empreinte du document remis"
          value={document.sha256.replaceAll(/(.{8})(?=.)/g, "$1 ")}
        />
      </dl>
    </Panel>
  </>
);

const Fact = ({ name, value }: { name: string; value: string }) => (
  <div>
    <dt>{name}</dt>
    <dd>{value}</dd>
  </div>
);

const MEGABYTES = MOST_CHECKED_BYTES / 1024 / 1024;

const VERDICT_FR: Record<Exclude<Checked["state"], "intact" | "changed">, string> = {
  "no-pdf": "Ce fichier n’est pas un PDF. Donnez le fichier reçu de l’atelier, sans le convertir.",
  unknown:
    "Ce PDF n’est pas un document remis par un atelier d’Établi, ou il a été enregistré de nouveau par un autre logiciel. Donnez le fichier tel que vous l’avez reçu.",
  "too-large": `Ce fichier dépasse ${MEGABYTES} Mo : aucun de nos documents n’est si lourd.`,
  missing: "Choisissez d’abord le fichier PDF.",
};
