import type { Loadable } from '@chippage/api/loadable';
import type { Authorisation, AuthorisedKind } from '@chippage/api/types';
import { Card } from '@chippage/ui/Card';
import { EmptyState } from '@chippage/ui/EmptyState';
import { ListIcon } from '@chippage/ui/Icon';
import { LinkButton } from '@chippage/ui/LinkButton';
import { useMessages, usePaths } from '../../../i18n/FeaturesProvider.tsx';
import { entriesPaths } from '../../../i18n/paths/entriesPaths.ts';
import { Loaded } from '../../../parts/loaded/Loaded.tsx';
import { Note, PageColumn } from '../../../parts/page-column/PageColumn.tsx';
import { PageHead } from '../../../parts/page-column/PageHead.tsx';
import { ReviewedRow } from '../../../parts/reviewed-row/ReviewedRow.tsx';
import { RowList } from '../../../parts/row-list/RowList.tsx';
import { salesRegionMessages } from '../../../parts/sales-region/messages.ts';
import { AuthorisationFields, type AuthorisationFieldsProps } from './AuthorisationFields.tsx';
import { ownAuthorisationsMessages } from './messages.ts';

/** What a company handed in, and the company itself. */
export interface KeptAuthorisations {
  company: { kind: AuthorisedKind; thingId: number; name: string };
  authorisations: readonly Authorisation[];
}

/** Props of `OwnAuthorisations`. */
export interface OwnAuthorisationsProps extends Omit<AuthorisationFieldsProps, 'draftKey' | 'canBePublic'> {
  kept: Loadable<KeptAuthorisations>;
}

/** The makers' authorisations of a distributor or merchant: what was handed in and what became of it, and the form for the next. */
export function OwnAuthorisations({ kept, ...fields }: OwnAuthorisationsProps) {
  return (
    <Loaded value={kept} lines={8}>
      {(found) => <Found {...found} {...fields} />}
    </Loaded>
  );
}

function Found({ company: { kind, thingId, name }, authorisations, ...fields }: KeptAuthorisations & Omit<OwnAuthorisationsProps, 'kept'>) {
  const t = useMessages(ownAuthorisationsMessages);
  const paths = usePaths(entriesPaths);
  return (
    <PageColumn>
      <PageHead
        title={t('title', { name })}
        end={
          kind === 'agent' && (
            <LinkButton size="sm" variant="outline" href={paths.claim(kind, thingId)}>
              {t('back')}
            </LinkButton>
          )
        }
      />
      <Note>{t(kind === 'agent' ? 'noteAgent' : 'noteMerchant')}</Note>
      <Card title={t('handedIn')} padding="none">
        {authorisations.length === 0 ? (
          <EmptyState icon={<ListIcon size={32} />} size="sm" title={t('empty')}>
            {t('emptyHint')}
          </EmptyState>
        ) : (
          <RowList label={t('handedIn')}>
            {authorisations.map((each) => (
              <AuthorisationRow key={each.id} authorisation={each} />
            ))}
          </RowList>
        )}
      </Card>
      <Card title={t('add')}>
        <AuthorisationFields {...fields} draftKey={`authorisation:${kind}:${thingId}`} canBePublic={kind === 'agent'} />
      </Card>
    </PageColumn>
  );
}

function AuthorisationRow({ authorisation }: { authorisation: Authorisation }) {
  const t = useMessages(ownAuthorisationsMessages);
  const regionName = useMessages(salesRegionMessages);
  const { brandName, certificate, validFrom: from, validTo: to, regions } = authorisation;
  return (
    <ReviewedRow
      {...authorisation}
      name={brandName}
      facts={
        <>
          <span>{from === null ? t('until', { to }) : t('between', { from, to })}</span>
          <span>{t('certificateNo', { certificate })}</span>
          {regions.length > 0 && <span>{regions.map((region) => regionName(region)).join('、')}</span>}
        </>
      }
    />
  );
}
