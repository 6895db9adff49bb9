/** How another program checks that a webhook comes from the shop: each text is a file that runs as it stands. */
export const SAMPLES = [
  {
    name: "Node",
    code: `import { createHmac, timingSafeEqual } from "node:crypto";

// body: le texte reçu, tel quel, avant JSON.parse.
function isFromEtabli(headers, body, secret) {
  const id = headers["webhook-id"];
  const at = headers["webhook-timestamp"];
  // Plus vieux que cinq minutes, un envoi est peut-être rejoué par un tiers.
  if (!(Math.abs(Date.now() / 1000 - Number(at)) < 300)) return false;
  const key = Buffer.from(secret.slice("whsec_".length), "base64");
  const sum = createHmac("sha256", key).update(\`\${id}.\${at}.\${body}\`).digest();
  return headers["webhook-signature"].split(" ").some((text) => {
    const [version, signature = ""] = text.split(",");
    const given = Buffer.from(signature, "base64");
    return version === "v1" && given.length === sum.length && timingSafeEqual(given, sum);
  });
}
export { isFromEtabli };`,
  },
  {
    name: "PHP",
    code: `<?php
// $body = file_get_contents("php://input");
function is_from_etabli(array $headers, string $body, string $secret): bool {
    $id = $headers["webhook-id"];
    $at = $headers["webhook-timestamp"];
    if (abs(time() - (int) $at) >= 300) return false;
    $key = base64_decode(substr($secret, strlen("whsec_")));
    $sum = base64_encode(hash_hmac("sha256", "$id.$at.$body", $key, true));
    foreach (explode(" ", $headers["webhook-signature"]) as $given)
        if (hash_equals("v1,$sum", $given)) return true;
    return false;
}`,
  },
  {
    name: "Python",
    code: `import base64, hashlib, hmac, time

# body: les octets reçus, tels quels.
def is_from_etabli(headers, body, secret):
    at = headers["webhook-timestamp"]
    if abs(time.time() - int(at)) >= 300:
        return False
    key = base64.b64decode(secret.removeprefix("whsec_"))
    text = f"{headers['webhook-id']}.{at}.".encode() + body
    right = "v1," + base64.b64encode(hmac.new(key, text, hashlib.sha256).digest()).decode()
    given = headers["webhook-signature"].split(" ")
    return any(hmac.compare_digest(one, right) for one in given)`,
  },
] as const;
