/**
 * The machinery behind every `messages.ts`: typed placeholders, overrides by a site, and loud mistakes.
 * Chinese has no plural forms, so there is no ICU here; a plural language would replace `format` and nothing else.
 */

/** The names between braces in a text: `'{seconds} 秒'` → `'seconds'`. */
export type PlaceholdersOf<Text extends string> = Text extends `${string}{${infer Name}}${infer Rest}` ? Name | PlaceholdersOf<Rest> : never;

type ValuesOf<Text extends string, Value> = [PlaceholdersOf<Text>] extends [never] ? [] : [values: Readonly<Record<PlaceholdersOf<Text>, Value>>];

/** One piece's own texts, made by `defineMessages`. Plain data: it may be printed, compared and sent as JSON. */
export interface Messages<Texts extends Record<string, string> = Record<string, string>> {
  readonly piece: string;
  readonly texts: Texts;
}

/** A site's own words: piece → key → text. Only what differs; may come from JSON. */
export type MessageOverrides = Readonly<Record<string, Readonly<Record<string, string>>>>;

/** Reads one text. A missing placeholder does not compile. */
export interface Translate<Texts extends Record<string, string>> {
  <Key extends keyof Texts & string>(key: Key, ...values: ValuesOf<Texts[Key], string | number>): string;
  /** The same with elements in the places, for a link inside a sentence. The parts come in reading order. */
  parts<Key extends keyof Texts & string, Values extends Readonly<Record<PlaceholdersOf<Texts[Key]>, unknown>>>(
    key: Key,
    values: Values,
  ): (string | Values[keyof Values])[];
}

/** Declares the texts of a piece. `piece` is the name by which a site overrides them. */
export function defineMessages<const Texts extends Record<string, string>>(piece: string, texts: Texts): Messages<Texts> {
  return { piece, texts };
}

/** Types one piece's overrides: an unknown key or a forgotten placeholder does not compile. */
export function overrideMessages<Texts extends Record<string, string>, Own extends { [Key in keyof Texts]?: string }>(
  messages: Messages<Texts>,
  own: Own & {
    [Key in keyof Own]: Key extends keyof Texts
      ? Own[Key] extends string
        ? [PlaceholdersOf<Texts[Key]>] extends [PlaceholdersOf<Own[Key]>]
          ? Own[Key]
          : never
        : never
      : never;
  },
): MessageOverrides {
  return { [messages.piece]: own };
}

const PLACEHOLDER = /\{(\w+)\}/g;

/** The placeholder names of a text, sorted, for comparing an override with what it replaces. */
export function placeholdersIn(text: string): string[] {
  return [...new Set(Array.from(text.matchAll(PLACEHOLDER), (match) => match[1] ?? ''))].toSorted();
}

/** Every mistake in a piece's overrides as a sentence that says the fix; empty when all is well. */
export function overrideProblems(messages: Messages, own: Readonly<Record<string, string>>): string[] {
  return Object.entries(own).flatMap(([key, text]) => {
    const original = messages.texts[key];
    if (original === undefined) return [`Unknown message "${messages.piece}.${key}": remove it, or use one of ${Object.keys(messages.texts).join(', ')}.`];
    const [wanted, given] = [placeholdersIn(original).join(', '), placeholdersIn(text).join(', ')];
    return wanted === given ? [] : [`Message "${messages.piece}.${key}" needs the placeholders {${wanted}}, not {${given}}.`];
  });
}

function split<Part>(text: string, values: Readonly<Record<string, Part>>): (string | Part)[] {
  return text.split(PLACEHOLDER).flatMap((piece, index): (string | Part)[] => {
    if (index % 2 === 0) return piece === '' ? [] : [piece];
    const value = values[piece];
    if (value === undefined) throw new Error(`The text "${text}" needs a value for {${piece}}.`);
    return [value];
  });
}

/** A page on the server has hundreds of pieces, all with the same words on every page. */
const readers = new WeakMap<object, WeakMap<MessageOverrides, unknown>>();

/** The reader of a piece's texts. @throws when an override has an unknown key or other placeholders. */
export function translator<Texts extends Record<string, string>>(messages: Messages<Texts>, overrides: MessageOverrides = {}): Translate<Texts> {
  const own = readers.get(messages) ?? new WeakMap<MessageOverrides, unknown>();
  const known = own.get(overrides) as Translate<Texts> | undefined;
  if (known) return known;
  const made = makeReader(messages, overrides);
  readers.set(messages, own.set(overrides, made));
  return made;
}

function makeReader<Texts extends Record<string, string>>(messages: Messages<Texts>, overrides: MessageOverrides): Translate<Texts> {
  const own = overrides[messages.piece] ?? {};
  const problems = overrideProblems(messages, own);
  if (problems.length > 0) throw new Error(problems.join('\n'));
  const textOf = (key: string) => own[key] ?? messages.texts[key] ?? missing(messages.piece, key);
  const read = (key: string, values: Readonly<Record<string, string | number>> = {}) => {
    const text = textOf(key);
    return text.includes('{') ? split(text, values).join('') : text;
  };
  return Object.assign(read, {
    parts: <Part>(key: string, values: Readonly<Record<string, Part>>) => split(textOf(key), values),
  }) as Translate<Texts>;
}

function missing(piece: string, key: string): never {
  throw new Error(`There is no message "${piece}.${key}".`);
}
