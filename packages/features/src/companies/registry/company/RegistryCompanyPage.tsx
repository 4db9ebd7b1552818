import type { Loadable } from '@chippage/api/loadable';
import { blocksOf } from '@chippage/api/registry';
import type { RegistryBlock, RegistryCompany } from '@chippage/api/types';
import { AnchorList } from '@chippage/ui/AnchorList';
import { Card } from '@chippage/ui/Card';
import { Fragment, type ReactNode } from 'react';
import { useMessages } from '../../../i18n/FeaturesProvider.tsx';
import { blockNamesMessages } from '../../parts/block-names/messages.ts';
import { RegistryLoaded } from '../../parts/registry-loaded/RegistryLoaded.tsx';
import { companyAnchors, companyGroups } from './companyAnchors.ts';
import { registryCompanyMessages } from './messages.ts';
import * as styles from './RegistryCompany.css.ts';
import { RegistryCompanyHead } from './RegistryCompanyHead.tsx';
import { RegistryFacts } from './RegistryFacts.tsx';

export interface RegistryCompanyPageProps {
  company: Loadable<RegistryCompany>;
  /** Watches it, asks again. */
  actions?: ReactNode;
  /** The scorecard. */
  score: ReactNode;
  /** The graph of who holds it and whom it holds. */
  relations: ReactNode;
  /** What was corrected. */
  corrections: ReactNode;
  /** Draws one of its tables. @param knownTotal How many rows it has, where that is known before it is read */
  renderBlock: (block: RegistryBlock, knownTotal: number | undefined) => ReactNode;
  /** Lets a visitor log in, then reads again. */
  onLogin: (retry: () => void) => void;
}

/** All that is known of a registered company, on one page with an index of its tables. */
export function RegistryCompanyPage({ company, actions, score, relations, corrections, renderBlock, onLogin }: RegistryCompanyPageProps) {
  const t = useMessages(registryCompanyMessages);
  const names = useMessages(blockNamesMessages);
  const anchors = companyAnchors({ part: t, block: names });
  return (
    <RegistryLoaded value={company} onLogin={onLogin} failedTitle={t('failed')} bones={['48px', '24px', '40px', '420px']}>
      {(found) => {
        const totals = new Map(found.counts.map(({ block, total }) => [block, total]));
        return (
          <div className={styles.page}>
            <RegistryCompanyHead company={found} actions={actions} />
            <div className={styles.aside}>
              <details className={`${styles.narrowOnly} ${styles.fold}`}>
                <summary className={styles.foldTitle}>{t('contents')}</summary>
                <AnchorList label={t('contents')} anchors={anchors} />
              </details>
              <div className={styles.wideOnly}>
                <AnchorList label={t('contents')} anchors={anchors} />
              </div>
            </div>
            <div className={styles.main}>
              <div id="base" className={styles.place}>
                <Card title={t('base')}>
                  <RegistryFacts company={found} />
                </Card>
              </div>
              <div id="score" className={styles.place}>
                {score}
              </div>
              <div id="relations" className={styles.place}>
                {relations}
              </div>
              {companyGroups.map((group) => (
                <section key={group} className={styles.group} aria-labelledby={group}>
                  <h2 id={group} className={styles.groupTitle}>
                    {t(group)}
                  </h2>
                  {blocksOf(group).map((block) => (
                    <Fragment key={block}>{renderBlock(block, totals.get(block))}</Fragment>
                  ))}
                </section>
              ))}
              <div id="corrections" className={styles.place}>
                {corrections}
              </div>
            </div>
          </div>
        );
      }}
    </RegistryLoaded>
  );
}
