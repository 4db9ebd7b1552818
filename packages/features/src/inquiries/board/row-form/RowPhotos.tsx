import type { BoardPhoto } from '@chippage/api/types';
import { CloseIcon } from '@chippage/ui/Icon';
import { IconButton } from '@chippage/ui/IconButton';
import { useId } from 'react';
import { useMessages } from '../../../i18n/FeaturesProvider.tsx';
import { uploadFilesMessages } from '../../../parts/upload-files/messages.ts';
import { UploadFiles } from '../../../parts/upload-files/UploadFiles.tsx';
import { PhotoShots } from '../../parts/photo-shots/PhotoShots.tsx';
import { rowFormMessages } from './messages.ts';
import * as styles from './RowPhotos.css.ts';
import type { RowPhotoFiles } from './useRowPhotos.ts';

interface RowPhotosProps {
  photos: RowPhotoFiles;
  /** Sending was tried while one was not through. */
  isTried: boolean;
}

/** Photographs of what is offered: what they have to show, those that are there, and others. */
export function RowPhotos({ photos: { kept, drop, files, chooseRef }, isTried }: RowPhotosProps) {
  const t = useMessages(rowFormMessages);
  const uploads = useMessages(uploadFilesMessages);
  const titleId = useId();
  return (
    <section aria-labelledby={titleId} className={styles.group}>
      <h2 id={titleId} className={styles.title}>
        {t('photos')}
      </h2>
      <p className={styles.hint}>{t('photosLead')}</p>
      <PhotoShots />
      {kept.length > 0 && (
        <ul className={styles.kept} aria-label={t('photosKept')}>
          {kept.map((photo: BoardPhoto, at) => (
            <li key={photo.id} className={styles.keptPhoto}>
              <img className={styles.thumb} src={photo.url} alt={t('photoNo', { no: at + 1 })} width={72} height={72} loading="lazy" decoding="async" />
              <IconButton
                size="sm"
                label={t('photoRemove', { no: at + 1 })}
                onPress={() => {
                  drop(photo.id);
                  chooseRef.current?.focus();
                }}
              >
                <CloseIcon size={16} />
              </IconButton>
            </li>
          ))}
        </ul>
      )}
      <UploadFiles
        title={t('photosDrop')}
        files={files}
        chooseRef={chooseRef}
        isPictures
        problem={isTried && files.isIncomplete ? uploads('filesWaiting') : null}
      />
    </section>
  );
}
