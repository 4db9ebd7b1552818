import type { RegistryRelations } from '@chippage/api/types';
import { useMemo } from 'react';
import { useMessages } from '../../../i18n/FeaturesProvider.tsx';
import { registryRelationsMessages } from './messages.ts';
import * as styles from './Relations.css.ts';
import { layRelations, nameLines, NODE, type PlacedEdge } from './relationsLayout.ts';

/** From the right edge of one box to the left edge of the other. */
function pathOf({ from, to }: PlacedEdge): string {
  const [left, right] = from.x <= to.x ? [from, to] : [to, from];
  const [x1, y1, x2, y2] = [left.x + NODE.width, left.y + NODE.height / 2, right.x, right.y + NODE.height / 2];
  const bend = (x1 + x2) / 2;
  return `M${x1} ${y1}C${bend} ${y1} ${bend} ${y2} ${x2} ${y2}`;
}

/** Beside the outer box, where lines do not meet yet. */
function labelPlace({ from, to }: PlacedEdge): { x: number; y: number; anchor: 'start' | 'end' } {
  return to.level > 0
    ? { x: to.x - 8, y: to.y + NODE.height / 2 - 6, anchor: 'end' }
    : { x: from.x + NODE.width + 8, y: from.y + NODE.height / 2 - 6, anchor: 'start' };
}

/** The graph as a picture; the table beside it says the same. */
export function RelationsPicture({ relations }: { relations: RegistryRelations }) {
  const t = useMessages(registryRelationsMessages);
  const { nodes, edges, width, height } = useMemo(() => layRelations(relations), [relations]);
  return (
    <svg
      className={styles.picture}
      width={width + 2}
      height={height + 2}
      viewBox={`-1 -1 ${width + 2} ${height + 2}`}
      role="img"
      aria-label={t('picture', { name: relations.name })}
    >
      {edges.map((edge) => {
        const place = labelPlace(edge);
        return (
          <g key={edge.key}>
            <path className={styles.line} d={pathOf(edge)} />
            <text className={styles.label} x={place.x} y={place.y} textAnchor={place.anchor}>
              {edge.kinds
                .map(({ kind, label }) => label ?? t(kind))
                .slice(0, 2)
                .join(' · ')}
            </text>
          </g>
        );
      })}
      {nodes.map(({ key, name, level, x, y }) => {
        const lines = nameLines(name);
        return (
          <g key={key}>
            <rect className={level === 0 ? styles.own : styles.box} x={x} y={y} width={NODE.width} height={NODE.height} rx={4} />
            {lines.map((text, at) => (
              <text key={at} className={styles.name} x={x + 10} y={y + (lines.length === 1 ? 29 : 20 + at * 18)}>
                {text}
              </text>
            ))}
          </g>
        );
      })}
    </svg>
  );
}
