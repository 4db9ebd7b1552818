/** Registered companies that a member watches: the button, the list, and what binds them. */
export { WatchCompany, type WatchCompanyProps } from '../src/companies/watches/watch-company/WatchCompany.tsx';
export { useWatchCompany, type WatchCompanyOptions } from '../src/companies/watches/watch-company/useWatchCompany.ts';
export { WatchList, type WatchListProps } from '../src/companies/watches/watch-list/WatchList.tsx';
export { useWatchList } from '../src/companies/watches/watch-list/useWatchList.ts';
