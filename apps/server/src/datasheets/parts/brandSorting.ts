import { pinyin } from 'pinyin-pro';

/** Stored with each brand and distributor so that lists by initial and pinyin need no work at run time. */
export interface NameSorting {
  initial: string;
  pinyin: string | null;
}

/**
 * Initial and pinyin of a company name.
 * @param name As the company writes it in Latin letters.
 * @param nameCn Its Chinese name, if it has one.
 */
export function sortingOf(name: string, nameCn: string | null): NameSorting {
  const read =
    nameCn && /\p{Script=Han}/u.test(nameCn)
      ? pinyin(nameCn, { toneType: 'none', type: 'array', nonZh: 'consecutive' })
          .join('')
          .toLowerCase()
          .replaceAll(/[^a-z0-9]/g, '')
      : '';
  return { initial: initialOf(name), pinyin: read === '' ? null : read };
}

/** A–Z of a name's first letter without accents, else #. */
function initialOf(name: string): string {
  const first = name.normalize('NFKD').trim().charAt(0).toUpperCase();
  return first >= 'A' && first <= 'Z' ? first : '#';
}
