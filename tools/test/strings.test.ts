// Words live in catalogs, so that another site can say them differently.
import { describe, expect, it } from 'vitest';
import { ourFiles, read, withoutComments } from './sourceFiles.ts';

// Letters only: a 、 between two names is punctuation, not copy.
const chinese = /\p{Script=Han}/u;

function linesWithChinese(files: string[]): string[] {
  return files.flatMap((file) =>
    withoutComments(read(file))
      .split('\n')
      .flatMap((line, index) => (chinese.test(line) ? [`${file}:${index + 1} ${line.trim()}`] : [])),
  );
}

// The keyboard tables are for Storybook; no door leads to them.
const mayHoldWords = /\.(stories|test)\.tsx?$|\.fixtures\.tsx?$|(^|\/)messages\.ts$|[a-z]Keys\.ts$/;

describe('Chinese text', () => {
  it('in features stands in messages.ts, fixtures, stories, tests and keyboard tables only', () => {
    expect(linesWithChinese(ourFiles('packages/features/{src,exports}/**/*.{ts,tsx}').filter((file) => !mayHoldWords.test(file)))).toEqual([]);
  });

  it('in ui stands in stories, tests, keyboard tables and the descriptions of tokens only', () => {
    // Capitals are the digits of Chinese papers, not copy. TokenTable, StateGrid and the keyboard tables are for Storybook; no door leads to them.
    const allowed = /\.(stories|test)\.tsx?$|\.fixtures\.tsx?$|\/theme\/\w*[tT]okens\.ts$|\/(TokenTable|StateGrid)\/|\/Money\/capitals\.ts$|[a-z]Keys\.ts$/;
    expect(linesWithChinese(ourFiles('packages/ui/{src,exports}/**/*.{ts,tsx}').filter((file) => !allowed.test(file)))).toEqual([]);
  });
});
