import { CloseIcon } from '@chippage/ui/Icon';
import { IconButton } from '@chippage/ui/IconButton';
import { useId } from 'react';
import { useMessages } from '../../../i18n/FeaturesProvider.tsx';
import { uploadFilesMessages } from '../../../parts/upload-files/messages.ts';
import { UploadFiles } from '../../../parts/upload-files/UploadFiles.tsx';
import { PhotoShots } from '../../parts/photo-shots/PhotoShots.tsx';
import { quoteTermsMessages } from '../../parts/quote-terms/messages.ts';
import { quoteFormMessages } from './messages.ts';
import * as styles from './QuoteForm.css.ts';
import { MOST_OF, type QuoteFiles } from './useQuoteFiles.ts';

interface PhotoKitProps {
  files: QuoteFiles;
  /** Sending was tried while a file was not through. */
  isTried: boolean;
}

/** What photographs have to show for a buyer to tell parts from fakes, and the files themselves. */
export function PhotoKit({ files: { groups, kept, drop }, isTried }: PhotoKitProps) {
  const t = useMessages(quoteFormMessages);
  const terms = useMessages(quoteTermsMessages);
  const uploads = useMessages(uploadFilesMessages);
  const titleId = useId();
  const photos = kept.filter(({ kind }) => kind === 'label').length + (groups[0]?.files.sentIds.length ?? 0);
  return (
    <section aria-labelledby={titleId} className={styles.group}>
      <h3 id={titleId} className={styles.groupTitle}>
        {t('photos')}
      </h3>
      <p className={styles.hint}>{t('photosLead')}</p>
      <PhotoShots />
      <p className={styles.hint}>{t('photosHave', { count: photos, most: MOST_OF.label })}</p>
      {kept.length > 0 && (
        <ul className={styles.kept} aria-label={t('filesKept')}>
          {kept.map((file, at) => {
            const name = terms('fileNo', { name: terms(file.kind), no: kept.slice(0, at + 1).filter(({ kind }) => kind === file.kind).length });
            return (
              <li key={file.id} className={styles.keptFile}>
                {name}
                <IconButton size="sm" label={t('fileRemove', { name })} onPress={() => drop(file.id)}>
                  <CloseIcon size={16} />
                </IconButton>
              </li>
            );
          })}
        </ul>
      )}
      <div className={styles.drops}>
        {groups.map(({ kind, files, chooseRef }) => (
          <div key={kind} role="group" aria-label={t(kind)} className={kind === 'label' ? styles.wholeDrop : undefined}>
            <UploadFiles title={t(kind)} files={files} chooseRef={chooseRef} problem={isTried && files.isIncomplete ? uploads('filesWaiting') : null} />
          </div>
        ))}
      </div>
    </section>
  );
}
