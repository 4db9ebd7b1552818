import type { Understood } from '@chippage/api/types';
import { partKey } from '../partKey.ts';
import { alternativesIn, type AlternativesWish } from './alternativesIn.ts';
import type { Lexicon } from './lexicon.ts';
import { formatMeasure } from './formatMeasure.ts';
import { type ReadPackage, packageSpelling } from './packages.ts';
import { cutPieces, type KnownNumbers, type Piece } from './pieces.ts';
import { normaliseTyped, type Typed } from './typed.ts';
import { headsOf } from './heads.ts';
import { isMemoryName, memoryBeside } from './memoryNamed.ts';
import type { RadioFamily } from './radioWords.ts';
import { readTogether } from './together.ts';
import { valueLabel } from '../valueLabels.ts';
import { manyNames, measureTest, namedTest, unsignedIn, type ValueTest, withinName } from './valueConditions.ts';
import { memoryNames } from './valueWords.ts';
import { wordKey } from './lexicon.ts';

/** A word that selects no part, though a part can have what it says. */
export interface FreeWord {
  said: Understood;
  /** What has it: parts whose numbers start so, parts in a case for surface mounting, the alternatives of another part, or none that a source tells of. */
  had: { starts: readonly string[] } | 'surface' | 'alternative' | 'untold';
}

/** What words mean. */
export interface Reading {
  /** Key of everything typed: a part number may have been typed with blanks. */
  wholeKey: string;
  /** Keys of the words that are no filter: pieces of part numbers and unknown words. */
  texts: readonly string[];
  /** Any of these brands; empty for all. */
  brandIds: readonly number[];
  /** The only word is an alias such as LTC: part numbers that start so come first. */
  isMaybeNumber: boolean;
  /** Any of these categories (or below); empty for all. */
  categories: readonly string[];
  /** What categories come down to beside the other words, as long as it finds anything: 0603 10K 电阻 means chip resistors. */
  narrowed: readonly string[];
  /** Categories that words hint at: they come first. */
  hints: readonly string[];
  /** Starts of part numbers that a word stands for: they come first. */
  families: readonly string[];
  /** Radio standards that a part has to have. */
  radios: readonly RadioFamily[];
  packages: readonly (ReadPackage & { spelling: string })[];
  tests: readonly ValueTest[];
  wantsDatasheet: boolean;
  /** What can stand in for the part of the only text is asked for. */
  alternatives: AlternativesWish | undefined;
  freeWords: readonly FreeWord[];
  understood: Understood[];
  /** The piece of the words that each test and each case was read from. */
  saidOf: ReadonlyMap<ValueTest | ReadPackage, Understood>;
}

/**
 * Reads what a visitor typed. Nothing is dropped: what is no filter becomes a text to find.
 * @param keywords As typed.
 */
export function understand(keywords: string, lexicon: Lexicon, known: KnownNumbers): Reading {
  const typed = normaliseTyped(keywords);
  const pieces = readTogether(cutPieces(typed, lexicon, known), lexicon);
  const { categories, qualities } = headsOf(pieces);
  const hints = pieces.flatMap((piece) => (piece.is === 'sense' && piece.sense.implies ? [piece.sense.implies] : []));
  const context = categories.length > 0 ? categories : hints.length > 0 ? hints : passivesOf(pieces);
  const hasContext =
    pieces.some((piece) => piece.is === 'package' || (piece.is === 'sense' && !piece.sense.brandIds)) ||
    pieces.filter((piece) => piece.is === 'measure').length > 1;
  const reading = {
    texts: new Array<string>(),
    brandIds: new Array<number>(),
    packages: new Array<ReadPackage & { spelling: string }>(),
    tests: new Array<ValueTest>(),
    wantsDatasheet: false,
    freeWords: new Array<FreeWord>(),
    understood: new Array<Understood>(),
    saidOf: new Map<ValueTest | ReadPackage, Understood>(),
  };
  const say = (piece: Piece, kind: Understood['kind'], label: string, text: string): Understood => {
    const said = { kind, label, text, ...tokenOf(typed, piece) };
    reading.understood.push(said);
    return said;
  };
  const addTest = (test: ValueTest, said: Understood) => {
    reading.tests.push(test);
    reading.saidOf.set(test, said);
  };
  const addFree = (said: Understood, had: FreeWord['had']) => reading.freeWords.push({ said, had });
  const sayFree = (piece: Piece, had: FreeWord['had']) => addFree(say(piece, 'text', '关键词', piece.typed), had);
  const alternatives = alternativesIn(pieces);
  const asText = (piece: Piece) => {
    reading.texts.push(partKey(piece.typed));
    const isNumber = /\d/.test(piece.typed) && /[A-Za-z]/.test(piece.typed);
    say(piece, isNumber ? 'mpn' : 'text', isNumber ? '型号' : '关键词', piece.typed);
  };
  for (const [at, piece] of pieces.entries()) {
    if (piece.is === 'text') asText(piece);
    else if (piece.is === 'package') {
      const found = { ...piece.found, spelling: packageSpelling(piece.typed) };
      reading.packages.push(found);
      reading.saidOf.set(found, say(piece, 'package', '封装', piece.found.name));
    } else if (piece.is === 'measure') measureOf(piece, at);
    else senseOf(piece, at);
  }

  function measureOf(piece: Piece & { is: 'measure' }, at: number): void {
    const measure = unsignedIn(piece.measure, context);
    const test = namedTest(measure, piece.names ?? nameBeside(pieces, at)) ?? measureTest(measure, context, memoryBeside(pieces, at, context));
    const isVague = measure.dimension === 'count' || /^\d+[A-Za-z]\d/.test(piece.typed);
    if (!test || (isVague && !hasContext && known.hasPrefix(partKey(piece.typed)))) return asText(piece);
    const first = test.is === 'number' ? (test.anyOf[0]?.code ?? '') : '';
    const many = test.is === 'number' && test.anyOf.length > 2 ? manyNames[measure.dimension] : undefined;
    const label = test.is === 'pins' ? '引脚数' : test.is === 'number' && first === '' && test.within ? withinName(test.within.minCode, context) : undefined;
    addTest(test, say(piece, 'param', label ?? many ?? lexicon.parameters.get(first)?.name ?? '参数', formatMeasure(measure, first)));
  }

  function senseOf(piece: Piece & { is: 'sense' }, at: number): void {
    const { sense } = piece;
    if (sense.brandIds) {
      // 国产 beside a name narrows nothing that the name does not say.
      const isNamed = pieces.some((other) => other !== piece && other.is === 'sense' && other.sense.brandIds && !other.sense.isDomestic);
      if (!sense.isDomestic || !isNamed) reading.brandIds.push(...sense.brandIds);
      if (alternatives && sense.asksAlternatives) addFree(say(piece, 'brand', '替代料', piece.typed), 'alternative');
      else say(piece, 'brand', '品牌', sense.isDomestic ? '国产品牌' : sense.brandIds.map((id) => lexicon.brandNames.get(id) ?? '').join(' / '));
    } else if (isMemoryName(pieces, at, context))
      say(piece, 'param', '参数', lexicon.parameters.get(memoryNames.get(wordKey(piece.typed)) ?? '')?.name ?? piece.typed);
    else if (sense.names) {
      // A name alone says nothing; beside its number the number's chip says it.
      say(piece, 'text', '关键词', piece.typed);
    } else if (qualities.has(piece)) sayFree(piece, { starts: qualities.get(piece) ?? [] });
    else if (sense.value) {
      const { code, values } = sense.value;
      const shown = sense.categories ? piece.typed : valueLabel(code, values[0] ?? piece.typed);
      const said = say(piece, 'param', lexicon.parameters.get(code)?.name ?? '参数', shown);
      addTest({ is: 'word', code, values: values.map((value) => value.toLowerCase()) }, said);
    } else if (sense.number) {
      const { code, value } = sense.number;
      const said = say(piece, 'param', lexicon.parameters.get(code)?.name ?? '参数', sense.categories ? piece.typed : String(value));
      addTest({ is: 'number', anyOf: [{ code, low: value, high: value }] }, said);
    } else if (sense.categories) {
      const names = sense.categories.map((id) => lexicon.categoryNames.get(id) ?? id).join('、');
      const radios = (sense.radios ?? []).map(({ name }) => name).join('、');
      say(piece, 'category', '分类', radios === '' ? names : `${radios}（${names}）`);
    } else if (sense.asksDatasheet) {
      reading.wantsDatasheet = true;
      say(piece, 'param', '数据手册', '有数据手册');
    } else if (sense.asksAlternatives) addFree(say(piece, 'text', alternatives ? '替代料' : '关键词', piece.typed), 'alternative');
    else if (sense.isSurface) sayFree(piece, 'surface');
    else if (sense.families) sayFree(piece, { starts: sense.families });
    else if (sense.isPraise) sayFree(piece, 'untold');
    else say(piece, 'text', '关键词', piece.typed);
  }

  const only = pieces.length === 1 ? pieces[0] : undefined;
  return {
    ...reading,
    wholeKey: partKey(typed.text),
    isMaybeNumber: only?.is === 'sense' && only.sense.isAlias === true && partKey(only.typed).length > 2,
    categories,
    narrowed: narrowedBy(categories, reading.packages),
    hints,
    radios: pieces.flatMap((piece) => (piece.is === 'sense' && !qualities.has(piece) ? (piece.sense.radios ?? []) : [])),
    alternatives,
    families: [
      ...[...qualities.values()].flat(),
      ...pieces.flatMap((piece) => (piece.is === 'sense' && !qualities.has(piece) ? (piece.sense.families ?? []) : [])),
    ],
  };
}

/** Passives in a case of hundredths of an inch are chips. */
function narrowedBy(categories: readonly string[], packages: readonly ReadPackage[]): string[] {
  const isChip = packages.some((found) => /^\d+$/.test(found.key));
  return categories.map((id) => (isChip ? (chipOf[id] ?? id) : id));
}

const chipOf: Record<string, string> = { resistor: 'resistor/chip', capacitor: 'capacitor/mlcc' };

/** A capacity or an inductance says itself what is looked for; the picofarads beside megahertz are a crystal's load. */
function passivesOf(pieces: readonly Piece[]): string[] {
  const dimensions = new Set(pieces.flatMap((piece) => (piece.is === 'measure' ? [piece.measure.dimension] : [])));
  if (dimensions.has('Hz')) return [];
  return dimensions.has('F') ? ['capacitor'] : dimensions.has('H') ? ['inductor'] : [];
}

/** The parameter that a word before or after a number names; a number between two names belongs to the one before. */
function nameBeside(pieces: readonly Piece[], at: number): string | undefined {
  for (const other of [pieces[at - 1], pieces[at + 1]]) {
    if (other?.is === 'sense' && other.sense.names && (other === pieces[at - 1] || pieces[at + 2]?.is !== 'measure')) return other.sense.names;
  }
  return undefined;
}

/** The piece as typed and the words without it. */
function tokenOf(typed: Typed, piece: Piece): { token: string; rest: string } {
  const start = typed.origin[piece.start] ?? 0;
  const end = typed.origin[piece.end] ?? typed.original.length;
  const rest = `${typed.original.slice(0, start)} ${typed.original.slice(end)}`;
  return { token: typed.original.slice(start, end).trim().toWellFormed(), rest: rest.toWellFormed().replaceAll(/\s+/g, ' ').trim() };
}
