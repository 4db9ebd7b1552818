import { type Lexicon, type Sense, wordKey } from './lexicon.ts';
import { isWordEnd, type Measure, readMeasure } from './measures.ts';
import { packageSpelling, readPackage, type ReadPackage } from './packages.ts';
import { particleAt } from './particles.ts';
import { isGap, isHan, type Typed, valuesApart } from './typed.ts';
import { partKey } from '../partKey.ts';

/** A stretch of what was typed and what it can be. */
export type Piece = {
  start: number;
  end: number;
  /** As typed, without the particle. */
  typed: string;
  /** A function word before it: 带 in 带CAN. */
  particle?: string;
} & (
  | { is: 'sense'; sense: Sense }
  /** `names` is the parameter that the words around it say it is, `categories` what such numbers ask for. */
  | { is: 'measure'; measure: Measure; names?: string; categories?: readonly string[] }
  | { is: 'package'; found: ReadPackage }
  | { is: 'text' }
);

/** What the reader asks the catalogue. */
export interface KnownNumbers {
  /** Whether some part number starts so (spelt by partKey). */
  hasPrefix: (key: string) => boolean;
  /** Whether parts come in a case of this key, exact or looser. */
  hasPackage: (found: ReadPackage) => boolean;
  /** The case that some maker writes so, by packageSpelling. */
  packageSpelt: (spelling: string) => ReadPackage | null;
}

/**
 * Cuts words into pieces, the longest reading first; nothing that is not a blank is left out.
 */
export function cutPieces(typed: Typed, lexicon: Lexicon, known: KnownNumbers): Piece[] {
  const isWord = (word: string) => readMeasure(word)?.length === word.length || readPackage(word) !== null || isSense(lexicon.senses.get(wordKey(word)));
  const text = valuesApart(typed.text, (word) => known.hasPrefix(partKey(word)), isWord);
  const pieces: Piece[] = [];
  /** The function word that stands before the next piece, and where it starts. */
  let particle: { word: string; start: number } | undefined;
  const push = (piece: Piece) => {
    pieces.push(particle ? { ...piece, particle: particle.word, start: particle.start } : piece);
    particle = undefined;
  };
  let at = 0;
  while (at < text.length) {
    // What stands in quotation marks is looked for as it is written; after a number the mark means inches.
    const quoted = at > 0 && text.charAt(at - 1) !== ' ' ? null : /^["“”](?=\S)([^"“”]*[\p{L}\p{N}][^"“”]*)["“”]/u.exec(text.slice(at));
    if (quoted?.[1] !== undefined) {
      push({ start: at, end: at + quoted[0].length, typed: quoted[1].trim(), is: 'text' });
      at += quoted[0].length;
      continue;
    }
    // Relations (≥, <, ~) are read with their number, so numbers are tried before signs are skipped.
    const reading = longestReading(text, at, lexicon, known);
    if (reading) {
      push(reading);
      at = reading.end;
      continue;
    }
    const word = particleAt(text, at, (end) => longestReading(text, end, lexicon, known) !== null);
    if (word !== '') {
      particle ??= { word, start: at };
      at += word.length;
      continue;
    }
    // Signs at the start of a word say nothing; inside one they belong to the number.
    if (isGap(text.charAt(at)) || !/[\p{L}\p{N}]/u.test(text.charAt(at))) {
      at++;
      continue;
    }
    const end = endOfWord(text, at, lexicon, known);
    push({ start: at, end, typed: text.slice(at, end), is: 'text' });
    at = end;
  }
  // Nothing follows a last one: it belongs to what stands before, or is a word like any other.
  const last = pieces.at(-1);
  if (particle && last) last.end = particle.start + particle.word.length;
  else if (particle) push({ start: particle.start, end: particle.start + particle.word.length, typed: particle.word, is: 'text' });
  return pieces;
}

/** A brand's name between slashes may be a piece of a number as well. */
const isSense = (sense: Sense | undefined): boolean => sense !== undefined && !sense.brandIds;

function longestReading(text: string, at: number, lexicon: Lexicon, known: KnownNumbers): Piece | null {
  if (text.charAt(at) === ' ') return null;
  const phrase = isWordStart(text, at) ? longestPhrase(text, at, lexicon, known) : null;
  const measure = isWordStart(text, at) ? readMeasure(text.slice(at)) : null;
  const found = isWordStart(text, at) ? packageAt(text, at, known) : null;
  const lengths: [number, () => Piece][] = [];
  const piece = (length: number) => ({ start: at, end: at + length, typed: text.slice(at, at + length) });
  if (found) lengths.push([found.length, () => ({ ...piece(found.length), is: 'package', found: found.found })]);
  if (phrase) lengths.push([phrase.length, () => ({ ...piece(phrase.length), is: 'sense', sense: phrase.sense })]);
  if (measure) lengths.push([measure.length, () => ({ ...piece(measure.length), is: 'measure', measure })]);
  // Of equally long readings the first stands: a case, then a word, then a number.
  let best: [number, () => Piece] | undefined;
  for (const candidate of lengths) if (!best || candidate[0] > best[0]) best = candidate;
  return best ? best[1]() : null;
}

/** Where a word may begin: after a gap or Chinese, or between Chinese and the rest. */
function isWordStart(text: string, at: number): boolean {
  if (at === 0 || isHan(text.charAt(at)) || isHan(text.charAt(at - 1))) return true;
  const before = text.charAt(at - 1);
  return isGap(before) || /[,(]/.test(before);
}

function longestPhrase(text: string, at: number, lexicon: Lexicon, known: KnownNumbers): { length: number; sense: Sense } | null {
  let best: { length: number; sense: Sense } | null = null;
  for (let end = at + 1; end <= text.length && end - at <= lexicon.longest * 2 + 4; end++) {
    const last = text.charAt(end - 1);
    if (isGap(last) && last !== ' ' && last !== '(' && last !== ')') break;
    if (last === ' ' || (!isHan(last) && !isPhraseEnd(text, end))) continue;
    const key = wordKey(text.slice(at, end));
    if (key.length > lexicon.longest) break;
    const sense = lexicon.senses.get(key) ?? valueSense(text.slice(at, end), key, lexicon, known);
    // Of half a word, no shorter start stands either.
    if (sense) best = isHalfWord(text, end, sense, lexicon, known) ? null : { length: end - at, sense };
  }
  return best;
}

/** What may follow a value without making another word of it: 可调的 稳压器, 降压用. */
const isParticle = (character: string): boolean => /[的之用型式类款版带和与及有转]/.test(character);

/** 绿色 in 绿色能源 and 串口 in 串口屏 are half of another word: a value is read where Chinese that goes on from it is known. */
const isHalfWord = (text: string, end: number, sense: Sense, lexicon: Lexicon, known: KnownNumbers): boolean =>
  (sense.value ?? sense.number) !== undefined &&
  isHan(text.charAt(end - 1)) &&
  isHan(text.charAt(end)) &&
  !isParticle(text.charAt(end)) &&
  !longestReading(text, end, lexicon, known);

/** A Latin word ends where no letter, digit or sign of a part number follows; a comma or bracket may. */
const isPhraseEnd = (text: string, end: number): boolean => isWordEnd(text, end) && !/['&*]/.test(text.charAt(end));

/** Values of the catalogue (Virtex7, ECP5) unless part numbers start like them. */
function valueSense(word: string, key: string, lexicon: Lexicon, known: KnownNumbers): Sense | undefined {
  const value = lexicon.valueSenses.get(key);
  return value && !known.hasPrefix(partKey(word)) ? { value } : undefined;
}

function packageAt(text: string, at: number, known: KnownNumbers): { length: number; found: ReadPackage } | null {
  const word = /^[0-9A-Za-z][0-9A-Za-z-]*(?: (?=\d{1,3}(?![0-9A-Za-z.-])))?[0-9A-Za-z-]*/.exec(text.slice(at))?.[0] ?? '';
  for (const candidate of [word, word.split(' ')[0] ?? '']) {
    const end = at + candidate.length;
    // `SOP 8` is one case, `DIP 8` too, but `QFN 32位` is not QFN-32.
    if (candidate === '' || !isWordEnd(text, end) || /[,&*']/.test(text.charAt(end)) || text.slice(end, end + 1) === '位') continue;
    const found = readPackage(candidate.replace(' ', '-'));
    if (found && known.hasPackage(found)) return { length: candidate.length, found };
    // Names of no family, e.g. TDSON-8-1, as long as no part number starts so.
    const written =
      candidate.length > 3 && /[A-Za-z]/.test(candidate) && !known.hasPrefix(partKey(candidate)) ? known.packageSpelt(packageSpelling(candidate)) : null;
    if (written) return { length: candidate.length, found: written };
  }
  return null;
}

/** Unknown Latin words run to the next gap, unknown Chinese to the next word that is known. */
function endOfWord(text: string, at: number, lexicon: Lexicon, known: KnownNumbers): number {
  let end = at + 1;
  if (isHan(text.charAt(at))) {
    while (end < text.length && isHan(text.charAt(end)) && !longestReading(text, end, lexicon, known)) end++;
    return end;
  }
  while (end < text.length && !isGap(text.charAt(end)) && !isHan(text.charAt(end))) end++;
  const comma = text.slice(at, end).search(/[,]/);
  // 74HC595D,118 is a part number; LDO,3.3V are two words.
  if (comma > 0 && !known.hasPrefix(partKey(text.slice(at, end)))) return at + comma;
  return end;
}
