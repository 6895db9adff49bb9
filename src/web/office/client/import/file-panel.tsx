import { Anchor, Button, FileButton, SegmentedControl, Stack, Text } from "@mantine/core";
import { IconFileSpreadsheet } from "@tabler/icons-react";
import { useState, type DragEvent } from "react";
import type { Noun } from "./requests.ts";
import { templateFile } from "./words.ts";
import type { Importing } from "./use-import.ts";
import styles from "./import.module.css";
import { office } from "../../../ui/office/styles.ts";

const NOUNS = [
  { value: "client", label: "Clients" },
  { value: "appliance", label: "Appareils" },
] as const satisfies readonly { value: Noun; label: string }[];

const ACCEPTED = ".csv,.tsv,.txt,text/csv,text/plain,text/tab-separated-values";

/** What the file holds, and which file: chosen or dropped. */
export function FileStep({ importing }: { importing: Importing }) {
  const { noun, setNoun, choose, busy } = importing;
  const [over, setOver] = useState(false);
  const drop = (event: DragEvent) => {
    event.preventDefault();
    setOver(false);
    const [file] = event.dataTransfer.files;
    if (file) void choose(file);
  };
  return (
    <Stack gap="md">
      <SegmentedControl
        aria-label="Ce que contient le fichier"
        value={noun}
        onChange={(value) => setNoun(value === "appliance" ? "appliance" : "client")}
        data={[...NOUNS]}
        w="fit-content"
      />
      {noun === "appliance" && (
        <Text size="sm">
          Chaque appareil est rattaché à un client que l’atelier a déjà, reconnu par son nom, son
          téléphone ou son e-mail. Importez d’abord les clients.
        </Text>
      )}
      <div
        className={`${styles.importDrop} ${office.sheetOfPaper}`}
        data-over={over || undefined}
        onDragOver={(event) => {
          event.preventDefault();
          setOver(true);
        }}
        onDragLeave={() => setOver(false)}
        onDrop={drop}
      >
        <IconFileSpreadsheet size={36} aria-hidden />
        <FileButton accept={ACCEPTED} onChange={(file) => file && void choose(file)}>
          {(props) => (
            <Button {...props} loading={busy}>
              Choisir un fichier
            </Button>
          )}
        </FileButton>
        <Text size="sm" c="dimmed">
          Un fichier CSV de votre tableur ou de votre ancien logiciel, 10 Mo et 20 000 lignes au
          plus. Vous pouvez aussi le déposer ici.
        </Text>
        <Anchor
          href={templateOf(noun)}
          download={`modele-${noun === "client" ? "clients" : "appareils"}.csv`}
          size="sm"
        >
          Télécharger un modèle vide
        </Anchor>
      </div>
    </Stack>
  );
}

const templateOf = (noun: Noun): string =>
  `data:text/csv;charset=utf-8,${encodeURIComponent(templateFile(noun))}`;
