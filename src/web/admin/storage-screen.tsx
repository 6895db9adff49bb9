import { Text } from "@mantine/core";
import { office } from "../ui/office/styles.ts";
import { shopsShape } from "./query.ts";
import { SearchList } from "./search-list.tsx";
import { bytesText, countText } from "./words.ts";
import styles from "./admin.module.css";

/** Those that keep most come first. */
export const StorageScreen = () => (
  <SearchList
    path="/api/v1/admin/shops"
    sort="size"
    shape={shopsShape}
    label="Rechercher un atelier"
    hint="Nom, code postal ou ville"
    noun="atelier"
    row={({ id, name, files, bytes }) => (
      <li key={id} className={`${office.sheetOfPaper} ${styles.adminShop}`}>
        <Text fw={650}>{name}</Text>
        <Text className={office.figures}>
          {countText(files, "fichier")} · {bytesText(bytes)}
        </Text>
      </li>
    )}
  />
);
