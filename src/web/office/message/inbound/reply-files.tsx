import { Anchor } from "@mantine/core";
import { IconFileText } from "@tabler/icons-react";
import styles from "../message.module.css";

export type ReplyFile = { id: string; url: string; thumbnail: string | null; filename: string };

/** What came with a client's reply, opened beside the page. */
export const ReplyFiles = ({ files }: { files: readonly ReplyFile[] }) =>
  files.length > 0 && (
    <ul className={styles.replyFiles} aria-label="Fichiers joints">
      {files.map((file) => (
        <li key={file.id}>
          <Anchor href={file.url} target="_blank" rel="noreferrer" size="sm">
            <Shown file={file} />
          </Anchor>
        </li>
      ))}
    </ul>
  );

const Shown = ({ file: { thumbnail, filename } }: { file: ReplyFile }) =>
  thumbnail ? (
    <img src={thumbnail} alt={filename} loading="lazy" />
  ) : (
    <>
      <IconFileText size={18} aria-hidden /> {filename}
    </>
  );
