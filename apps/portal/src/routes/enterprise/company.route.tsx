import { CompanyPage, useCompanyPage } from '@chippage/features/Enterprise';
import { lazyPart } from '@chippage/ui/late';
import { useSetAtom } from 'jotai';
import { Suspense } from 'react';
import { useSearchParams } from 'react-router-dom';
import { enterpriseStatusAtom } from '../../atoms/sharedState.ts';
import { saveFile } from '../../page/saveFile.ts';

const BoundMembers = lazyPart(async () => (await import('./BoundMembers.tsx')).BoundMembers);

/** The company that the member acts for: its verification, and with `?tab=members` its people. */
export default function CompanyRoute() {
  if (useSearchParams()[0].get('tab') !== 'members') return <Facts />;
  return (
    <Suspense fallback={null}>
      <BoundMembers />
    </Suspense>
  );
}

function Facts() {
  return <CompanyPage {...useCompanyPage({ saveFile, onStatus: useSetAtom(enterpriseStatusAtom) })} />;
}
