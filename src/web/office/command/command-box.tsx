/** Ctrl+K: finds a client, a repair, a quote, an invoice or a machine, opens a screen, does an action. */
import { Kbd, Loader, Modal, Text, TextInput } from "@mantine/core";
import { useMediaQuery } from "@mantine/hooks";
import { IconSearch } from "@tabler/icons-react";
import { useRouter } from "@tanstack/react-router";
import { useState } from "react";
import { ReadStates, useLate } from "../../ui/office/read-states.tsx";
import { office } from "../../ui/office/styles.ts";
import { useHasteGuard } from "../../ui/use-haste-guard.ts";
import { useOptionList } from "../../ui/use-option-list.ts";
import { useReturnFocus } from "../../ui/use-return-focus.ts";
import type { Option } from "./options.ts";
import { closeCommand } from "./open-command.ts";
import { useOptions } from "./use-options.ts";
import styles from "./command.module.css";

const LABEL = "Rechercher ou agir";
const HINT = "Nom, téléphone, numéro, action…";

export function CommandBox() {
  useReturnFocus();
  const isSmall = useMediaQuery("(max-width: 44.99em)", false, { getInitialValueInEffect: false });
  return (
    <Modal
      opened
      onClose={closeCommand}
      withCloseButton={isSmall}
      title={isSmall ? LABEL : undefined}
      attributes={{ content: { "aria-label": LABEL } }}
      size={620}
      yOffset="12vh"
      fullScreen={isSmall}
      padding={isSmall ? "md" : "xs"}
    >
      <Search />
    </Modal>
  );
}

function Search() {
  const [typed, setTyped] = useState("");
  const { groups, read, behind, isEmpty } = useOptions(typed);
  const router = useRouter();
  const options = groups.flatMap((group) => group.options);
  const take = (index: number) => {
    const option = options[index];
    if (!option) return;
    closeCommand();
    if (typeof option.to === "string") router.history.push(option.to);
    else option.to();
  };
  const list = useOptionList({ count: options.length, first: 0, restart: typed, onTake: take });
  const onKeyDown = useHasteGuard(behind, () => take(0), list.field.onKeyDown);
  const isLate = useLate(behind);
  return (
    <>
      <TextInput
        {...list.field}
        data-autofocus
        size="md"
        aria-label={LABEL}
        placeholder={HINT}
        spellCheck={false}
        leftSection={<IconSearch size={20} aria-hidden />}
        rightSection={isLate && <Loader size={18} aria-hidden />}
        value={typed}
        onChange={({ currentTarget }) => setTyped(currentTarget.value)}
        onKeyDown={onKeyDown}
      />
      <Text role="status" className={office.spokenOnly}>
        {!isEmpty && !behind && countText(options.length)}
      </Text>
      <ReadStates read={{ ...read, waiting: false, failed: read.failed && !isEmpty }}>
        <div {...list.list} aria-label="Résultats" className={styles.results}>
          {groups.map(({ title, options: shown }) => (
            <div key={title} role="group" aria-label={title}>
              <Text size="xs" fw={600} c="dimmed" className={styles.groupTitle} aria-hidden>
                {title}
              </Text>
              {shown.map((option) => (
                <div
                  key={option.key}
                  {...list.option(options.indexOf(option))}
                  className={`${office.listOption} ${styles.option}`}
                >
                  <OptionRow option={option} />
                </div>
              ))}
            </div>
          ))}
        </div>
        {!isEmpty && !behind && options.length === 0 && (
          <Text className={styles.nothing}>
            Rien ne correspond à « {typed.trim()} ». Essayez un nom, la fin d’un téléphone ou un
            numéro de fiche.
          </Text>
        )}
      </ReadStates>
    </>
  );
}

const OptionRow = ({ option: { icon: Picture, title, detail, keys } }: { option: Option }) => (
  <>
    <Picture size={20} stroke={1.7} aria-hidden />
    <span>
      <span className={styles.optionTitle}>{title}</span>
      {detail && <span className={styles.optionDetail}>{detail}</span>}
    </span>
    {keys && (
      <span className={styles.optionKeys} aria-hidden>
        {keys.map((key) => (
          <Kbd key={key}>{key}</Kbd>
        ))}
      </span>
    )}
  </>
);

const countText = (count: number): string =>
  count === 0 ? "Aucun résultat" : count === 1 ? "1 résultat" : `${count} résultats`;
