// A test that passes on its second try, waits for a number of milliseconds or measures them says something about the machine.
import { expect, it } from 'vitest';
import { ourFiles, read, withoutComments } from './sourceFiles.ts';

const tests = [
  ...ourFiles('{packages,apps}/**/*.{test.ts,test.tsx,stories.tsx}'),
  ...ourFiles('{e2e,tools}/**/*.ts').filter((file) => !file.startsWith('tools/bench/') && file !== 'tools/test/truthfulTests.test.ts'),
  ...ourFiles('apps/*/test/**/*.ts'),
  'vitest.config.ts',
];

function linesWith(pattern: RegExp, files = tests): string[] {
  return files.flatMap((file) =>
    withoutComments(read(file))
      .split('\n')
      .flatMap((line, at) => (pattern.test(line) ? [`${file}:${at + 1} ${line.trim()}`] : [])),
  );
}

it('no test is tried a second time', () => {
  expect(linesWith(/\bretr(?:y|ies):\s*[1-9]|test\.info\(\)\.retry|\{ retry \}/)).toEqual([]);
});

it('no test waits for a number of milliseconds in a browser', () => {
  expect(linesWith(/waitForTimeout/)).toEqual([]);
});

it('no test asserts how many milliseconds something took', () => {
  expect(
    linesWith(
      /(?:performance|Date)\.now\(\) - \w*(?:start|began|before)\w*/i,
      tests.filter((file) => !/^(?:tools|apps\/server\/test\/kill)/.test(file)),
    ),
  ).toEqual([]);
});

it('no assertion depends on a condition', () => {
  expect(linesWith(/^\s*(?:if \(.*\)|else) (?:await )?expect\b/)).toEqual([]);
});

it('only files of tests are named as tests', () => {
  const named = ourFiles('{packages,apps,tools,e2e,.storybook}/**/*.{ts,tsx,mjs}').filter((file) => /tests?\.\w+$/i.test(file));
  expect(named.filter((file) => !/\.test\.tsx?$/.test(file) && file !== 'tools/test.ts')).toEqual([]);
});
