import type { ResourceFile, ResourceLicence } from '@chippage/api/types';
import { Button } from '@chippage/ui/Button';
import { DownloadIcon } from '@chippage/ui/Icon';
import { LinkButton } from '@chippage/ui/LinkButton';
import { useMessages } from '../../../i18n/FeaturesProvider.tsx';
import { formatNumber } from '../../../i18n/formatNumber.ts';
import { ActionAlert } from '../../../parts/action/ActionAlert.tsx';
import { useAction } from '../../../parts/action/useAction.ts';
import { sizeText } from '../../../parts/size/sizeText.ts';
import { resourceWordsMessages } from '../../parts/resource-words/messages.ts';
import { resourcePageMessages } from './messages.ts';
import { Section } from './Section.tsx';
import * as styles from './ResourcePage.css.ts';

export interface FilesProps {
  files: readonly ResourceFile[];
  licence: ResourceLicence;
  /** Where a file is looked at as a table. */
  getPreviewHref: (file: ResourceFile) => string;
  /** Hands a file to the browser; a visitor logs in first. @throws ApiError whose message is shown. @returns whether it came */
  onDownload: (file: ResourceFile) => Promise<boolean>;
}

/** The files: what each is, how large, under which licence; then looking at it, and fetching it. */
export function Files({ files, licence, getPreviewHref, onDownload }: FilesProps) {
  const t = useMessages(resourcePageMessages);
  const words = useMessages(resourceWordsMessages);
  const action = useAction();
  return (
    <Section id="files" title={t('files')}>
      <p className={styles.note}>
        {t('filesNote', { licence: words(licence) })}
        {t('loginNote')}
      </p>
      <ActionAlert result={action.result} />
      <ul className={styles.rows}>
        {files.map((file) => {
          const { id, name, type, sizeBytes, sha256, hasPreview, rowCount } = file;
          return (
            <li key={id} className={styles.row}>
              <div className={styles.rowWords}>
                <span translate="no">{name}</span>
                <span className={styles.rowFacts}>
                  <span>{t('fileFacts', { type, size: sizeText(sizeBytes), licence: words(licence) })}</span>
                  {rowCount !== null && <span>{t('rows', { count: formatNumber(rowCount) })}</span>}
                </span>
                <span className={styles.digest}>{t('sha256', { sha256 })}</span>
              </div>
              {hasPreview && (
                <LinkButton size="sm" variant="plain" href={getPreviewHref(file)} aria-label={t('previewNamed', { name })}>
                  {t('previewFile')}
                </LinkButton>
              )}
              <Button
                size="sm"
                variant="outline"
                icon={<DownloadIcon size={16} />}
                aria-label={t('downloadNamed', { name })}
                isPending={action.pending === `${id}`}
                pendingLabel={t('downloading')}
                onPress={() =>
                  void action.run(
                    `${id}`,
                    () => onDownload(file),
                    (isThere) => (isThere ? t('downloaded', { name }) : null),
                  )
                }
              >
                {t('download')}
              </Button>
            </li>
          );
        })}
      </ul>
    </Section>
  );
}
