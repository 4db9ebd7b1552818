// docs/adr/0009: queries and mutations are bound in features, beside the pieces; the portal keeps addresses, atoms and navigation.
import { expect, it } from 'vitest';
import { importsOf, ourFiles, read, withoutComments } from './sourceFiles.ts';

/** Modules of the API that hold no calls. */
const plain = /^@chippage\/api\/(types|loadable|errors|limits|quantity|session|crypto|operations|query|http|ApiProvider)$/;
/** Only the entries hold the client. */
const entries = /^apps\/portal\/src\/(entry-client|entry-server|Providers)\.tsx$/;

/** What a file does that only a hook of a piece may do. */
function bindingsOf(file: string): string[] {
  const source = withoutComments(read(file));
  const calls = ['.use(', '.usePages(', 'useApi('].filter((call) => source.includes(call));
  const mutations = [...source.matchAll(/import \{([^}]*)\} from '(@chippage\/api\/\w+)'/g)]
    .filter(([, , from]) => !plain.test(String(from)))
    .flatMap(([, names]) => String(names).split(','))
    .map((name) => name.trim())
    .filter((name) => name !== '' && !name.startsWith('type ') && !name.endsWith('Query'));
  return [...calls, ...mutations];
}

it('the portal binds no calls of the API itself', () => {
  const files = ourFiles('apps/portal/src/**/*.{ts,tsx}').filter((file) => !/\.test\.tsx?$/.test(file) && !entries.test(file));
  expect(files.some((file) => importsOf(read(file)).some(({ target }) => target.startsWith('@chippage/api/')))).toBe(true);
  expect(files.filter((file) => bindingsOf(file).length > 0)).toEqual([]);
});
