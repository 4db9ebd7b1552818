import { Disclosure } from '@chippage/ui/Disclosure';
import { useMessages } from '../../../i18n/FeaturesProvider.tsx';
import { uploadMessages } from './messages.ts';
import { NAMED, reasonOf, type RefusedFile } from './refusedFiles.ts';
import * as styles from './Upload.css.ts';

export interface RefusedFilesProps {
  files: readonly RefusedFile[];
}

/** The names of many files that were not taken, each with its reason. */
export function RefusedFiles({ files }: RefusedFilesProps) {
  const t = useMessages(uploadMessages);
  if (files.length <= NAMED) return null;
  return (
    <Disclosure title={t('refusedTitle', { count: files.length })} headingLevel={2}>
      <ul className={styles.refused}>
        {files.map(({ name, why }, at) => (
          // The same name may come from two folders.
          <li key={`${at} ${name}`}>{t('refusedRow', { name, reason: reasonOf(t, why) })}</li>
        ))}
      </ul>
    </Disclosure>
  );
}
