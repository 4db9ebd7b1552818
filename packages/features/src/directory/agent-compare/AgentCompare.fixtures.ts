import type { AgentComparison } from '@chippage/api/types';
import { sampleAgentParts, sampleAgents, sampleLines } from '../agents.fixtures.ts';

const made = sampleAgents[0]!;
const numbers = { partCount: 40, stockedCount: 27, pieces: 812_350, shortestLead: 14, longestLead: 98, stockOn: '2026-11-23' };

/** Three distributors for one maker: proved, over, and one of which nothing is known. */
export const comparedAgents: readonly AgentComparison[] = [
  { agent: { ...made, line: sampleLines[0]! }, lines: [...sampleLines], ...numbers, parts: [...sampleAgentParts] },
  {
    agent: { ...made, id: 9003, nameCn: '演示元件代理（北京）有限公司', regions: ['northChina'], line: { ...sampleLines[2]!, id: 31, agentId: 9003 } },
    lines: [{ ...sampleLines[2]!, id: 31, agentId: 9003 }],
    ...numbers,
    partCount: 20,
    pieces: 0,
    parts: [{ ...sampleAgentParts[0]!, id: 51, agentId: 9003, stock: 0 }],
  },
  {
    agent: sampleAgents[2]!,
    lines: [],
    partCount: 0,
    stockedCount: 0,
    pieces: null,
    shortestLead: null,
    longestLead: null,
    stockOn: null,
    parts: [],
  },
];
