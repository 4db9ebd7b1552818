import type { Loadable } from '@chippage/api/loadable';
import type { Trend, TrendGroupDetail } from '@chippage/api/types';
import { Alert } from '@chippage/ui/Alert';
import { Breadcrumbs } from '@chippage/ui/Breadcrumbs';
import { lazyPart } from '@chippage/ui/late';
import { LinkButton } from '@chippage/ui/LinkButton';
import { Suspense } from 'react';
import { useMessages, usePaths } from '../../../i18n/FeaturesProvider.tsx';
import { circlePaths } from '../../../i18n/paths/circlePaths.ts';
import { FormPage } from '../../../parts/form/FormLayout.tsx';
import { Coming, Loaded } from '../../../parts/loaded/Loaded.tsx';
import { PageColumn } from '../../../parts/page-column/PageColumn.tsx';
import { trendFormMessages } from './messages.ts';
import type { TrendFieldsProps } from './TrendFields.tsx';
import * as styles from './TrendForm.css.ts';

// Title and note stand first; the fields weigh more than the rest of the page.
const TrendFields = lazyPart(async () => (await import('./TrendFields.tsx')).TrendFields);

/** What the form stands on. */
export interface TrendFormFacts {
  group: TrendGroupDetail;
  /** The post that the new one quotes. */
  quoted: Trend | undefined;
  /** Whether a number is bound: what is published needs one. */
  hasMobile: boolean;
}

export interface TrendFormProps extends Omit<TrendFieldsProps, 'group' | 'quoted'> {
  facts: Loadable<TrendFormFacts>;
  /** Where a number is bound. */
  bindHref: string;
}

/** Writes a post in a group. */
export function TrendForm({ facts, ...props }: TrendFormProps) {
  const t = useMessages(trendFormMessages);
  return (
    <Loaded value={facts} failedTitle={t('groupFailed')} lines={8}>
      {(shown) => <Filling facts={shown} {...props} />}
    </Loaded>
  );
}

function Filling({ facts: { group, quoted, hasMobile }, bindHref, ...fields }: Omit<TrendFormProps, 'facts'> & { facts: TrendFormFacts }) {
  const t = useMessages(trendFormMessages);
  const paths = usePaths(circlePaths);
  return (
    <PageColumn>
      <Breadcrumbs
        label={t('breadcrumbs')}
        items={[{ text: t('circle'), href: paths.circle() }, { text: group.name, href: paths.circleGroup(group.id) }, { text: t('title') }]}
      />
      <FormPage title={t('title')} note={t('note', { group: group.name, rules: group.rules })}>
        {quoted && (
          <blockquote className={styles.quote}>
            {t('quoting', { name: quoted.writer?.nickName ?? '' })}
            {`\n${quoted.content}`}
          </blockquote>
        )}
        {hasMobile ? (
          <Suspense fallback={<Coming lines={12} />}>
            <TrendFields group={group} quoted={quoted} {...fields} />
          </Suspense>
        ) : (
          <Alert
            tone="warn"
            action={
              <LinkButton variant="outline" size="sm" href={bindHref}>
                {t('bind')}
              </LinkButton>
            }
          >
            {t('needsMobile')}
          </Alert>
        )}
      </FormPage>
    </PageColumn>
  );
}
