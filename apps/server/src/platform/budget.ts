import { LRUCache } from 'lru-cache';

interface Bucket {
  tokens: number;
  at: number;
}

/** A budget that refills steadily. */
export interface Budget {
  /** @returns Seconds until there is one again, or 0 when one was taken. */
  take: (key: string, nowMs: number) => number;
}

/** Addresses remembered at most; beyond it the oldest are forgotten, which only ever favours a visitor. */
const MOST_KEYS = 50_000;

/**
 * A token bucket per key in this process. Anonymous reads are not worth a row in the database each; behind several
 * processes a visitor gets the budget of each.
 */
export function createBudget(perMinute: number, burst: number): Budget {
  const buckets = new LRUCache<string, Bucket>({ max: MOST_KEYS });
  const perMs = perMinute / 60_000;
  return {
    take(key, nowMs) {
      const bucket = buckets.get(key) ?? { tokens: burst, at: nowMs };
      bucket.tokens = Math.min(burst, bucket.tokens + Math.max(0, nowMs - bucket.at) * perMs);
      bucket.at = nowMs;
      buckets.set(key, bucket);
      if (bucket.tokens < 1) return Math.ceil((1 - bucket.tokens) / perMs / 1000);
      bucket.tokens -= 1;
      return 0;
    },
  };
}

/** The network that an address stands for in a limit: one household has a whole IPv6 /64. */
export function networkOf(ip: string): string {
  const mapped = ip.replace(/^::ffff:(?=\d+\.)/i, '');
  if (!mapped.includes(':')) return mapped;
  const [head = '', tail = ''] = mapped.split('%')[0]?.split('::') ?? [];
  const left = head === '' ? [] : head.split(':');
  const right = tail === '' ? [] : tail.split(':');
  const groups = mapped.includes('::') ? [...left, ...Array.from({ length: Math.max(0, 8 - left.length - right.length) }, () => '0'), ...right] : left;
  return `${groups
    .slice(0, 4)
    .map((group) => group.replace(/^0+(?=.)/, '').toLowerCase())
    .join(':')}::/64`;
}

/** An IPv4 /24, an IPv6 /64: what a sender of many codes can change at no cost. */
export const widerNetworkOf = (ip: string) => {
  const network = networkOf(ip);
  return network.includes(':') ? network : `${network.split('.').slice(0, 3).join('.')}.0/24`;
};
