import type { Lifecycle, PartRow } from '@chippage/api/types';
import { withSharedUnits } from '../part-results/shownColumns.ts';
import { paramText } from '../paramText.ts';
import { type CompareRow, compareRow } from './compareRow.ts';
import { type OfferWords, offerRows } from './offerRows.ts';

/** Words that the rows need besides their data. */
export interface CompareWords extends OfferWords {
  brand: string;
  category: string;
  packageCase: string;
  pins: string;
  lifecycle: string;
  lifecycleName: (lifecycle: Lifecycle) => string;
}

/** The facts of parts, one row each: what every part has, then the parameters in the order of the catalogue, each in one unit where its values share one. */
export function compareRows(parts: readonly PartRow[], words: CompareWords): CompareRow[] {
  const byCode = new Map(parts.flatMap(({ params }) => params.map(({ code, name, unit }) => [code, { code, name, unit }] as const)));
  const columns = withSharedUnits([...byCode.values()], parts);
  const has = (category: string, code: string) => parts.some((part) => part.category === category && part.params.some((param) => param.code === code));
  const fact = (code: string, name: string, value: (part: PartRow) => string | null) => compareRow(code, name, parts.map(value));
  return [
    fact('brand', words.brand, ({ brandNameCn, brandName }) => brandNameCn ?? brandName),
    fact('category', words.category, ({ categoryName }) => categoryName),
    fact('package', words.packageCase, ({ packageCase }) => packageCase),
    fact('pins', words.pins, ({ pins }) => (pins === null ? null : String(pins))),
    fact('lifecycle', words.lifecycle, ({ lifecycle }) => (lifecycle === 'unknown' ? null : words.lifecycleName(lifecycle))),
    ...offerRows(parts, words),
    ...columns.map(({ code, name, unit }) =>
      compareRow(
        code,
        name,
        parts.map((part) => {
          const param = part.params.find((each) => each.code === code);
          if (param) return paramText(param, unit);
          return has(part.category, code) ? null : undefined;
        }),
        unit,
      ),
    ),
  ];
}
