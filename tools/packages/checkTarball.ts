// What a registry would be given: whether every door leads to a file that is there, and to types that fit it.
import { readFileSync } from 'node:fs';
import { checkPackage, createPackageFromTarballData } from '@arethetypeswrong/core';
import { publint } from 'publint';
import { formatMessage } from 'publint/utils';

/** Says what is wrong with a tarball; nothing when it is right. @param doors Their names, since the list in package.json is a pattern. */
export async function checkTarball(file: string, doors: readonly string[]): Promise<string[]> {
  const data = readFileSync(file);
  const { messages, pkg } = await publint({ pack: { tarball: new Uint8Array(data).buffer }, level: 'warning', strict: true });
  const analysis = await checkPackage(createPackageFromTarballData(new Uint8Array(data)), { entrypoints: doors.map((door) => `./${door}`) });
  const types = !analysis.types
    ? ['没有类型']
    : analysis.problems
        // Only modules: a site that still calls `require` reads them by Node's own rule for it.
        .filter((problem) => !('resolutionKind' in problem && (problem.resolutionKind === 'node10' || problem.resolutionKind === 'node16-cjs')))
        .map((problem) => JSON.stringify(problem));
  return [...messages.map((message) => formatMessage(message, pkg) ?? message.code), ...types];
}
