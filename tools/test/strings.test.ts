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

describe('one word for one thing', () => {
  // docs/glossary.md, 一处一词. A visitor's own words are understood whatever they are; what the portal says is one of each.
  const refused: readonly [RegExp, string][] = [
    [/规格书|(?<!数据)手册/u, '数据手册'],
    [/资讯/u, '新闻'],
    [/现货商城|芯片商城/u, '商城'],
    [/购物篮/u, '购物车'],
    [/[个笔]订单(?!号)/u, '张订单'],
  ];
  const said = [
    ...ourFiles('packages/features/src/**/messages.ts'),
    ...ourFiles('apps/portal/src/**/*.words.ts'),
    ...ourFiles('apps/portal/src/page/sharedTexts.ts'),
    ...ourFiles('apps/server/src/site/pages/*.md'),
    'apps/server/sample/news/channels.json',
  ];

  it.each(refused)('%s is written %s in messages and pages', (words, _instead) => {
    const found = said.flatMap((file) =>
      read(file)
        .split('\n')
        .flatMap((line, index) => (words.test(line) ? [`${file}:${index + 1} ${line.trim()}`] : [])),
    );
    expect(said.length).toBeGreaterThan(50);
    expect(found).toEqual([]);
  });
});
