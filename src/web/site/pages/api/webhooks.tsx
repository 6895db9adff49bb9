import type { ApiProps } from "../../api/props.ts";
import { SAMPLES } from "../../api/samples.ts";

/** What is sent to the shop's programs, and how they know that it comes from us. */
export const Webhooks = ({ webhooks }: Pick<ApiProps, "webhooks">) => (
  <>
    <h2 id="webhooks">Webhooks</h2>
    <p>
      Plutôt que de demander sans cesse ce qui a changé, donnez une adresse : chaque événement
      choisi y est envoyé dès qu’il est enregistré, par <code>POST</code>, en JSON. Le responsable
      de l’atelier l’ajoute dans ses paramètres, « Envois à vos logiciels » ; le secret n’est
      affiché qu’une fois.
    </p>
    <pre tabIndex={0}>{BODY}</pre>
    <p>
      <code>data</code> est l’élément tel que l’interface le donnait à l’instant de l’acte. Le texte
      est écrit avec lui et ne change plus : chaque envoi porte les mêmes octets. Les rendez-vous
      sans réparation sont annoncés aussi, avec un <code>repair_id</code> nul, mais pas les
      absences :
    </p>
    <dl>
      {webhooks.map(({ event, summary, path }) => (
        <Row key={event} event={event} text={`${summary}. Comme GET ${path}`} />
      ))}
    </dl>
    <p>
      Répondez par un code 2xx en moins de dix secondes, puis travaillez : toute autre réponse, une
      redirection comprise, est un échec. L’envoi est repris après 1 minute, 5 minutes, 30 minutes,
      2 heures, 6 heures et 12 heures, avec le même <code>webhook-id</code> et le même texte ; le
      responsable peut aussi le renvoyer. Un événement peut donc arriver deux fois, ou après un plus
      récent : gardez les <code>webhook-id</code> déjà vus. Une adresse qui échoue trois jours de
      suite, ou qui répond 410, n’est plus appelée.
    </p>
    <h3>Vérifier la signature</h3>
    <p>
      Les envois suivent la convention Standard Webhooks : <code>webhook-signature</code> signe
      l’identifiant, l’instant et le texte, séparés par des points. Pendant les 24 heures qui
      suivent un renouvellement du secret, il porte deux signatures : une seule suffit.
    </p>
    {SAMPLES.map(({ name, code }) => (
      <details key={name}>
        <summary>{name}</summary>
        <pre tabIndex={0}>{code}</pre>
      </details>
    ))}
  </>
);

const BODY = `POST /etabli HTTP/1.1
webhook-id: 0190a5c2-7f31-7c4e-9b1d-2f6d3a1e0c01
webhook-timestamp: 1795939200
webhook-signature: v1,K5oZfzN95Z9UVu1EsfQmfVNQhnkZ2pj9o9NDN/H/pI4=

{
  "id": "0190a5c2-7f31-7c4e-9b1d-2f6d3a1e0c01",
  "type": "invoice.issued",
  "timestamp": "2026-11-23T08:00:00.000Z",
  "shop_id": "…",
  "data": { "id": "…", "reference": "F2026-00042", "total_incl": 24000, … }
}`;

const Row = ({ event, text }: { event: string; text: string }) => (
  <>
    <dt>
      <code>{event}</code>
    </dt>
    <dd>{text}</dd>
  </>
);
