/**
 * On a slow phone a page is visible before its script is loaded: an early click on a button is kept, and so
 * is what was typed or ticked. `src/web/site/early-events.ts` replays them after hydration.
 */
export const earlyScript = (nonce: string): string =>
  `<script nonce="${nonce}">{const fields=new Map,early=window.earlyEvents={fields,` +
  `listen(e){const b=e.target.closest("button:not([popovertarget])");if(b){e.preventDefault();early.button=b}},` +
  `note({target:t}){if(t.type!=="file")fields.set(t,{value:t.value,checked:t.checked})}};` +
  `addEventListener("click",early.listen,true);addEventListener("input",early.note,true)}</script>`;
