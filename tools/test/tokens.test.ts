import { describe, expect, it } from 'vitest';
import { tokens } from '../../packages/ui/src/theme/tokens.ts';
import { type DtcgToken, readColor, tokenFiles, writeColor } from '../tokens/dtcg.ts';
import { figmaChanges, figmaVariables } from '../tokens/figma.ts';
import { themes } from '../tokens/tokens.ts';

interface Group {
  [name: string]: Group | DtcgToken;
}

const files = tokenFiles() as Record<string, Group>;

function leaves(node: object): DtcgToken[] {
  if ('$value' in node) return [node as DtcgToken];
  return Object.values(node).flatMap((child: unknown) => (typeof child === 'object' && child !== null ? leaves(child) : []));
}

const sources = (node: object): object[] =>
  'description' in node && 'value' in node
    ? [node]
    : Object.values(node).flatMap((child: unknown) => (typeof child === 'object' && child !== null ? sources(child) : []));

describe('tokens as DTCG 2025.10', () => {
  it('hold every token, each with a type, a value and its meaning', () => {
    const of = (name: string) => leaves(files[`${name}.tokens.json`] ?? {});
    expect(of('base').length + of('light').length + of('comfortable').length).toBe(sources(tokens).length);
    expect(of('dark')).toHaveLength(of('light').length);
    expect(of('compact')).toHaveLength(of('comfortable').length);
    for (const name of ['base', 'light', 'dark', 'comfortable', 'compact'])
      for (const { $type, $value, $description } of of(name)) {
        expect($type).toBeTruthy();
        expect(JSON.stringify($value)).not.toMatch(/null|NaN|undefined/);
        expect($description).toBeTruthy();
      }
  });

  it('give a colour its space, a length its unit and a shadow its layers', () => {
    expect(files['dark.tokens.json']).toHaveProperty('color.bg.scrim.$value', { colorSpace: 'srgb', components: [0, 0, 0], alpha: 0.6, hex: '#000000' });
    expect(files['base.tokens.json']).toHaveProperty('text.md.$value', { value: 0.875, unit: 'rem' });
    expect(files['base.tokens.json']).toHaveProperty('shadow.s1.$value.length', 2);
    expect(files['base.tokens.json']).toHaveProperty('motion.ease.$value', [0.2, 0, 0, 1]);
    expect(files['compact.tokens.json']).toHaveProperty('size.row.$value', { value: 2, unit: 'rem' });
  });

  it('name in the resolver no file that is missing', () => {
    const named = JSON.stringify(files['chippage.resolver.json']).match(/[\w-]+\.tokens\.json/g) ?? [];
    expect(new Set(named)).toEqual(new Set(Object.keys(files).filter((name) => name.endsWith('.tokens.json'))));
  });

  it.each(['#007f5d', 'rgb(19 27 37 / 0.5)'])('read and write %s alike', (css) => expect(writeColor(readColor(css))).toBe(css));
});

describe('variables of Figma', () => {
  it('come back as they went', () => {
    const sent = figmaVariables('ChipPage', themes());
    expect(Object.keys(sent.variables).length).toBe(leaves(themes().light).length);
    // Figma keeps single floats.
    const back = JSON.parse(JSON.stringify(sent), (_key, value: unknown) => (typeof value === 'number' ? Math.fround(value) : value)) as typeof sent;
    expect(figmaChanges(back, themes())).toEqual([]);
  });

  it('say which token a designer changed, and to what', () => {
    const sent = figmaVariables('ChipPage', themes());
    const variable = sent.variables['VariableID:ChipPage/color/accent/solid'];
    if (variable) variable.valuesByMode['dark'] = { r: 1, g: 0.5, b: 0, a: 1 };
    expect(figmaChanges(sent, themes())).toEqual([
      { path: 'color/accent/solid', mode: 'dark', value: { colorSpace: 'srgb', components: [1, 0.502, 0], hex: '#ff8000' } },
    ]);
  });
});
