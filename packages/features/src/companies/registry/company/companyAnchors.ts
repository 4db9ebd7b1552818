import { blocksOf, type RegistryGroup } from '@chippage/api/registry';
import type { RegistryBlock } from '@chippage/api/types';
import type { Anchor } from '@chippage/ui/AnchorList';

/** Groups of tables in the order of the page. */
export const companyGroups: readonly RegistryGroup[] = ['basics', 'court', 'operation', 'property', 'history'];

interface AnchorWords {
  /** Name of a part of the page. */
  part: (id: RegistryGroup | 'base' | 'score' | 'relations' | 'corrections') => string;
  block: (block: RegistryBlock) => string;
}

/** Where the index of a company's page leads to: its parts, and the tables below each. */
export const companyAnchors = ({ part, block }: AnchorWords): Anchor[] => [
  ...(['base', 'score', 'relations'] as const).map((id): Anchor => ({ id, text: part(id) })),
  ...companyGroups.flatMap((group): Anchor[] => [
    { id: group, text: part(group) },
    ...blocksOf(group).map((id): Anchor => ({ id, text: block(id), level: 2 })),
  ]),
  { id: 'corrections', text: part('corrections') },
];
