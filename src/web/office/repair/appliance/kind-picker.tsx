/** What the appliance is: a few letters of any word clients use, or a trade then its appliances. */
import { Button, Group, Text, TextInput } from "@mantine/core";
import { IconArrowLeft, IconDots, IconSearch } from "@tabler/icons-react";
import { useEffect, useRef, useState } from "react";
import { kindOf } from "../../../../domain/catalogue/kinds.ts";
import { useOptionList } from "../../../ui/use-option-list.ts";
import { CatalogueImage } from "./catalogue-image.tsx";
import { pickerGroups, pickerOptions, type PickerOption } from "./kind-options.ts";
import { SlashedName } from "./slashed-name.tsx";
import styles from "./appliance.module.css";

type Props = {
  /** Category ids that the shop's users repair, all together. */
  skills: readonly string[];
  /** The kind chosen; "" for none yet. */
  value: string;
  /** `words`: what was typed to find it. */
  onPick: (kind_id: string, words: string) => void;
};

export function KindPicker({ skills, value, onPick }: Props) {
  const [choosing, setChoosing] = useState(false);
  const wasChosen = useRef(value !== "");
  if (value !== "" && !choosing) {
    return <Chosen kind_id={value} onChange={() => setChoosing(true)} />;
  }
  const pick: Props["onPick"] = (kind_id, words) => {
    setChoosing(false);
    onPick(kind_id, words);
  };
  return <Choosing skills={skills} focused={choosing || wasChosen.current} onPick={pick} />;
}

type ChosenProps = { kind_id: string; onChange: () => void };

const Chosen = ({ kind_id, onChange }: ChosenProps) => (
  <Group gap={12} wrap="nowrap" className={styles.kindChosen}>
    <CatalogueImage id={kind_id} size={44} />
    <Text fw={650} flex={1}>
      {kindOf(kind_id).name}
    </Text>
    <Button variant="default" size="xs" onClick={onChange}>
      Changer d’appareil
    </Button>
  </Group>
);

type ChoosingProps = Pick<Props, "skills" | "onPick"> & { focused: boolean };

function Choosing({ skills, focused, onPick }: ChoosingProps) {
  const [text, setText] = useState("");
  const [shelf, setShelf] = useState("");
  const groups = pickerGroups({ text, shelf, skills });
  const options = pickerOptions(groups);
  const take = (index: number) => {
    const option = options[index];
    if (option?.sort === "shelf") setShelf(option.id);
    if (option?.sort === "back") setShelf("");
    if (option?.sort === "kind") onPick(option.id, text);
  };
  const stepBack = () => {
    setText("");
    setShelf("");
  };
  const list = useOptionList({
    count: options.length,
    first: text.trim() ? 0 : -1,
    restart: `${text}/${shelf}`,
    onTake: take,
    stepBack: (text || shelf) === "" ? undefined : stepBack,
  });
  const field = useRef<HTMLInputElement>(null);
  useEffect(() => {
    if (focused) field.current?.focus();
  }, [focused]);
  return (
    <div>
      <TextInput
        {...list.field}
        ref={field}
        label="Appareil"
        placeholder="Machine à laver, frigo, télé…"
        leftSection={<IconSearch size={18} aria-hidden />}
        value={text}
        onChange={({ currentTarget }) => setText(currentTarget.value)}
      />
      <div {...list.list} aria-label="Appareils">
        {groups.map((group) => (
          <div
            key={group.title}
            role="group"
            aria-label={group.title}
            className={styles.kindsGroup}
          >
            <Text size="xs" c="dimmed" fw={600} className={styles.kindsTitle} aria-hidden>
              {group.title}
            </Text>
            {group.options.map((option) => (
              <div
                key={`${option.sort}/${option.id}`}
                {...list.option(options.indexOf(option))}
                className={styles.kindTile}
              >
                <Picture option={option} />
                <SlashedName name={option.name} />
              </div>
            ))}
          </div>
        ))}
      </div>
    </div>
  );
}

function Picture({ option }: { option: PickerOption }) {
  if (option.sort === "back") return <IconArrowLeft size={24} stroke={1.7} aria-hidden />;
  if (option.id === "inconnu") return <IconDots size={24} stroke={1.7} aria-hidden />;
  return <CatalogueImage id={option.id} size={44} />;
}
