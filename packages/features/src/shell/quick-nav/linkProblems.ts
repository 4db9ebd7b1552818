import type { OwnLink } from '@chippage/api/types';
import { isWebAddress, NAME_LIMIT, URL_LIMIT } from './ownNavigation.ts';

/** What is wrong with a link as typed, by the key of the text that says it. */
export interface LinkProblems {
  name?: 'nameRequired' | 'nameTooLong';
  url?: 'urlRequired' | 'urlScheme' | 'urlBroken' | 'urlTooLong' | 'urlTwice';
}

/** Looks at a name and an address before they become a link beside `others`. */
export function linkProblems(name: string, url: string, others: readonly OwnLink[]): LinkProblems {
  const problems: LinkProblems = {};
  const wanted = url.trim();
  if (name.trim() === '') problems.name = 'nameRequired';
  else if (name.trim().length > NAME_LIMIT) problems.name = 'nameTooLong';
  if (wanted === '') problems.url = 'urlRequired';
  else if (!/^https?:\/\//i.test(wanted)) problems.url = 'urlScheme';
  else if (!isWebAddress(wanted)) problems.url = 'urlBroken';
  else if (wanted.length > URL_LIMIT) problems.url = 'urlTooLong';
  else if (others.some((link) => sameAddress(link.url, wanted))) problems.url = 'urlTwice';
  return problems;
}

function sameAddress(one: string, other: string): boolean {
  return one === other || new URL(one).href === new URL(other).href;
}

/** The address as people say it: without scheme and www, and without a slash at its end. */
export function shortAddress(url: string): string {
  return url.replace(/^https?:\/\/(www\.)?/i, '').replace(/\/$/, '');
}
