import { createElement, type ReactNode } from 'react';
import { labels } from './labels.ts';
import { type Lifecycle, lifecycleOf, lifecycles } from './lifecycle.ts';

interface Item {
  name: string;
  type: string;
  tags?: readonly string[];
}

const colors: Record<Lifecycle, string> = { experimental: '#704e00', beta: '#0053a5', stable: '#006549', deprecated: '#9b1e22' };

/** What the sidebar writes: the Chinese word, and behind a part how far it has come. Nothing behind the stable ones: they are most. */
export function nameInSidebar({ name, type, tags = [] }: Item): ReactNode {
  const label = labels[name] ?? name;
  const lifecycle = type === 'component' ? lifecycleOf(tags) : undefined;
  if (lifecycle === undefined || lifecycle === 'stable') return label;
  const color = colors[lifecycle];
  const badge = {
    marginInlineStart: 6,
    paddingInline: 4,
    border: `1px solid ${color}`,
    borderRadius: 4,
    background: '#fff',
    color,
    fontSize: 10,
    whiteSpace: 'nowrap',
  } as const;
  return createElement('span', null, label, createElement('span', { style: badge, title: lifecycles[lifecycle].means }, lifecycles[lifecycle].label));
}
