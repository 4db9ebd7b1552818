import type { Document } from '@chippage/api/types';
import { Button } from '@chippage/ui/Button';
import { CheckIcon, PlusIcon } from '@chippage/ui/Icon';
import { Link } from '@chippage/ui/Link';
import { ToggleButton } from '@chippage/ui/ToggleButton';
import { useMessages, usePaths } from '../../../i18n/FeaturesProvider.tsx';
import { datasheetsPaths } from '../../../i18n/paths/datasheetsPaths.ts';
import { sitePaths } from '../../../i18n/paths/sitePaths.ts';
import * as styles from './DocumentTools.css.ts';
import { documentToolsMessages } from './messages.ts';

/** What tells one revision from another. */
export type Revision = Pick<Document, 'id' | 'version' | 'publishedOn'>;

/** The datasheet that is open. */
export type OpenDocument = Revision & Pick<Document, 'brandId' | 'isHosted'>;

export interface DocumentToolsProps {
  document: OpenDocument;
  /** All revisions of the sheet, the newest first, this one among them. @default none is known */
  revisions?: readonly Revision[];
  isCollected: boolean;
  /** Absent: this site keeps no collection. */
  onCollect?: (isCollected: boolean) => void;
  isMailing: boolean;
  /** Absent: this site sends no datasheets. */
  onMail?: () => void;
}

/** What a member does with a datasheet: collect it, have it mailed, lay another revision beside it. */
export function DocumentTools({ document, revisions = [], isCollected, onCollect, isMailing, onMail }: DocumentToolsProps) {
  const t = useMessages(documentToolsMessages);
  const paths = { ...usePaths(datasheetsPaths), ...usePaths(sitePaths) };
  const { id, brandId, isHosted, version, publishedOn } = document;
  const at = revisions.findIndex(({ id }) => id === document.id);
  // The next older one; of the oldest, the newest.
  const other = at === -1 ? undefined : (revisions[at + 1] ?? (at > 0 ? revisions[0] : undefined));
  const isOlder = other !== undefined && revisions.indexOf(other) > at;
  const words =
    version !== null && publishedOn !== null
      ? t('version', { version, date: publishedOn })
      : version !== null
        ? t('versionOnly', { version })
        : publishedOn !== null
          ? t('dateOnly', { date: publishedOn })
          : null;
  return (
    <div className={styles.tools} role="group" aria-label={t('tools')}>
      {words !== null && <span className={styles.version}>{words}</span>}
      {other && (
        <Link href={isOlder ? paths.documentCompare(other.id, document.id) : paths.documentCompare(document.id, other.id)}>
          {t('revise', { version: other.version ?? t(isOlder ? 'older' : 'newer') })}
        </Link>
      )}
      {onCollect && (
        <ToggleButton isSelected={isCollected} onChange={onCollect}>
          {isCollected ? <CheckIcon size={16} /> : <PlusIcon size={16} />}
          {t('collect')}
        </ToggleButton>
      )}
      {onMail && (
        <Button size="sm" variant="outline" isPending={isMailing} pendingLabel={t('mailing')} onPress={onMail}>
          {t('mail')}
        </Button>
      )}
      <Link href={paths.takedown(isHosted ? paths.specificationDetail(id, brandId) : paths.outsideDetail(id))}>{t('takedown')}</Link>
    </div>
  );
}
