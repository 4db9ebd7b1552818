// The domains and their parts, in the order of the contract. Every level has the same names.
import { read } from './sourceFiles.ts';

/** The parts of each domain by the contract's list of files; a domain without parts has none. */
export function roomsOfContract(): Record<string, string[]> {
  const rooms: Record<string, string[]> = {};
  for (const [, domain = '', part] of read('packages/api/contract/main.tsp').matchAll(/^import "\.\/(\w+)(?:\/(\w+))?\.tsp";$/gm)) {
    if (domain === 'common') continue;
    rooms[domain] = [...(rooms[domain] ?? []), ...(part === undefined ? [] : [part])];
  }
  return rooms;
}

/** Domains that the contract does not have: the frame and what is only linked to so far; the server's queue of reviews. */
export const WITHOUT_CONTRACT = { features: ['shell'], routes: ['shell', 'inquiries'], server: ['reviews'] } as const;

/** Folders beside the domains, which belong to all of them. */
export const BESIDE_DOMAINS = {
  features: ['elements', 'filters', 'i18n', 'parts', 'prose', 'theme'],
  routes: [],
  server: ['cli', 'platform', 'services'],
} as const;

/** What a domain with parts may hold besides them: what its parts share, and on the server what is no part of the contract. */
export const BESIDE_PARTS: Readonly<Record<string, readonly string[]>> = {
  features: ['parts'],
  'server/mall': ['pdf', 'sample'],
  'server/news': ['feeds', 'sample'],
  'server/enterprise': ['sample'],
  'server/inquiries': ['sample'],
  'server/resources': ['sample'],
  'server/jobs': ['sample'],
  'server/circle': ['feeds', 'sample'],
};
