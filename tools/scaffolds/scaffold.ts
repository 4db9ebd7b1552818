/** What a scaffold does: files to write, and files of ours that get a line more. */
export interface Scaffold {
  files: Record<string, string>;
  /** Each gets the text of the file and returns the new one. @throws Error when the place is not found. */
  edits?: Record<string, (text: string) => string>;
  /** What has to be made anew afterwards. */
  afterwards?: ('generate' | 'migrations' | 'doors')[];
}

/** `goods-list` → `GoodsList`, `addEntry` → `AddEntry`. */
export function pascal(words: string): string {
  return words.replaceAll(/(?:^|-)([a-z])/g, (_all, letter: string) => letter.toUpperCase());
}

/** `goods-list` → `goodsList`. */
export function camel(words: string): string {
  const name = pascal(words);
  return name[0]!.toLowerCase() + name.slice(1);
}

/** `stockEntry` → `stock-entry`. */
export function kebab(name: string): string {
  return name.replaceAll(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`);
}

/** The way from a folder so deep below its package's `src` back to `src`. */
export function upFrom(folder: string): string {
  return '../'.repeat(folder.split('/').length);
}

/** Puts text before the last place where a pattern matches. @throws Error when there is no such place. */
export function insertBefore(text: string, pattern: RegExp, added: string): string {
  const found = [...text.matchAll(new RegExp(pattern, 'gm'))].at(-1);
  if (!found) throw new Error(`没有找到 ${pattern.source}，不知道写在哪里`);
  return text.slice(0, found.index) + added + text.slice(found.index);
}
