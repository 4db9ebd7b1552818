import type { Loadable } from '@chippage/api/loadable';
import type { OwnEnterprise, OwnEnterpriseState } from '@chippage/api/types';
import { Alert } from '@chippage/ui/Alert';
import { ClockIcon, ErrorIcon, InfoIcon, SuccessIcon, WarningIcon } from '@chippage/ui/Icon';
import { Tag } from '@chippage/ui/Tag';
import { lazyPart } from '@chippage/ui/late';
import { type RefObject, startTransition, Suspense, useEffect, useRef, useState } from 'react';
import { useMessages } from '../../../i18n/FeaturesProvider.tsx';
import { CompanyPages } from '../../../parts/company-pages/CompanyPages.tsx';
import { Coming, Loaded } from '../../../parts/loaded/Loaded.tsx';
import { Note } from '../../../parts/page-column/PageColumn.tsx';
import { PageHead } from '../../../parts/page-column/PageHead.tsx';
import { companySeatsMessages } from '../../parts/seats/messages.ts';
import { CompanyFacts, type CompanyFactsProps } from './CompanyFacts.tsx';
import type { CompanyFormProps } from './CompanyForm.tsx';
import { companyInputOf, noCompany } from './companyInput.ts';
import * as styles from './CompanyPage.css.ts';
import { CompanyState } from './CompanyState.tsx';
import { companyPageMessages } from './messages.ts';

const looks = {
  none: { tone: 'neutral', Icon: InfoIcon },
  0: { tone: 'info', Icon: ClockIcon },
  1: { tone: 'ok', Icon: SuccessIcon },
  2: { tone: 'danger', Icon: ErrorIcon },
  3: { tone: 'warn', Icon: WarningIcon },
} as const;

// Who is verified reads, and seldom writes.
const CompanyForm = lazyPart(async () => (await import('./CompanyForm.tsx')).CompanyForm);

/** Props of `CompanyPage`. */
export interface CompanyPageProps extends Pick<CompanyFormProps, 'onUpload' | 'onCheckName' | 'onApply'>, Pick<CompanyFactsProps, 'onSaveLicence'> {
  own: Loadable<OwnEnterpriseState>;
}

/** The company that a member acts for: handed in for verification, where that stands in words, and changed. */
export function CompanyPage({ own, ...does }: CompanyPageProps) {
  const t = useMessages(companyPageMessages);
  const heading = useRef<HTMLHeadingElement>(null);
  const company = own.status === 'ready' ? own.data.company : undefined;
  const key = company === undefined ? undefined : (company?.status ?? 'none');
  return (
    <div className={styles.column}>
      <PageHead title={t('title')} headingRef={heading} note={key !== undefined && <StatusTag status={key} />} />
      {company?.status === 1 && <CompanyPages current="facts" />}
      <Loaded value={own} lines={10} loadingLabel={t('loading')} failedTitle={t('missing')}>
        {({ company: found }) => (
          <Found
            key={`${found?.id} ${found?.application?.id} ${found?.application?.state}`}
            company={found}
            onTaken={() => heading.current?.focus()}
            {...does}
          />
        )}
      </Loaded>
    </div>
  );
}

function StatusTag({ status }: { status: keyof typeof looks }) {
  const t = useMessages(companyPageMessages);
  const { tone, Icon } = looks[status];
  return (
    <Tag tone={tone} icon={<Icon size={14} />}>
      {t(`status_${status}`)}
    </Tag>
  );
}

function Found({ company, onTaken, ...does }: Omit<CompanyPageProps, 'own'> & { company: OwnEnterprise | null; onTaken: () => void }) {
  const t = useMessages(companyPageMessages);
  const roleName = useMessages(companySeatsMessages);
  const mayEdit = company === null || company.application !== null || company.role === 'owner';
  const mustEdit = company === null || (mayEdit && (company.status === 2 || company.status === 3));
  const [isEditing, setEditing] = useState(mustEdit);
  const form = useRef<HTMLDivElement>(null);
  if (company === null || isEditing)
    return (
      <div ref={form} className={styles.column}>
        {company === null ? (
          <Alert tone="info" title={t('intro')}>
            {t('introHint')}
          </Alert>
        ) : (
          <CompanyState company={company} />
        )}
        <Suspense fallback={<Coming lines={10} />}>
          <CompanyForm
            initial={company === null ? noCompany : companyInputOf(company.application?.facts ?? company.facts)}
            licence={company?.application?.licence ?? null}
            isChange={company?.status === 1}
            onUpload={does.onUpload}
            onCheckName={does.onCheckName}
            onApply={async (wire) => {
              await does.onApply(wire);
              onTaken();
            }}
            onCancel={
              mustEdit
                ? undefined
                : () => {
                    onTaken();
                    setEditing(false);
                  }
            }
          />
          {!mustEdit && <FocusFirst within={form} />}
        </Suspense>
      </div>
    );
  return (
    <>
      <CompanyState company={company} />
      <CompanyFacts
        facts={company.status === 0 && company.application !== null ? company.application.facts : company.facts}
        licence={mayEdit ? (company.application?.licence ?? null) : undefined}
        expireTime={company.status === 1 ? company.expireTime : null}
        onSaveLicence={does.onSaveLicence}
        onEdit={
          mayEdit
            ? // What is seen stays until the form is there.
              () => startTransition(() => setEditing(true))
            : undefined
        }
      />
      {!mayEdit && <Note>{`${t('role', { role: roleName(company.role) })} ${t('askOwner')}`}</Note>}
    </>
  );
}

/** What was pressed went away: focus goes to what came for it. */
function FocusFirst({ within }: { within: RefObject<HTMLElement | null> }) {
  useEffect(() => within.current?.querySelector<HTMLElement>('form button')?.focus(), [within]);
  return null;
}
