// `npm run tokens`: `-- dtcg <folder>` writes the tokens as DTCG JSON, `-- figma <file>` as variables of Figma, `-- changes <file>` says what differs there.
import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { type DtcgGroup, tokenFiles, writeColor } from './dtcg.ts';
import { figmaChanges, type FigmaVariables, figmaVariables } from './figma.ts';

const write = (file: string, content: unknown) => {
  mkdirSync(dirname(file), { recursive: true });
  writeFileSync(file, `${JSON.stringify(content, null, 2)}\n`);
};

/** Writes the token files into a folder. */
export function writeTokens(folder: string): void {
  for (const [name, content] of Object.entries(tokenFiles())) write(join(folder, name), content);
}

/** The two themes, as Figma's modes. */
export function themes(): Record<'light' | 'dark', DtcgGroup> {
  const files = tokenFiles() as Record<string, DtcgGroup>;
  return { light: files['light.tokens.json'] ?? {}, dark: files['dark.tokens.json'] ?? {} };
}

if (import.meta.main) {
  const [what, target] = process.argv.slice(2);
  if (what === 'dtcg') writeTokens(target ?? 'tokens');
  else if (what === 'figma') write(target ?? 'tokens/figma.json', figmaVariables('ChipPage', themes()));
  else if (what === 'changes' && target) {
    const changes = figmaChanges(JSON.parse(readFileSync(target, 'utf8')) as FigmaVariables, themes());
    for (const { path, mode, value } of changes) console.log(`${mode} ${path} → ${'hex' in value ? writeColor(value) : `${value.value}${value.unit}`}`);
    console.log(changes.length === 0 ? '与 Figma 相同。' : `${changes.length} 处不同；改 packages/ui/src/theme 里的令牌，再看对比度测试。`);
  } else console.log('用法：npm run tokens -- dtcg <文件夹> | figma <文件> | changes <Figma 的 JSON>');
}
