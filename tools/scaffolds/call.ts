import { insertBefore, pascal, type Scaffold } from './scaffold.ts';

/** A call of a domain that is there, e.g. `stock/countEntries` or `mall/orders/orderNotes`. */
export function callScaffold(path: string): Scaffold {
  const parts = path.split('/');
  const operation = parts.pop()!;
  const Reply = `${pascal(operation)}Answer`;
  const area = parts.join('/');
  const last = parts.at(-1)!;
  const folder = `apps/server/src/${area}`;
  const up = '../'.repeat(parts.length);
  const read = `read${pascal(operation)}`;
  const address = `/${parts[0]}/${operation}`;
  return {
    afterwards: ['generate'],
    edits: {
      [`packages/api/contract/${area}.tsp`]: (text) =>
        insertBefore(
          insertBefore(text, /^@tag\(/, `/** Say what ${operation} answers. */\nmodel ${Reply} {\n  /** The number that was asked for. */\n  id: Id;\n}\n\n`),
          /^\}$/,
          `\n  /** Say what it is for. */\n  @extension("x-session", "none")\n  @get @route("${address}")\n  ${operation}(@query id: Id): One<${Reply}> | Failure;\n`,
        ),
      [`${folder}/${last}.handlers.ts`]: (text) => {
        const taken = `import { ${read} } from './${operation}.queries.ts';\n`;
        const withImport = insertBefore(text, /^import [^;]*;$/, taken);
        const handler = `  async ${operation}({ db }, { id }) {\n    const answer = await ${read}(db, id);\n    if (!answer) throw notFound();\n    return one(answer);\n  },\n`;
        const withHandler = insertBefore(withImport, /^\} satisfies Handlers</, handler).replace(/^(\} satisfies Handlers<[^>]*)>/m, `$1 | '${operation}'>`);
        return withErrors(withHandler);
      },
    },
    files: {
      [`${folder}/${operation}.queries.ts`]: `import type { ${Reply} } from '@chippage/api/types';
import { sql } from 'drizzle-orm';
import type { Db } from '${up}platform/database/connect.ts';

/** Reads what \`${operation}\` answers; null when it is not there. */
export async function ${read}(db: Db, id: number): Promise<${Reply} | null> {
  const { rows } = await db.execute<{ id: number }>(sql\`select \${id}::int as id where \${id}::int < 1000\`);
  return rows[0] ?? null;
}
`,
      [`${folder}/${operation}.test.ts`]: `import { afterAll, beforeAll, expect, it } from 'vitest';
import { createTestApp, type TestApp } from '${up}../test/app.ts';

let api: TestApp;
beforeAll(async () => {
  api = await createTestApp({ logLevel: 'silent' });
});
afterAll(() => api.close());

it('有的给出来，没有的是 404，写错的是 422', async () => {
  expect((await api.visitor().get('${address}', { id: '7' })).json()).toMatchObject({ code: 1, data: { id: 7 } });
  expect((await api.visitor().get('${address}', { id: '1000' })).statusCode).toBe(404);
  expect((await api.visitor().get('${address}', { id: 'x' })).statusCode).toBe(422);
});
`,
    },
  };
}

/** Makes sure that `notFound` and `one` are imported. */
function withErrors(text: string): string {
  return text.replace(/import \{([^}]*)\} from '((?:\.\.\/)+platform\/errors\.ts)';/, (_all, names: string, from: string) => {
    const all = new Set([...names.split(',').map((name) => name.trim()), 'notFound', 'one']);
    return `import { ${[...all].filter(Boolean).toSorted().join(', ')} } from '${from}';`;
  });
}
