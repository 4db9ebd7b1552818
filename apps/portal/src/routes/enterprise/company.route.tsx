import { CompanyPages } from '@chippage/features/CompanyDesk';
import { CompanyPage, useCompanyPage } from '@chippage/features/Enterprise';
import { useSetAtom } from 'jotai';
import { enterpriseStatusAtom } from '../../atoms/sharedState.ts';
import { saveFile } from '../../page/saveFile.ts';

/** The company that the member acts for. */
export default function CompanyRoute() {
  return <CompanyPage {...useCompanyPage({ saveFile, onStatus: useSetAtom(enterpriseStatusAtom) })} tabs={<CompanyPages current="facts" />} />;
}
