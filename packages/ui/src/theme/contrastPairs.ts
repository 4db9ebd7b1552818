/** What a pair is for, and so what contrast WCAG 2.2 asks of it: text 4.5 (1.4.3), parts of controls and the focus ring 3 (1.4.11). */
export type ContrastUse = 'text' | 'ui' | 'focus' | 'disabled';

/** A foreground on a background, both by the path of their token. */
export interface ContrastPair {
  fg: string;
  bg: string;
  use: ContrastUse;
}

/** The least ratio of each use. WCAG asks nothing of disabled text; 2 is our own floor. */
export const leastContrast: Readonly<Record<ContrastUse, number>> = { text: 4.5, ui: 3, focus: 3, disabled: 2 };

const surfaces = ['bg.page', 'bg.surface', 'bg.sunken', 'bg.hover', 'bg.selected'];
const onSurfaces = (fg: string, use: ContrastUse, backgrounds = surfaces): ContrastPair[] => backgrounds.map((bg) => ({ fg, bg, use }));

/** Every pair the parts draw, checked in each theme. */
export const contrastPairs: readonly ContrastPair[] = [
  ...['default', 'secondary', 'muted', 'accent', 'link', 'money', 'danger', 'warn', 'ok', 'info'].flatMap((name) => onSurfaces(`text.${name}`, 'text')),
  ...onSurfaces('text.disabled', 'disabled', ['bg.page', 'bg.surface']),
  ...onSurfaces('text.secondary', 'text', ['bg.bone']),
  ...['danger', 'warn', 'ok', 'info'].flatMap((tone): ContrastPair[] => [
    { fg: `${tone}.text`, bg: `${tone}.soft`, use: 'text' },
    { fg: 'text.default', bg: `${tone}.soft`, use: 'text' },
    { fg: 'text.link', bg: `${tone}.soft`, use: 'text' },
    { fg: `${tone}.solid`, bg: 'bg.surface', use: 'ui' },
  ]),
  { fg: 'text.accent', bg: 'accent.soft', use: 'text' },
  ...['accent.solid', 'accent.solidHover', 'accent.solidPressed', 'danger.solid'].map((bg): ContrastPair => ({ fg: 'text.onSolid', bg, use: 'text' })),
  { fg: 'text.onMoney', bg: 'money.solid', use: 'text' },
  ...onSurfaces('money.text', 'text', ['bg.page', 'bg.surface', 'bg.selected']),
  ...['badge.message', 'badge.cart', 'accent.solid'].map((bg): ContrastPair => ({ fg: 'badge.text', bg, use: 'text' })),
  ...['border.control', 'border.accent', 'border.danger'].flatMap((fg) => onSurfaces(fg, 'ui', ['bg.page', 'bg.surface'])),
  ...onSurfaces('accent.solid', 'ui', ['bg.page', 'bg.surface']),
  ...['ink', 'quiet', 'done'].map((name): ContrastPair => ({ fg: `code.${name}`, bg: 'code.paper', use: 'text' })),
  ...onSurfaces('border.focus', 'focus'),
];
