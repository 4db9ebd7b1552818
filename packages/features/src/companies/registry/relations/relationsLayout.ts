import type { RegistryNode, RegistryRelations } from '@chippage/api/types';

/** A company or person with its place in the picture, in px. */
export interface PlacedNode extends RegistryNode {
  x: number;
  y: number;
}

/** A line between two, with all that it says. */
export interface PlacedEdge {
  key: string;
  from: PlacedNode;
  to: PlacedNode;
  kinds: RegistryRelations['relations'];
}

export interface RelationsLayout {
  nodes: PlacedNode[];
  edges: PlacedEdge[];
  width: number;
  height: number;
}

/** Size of a box, and the room between boxes, in px. */
export const NODE = { width: 208, height: 48, gapX: 120, gapY: 16 } as const;

/** More boxes in one column than this would not be read as a picture any more. */
const MOST_A_COLUMN = 10;

/** Puts the company in the middle, who holds or runs it on the left, what it holds on the right; each column in the order of the answer. */
export function layRelations({ nodes, relations }: Pick<RegistryRelations, 'nodes' | 'relations'>): RelationsLayout {
  const levels = [...new Set(nodes.map(({ level }) => level))].toSorted((a, b) => a - b);
  const columns = levels.map((level) => nodes.filter((node) => node.level === level).slice(0, MOST_A_COLUMN));
  const rows = Math.max(0, ...columns.map((column) => column.length));
  const height = Math.max(0, rows * (NODE.height + NODE.gapY) - NODE.gapY);
  const placed = columns.flatMap((column, at) => {
    const top = (height - (column.length * (NODE.height + NODE.gapY) - NODE.gapY)) / 2;
    return column.map((node, row): PlacedNode => ({ ...node, x: at * (NODE.width + NODE.gapX), y: top + row * (NODE.height + NODE.gapY) }));
  });
  const byKey = new Map(placed.map((node) => [node.key, node]));
  const edges = new Map<string, PlacedEdge>();
  for (const relation of relations) {
    const [from, to] = [byKey.get(relation.from), byKey.get(relation.to)];
    if (!from || !to) continue;
    const key = `${relation.from} ${relation.to}`;
    const known = edges.get(key);
    if (known) known.kinds.push(relation);
    else edges.set(key, { key, from, to, kinds: [relation] });
  }
  const width = Math.max(0, columns.length * (NODE.width + NODE.gapX) - NODE.gapX);
  return { nodes: placed, edges: [...edges.values()], width, height };
}

/** Characters of a name that fit on one line of a box. */
const LINE = 14;

/** A name on at most two lines; what does not fit ends in …. */
export function nameLines(name: string): string[] {
  const letters = Array.from(name);
  if (letters.length <= LINE) return [name];
  const rest = letters.slice(LINE);
  return [letters.slice(0, LINE).join(''), rest.length <= LINE ? rest.join('') : `${rest.slice(0, LINE - 1).join('')}…`];
}
