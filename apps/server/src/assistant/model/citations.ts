import type { AssistantCitation } from '@chippage/api/types';

/** What a tool told, under the mark by which a model cites it. */
type Cited = Omit<AssistantCitation, 'no'>;

/** Keeps what the tools told in one conversation, each under a mark of its own. */
export interface Citations {
  /** What a tool gave, shorter and with marks, as a model reads it. */
  mark: (value: unknown) => unknown;
  find: (mark: string) => Cited | undefined;
}

const isRecord = (value: unknown): value is Record<string, unknown> => typeof value === 'object' && value !== null && !Array.isArray(value);
const textOf = (value: unknown) => (typeof value === 'string' ? value : '');
const idOf = (value: unknown) => (typeof value === 'number' ? value : null);

/** Opens the citations of a conversation. */
export function openCitations(): Citations {
  const known = new Map<string, Cited>();
  const add = (kind: 'F' | 'P' | 'B' | 'N', cited: Partial<Cited> & Pick<Cited, 'label' | 'text'>): string => {
    const mark = `${kind}${known.size + 1}`;
    known.set(mark, { partId: null, documentId: null, brandId: null, page: null, phrase: '', isSample: false, ...cited });
    return mark;
  };

  function fact(part: Record<string, unknown>, value: unknown): unknown {
    if (!isRecord(value)) return value;
    const place = isRecord(value['place']) ? value['place'] : {};
    const mpn = textOf(part['mpn']);
    const [name, text] = [textOf(value['name']), textOf(value['text'])];
    const mark = add('F', {
      label: `${mpn} ${name}`,
      text,
      partId: idOf(part['id']),
      documentId: idOf(place['documentId']),
      brandId: idOf(place['brandId']),
      page: idOf(place['page']),
      isSample: place['isSample'] === true,
    });
    return { cite: mark, field: value['field'], name, text, ...(idOf(place['page']) !== null && { documentId: place['documentId'], page: place['page'] }) };
  }

  function page(value: Record<string, unknown>): unknown {
    const text = textOf(value['text']) || textOf(value['excerpt']);
    const { documentId, brandId, page: number, title } = value;
    const mark = add('P', {
      label: textOf(title),
      text,
      documentId: idOf(documentId),
      brandId: idOf(brandId),
      page: idOf(number),
      phrase: textOf(value['phrase']),
      isSample: value['isSample'] === true,
    });
    return { cite: mark, documentId, page: number, title, mpns: value['mpns'], textOfDocument: text };
  }

  function mark(value: unknown): unknown {
    if (Array.isArray(value)) return value.map(mark);
    if (!isRecord(value)) return value;
    const { facts, mpn, id } = value;
    if (Array.isArray(facts) && typeof mpn === 'string') {
      const { brandName, categoryName, isFamilyName } = value;
      return { id, mpn, brandName, categoryName, isFamilyName, facts: facts.map((one) => fact(value, one)) };
    }
    if (typeof value['documentId'] === 'number' && typeof value['page'] === 'number') return page(value);
    if (typeof mpn === 'string' && typeof value['packageCase'] !== 'undefined') {
      const text = ['brandName', 'categoryName', 'packageCase', 'lifecycle']
        .map((name) => textOf(value[name]))
        .filter(Boolean)
        .join(' · ');
      return { cite: add('B', { label: mpn, text, partId: idOf(id) }), id, mpn, text };
    }
    const inner = Object.fromEntries(Object.entries(value).map(([name, one]) => [name, name === 'rows' ? undefined : mark(one)]));
    if (typeof value['total'] === 'number') return { ...inner, cite: add('N', { label: '搜索结果', text: `共 ${value['total']} 个器件` }) };
    return inner;
  }

  return { mark, find: (name) => known.get(name) };
}
