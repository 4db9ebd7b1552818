import type { Loadable } from '@chippage/api/loadable';
import type { RegistrySnapshot } from '@chippage/api/types';
import { EmptyState } from '@chippage/ui/EmptyState';
import { absoluteTime } from '@chippage/ui/FriendlyTime';
import { ImageIcon } from '@chippage/ui/Icon';
import { Link } from '@chippage/ui/Link';
import { useMessages, usePaths } from '../../../i18n/FeaturesProvider.tsx';
import { companiesPaths } from '../../../i18n/paths/companiesPaths.ts';
import { Note, PageColumn } from '../../../parts/page-column/PageColumn.tsx';
import { PageHead } from '../../../parts/page-column/PageHead.tsx';
import { RegistryLoaded } from '../../parts/registry-loaded/RegistryLoaded.tsx';
import { RegistrySource } from '../../parts/registry-source/RegistrySource.tsx';
import { registrySnapshotMessages } from './messages.ts';
import * as styles from './Snapshot.css.ts';

export interface RegistrySnapshotPageProps {
  snapshot: Loadable<RegistrySnapshot>;
  /** Address of the picture. */
  imageHref: string;
  /** Lets a visitor log in, then reads again. */
  onLogin: (retry: () => void) => void;
}

/** The picture of a registration with its date; all its text stands on the company's page as well. */
export function RegistrySnapshotPage({ snapshot, imageHref, onLogin }: RegistrySnapshotPageProps) {
  const t = useMessages(registrySnapshotMessages);
  const paths = usePaths(companiesPaths);
  return (
    <RegistryLoaded value={snapshot} onLogin={onLogin} failedTitle={t('failed')} bones={['40px', '560px']}>
      {({ companyId, name, time, hasImage, provenance }) => {
        const baseHref = `${paths.registeredCompany(companyId)}#base`;
        return (
          <PageColumn>
            <PageHead
              title={t('title', { name })}
              note={time === null ? t('timeUnknown') : t('taken', { time: absoluteTime(Date.parse(time)).minute })}
              end={<Link href={paths.registeredCompany(companyId)}>{t('back', { name })}</Link>}
            />
            <RegistrySource provenance={provenance} />
            {hasImage ? (
              <>
                <Note>
                  {t.parts('text', {
                    link: (
                      <Link key="base" href={baseHref}>
                        {t('base')}
                      </Link>
                    ),
                  })}
                </Note>
                <img className={styles.picture} src={imageHref} alt={t('alt', { name })} />
              </>
            ) : (
              <EmptyState icon={<ImageIcon size={32} />} title={t('none')} action={<Link href={baseHref}>{t('toBase')}</Link>}>
                {t('noneHint')}
              </EmptyState>
            )}
          </PageColumn>
        );
      }}
    </RegistryLoaded>
  );
}
