import { createContext, use } from "react";

/** True for a browser with a session: the public pages then offer the office's own entries. */
export const SignedIn = createContext(false);
export const useSignedIn = (): boolean => use(SignedIn);
