import type { ApiField, ApiReason } from '@chippage/api/types';
import { useMessages } from '../../i18n/FeaturesProvider.tsx';
import * as styles from './ApiFields.css.ts';
import { apiFieldsMessages } from './messages.ts';

interface Row {
  key: string;
  cells: readonly [string, string, string];
}

function FieldTable({ caption, heads, rows }: { caption: string; heads: readonly [string, string, string]; rows: readonly Row[] }) {
  return (
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- a table that is wider than a phone is scrolled by the keyboard
    <div className={styles.scroll} tabIndex={0} role="group" aria-label={caption}>
      <table className={styles.table}>
        <caption className={styles.caption}>{caption}</caption>
        <thead>
          <tr>
            {heads.map((head) => (
              <th key={head} scope="col" className={styles.head}>
                {head}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {rows.map(({ key, cells: [first, second, third] }) => (
            <tr key={key}>
              <td className={styles.mono} translate="no">
                {first}
              </td>
              <td className={styles.typed}>{second}</td>
              <td className={styles.told}>{third}</td>
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  );
}

export interface ApiFieldsProps {
  caption: string;
  fields: readonly ApiField[];
}

/** What a call takes or answers, field by field. */
export function ApiFields({ caption, fields }: ApiFieldsProps) {
  const t = useMessages(apiFieldsMessages);
  const rows = fields.map(({ path, type, isRequired, text, limits }): Row => ({
    key: path,
    cells: [path, type, [isRequired ? t('required') : '', text, limits].filter(Boolean).join('；')],
  }));
  return <FieldTable caption={caption} heads={[t('name'), t('type'), t('text')]} rows={rows} />;
}

/** Why calls are refused or fail. */
export function ApiReasons({ caption, reasons }: { caption: string; reasons: readonly ApiReason[] }) {
  const t = useMessages(apiFieldsMessages);
  return (
    <FieldTable
      caption={caption}
      heads={[t('reason'), t('status'), t('what')]}
      rows={reasons.map(({ reason, status, text }) => ({ key: reason, cells: [reason, status, text] }))}
    />
  );
}
