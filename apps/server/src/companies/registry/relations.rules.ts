import type {
  RegistryNode,
  RegistryRecord,
  RegistryRelation,
  RegistryRelationKind,
  RegistryRelations,
  RegistryRepresentative,
  RegistryValue,
} from '@chippage/api/types';

/** Relations of a graph at most; more cannot be read. */
const MOST_RELATIONS = 40;

/** What a graph is made of: a company, who speaks for it, and the first rows of three tables with their lengths. */
export interface GraphFacts {
  id: number;
  name: string;
  representative: RegistryRepresentative | null;
  holders: { records: readonly RegistryRecord[]; total: number };
  investments: { records: readonly RegistryRecord[]; total: number };
  staff: { records: readonly RegistryRecord[]; total: number };
}

type Party = Pick<RegistryValue, 'text' | 'companyId' | 'personId'>;

const valueOf = ({ values }: RegistryRecord, field: RegistryValue['field']) => values.find((value) => value.field === field);

/** Whoever has no number is known by the name, in this graph only. */
function nodeOf({ text, companyId, personId }: Party, level: number): RegistryNode {
  if (companyId !== null) return { key: `c${companyId}`, kind: 'company', id: companyId, name: text, level };
  if (personId !== null) return { key: `p${personId}`, kind: 'person', id: personId, name: text, level };
  return { key: `n${text}`, kind: /公司|企业|合伙|银行|基金|中心/u.test(text) ? 'company' : 'person', id: null, name: text, level };
}

/** The graph of a company: holders before people before what it holds, as far as there is room. */
export function relationsOf({ id, name, representative, holders, investments, staff }: GraphFacts): Pick<RegistryRelations, 'nodes' | 'relations' | 'left'> {
  const self: RegistryNode = { key: `c${id}`, kind: 'company', id, name, level: 0 };
  const nodes = new Map([[self.key, self]]);
  const relations: RegistryRelation[] = [];
  let left = 0;
  const add = (party: Party | undefined, { level, kind, label }: { level: number; kind: RegistryRelationKind; label: string | null }) => {
    if (!party) return;
    const node = nodeOf(party, level);
    if (relations.length >= MOST_RELATIONS) {
      left += 1;
      return;
    }
    if (!nodes.has(node.key)) nodes.set(node.key, node);
    const [from, to] = level > 0 ? [self.key, node.key] : [node.key, self.key];
    if (from !== to && !relations.some((each) => each.from === from && each.to === to && each.kind === kind)) relations.push({ from, to, kind, label });
  };
  const rows = (table: GraphFacts['holders'], field: 'percent' | 'position', how: { level: number; kind: RegistryRelationKind }) => {
    for (const record of table.records) add(valueOf(record, 'name'), { ...how, label: valueOf(record, field)?.text ?? null });
    left += Math.max(0, table.total - table.records.length);
  };
  if (representative) add({ text: representative.name, ...representative }, { level: -1, kind: 'represents', label: null });
  rows(holders, 'percent', { level: -1, kind: 'holds' });
  rows(investments, 'percent', { level: 1, kind: 'holds' });
  rows(staff, 'position', { level: -1, kind: 'works' });
  return { nodes: [...nodes.values()], relations, left };
}
