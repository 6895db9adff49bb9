/** Sends a change of the administration; true when it was done; else the screen has said why not. */
import { postJson } from "../platform/rest.ts";
import { tellDone, tellFault, tellRefusal } from "../ui/office/notify.ts";

export async function post(path: string, body: object, done: string): Promise<boolean> {
  const answer = await postJson(path, body);
  if (answer.ok) {
    tellDone(done);
    return true;
  }
  if (answer.refused === "unreachable") tellFault(true);
  else tellRefusal(answer.message);
  return false;
}
