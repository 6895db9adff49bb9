import { Anchor } from "@mantine/core";

/** An address that does not fit on its line is cut after its @ rather than in a word. */
export function EmailLink({ email }: { email: string }) {
  const at = email.lastIndexOf("@") + 1;
  return (
    <Anchor href={`mailto:${email}`}>
      {email.slice(0, at)}
      <wbr />
      {email.slice(at)}
    </Anchor>
  );
}
