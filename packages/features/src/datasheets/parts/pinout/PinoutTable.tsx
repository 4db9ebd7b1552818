import { useMessages } from '../../../i18n/FeaturesProvider.tsx';
import { pinoutMessages } from './messages.ts';
import * as styles from './Pinout.css.ts';
import type { PinoutProps } from './Pinout.tsx';

interface PinoutTableProps extends Pick<PinoutProps, 'pinout' | 'renderOrigin'> {
  marked: number | null;
  /** A row is pointed at or holds the focus; null: none any more. */
  onMark: (pin: number | null) => void;
}

/** Longer tables show so many pins, and the rest when asked; a few more than that are not worth folding. */
const SHOWN = 16;
const WORTH_FOLDING = 24;

/** Pins by number: what each is called and does, and the page that says it. The rest of a long table unfolds, without a script too. */
export function PinoutTable({ pinout, ...rows }: PinoutTableProps) {
  const t = useMessages(pinoutMessages);
  const isSure = pinout.every((pin) => pin.isSure);
  const shown = pinout.length > WORTH_FOLDING ? SHOWN : pinout.length;
  const caption = t(isSure ? 'caption' : 'unsureCaption');
  return (
    <>
      <Rows caption={caption} pinout={pinout.slice(0, shown)} {...rows} />
      {shown < pinout.length && (
        <details className={styles.rest}>
          <summary className={styles.unfold}>{t('unfold', { count: pinout.length })}</summary>
          <Rows caption={t('rest', { from: pinout[shown]?.number ?? '' })} pinout={pinout.slice(shown)} {...rows} />
        </details>
      )}
      {!isSure && <p className={styles.unsure}>{t('unsure')}</p>}
    </>
  );
}

function Rows({ caption, pinout, marked, onMark, renderOrigin }: PinoutTableProps & { caption: string }) {
  const t = useMessages(pinoutMessages);
  return (
    <table className={styles.table}>
      <caption className={styles.caption}>{caption}</caption>
      <thead>
        <tr>
          {(['number', 'name', 'description', 'origin'] as const).map((column) => (
            <th key={column} scope="col" className={styles.head}>
              {t(column)}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {pinout.map((pin) => (
          <tr
            key={pin.number}
            className={styles.row}
            data-marked={pin.number === marked || undefined}
            onPointerEnter={() => onMark(pin.number)}
            onPointerLeave={() => onMark(null)}
            onFocus={() => onMark(pin.number)}
            onBlur={() => onMark(null)}
          >
            <th scope="row" className={styles.number}>
              {pin.number}
            </th>
            <td className={styles.pinName}>{pin.name}</td>
            <td className={styles.description}>{pin.description || t('unknown')}</td>
            <td className={styles.number}>{renderOrigin(pin, t('pin', { number: pin.number, name: pin.name }))}</td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}
