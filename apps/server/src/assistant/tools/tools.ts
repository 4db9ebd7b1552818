import { Ajv } from 'ajv';
import { comparePartsTool } from './comparePartsTool.ts';
import { getPartTool } from './getPartTool.ts';
import { matchBomTool } from './matchBomTool.ts';
import { datasheetPageTool, findPagesTool } from './pageTools.ts';
import { searchPartsTool } from './searchPartsTool.ts';
import { type Tool, ToolRefusal, type ToolWorld } from './tool.ts';

/** Every tool: what the parser, a model and agents work with, and nothing else. */
export const tools: readonly Pick<Tool, 'name' | 'title' | 'description' | 'inputSchema'>[] = [
  searchPartsTool,
  getPartTool,
  comparePartsTool,
  matchBomTool,
  findPagesTool,
  datasheetPageTool,
];

const ajv = new Ajv({ allErrors: false, strict: true, allowUnionTypes: true });
/** Ends of a call whose input is that of the tool by its schema. */
const runs: Record<string, (world: ToolWorld, input: unknown) => Promise<object>> = Object.fromEntries(
  [checked(searchPartsTool), checked(getPartTool), checked(comparePartsTool), checked(matchBomTool), checked(findPagesTool), checked(datasheetPageTool)].map(
    ({ name, run }) => [name, run],
  ),
);

function checked<Input, Output extends object>({ name, inputSchema, run }: Tool<Input, Output>) {
  const isInput = ajv.compile<Input>(inputSchema);
  return {
    name,
    run: (world: ToolWorld, input: unknown): Promise<object> => {
      if (isInput(input)) return run(world, input);
      const [error] = isInput.errors ?? [];
      throw new ToolRefusal(`${name} 的参数${error?.instancePath ? ` ${error.instancePath}` : ''} 不对：${error?.message ?? '不是一个对象'}`);
    },
  };
}

/** Runs a tool by its name with input that somebody else wrote. @throws ToolRefusal */
export async function runTool(world: ToolWorld, name: string, input: unknown): Promise<object> {
  const run = Object.hasOwn(runs, name) ? runs[name] : undefined;
  if (!run) throw new ToolRefusal(`没有叫 ${name} 的工具`);
  return run(world, input ?? {});
}
