import { Button } from "../../../ui/site/button.tsx";
import { SendClips } from "./send-clips.tsx";
import styles from "./clips.module.css";

type Props = { token: string; shop: string; isOpen: boolean; onOpen: (isOpen: boolean) => void };

/** Offered within a call that does not come about: the call goes on waiting behind it. */
export const ClipsSheet = ({ token, shop, isOpen, onOpen }: Props) => (
  <div className={styles.sheet}>
    {isOpen ? (
      <SendClips token={token} shop={shop} />
    ) : (
      <p>En attendant l’appel, {shop} peut commencer sur vos images.</p>
    )}
    <Button wide look="quiet" onClick={() => onOpen(!isOpen)}>
      {isOpen ? "Revenir à l’image" : "Envoyer des photos et de courtes vidéos"}
    </Button>
  </div>
);
