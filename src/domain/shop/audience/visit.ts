/** Whether a request is a person who looks at a page: neither a robot, nor a browser that only prepares a page. */

/** They name themselves; those that do not are counted, and no list would be honest about them. « Cubot » makes telephones. */
const ROBOT =
  /(?<!cu)bot|crawl|spider|slurp|fetch|monitor|preview|headless|lighthouse|scan|curl|wget|python|java\/|go-http|node|axios|okhttp|libwww|facebookexternalhit|whatsapp/i;

type Asked = { userAgent: string | undefined; purpose: string | undefined };

export const isVisit = ({ userAgent = "", purpose = "" }: Asked): boolean =>
  userAgent.startsWith("Mozilla/") && !ROBOT.test(userAgent) && !/prefetch|preview/i.test(purpose);
