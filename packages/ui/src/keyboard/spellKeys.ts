import type { KeyRow } from './keyTable.ts';

const caps: Readonly<Record<string, string>> = {
  ArrowUp: '↑',
  ArrowDown: '↓',
  ArrowLeft: '←',
  ArrowRight: '→',
  Escape: 'Esc',
  PageUp: 'Page Up',
  PageDown: 'Page Down',
  Control: 'Ctrl',
  ' ': '空格',
};

/**
 * Spells what user-event types the way keycaps are written: one list per press, with what is held down before it.
 * `{Shift>}{Tab}{/Shift}` is Shift with Tab; `{End}{Enter}` is End, then Enter. Plain text stays one word.
 */
export function spellKeys(keys: string): string[][] {
  const presses: string[][] = [];
  let held: string[] = [];
  for (const [, release, named = '', hold, space, typed] of keys.matchAll(/\{(\/?)([A-Za-z]+)(>?)\}|(\s)|([^{\s]+)/g)) {
    const cap = space ? caps[' ']! : (typed ?? caps[named] ?? named);
    if (release) held = held.filter((one) => one !== cap);
    else if (hold) held = [...held, cap];
    else presses.push([...held, cap]);
  }
  return presses;
}

/** The name of a row, the same on the docs page and as the step of the story. */
export function nameOfRow({ keys, does, when, shown }: KeyRow, pressed: string = [keys].flat()[0] ?? ''): string {
  return `${
    shown ??
    spellKeys(pressed)
      .map((press) => press.join(' + '))
      .join(' ')
  }${when === undefined ? '' : `（${when}）`}：${does}`;
}
