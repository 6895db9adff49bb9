import { Alert, Anchor, Box, Button, Group, Skeleton, Stack, Text, Title } from "@mantine/core";
import { IconPrinter } from "@tabler/icons-react";
import { Link } from "@tanstack/react-router";
import { useRead } from "../../../platform/query.ts";
import { ReadStates } from "../../../ui/office/read-states.tsx";
import { office } from "../../../ui/office/styles.ts";
import { Allowed } from "../../account/allowed.tsx";
import { useScreenTitle } from "../../shell/screen-title.ts";
import { AccountsRefused } from "../books/accounts-refused.tsx";
import { attestationQuery } from "./query.ts";

/** The publisher's individual attestation, to print, sign and keep for an inspector. */
export function AttestationScreen() {
  useScreenTitle("Attestation de l’éditeur");
  return (
    <Allowed action="export-accounts" otherwise={<AccountsRefused />}>
      <AttestationSheet />
    </Allowed>
  );
}

const isSigned = (line: string): boolean => line.includes("Signature");
/** Under what is signed by hand, once printed. */
const ROOM_TO_SIGN = 72;

function AttestationSheet() {
  const read = useRead({ query: attestationQuery, variables: {}, nouns: ["shop"] });
  const { missing = [], parts = [], head_advice = "" } = read.data?.attestation ?? {};
  return (
    <Stack p={{ base: 12, sm: 16 }} gap="md" maw={820}>
      <Group className={office.noPrint}>
        <Button
          leftSection={<IconPrinter size={18} aria-hidden />}
          onClick={() => globalThis.print()}
        >
          Imprimer l’attestation
        </Button>
      </Group>
      <ReadStates read={read} shape={<Skeleton h={480} />}>
        {missing.length > 0 && (
          <Alert
            color="yellow"
            variant="light"
            className={office.noPrint}
            title="La configuration de l’installation ne dit pas tout"
          >
            {`Il manque ${missing.join(", ")}. L’exploitant de l’installation les renseigne ; en attendant, la place est laissée à la main.`}
          </Alert>
        )}
        {head_advice && (
          <Alert
            color="yellow"
            variant="light"
            className={office.noPrint}
            title="Aucune preuve n’est encore gardée ailleurs"
          >
            {head_advice}{" "}
            <Anchor
              size="sm"
              underline="always"
              renderRoot={(props) => <Link {...props} to="/app/sales/books" />}
            >
              Ouvrir la tenue des comptes
            </Anchor>
          </Alert>
        )}
        <Box component="article" className={office.sheetOfPaper} p={{ base: 16, sm: 32 }}>
          {parts.map(({ title, lines }) => (
            <section key={title} style={{ breakInside: "avoid" }}>
              <Title order={2} size="h3" mt={16} mb={8}>
                {title}
              </Title>
              {lines.map((line) => (
                <Text
                  key={line}
                  size="sm"
                  mb={isSigned(line) ? ROOM_TO_SIGN : 8}
                  style={{ overflowWrap: "anywhere" }}
                >
                  {line}
                </Text>
              ))}
            </section>
          ))}
        </Box>
      </ReadStates>
    </Stack>
  );
}
