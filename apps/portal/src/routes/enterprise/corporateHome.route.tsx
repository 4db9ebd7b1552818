import { productionLinesQuery } from '@chippage/api/enterprise';
import { contactListQuery } from '@chippage/api/entries';
import { boardRowsQuery, companyFiguresQuery, companyHomeQuery } from '@chippage/api/inquiries';
import { CompanyAbout, CompanyHead, FollowCompany, ProductionList, useCompanyHome, useFollowCompany, useProductionList } from '@chippage/features/CompanyHome';
import { ContactsTab, useContactsTab } from '@chippage/features/CompanyContacts';
import { CompanyRows, companyRowsVariables, useCompanyRows } from '@chippage/features/CompanyRows';
import { useIdentity } from '@chippage/features/Identity';
import { useParams, useSearchParams } from 'react-router-dom';
import { idFrom, PageMissing } from '../../page/missing.ts';
import { vital, wanted } from '../../page/needs.ts';
import { usePageFacts } from '../../page/PageContext.ts';
import { PageHead } from '../../page/PageHead.tsx';
import { pageOf } from '../../page/pageOf.ts';
import { prefetch } from '../../page/prefetch.ts';
import { useMemberId } from '../../session/useMemberId.ts';
import { usePageActions } from '../../session/usePageActions.ts';
import { inquiriesPaths } from '../inquiries/inquiries.paths.ts';
import { t } from './enterprise.words.ts';
import { companyJsonLd } from './companyJsonLd.ts';
import { companyTabAt, rowsOf } from './companyTab.ts';
import * as styles from './corporateHome.css.ts';

export const loader = prefetch(({ params, search }) => {
  const id = idFrom(params['id']);
  const tab = companyTabAt(params['tab']);
  const type = rowsOf[tab];
  return [
    vital(companyHomeQuery, { id }),
    wanted(companyFiguresQuery, { id }),
    ...(type === null ? [] : [wanted(boardRowsQuery, companyRowsVariables(id, type, pageOf(search.get('page'))))]),
    ...(tab === 'contacts' ? [wanted(contactListQuery, contactsOf(id))] : []),
    ...(tab === 'lines' ? [wanted(productionLinesQuery, { enterpriseId: id })] : []),
  ];
});

const contactsOf = (thingId: number) => ({ kind: 'enterprise' as const, thingId });

const titles = { demand: 'homeDemand', lines: 'homeLines', contacts: 'homeContacts', about: 'homeAbout' } as const;

/** What a company shows of itself. */
export default function CorporateHomeRoute() {
  const params = useParams();
  const id = idFrom(params['id']);
  const tab = companyTabAt(params['tab']);
  const page = pageOf(useSearchParams()[0].get('page'));
  const { origin } = usePageFacts();
  const isMember = useMemberId() !== undefined;
  const identity = useIdentity(isMember);
  const { data: company, isMissing, ...head } = useCompanyHome(id);
  const follow = useFollowCompany({ id, isMember, mayBlock: identity?.enterpriseStatus === 1, ...usePageActions('follow') });
  const contacts = useContactsTab('enterprise', tab === 'contacts' ? id : null);
  const { demandLogin } = usePageActions('contact');
  const type = rowsOf[tab];
  const rows = useCompanyRows(id, type, page);
  const lines = useProductionList(tab === 'lines' ? id : null);
  if (isMissing) throw new PageMissing();
  const name = company?.name ?? '';
  return (
    <>
      {company && (
        <PageHead
          title={tab === 'supply' ? name : t(titles[tab], { name })}
          description={t('homeDescription', { name, place: company.place ?? t('unknownPlace') })}
          {...(page === 1 && { canonicalPath: inquiriesPaths.companyHome(id, tab) })}
          jsonLd={import.meta.env.SSR ? companyJsonLd(origin, company) : []}
        />
      )}
      <div className={styles.page}>
        <CompanyHead {...head} tab={tab} actions={<FollowCompany name={name} {...follow} />} />
        {company && type !== null && <CompanyRows company={company} type={type} page={page} {...rows} />}
        {tab === 'lines' && <ProductionList {...lines} />}
        {company && tab === 'contacts' && <ContactsTab key={id} {...contacts} demandLogin={demandLogin} />}
        {company && tab === 'about' && <CompanyAbout company={company} />}
      </div>
    </>
  );
}
