/**
 * What the samples of rows may name in braces, e.g. `/mall/payOrder?orderId={order}`: it has its number only when somebody has found
 * or made it. `accounts.ts` finds or makes each of them.
 */
export const SAMPLE_THINGS = [
  'agent',
  'agentPart',
  'company',
  'distributor',
  'trader',
  'claimedAgent',
  'article',
  'ownArticle',
  'author',
  'brand',
  'document',
  'goods',
  'merchant',
  'wish',
  'order',
  'orderRequest',
  'merchantOrder',
  'statement',
  'merchantStatement',
  'bom',
  'bomCode',
  'diskShare',
  'takedown',
  'takedownCode',
  'demand',
  'ownDemand',
  'quote',
  'task',
  'scheme',
  'course',
  'datum',
  'original',
  'series',
  'job',
  'ownJob',
  'group',
  'post',
  'registered',
  'registeredPerson',
] as const;

/** One of them. */
export type SampleThing = (typeof SAMPLE_THINGS)[number];

/** The things that an address names. */
export function thingsIn(sample: string): string[] {
  return [...sample.matchAll(/\{(\w+)\}/g)].map(([, name = '']) => name);
}
