import type { Agent, AgentComparison, AgentLine, AgentRow } from '@chippage/api/types';
import type { Db } from '../platform/database/connect.ts';
import { listLines } from './agentLines.queries.ts';
import { listSharedParts, sumParts } from './agentParts.queries.ts';

/** No agent has more lines than there are makers. */
const ALL_LINES = 10_000;
const NAMES = 3;
/** Part numbers that a comparison lays side by side. */
const SIDE_BY_SIDE = 20;

async function linesByAgent(db: Db, agentIds: readonly number[], today: string): Promise<(id: number) => AgentLine[]> {
  const { items } = await listLines(db, { agentIds, today, limit: ALL_LINES });
  return (id) => items.filter(({ agentId }) => agentId === id);
}

/** Agents with what they carry in numbers, and their line of one maker. */
export async function agentRows(db: Db, agents: readonly Agent[], { today, brandId }: { today: string; brandId?: number | undefined }): Promise<AgentRow[]> {
  const ids = agents.map(({ id }) => id);
  const [linesOf, sums] = await Promise.all([linesByAgent(db, ids, today), sumParts(db, ids)]);
  return agents.map((agent) => toRow(agent, linesOf(agent.id), sums.get(agent.id), brandId));
}

function toRow(
  agent: Agent,
  lines: readonly AgentLine[],
  sums: { partCount: number; stockedCount: number; stockOn: string | null } | undefined,
  brandId?: number,
): AgentRow {
  return {
    ...agent,
    brandCount: lines.length,
    verifiedCount: lines.filter(({ state }) => state === 'verified').length,
    brandNames: lines.slice(0, NAMES).map(({ brandName, brandNameCn }) => brandNameCn ?? brandName),
    partCount: sums?.partCount ?? 0,
    stockedCount: sums?.stockedCount ?? 0,
    stockOn: sums?.stockOn ?? null,
    line: lines.find((line) => line.brandId === brandId) ?? null,
  };
}

/** Agents side by side, for one maker or all of theirs. */
export async function compareAgents(
  db: Db,
  agents: readonly Agent[],
  { today, brandId, keywords }: { today: string; brandId?: number | undefined; keywords: string },
): Promise<AgentComparison[]> {
  const ids = agents.map(({ id }) => id);
  const scope = { brandId, keywords };
  const [linesOf, all, sums, parts] = await Promise.all([
    linesByAgent(db, ids, today),
    sumParts(db, ids),
    sumParts(db, ids, scope),
    listSharedParts(db, ids, scope, SIDE_BY_SIDE),
  ]);
  return agents.map((agent) => {
    const own = sums.get(agent.id);
    return {
      agent: toRow(agent, linesOf(agent.id), all.get(agent.id), brandId),
      lines: linesOf(agent.id),
      partCount: own?.partCount ?? 0,
      stockedCount: own?.stockedCount ?? 0,
      pieces: own?.pieces ?? null,
      shortestLead: own?.shortestLead ?? null,
      longestLead: own?.longestLead ?? null,
      stockOn: own?.stockOn ?? null,
      parts: parts.filter(({ agentId }) => agentId === agent.id),
    };
  });
}
