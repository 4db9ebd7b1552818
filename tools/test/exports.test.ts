// What other code may use of us. A door that appears, goes or changes its names shows up in review, in one list.
import { describe, expect, it } from 'vitest';
import { ourFiles, read, withoutComments } from './sourceFiles.ts';

/** The names that a door gives out, types marked. */
function namesOf(file: string): string[] {
  const source = withoutComments(read(file));
  const lists = [...source.matchAll(/export\s+(type\s+)?\{([^}]*)\}/g)].flatMap(([, type, names]) =>
    String(names)
      .split(',')
      .map((name) => name.trim().replace(/^[\w.]+ as /, ''))
      .filter(Boolean)
      .map((name) => (type ? `type ${name}` : name)),
  );
  const stars = [...source.matchAll(/export \* from '([^']+)'/g)].map(([, from]) => `* from ${from}`);
  const own = [...source.matchAll(/export (?:async )?(?:const|function|class|interface|type) (\w+)/g)].map(([, name]) => String(name));
  return [...lists, ...stars, ...own].toSorted();
}

describe.each(['ui', 'api', 'features'])('the doors of @chippage/%s', (name) => {
  const doors = ourFiles(`packages/${name}/exports/*.ts`);

  it('are these', () => {
    const text = doors.map((file) => `${file.replace(/^.*\/exports\/|\.ts$/g, '')}: ${namesOf(file).join(', ')}`).join('\n');
    return expect(`${text}\n`).toMatchFileSnapshot(`doors/${name}.txt`);
  });
});
