import { ActionIcon } from "@mantine/core";
import { useDidUpdate, useDisclosure } from "@mantine/hooks";
import { IconBarcode } from "@tabler/icons-react";
import { useEffect, useRef, useState } from "react";
import { barcodeDetector } from "./barcode.ts";
import type { CodeField } from "./scan-words.ts";
import { lazyPart } from "../../../ui/office/lazy-part.tsx";

const SerialScanner = lazyPart(async () => (await import("./serial-scanner.tsx")).SerialScanner);

/** True where the browser reads codes. */
export function useCanScan(): boolean {
  const [can, setCan] = useState(false);
  useEffect(() => {
    let left = false;
    void barcodeDetector().then((detector) => !left && setCan(detector !== undefined));
    return () => {
      left = true;
    };
  }, []);
  return can;
}

type Props = { onRead: (field: CodeField, text: string) => void };

export function ScanButton({ onRead }: Props) {
  const [opened, { open, close }] = useDisclosure();
  const button = useRef<HTMLButtonElement>(null);
  useDidUpdate(() => {
    if (!opened) button.current?.focus();
  }, [opened]);
  return (
    <>
      <ActionIcon
        ref={button}
        variant="subtle"
        size="lg"
        aria-label="Lire l’étiquette avec l’appareil photo"
        onClick={open}
      >
        <IconBarcode size={20} aria-hidden />
      </ActionIcon>
      {opened && (
        <SerialScanner
          onClose={close}
          onRead={(field, text) => {
            close();
            onRead(field, text);
          }}
        />
      )}
    </>
  );
}
