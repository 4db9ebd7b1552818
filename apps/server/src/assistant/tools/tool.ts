import type { PartSearchReply } from '@chippage/api/types';
import type { Ctx } from '../../platform/context.ts';
import type { JsonSchema } from '../../platform/contract/document.ts';
import type { InputOf } from '@chippage/api/operations';

/** A JSON Schema as models and MCP clients read it. */
export type InputSchema = { type: 'object'; properties: Record<string, JsonSchema>; required?: string[]; additionalProperties: false };

/** What the tools may ask for: the same search that visitors use. */
export interface Library {
  searchParts: (ctx: Ctx, wish: InputOf<'partSearch'>['query']) => Promise<PartSearchReply>;
}

/** What a tool runs with. */
export interface ToolWorld {
  ctx: Ctx;
  library: Library;
}

/** One thing that the parser, a model and an agent may do: read only, and nothing that a visitor could not read. */
export interface Tool<Input = unknown, Output extends object = object> {
  name: string;
  /** Title in Chinese, for lists of tools. */
  title: string;
  /** For models: what it gives and when to use it. */
  description: string;
  inputSchema: InputSchema;
  run: (world: ToolWorld, input: Input) => Promise<Output>;
}

/** The tool cannot do what was asked; its message says in Chinese what to do. */
export class ToolRefusal extends Error {}
