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

/** Spells what user-event types the way keycaps are written, e.g. `{Shift>}{Tab}{/Shift}` as Shift and Tab. Plain text stays one word. */
export function spellKeys(keys: string): string[] {
  return [...keys.matchAll(/\{(\/?)([A-Za-z]+)>?\}|(\s)|([^{\s]+)/g)]
    .filter(([, release]) => release !== '/')
    .map(([, , named = '', space, typed]) => (space ? caps[' ']! : (typed ?? caps[named] ?? named)));
}

/** The name of a row, the same on the docs page and as the step of the story. */
export function nameOfRow({ keys, does, when, shown }: KeyRow, pressed: string = [keys].flat()[0] ?? ''): string {
  return `${shown ?? spellKeys(pressed).join(' + ')}${when === undefined ? '' : `（${when}）`}：${does}`;
}
