// The colours and lengths as variables of Figma, in the JSON that its REST API gives and takes, and back.
import { type DtcgColor, type DtcgGroup, type DtcgToken } from './dtcg.ts';

interface FigmaColor {
  r: number;
  g: number;
  b: number;
  a: number;
}

interface FigmaVariable {
  id: string;
  name: string;
  variableCollectionId: string;
  resolvedType: 'COLOR' | 'FLOAT';
  description: string;
  valuesByMode: Record<string, FigmaColor | number>;
}

export interface FigmaVariables {
  variableCollections: Record<string, { id: string; name: string; modes: { modeId: string; name: string }[]; variableIds: string[] }>;
  variables: Record<string, FigmaVariable>;
}

/** Pixels to the rem in Figma, which has no such unit. */
const REM = 16;

const isToken = (node: DtcgGroup | DtcgToken): node is DtcgToken => '$value' in node;

function walk(group: DtcgGroup, path: readonly string[] = []): [path: string, token: DtcgToken][] {
  return Object.entries(group).flatMap(([name, node]) => {
    if (name.startsWith('$')) return [];
    return isToken(node) ? [[[...path, name].join('/'), node] as [string, DtcgToken]] : walk(node, [...path, name]);
  });
}

function toFigma({ $type, $value }: DtcgToken): FigmaColor | number | undefined {
  if ($type === 'color') {
    const { components, alpha = 1 } = $value as DtcgColor;
    return { r: components[0], g: components[1], b: components[2], a: alpha };
  }
  if ($type !== 'dimension') return undefined;
  const { value, unit } = $value as { value: number; unit: string };
  return unit === 'rem' ? value * REM : value;
}

/** One collection whose modes are the contexts, e.g. `{ light, dark }`. What Figma has no type for stays out. */
export function figmaVariables(collection: string, contexts: Readonly<Record<string, DtcgGroup>>): FigmaVariables {
  const id = `VariableCollectionId:${collection}`;
  const variables: Record<string, FigmaVariable> = {};
  for (const [mode, group] of Object.entries(contexts)) {
    for (const [path, token] of walk(group)) {
      const value = toFigma(token);
      if (value === undefined) continue;
      const key = `VariableID:${collection}/${path}`;
      variables[key] ??= {
        id: key,
        name: path,
        variableCollectionId: id,
        resolvedType: typeof value === 'number' ? 'FLOAT' : 'COLOR',
        description: token.$description ?? '',
        valuesByMode: {},
      };
      variables[key].valuesByMode[mode] = value;
    }
  }
  const modes = Object.keys(contexts).map((name) => ({ modeId: name, name }));
  return { variableCollections: { [id]: { id, name: collection, modes, variableIds: Object.keys(variables) } }, variables };
}

/** A token that Figma has otherwise than we do. */
export interface FigmaChange {
  path: string;
  mode: string;
  /** In the terms of the file it stands in. */
  value: DtcgColor | { value: number; unit: string };
}

/** What a designer changed in Figma. @param contexts What we have. */
export function figmaChanges({ variables, variableCollections }: FigmaVariables, contexts: Readonly<Record<string, DtcgGroup>>): FigmaChange[] {
  const nameOf = new Map(Object.values(variableCollections).flatMap(({ modes }) => modes.map(({ modeId, name }) => [modeId, name] as const)));
  const ours = new Map(Object.entries(contexts).flatMap(([mode, group]) => walk(group).map(([path, token]) => [`${mode} ${path}`, token] as const)));
  return Object.values(variables).flatMap(({ name, valuesByMode }) =>
    Object.entries(valuesByMode).flatMap(([modeId, value]) => {
      const mode = nameOf.get(modeId) ?? modeId;
      const token = ours.get(`${mode} ${name}`);
      const was = token && toFigma(token);
      return token && was !== undefined && !isSame(was, value) ? [{ path: name, mode, value: fromFigma(token, value) }] : [];
    }),
  );
}

/** Figma keeps colours as single floats: a difference below half a step of eight bits is none. */
function isSame(a: FigmaColor | number, b: FigmaColor | number): boolean {
  if (typeof a === 'number' || typeof b === 'number') return a === b;
  return (['r', 'g', 'b', 'a'] as const).every((part) => Math.abs(a[part] - b[part]) < 1 / 510);
}

function fromFigma({ $value }: DtcgToken, value: FigmaColor | number): FigmaChange['value'] {
  if (typeof value === 'number') {
    const { unit } = $value as { unit: string };
    return { value: unit === 'rem' ? value / REM : value, unit };
  }
  const bytes = [value.r, value.g, value.b].map((share) => Math.round(share * 255));
  const [red = 0, green = 0, blue = 0] = bytes.map((byte) => Number((byte / 255).toFixed(4)));
  const hex = `#${bytes.map((byte) => byte.toString(16).padStart(2, '0')).join('')}`;
  return { colorSpace: 'srgb', components: [red, green, blue], ...(value.a < 1 && { alpha: Number(value.a.toFixed(3)) }), hex };
}
