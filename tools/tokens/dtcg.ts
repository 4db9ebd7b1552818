// Our tokens in the format of the Design Tokens Community Group, 2025.10: https://www.designtokens.org/TR/2025.10/format/
import { tokens } from '../../packages/ui/src/theme/tokens.ts';

/** One colour of sRGB, each component from 0 to 1. */
export interface DtcgColor {
  colorSpace: 'srgb';
  components: [red: number, green: number, blue: number];
  alpha?: number;
  hex: string;
}

export interface DtcgToken {
  $type: 'color' | 'dimension' | 'duration' | 'cubicBezier' | 'fontFamily' | 'fontWeight' | 'number' | 'shadow';
  $value: unknown;
  $description?: string;
}

/** Tokens in groups. */
export interface DtcgGroup {
  [name: string]: DtcgGroup | DtcgToken;
}

interface Source {
  value: string;
  description: string;
  dark?: string;
  compact?: string;
}

type Tree = { readonly [name: string]: Tree | Source };

const isSource = (node: Tree | Source): node is Source => typeof node['value'] === 'string' && typeof node['description'] === 'string';

/** Reads `#rgb`-less CSS colours as our sources write them: `#rrggbb` and `rgb(r g b / a)`. @throws for any other */
export function readColor(css: string): DtcgColor {
  const hex = /^#([\da-f]{2})([\da-f]{2})([\da-f]{2})$/i.exec(css);
  if (hex) return color(hex.slice(1).map((pair) => Number.parseInt(pair, 16)));
  const rgb = /^rgb\((\d+) (\d+) (\d+)(?: \/ ([\d.]+))?\)$/.exec(css);
  if (rgb) return color(rgb.slice(1, 4).map(Number), rgb[4] === undefined ? undefined : Number(rgb[4]));
  throw new Error(`${css} 不是这里认得的颜色。`);
}

function color([red = 0, green = 0, blue = 0]: number[], alpha?: number): DtcgColor {
  const share = (byte: number) => Number((byte / 255).toFixed(4));
  const hex = `#${[red, green, blue].map((byte) => byte.toString(16).padStart(2, '0')).join('')}`;
  return { colorSpace: 'srgb', components: [share(red), share(green), share(blue)], ...(alpha !== undefined && { alpha }), hex };
}

/** The CSS of a colour, as our sources write it. */
export function writeColor({ components, alpha, hex }: DtcgColor): string {
  return alpha === undefined ? hex : `rgb(${components.map((share) => Math.round(share * 255)).join(' ')} / ${alpha})`;
}

const lengths = (css: string) => {
  const [, value, unit] = /^(-?[\d.]+)(px|rem)?$/.exec(css) ?? [];
  if (value === undefined) throw new Error(`${css} 不是长度。`);
  return { value: Number(value), unit: unit ?? 'px' };
};

function shadow(css: string): unknown {
  return css.split(/,\s*(?=-?\d)/).map((one) => {
    const [, x = '', y = '', blur = '', colour = ''] = /^(\S+) (\S+) (\S+) (rgb\(.*\))$/.exec(one.trim()) ?? [];
    return { color: readColor(colour), offsetX: lengths(x), offsetY: lengths(y), blur: lengths(blur), spread: lengths('0') };
  });
}

/** How the tokens of a group are read. */
const readers: Readonly<Record<string, (css: string, name: string) => Pick<DtcgToken, '$type' | '$value'>>> = {
  color: (css) => ({ $type: 'color', $value: readColor(css) }),
  font: (css) => ({ $type: 'fontFamily', $value: css.split(/,\s*/).map((name) => name.replaceAll('"', '')) }),
  weight: (css) => ({ $type: 'fontWeight', $value: Number(css) }),
  leading: (css) => ({ $type: 'number', $value: Number(css) }),
  shadow: (css) => ({ $type: 'shadow', $value: shadow(css) }),
  z: (css) => ({ $type: 'number', $value: Number(css) }),
  motion: (css) =>
    css.startsWith('cubic-bezier')
      ? { $type: 'cubicBezier', $value: css.match(/-?[\d.]+/g)?.map(Number) }
      : { $type: 'duration', $value: { value: Number.parseFloat(css), unit: 'ms' } },
};

const dimension = (css: string): Pick<DtcgToken, '$type' | '$value'> => ({ $type: 'dimension', $value: lengths(css) });

/** Walks the tokens that have a value in a context, e.g. the dark theme. */
function pick(tree: Tree, read: (source: Source) => string | undefined, group?: string): DtcgGroup {
  const picked: DtcgGroup = {};
  for (const [name, node] of Object.entries(tree)) {
    const kind = group ?? name;
    if (!isSource(node)) {
      const inside = pick(node, read, kind);
      if (Object.keys(inside).length > 0) picked[name] = inside;
      continue;
    }
    const css = read(node);
    if (css === undefined) continue;
    picked[name] = { ...(readers[kind] ?? dimension)(css, name), $description: node.description };
  }
  return picked;
}

const { color: colors, ...scale } = tokens as unknown as Tree & { color: Tree };

/** The files by name: what is always so, the two themes, the two densities. */
export function tokenFiles(): Record<string, unknown> {
  const $schema = 'https://www.designtokens.org/schemas/2025.10/format.json';
  return {
    'base.tokens.json': { $schema, ...pick(scale, ({ value, compact }) => (compact === undefined ? value : undefined)) },
    'light.tokens.json': { $schema, color: pick(colors, ({ value }) => value, 'color') },
    'dark.tokens.json': { $schema, color: pick(colors, ({ dark }) => dark, 'color') },
    'comfortable.tokens.json': { $schema, ...pick(scale, ({ value, compact }) => (compact === undefined ? undefined : value)) },
    'compact.tokens.json': { $schema, ...pick(scale, ({ compact }) => compact) },
    'chippage.resolver.json': resolver,
  };
}

const file = (name: string) => ({ $ref: `${name}.tokens.json` });

/** Which files make the tokens of a theme, a density and a brand. A site adds its brand as one more context. */
const resolver = {
  $schema: 'https://www.designtokens.org/schemas/2025.10/resolver.json',
  name: 'ChipPage',
  version: '2025.10',
  sets: { base: { sources: [file('base')] } },
  modifiers: {
    theme: { contexts: { light: [file('light')], dark: [file('dark')] }, default: 'light' },
    density: { contexts: { comfortable: [file('comfortable')], compact: [file('compact')] }, default: 'comfortable' },
    brand: { contexts: { chippage: [] }, default: 'chippage' },
  },
  resolutionOrder: [{ $ref: '#/sets/base' }, { $ref: '#/modifiers/theme' }, { $ref: '#/modifiers/density' }, { $ref: '#/modifiers/brand' }],
};
