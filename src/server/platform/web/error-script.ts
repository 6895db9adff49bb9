/**
 * What fails on a public page is told to the server, whatever script failed and even before any is loaded. In the page
 * itself: the scripts of the booking are at their limit. The page is named by its id, its address may hold a secret.
 */
export const errorScript = (page: string, nonce: string): string =>
  `<script nonce="${nonce}">{let n=5;const tell=(e,m)=>{n-->0&&fetch("/api/v1/errors",{method:"POST",keepalive:true,` +
  `headers:{"content-type":"application/json"},body:JSON.stringify({page:"${page}",message:String(e&&e.message||e||m).slice(0,500),` +
  `stack:String(e&&e.stack||"").slice(0,4000)})}).catch(()=>{})};addEventListener("error",e=>tell(e.error,e.message));` +
  `addEventListener("unhandledrejection",e=>tell(e.reason))}</script>`;
