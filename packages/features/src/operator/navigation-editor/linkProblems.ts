import type { OwnLink } from '@chippage/api/types';

/** What is wrong with a link, by field. */
export interface LinkProblems {
  name?: 'nameRequired';
  url?: 'urlInvalid';
}

/** Judges a link as the server will: a name, and a whole address of http or https. */
export function linkProblems({ name, url }: Pick<OwnLink, 'name' | 'url'>): LinkProblems {
  const parsed = URL.parse(url.trim());
  const isWeb = parsed !== null && (parsed.protocol === 'https:' || parsed.protocol === 'http:') && parsed.hostname !== '';
  return { ...(name.trim() === '' && { name: 'nameRequired' as const }), ...(!isWeb && { url: 'urlInvalid' as const }) };
}
