import type { Loadable } from '@chippage/api/loadable';
import type { MerchantEntryState } from '@chippage/api/types';
import { Alert } from '@chippage/ui/Alert';
import { Button } from '@chippage/ui/Button';
import { EmptyState } from '@chippage/ui/EmptyState';
import { BagIcon, BuildingIcon } from '@chippage/ui/Icon';
import { LinkButton } from '@chippage/ui/LinkButton';
import { type ReactNode, useRef, useState } from 'react';
import { useMessages, usePaths } from '../../../i18n/FeaturesProvider.tsx';
import { FriendlyTime } from '../../../i18n/friendly-time/FriendlyTime.tsx';
import { enterprisePaths } from '../../../i18n/paths/enterprisePaths.ts';
import { mallPaths } from '../../../i18n/paths/mallPaths.ts';
import { Loaded } from '../../../parts/loaded/Loaded.tsx';
import { Note, PageColumn } from '../../../parts/page-column/PageColumn.tsx';
import { PageHead } from '../../../parts/page-column/PageHead.tsx';
import { RowActions } from '../../../parts/row-list/RowList.tsx';
import { EntryFields, type EntryFieldsProps } from './EntryFields.tsx';
import { merchantEntryMessages } from './messages.ts';

export interface MerchantEntryProps extends Pick<EntryFieldsProps, 'onCheckName' | 'onEnter'> {
  state: Loadable<MerchantEntryState>;
  /** Where a merchant puts goods on sale. */
  goodsHref: string;
}

/** The way into the mall: who may enter, what is handed in, where it stands in words, and the shop when it is open. */
export function MerchantEntry({ state, ...does }: MerchantEntryProps) {
  const t = useMessages(merchantEntryMessages);
  const heading = useRef<HTMLHeadingElement>(null);
  return (
    <PageColumn>
      <PageHead title={t('title')} headingRef={heading} />
      <Note>{t('lead')}</Note>
      <Loaded value={state} lines={10}>
        {(found) => <Found state={found} {...does} onSent={() => heading.current?.focus()} />}
      </Loaded>
    </PageColumn>
  );
}

interface FoundProps extends Omit<MerchantEntryProps, 'state'> {
  state: MerchantEntryState;
  /** It was handed in: the form gives way to where it stands. */
  onSent: () => void;
}

function Found({ state: { company, entry, merchant }, goodsHref, onSent, onCheckName, onEnter }: FoundProps) {
  const t = useMessages(merchantEntryMessages);
  const paths = { ...usePaths(mallPaths), ...usePaths(enterprisePaths) };
  const [isChanging, setChanging] = useState(false);
  const verify = (
    <LinkButton variant="outline" href={paths.companyManage()}>
      {t('verify')}
    </LinkButton>
  );
  if (merchant !== null) {
    return (
      <EmptyState
        icon={<BagIcon size={32} />}
        title={t('openTitle')}
        action={
          <RowActions>
            <LinkButton href={goodsHref}>{t('goods')}</LinkButton>
            <LinkButton variant="outline" href={paths.merchant(merchant.id)}>
              {t('shop')}
            </LinkButton>
          </RowActions>
        }
      >
        {t('openHint', { name: merchant.name })}
      </EmptyState>
    );
  }
  if (company === null) return <Closed title={t('noCompany')} hint={t('noCompanyHint')} action={verify} />;
  const { name } = company;
  if (company.merchant !== null) {
    const shop = (
      <LinkButton variant="outline" href={paths.merchant(company.merchant.id)}>
        {t('shop')}
      </LinkButton>
    );
    return <Closed title={t('openTitle')} hint={t('byColleague', { name: company.merchant.name })} action={shop} />;
  }
  if (!company.isVerified) return <Closed title={t('notVerified')} hint={t('notVerifiedHint', { name })} action={verify} />;
  if (!company.mayEnter) return <Closed title={t('noRight')} hint={t('noRightHint', { name })} action={verify} />;
  const enter: EntryFieldsProps['onEnter'] = async (form) => {
    await onEnter(form);
    setChanging(false);
    onSent();
  };
  const isReviewing = entry?.state === 'reviewing';
  return (
    <>
      {isReviewing && (
        <Alert
          tone="info"
          title={t('reviewingTitle')}
          // One button that changes its words, so that focus has somewhere to stay.
          action={
            <Button size="sm" variant="outline" onPress={() => setChanging(!isChanging)}>
              {t(isChanging ? 'keep' : 'change')}
            </Button>
          }
        >
          {t('reviewingHint', { name: entry.form.shopName })} {t('submitted')} <FriendlyTime dateTime={entry.submitTime} />
        </Alert>
      )}
      {entry?.state === 'refused' && (
        <Alert tone="warn" title={t('refusedTitle')}>
          {t('refusedHint', { reason: entry.reason ?? '' })}
        </Alert>
      )}
      {(!isReviewing || isChanging) && <EntryFields company={company} before={entry?.form ?? null} onCheckName={onCheckName} onEnter={enter} />}
    </>
  );
}

function Closed({ title, hint, action }: { title: string; hint: string; action: ReactNode }) {
  return (
    <EmptyState icon={<BuildingIcon size={32} />} title={title} action={action}>
      {hint}
    </EmptyState>
  );
}
