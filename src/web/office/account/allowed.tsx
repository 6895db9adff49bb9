import type { ReactNode } from "react";
import { may, type Action } from "../../../domain/account/permissions.ts";
import { useSession } from "../../platform/use-session.ts";

/** Whether the person signed in may do it: the table of the domain, which the server asks again. */
export function useMay(action: Action): boolean {
  const me = useSession()?.me;
  return me !== undefined && may(me, action);
}

type Props = { action: Action; children: ReactNode; otherwise?: ReactNode };

/** What is for those who may do it; others see what replaces it, or nothing. */
export const Allowed = ({ action, children, otherwise = null }: Props) =>
  useMay(action) ? children : otherwise;
