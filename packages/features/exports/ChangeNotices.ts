/** Makers' notices about their parts. */
export { ChangeNotices, type ChangeNoticesProps } from '../src/datasheets/changes/change-notices/ChangeNotices.tsx';
export { type ChangeQuery, changeQueryParams, changeVariables, parseChangeQuery } from '../src/datasheets/changes/change-notices/changeQuery.ts';
export { useChangeNotices } from '../src/datasheets/changes/change-notices/useChangeNotices.ts';
export { changeNoticesMessages } from '../src/datasheets/changes/change-notices/messages.ts';
export { changeNoticeMessages } from '../src/datasheets/changes/messages.ts';
