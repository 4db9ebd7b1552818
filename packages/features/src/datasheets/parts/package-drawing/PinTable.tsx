import { type Arrangement, placePins } from '@chippage/api/packageOutline';
import { useMessages } from '../../../i18n/FeaturesProvider.tsx';
import { packageDrawingMessages } from './messages.ts';
import { pinRanges } from './pinRanges.ts';
import * as styles from './PinTable.css.ts';

/** What the drawing of a package shows, as a table: which pins stand on which side, and in which order. */
export function PinTable({ name, arrangement, pins }: { name: string; arrangement: Arrangement; pins: number }) {
  const t = useMessages(packageDrawingMessages);
  return (
    <>
      <table className={styles.table}>
        <caption className={styles.caption}>{t('pinTable', { name })}</caption>
        <thead>
          <tr>
            <th scope="col" className={styles.head}>
              {t('side')}
            </th>
            <th scope="col" className={styles.head}>
              {t('pinNumbers')}
            </th>
          </tr>
        </thead>
        <tbody>
          {pinRanges(placePins(arrangement, pins)).map(({ side, pins: range }) => (
            <tr key={side}>
              <th scope="row" className={styles.side}>
                {t(side)}
              </th>
              <td className={styles.cell}>{range}</td>
            </tr>
          ))}
        </tbody>
      </table>
      <p className={styles.note}>{t('noDefinitions')}</p>
    </>
  );
}
