import type { BomMatch, BomWish } from '@chippage/api/types';
import { matchLines } from '../../bom/matchLines.ts';
import type { Tool } from './tool.ts';

interface BomLinesWish {
  lines: Partial<BomWish>[];
}

/** The lines with what was found for each. */
export interface BomFound {
  lines: (Pick<BomMatch, 'kind' | 'confidence' | 'doubt' | 'part' | 'candidates'> & { line: number })[];
}

const text = (maxLength: number, description?: string) => ({ type: 'string', maxLength, pattern: '^[^\\u0000]*$', ...(description && { description }) });
const CANDIDATES = 4;

/** Matches a bill of materials. */
export const matchBomTool: Tool<BomLinesWish, BomFound> = {
  name: 'match_bom',
  title: '匹配 BOM',
  description:
    'Matches lines of a bill of materials to parts of the catalogue. Only a number that is written is ever taken for a part (`part`); what comes near or has the same values is in `candidates` for a person to choose from. Nothing is stored.',
  inputSchema: {
    type: 'object',
    additionalProperties: false,
    required: ['lines'],
    properties: {
      lines: {
        type: 'array',
        minItems: 1,
        maxItems: 200,
        items: {
          type: 'object',
          additionalProperties: false,
          properties: {
            mpn: text(64),
            brand: text(64),
            value: text(64, 'e.g. 10k, 100nF'),
            footprint: text(100),
            description: text(200),
            designators: text(4000, 'e.g. R1, R2-R5'),
          },
        },
      },
    },
  },
  async run({ ctx }, { lines }) {
    const empty: BomWish = { mpn: '', brand: '', value: '', footprint: '', description: '', designators: '' };
    const found = await matchLines(
      ctx.db,
      lines.map((line) => ({ ...empty, ...line })),
    );
    return {
      lines: found.map(({ kind, confidence, doubt, part, candidates }, at) => ({
        line: at + 1,
        kind,
        confidence,
        doubt,
        part,
        candidates: candidates.slice(0, CANDIDATES),
      })),
    };
  },
};
