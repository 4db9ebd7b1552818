import { areaName, areasOf, isObject, listOperations } from './document.ts';
import type { JsonObject, OpenApi } from './document.ts';

const banner = '// Generated from the contract by `npm run generate`; do not edit.\n';
const words = ['minLength', 'maxLength', 'minimum', 'maximum', 'minItems', 'maxItems'];

/**
 * Writes the limits of every input, one constant for each body and each list of query parameters: what nobody imports is dropped.
 * Each part of a domain has a file of its own, so that a page loads those of its part; a body that several send stands with the first.
 * What every page asks with is apart from what no schema holds: the frame of the site needs the first alone.
 * @returns the files' texts by their names
 */
export function emitLimits(document: OpenApi): Map<string, string> {
  const bodies = new Map<string, { area: string; text: string }>();
  const queries = new Map<string, string[]>();

  function named(node: unknown): { name: string; schema: JsonObject } | null {
    if (!isObject(node) || typeof node.$ref !== 'string') return null;
    const name = node.$ref.slice(node.$ref.lastIndexOf('/') + 1);
    const schema = document.components.schemas[name];
    return schema ? { name, schema } : null;
  }
  function limitsOf(node: unknown): string | null {
    const schema = named(node)?.schema ?? (isObject(node) ? node : {});
    // The largest number that JavaScript holds is the limit of every id: it says nothing of the field.
    if (schema.maximum === Number.MAX_SAFE_INTEGER) return null;
    const own = words.flatMap((word) => (typeof schema[word] === 'number' ? [`${word}: ${schema[word]}`] : []));
    const items = isObject(schema.items) ? limitsOf(schema.items) : null;
    if (items !== null) own.push(`items: ${items}`);
    return own.length === 0 ? null : `{ ${own.join(', ')} }`;
  }
  function visit(node: unknown, area: string): void {
    const found = named(node);
    if (found === null || bodies.has(found.name)) return;
    const { name, schema } = found;
    bodies.set(name, { area, text: '' });
    const fields = Object.entries(isObject(schema.properties) ? schema.properties : {});
    const lines = fields.flatMap(([field, each]) => {
      visit(each, area);
      if (isObject(each)) visit(each.items, area);
      const limits = limitsOf(each);
      return limits === null ? [] : [`  ${field}: ${limits},`];
    });
    if (lines.length === 0) return;
    const text = `/** Limits of \`${name}\`. */\nexport const ${name.charAt(0).toLowerCase()}${name.slice(1)}Limits = {\n${lines.join('\n')}\n} as const;`;
    bodies.set(name, { area, text });
  }

  for (const { operation } of listOperations(document)) {
    const area = operation['x-area'];
    for (const media of Object.values(operation.requestBody?.content ?? {})) visit(media.schema, area);
    const lines = operation.parameters.flatMap(({ in: place, name, schema }) => {
      const limits = place === 'query' && !['pageIndex', 'pageSize', 'size', 'keywords'].includes(name) ? limitsOf(schema) : null;
      return limits === null ? [] : [`  ${/^\w+$/.test(name) ? name : `'${name}'`}: ${limits},`];
    });
    if (lines.length === 0) continue;
    const text = `/** Limits of what \`${operation.operationId}\` is asked with. */\nexport const ${operation.operationId}QueryLimits = {\n${lines.join('\n')}\n} as const;`;
    queries.set(area, [...(queries.get(area) ?? []), text]);
  }
  const keywords = limitsOf(
    listOperations(document)
      .flatMap(({ operation }) => operation.parameters)
      .find(({ name }) => name === 'keywords')?.schema,
  );
  const page = limitsOf(
    listOperations(document)
      .flatMap(({ operation }) => operation.parameters)
      .find(({ name }) => name === 'pageIndex')?.schema,
  );
  const shared = `/** Limits of search words, whatever they search. */\nexport const keywordsLimits = ${keywords} as const;\n\n/** Limits of the number of a page, whatever the list. */\nexport const pageIndexLimits = ${page} as const;`;
  const beside = Object.entries(document['x-limits'] ?? {}).map(([name, limits]) => {
    const lines = Object.entries(limits).map(([what, most]) => `${what}: ${most}`);
    return `/** Limits of ${name} that no schema holds. */\nexport const ${name}Limits = { ${lines.join(', ')} } as const;`;
  });
  const files = new Map([
    ['sharedLimits.ts', `${banner}\n${shared}\n`],
    ['ruleLimits.ts', `${banner}\n${beside.join('\n\n')}\n`],
  ]);
  for (const area of areasOf(document)) {
    const own = [...bodies]
      .toSorted(([one], [other]) => (one < other ? -1 : 1))
      .flatMap(([, body]) => (body.area === area && body.text !== '' ? [body.text] : []));
    const texts = [...own, ...(queries.get(area) ?? []).toSorted()];
    if (texts.length > 0) files.set(`${areaName(area)}Limits.ts`, `${banner}\n${texts.join('\n\n')}\n`);
  }
  const lines = [...files.keys()].map((file) => `export * from './${file}';`);
  return files.set('limits.ts', `${banner}\n${lines.join('\n')}\n`);
}
