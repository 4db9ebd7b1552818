import type { BrandModelNameScheme, ModelPiece, NamePosition, SuffixKind, SuffixRule } from '@chippage/api/types';
import { isLeadFreeMark, isPacking, packingOf } from '../parts/search/packing.ts';

/** A part as schemes read it. */
export interface SchemePart {
  id: number;
  mpn: string;
  mpnKey: string;
  packageCase: string | null;
  pins: number | null;
  params: Readonly<Record<string, string | number | boolean>>;
}

/** What parameters are called. */
export type ParameterNames = ReadonlyMap<string, { name: string; unit: string | null }>;

/** Fewer parts than these show no scheme. */
const FEWEST_PARTS = 4;
/** Behind the prefix; longer ends are no scheme but another name. */
const LONGEST_TAIL = 8;
/** A place with more values than these counts something. */
const MOST_VALUES = 24;
const EXAMPLES = 3;

/** What a suffix says. */
export function suffixKindOf(suffix: string): SuffixKind {
  if (isPacking(suffix)) return 'packing';
  return isLeadFreeMark(suffix) ? 'leadfree' : 'both';
}

const isSameCase = (a: SchemePart, b: SchemePart) => a.packageCase === b.packageCase && (a.pins === null || b.pins === null || a.pins === b.pins);

/** The suffixes that a maker's own numbers bear out: both are in the catalogue and their case is the same. */
export function suffixRulesOf(parts: readonly SchemePart[]): SuffixRule[] {
  const byKey = new Map(parts.map((part) => [part.mpnKey, part]));
  const pairs = new Map<string, [SchemePart, SchemePart][]>();
  for (const part of parts) {
    for (const suffix of packingOf(part.mpnKey)) {
      const stem = byKey.get(part.mpnKey.slice(0, -suffix.length));
      if (stem && isSameCase(stem, part)) pairs.set(suffix, [...(pairs.get(suffix) ?? []), [stem, part]]);
    }
  }
  return [...pairs]
    .map(([suffix, found]) => ({
      suffix,
      kind: suffixKindOf(suffix),
      pairs: found.length,
      examples: found.slice(0, EXAMPLES).map(([stem, part]) => ({ partId: stem.id, mpn: stem.mpn, suffixedId: part.id, suffixedMpn: part.mpn })),
    }))
    .toSorted((a, b) => b.pairs - a.pairs || (a.suffix < b.suffix ? -1 : 1));
}

/** What a number begins with up to its last digits that count: STM32F103 of STM32F103C8T6; null: it has no such end. */
export function splitKey(key: string): { prefix: string; tail: string } | null {
  const [, prefix = '', tail = ''] = /^([A-Z]*\d*[A-Z]+.*\d{2,}|[A-Z]+\d{2,})([A-Z][A-Z\d]*)$/.exec(key) ?? [];
  return prefix === '' || tail === '' || tail.length > LONGEST_TAIL ? null : { prefix, tail };
}

type Facts = ReadonlyMap<string, string>;

/** What is known of a part, by what it is about. */
function factsOf({ pins, packageCase, params }: SchemePart): Facts {
  const known: [string, string | number | boolean | null][] = [['pins', pins], ['packageCase', packageCase], ...Object.entries(params)];
  return new Map(known.flatMap(([name, value]) => (value === null ? [] : [[name, String(value)]])));
}

/** What the values at a place decide: each of them goes with one fact only, and other values with others. */
function decidedBy(values: ReadonlyMap<string, Facts[]>, name: string): Map<string, string> | null {
  const means = new Map<string, string>();
  let isRepeated = false;
  for (const [value, all] of values) {
    const known = new Set(all.flatMap((facts) => facts.get(name) ?? []));
    if (known.size > 1) return null;
    const [fact] = known;
    if (fact === undefined) continue;
    means.set(value, fact);
    isRepeated ||= all.filter((facts) => facts.has(name)).length > 1;
  }
  // One part for each value shows nothing, and neither does a fact that all share.
  return isRepeated && means.size > 1 && new Set(means.values()).size === means.size ? means : null;
}

function positionsOf(tails: readonly { tail: string; facts: Facts }[], names: ParameterNames): NamePosition[] {
  const length = tails[0]?.tail.length ?? 0;
  const taken = new Set<string>();
  return Array.from({ length }, (_, at): NamePosition => {
    const values = Map.groupBy(tails, ({ tail }) => tail[at] ?? '');
    const facts = new Map([...values].map(([value, rows]) => [value, rows.map((row) => row.facts)]));
    const candidates = [...new Set(tails.flatMap((row) => [...row.facts.keys()]))].filter((name) => !taken.has(name));
    const decided = candidates.map((name) => ({ name, means: decidedBy(facts, name) })).find(({ means }) => means !== null);
    if (decided) taken.add(decided.name);
    const about = decided && wordsOf(decided.name, names);
    return {
      from: at + 1,
      to: at + 1,
      meaning: about?.name ?? null,
      unit: about?.unit ?? null,
      values: [...values]
        .map(([value, rows]) => ({ value, means: decided?.means?.get(value) ?? null, parts: rows.length }))
        .toSorted((a, b) => b.parts - a.parts || (a.value < b.value ? -1 : 1))
        .slice(0, MOST_VALUES),
    };
  });
}

const wordsOf = (name: string, names: ParameterNames): { name: string; unit: string | null } =>
  name === 'pins' ? { name: '引脚数', unit: null } : name === 'packageCase' ? { name: '封装', unit: null } : (names.get(name) ?? { name, unit: null });

/** The families of a maker's numbers that have a scheme, those with the most parts first. Packing is taken off where the number without it is known. */
export function schemesOf(
  parts: readonly SchemePart[],
  { brandId, brandName, names }: { brandId: number; brandName: string; names: ParameterNames },
): BrandModelNameScheme[] {
  const keys = new Set(parts.map(({ mpnKey }) => mpnKey));
  const whole = parts.filter(({ mpnKey }) => !packingOf(mpnKey).some((suffix) => keys.has(mpnKey.slice(0, -suffix.length))));
  const split = whole.flatMap((part) => {
    const found = splitKey(part.mpnKey);
    return found ? [{ part, ...found, facts: factsOf(part) }] : [];
  });
  return [...Map.groupBy(split, ({ prefix, tail }) => `${prefix} ${tail.length}`).values()]
    .filter((rows) => new Set(rows.map(({ tail }) => tail)).size >= FEWEST_PARTS)
    .map((rows) => ({
      brandId,
      brandName,
      prefix: rows[0]?.prefix ?? '',
      parts: rows.length,
      positions: positionsOf(rows, names),
      examples: rows.slice(0, EXAMPLES).map(({ part }) => part.mpn),
    }))
    .toSorted((a, b) => b.parts - a.parts || (a.prefix < b.prefix ? -1 : 1));
}

/** A number piece by piece: its prefix, the places behind it, and the rest. */
export function piecesOf(key: string, schemes: readonly BrandModelNameScheme[]): ModelPiece[] {
  const scheme = schemes
    .filter(({ prefix }) => key.startsWith(prefix))
    // The one that reads the most of it.
    .toSorted(
      (a, b) =>
        b.prefix.length - a.prefix.length ||
        Math.abs(a.positions.length - (key.length - a.prefix.length)) - Math.abs(b.positions.length - (key.length - b.prefix.length)),
    )[0];
  if (!scheme) return [];
  const { prefix, positions } = scheme;
  const tail = key.slice(prefix.length);
  if (tail.length < positions.length) return [];
  const rest = tail.slice(positions.length);
  return [
    { text: prefix, meaning: '系列', says: null },
    ...positions.map(({ meaning, unit, values }, at): ModelPiece => {
      const text = tail[at] ?? '';
      const means = values.find(({ value }) => value === text)?.means ?? null;
      return { text, meaning, says: means === null ? null : [means, unit].filter(Boolean).join(' ') };
    }),
    ...(rest === '' ? [] : [{ text: rest, meaning: null, says: null }]),
  ];
}
