import { Table, VisuallyHidden } from "@mantine/core";
import { IconCheck } from "@tabler/icons-react";
import { SHOP_ROLES, SHOP_ROLE_FR } from "../../../../domain/account/role.ts";
import { RIGHTS, ROLE_HELP } from "./words.ts";
import styles from "./people.module.css";

/** Role by role, what the server allows: nothing of it is written twice. */
export const RightsTable = () => (
  <div className={styles.rights} role="region" aria-label="Droits de chaque rôle" tabIndex={0}>
    <Table verticalSpacing={6} miw={560}>
      <Table.Thead>
        <Table.Tr>
          <Table.Th scope="col">Action</Table.Th>
          {SHOP_ROLES.map((role) => (
            <Table.Th key={role} scope="col" ta="center" title={ROLE_HELP[role]}>
              {SHOP_ROLE_FR[role]}
            </Table.Th>
          ))}
        </Table.Tr>
      </Table.Thead>
      <Table.Tbody>
        {RIGHTS.map(({ action, label, roles }) => (
          <Table.Tr key={action}>
            <Table.Th scope="row">{label}</Table.Th>
            {SHOP_ROLES.map((role) => (
              <Table.Td key={role}>
                {roles.includes(role) ? (
                  <>
                    <IconCheck size={18} aria-hidden />
                    <VisuallyHidden>oui</VisuallyHidden>
                  </>
                ) : (
                  <VisuallyHidden>non</VisuallyHidden>
                )}
              </Table.Td>
            ))}
          </Table.Tr>
        ))}
      </Table.Tbody>
    </Table>
  </div>
);
