/** What others offer that a company wants, and the other way round. */
export { Matches, type MatchesProps } from '../src/inquiries/board/matches/Matches.tsx';
export { useMatches } from '../src/inquiries/board/matches/useMatches.ts';
export { matchesMessages } from '../src/inquiries/board/matches/messages.ts';
export { pageIn } from '../src/parts/list-page/listPage.ts';
