import { useMessages } from '../../../i18n/FeaturesProvider.tsx';
import { piDocumentMessages } from './messages.ts';
import * as styles from './PiDocument.css.ts';

type Key = keyof (typeof piDocumentMessages)['texts'];
/** Words that are there in both languages. */
export type BothKey = { [Name in Key]: `${Name}En` extends Key ? Name : never }[Key];

/** A word of the paper in Chinese, and in English beside it. */
export function Both({ of }: { of: BothKey }) {
  const t = useMessages(piDocumentMessages);
  return (
    <>
      {t(of)}
      <span lang="en" className={styles.en}>
        {t(`${of}En`)}
      </span>
    </>
  );
}
