import { changeNoticesQuery } from '@chippage/api/datasheets';
import { ChangeAdmin, changeAdminVariables, pageIn, useChangeAdmin } from '@chippage/features/ChangeAdmin';
import { useSearchParams } from 'react-router-dom';
import { wanted } from '../../page/needs.ts';
import { prefetch } from '../../page/prefetch.ts';
import { operatorPaths } from './operator.paths.ts';

export const loader = prefetch(({ search }) => [wanted(changeNoticesQuery, changeAdminVariables(pageIn(search)))]);

/** Makers' notices, to file and to withdraw. */
export default function ChangeAdminRoute() {
  const page = pageIn(useSearchParams()[0]);
  return <ChangeAdmin {...useChangeAdmin(page)} getHref={(to) => operatorPaths.operator('changes', to === 1 ? {} : { page: to })} />;
}
