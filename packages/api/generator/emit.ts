import { areaName, areasOf, isObject, listOperations } from './document.ts';
import type { OpenApi, Operation } from './document.ts';

const banner = '// Generated from the contract by `npm run generate`; do not edit.\n';

function pascal(id: string): string {
  return id.charAt(0).toUpperCase() + id.slice(1);
}

function isFile(operation: Operation): boolean {
  return Object.keys(operation.responses['200']?.content ?? {}).some((media) => media !== 'application/json');
}

function body(operation: Operation): string | null {
  return Object.keys(operation.requestBody?.content ?? {})[0] ?? null;
}

function bodyDefaults(document: OpenApi, operation: Operation): string[] {
  const ref = operation.requestBody?.content[body(operation) ?? '']?.schema.$ref;
  const schema = typeof ref === 'string' ? document.components.schemas[ref.slice(ref.lastIndexOf('/') + 1)] : undefined;
  const properties = isObject(schema?.properties) ? schema.properties : {};
  return Object.entries(properties).flatMap(([name, each]) => (isObject(each) && each.default !== undefined ? [`'${name}'`] : []));
}

function filled(type: string, defaults: string[]): string {
  return defaults.length === 0 ? type : `Filled<${type}, ${defaults.join(' | ')}>`;
}

function inputOf(document: OpenApi, operation: Operation): { query: string; params: string; body: string } {
  const data = `Wire.${pascal(operation.operationId)}Data`;
  const query = operation.parameters.filter((each) => each.in === 'query');
  const defaults = query.filter((each) => each.schema.default !== undefined).map((each) => `'${each.name}'`);
  const read = `NonNullable<${data}['query']>`;
  return {
    query: query.length === 0 ? 'Nothing' : filled(read, defaults),
    params: operation.parameters.some((each) => each.in === 'path') ? `${data}['path']` : 'Nothing',
    body: body(operation) === null ? 'Nothing' : filled(`${data}['body']`, bodyDefaults(document, operation)),
  };
}

function varsOf(operation: Operation): string {
  const data = `Wire.${pascal(operation.operationId)}Data`;
  const parts = [
    ...(operation.parameters.some((each) => each.in === 'path') ? [`${data}['path']`] : []),
    ...(operation.parameters.some((each) => each.in === 'query') ? [`NonNullable<${data}['query']>`] : []),
    ...(body(operation) === null ? [] : [`${data}['body']`]),
  ];
  return parts.join(' & ') || 'Nothing';
}

function outputOf(operation: Operation): string {
  const media = Object.keys(operation.responses['200']?.content ?? {});
  const json = media.includes('application/json');
  const reply = `Wire.${pascal(operation.operationId)}Responses[200]`;
  if (!isFile(operation)) return reply;
  return json ? `FileBytes | Exclude<${reply}, Blob>` : 'FileBytes';
}

const oneOf = (reasons: readonly string[]) => reasons.map((each) => `'${each}'`).join(' | ') || 'never';

/** Writes the type map of all calls: types only, nothing at run time. */
export function emitOperations(document: OpenApi): string {
  const lines = listOperations(document).map(({ method, path, operation }) => {
    const input = inputOf(document, operation);
    return [
      `  /** ${operation.summary} */`,
      `  ${operation.operationId}: {`,
      `    route: '${method} ${path}';`,
      `    session: '${operation['x-session']}';`,
      `    vars: ${varsOf(operation)};`,
      `    input: { query: ${input.query}; params: ${input.params}; body: ${input.body} };`,
      `    output: ${outputOf(operation)};`,
      `    reason: ${oneOf(operation['x-reasons'])};`,
      '  };',
    ].join('\n');
  });
  return `${banner}import type { FileBytes, Filled, Nothing } from '../wire.ts';
import type * as Wire from './types.ts';

/** The reasons for which every call can be refused or fail. */
export type CommonReason = ${oneOf(document['x-reasons'])};

/**
 * Every call of the contract: what a client gives (\`vars\`, flat), what a server receives after defaults are filled
 * in (\`input\`), what it answers (\`output\`) and the reasons of its own for which it is refused or fails (\`reason\`).
 */
export type Operations = {
${lines.join('\n')}
};
`;
}

// What differs from the rule: bodies are forms, answers are JSON.
function exceptions(operation: Operation): string {
  const media = body(operation);
  const how = [
    ...(media === 'application/json' ? [`encoding: 'json'`] : media === 'multipart/form-data' ? [`encoding: 'multipart'`] : []),
    ...(isFile(operation) ? ['isFile: true'] : []),
    ...(operation.parameters.some((each) => each.in === 'header') ? ['isIdempotent: true'] : []),
  ];
  return how.length === 0 ? '' : `, { ${how.join(', ')} }`;
}

/**
 * Writes the query objects and functions, a file for each part of a domain, so that a page loads those of its part, and one that names
 * those of the domain.
 * @returns the files' texts by their names
 */
export function emitCalls(document: OpenApi): Map<string, string> {
  const areas = areasOf(document);
  const files = new Map(areas.map((area) => [`${areaName(area)}.ts`, emitArea(document, area)]));
  const parts = areas.filter((area) => area.includes('/'));
  for (const domain of new Set(parts.map((area) => area.slice(0, area.indexOf('/'))))) {
    const own = parts.filter((area) => area.startsWith(`${domain}/`)).map((area) => `export * from './${areaName(area)}.ts';\n`);
    files.set(`${domain}.ts`, `${banner}\n${own.join('')}`);
  }
  return files;
}

/** Whether an answer is a list with its total, not one thing that holds a page of others. */
function isList({ components }: OpenApi, { responses }: Operation): boolean {
  const names = JSON.stringify(responses['200'] ?? {}).matchAll(/#\/components\/schemas\/(\w+)/g);
  return [...names].some(([, name = '']) => JSON.stringify(components.schemas[name]?.['properties'] ?? {}).includes('"totalRecord"'));
}

/** Writes those of one area: one line a call, all droppable by a bundler. */
function emitArea(document: OpenApi, area: string): string {
  const used = new Set<string>();
  const lines = listOperations(document)
    .filter(({ operation }) => operation['x-area'] === area)
    .map(({ method, path, operation }) => {
      const id = operation.operationId;
      const isPaged = operation.parameters.some((each) => each.name === 'pageIndex') && isList(document, operation);
      const hasEffect = method !== 'GET' || operation['x-effect'] === true || isFile(operation);
      const maker = hasEffect ? 'mutation' : isPaged ? 'paged' : 'query';
      const name = maker === 'mutation' ? id : `${id}Query`;
      used.add(maker);
      const call = `${maker}<'${id}'>('${id}', '${method} ${path}'${exceptions(operation)})`;
      return `/** ${operation.summary} */\nexport const ${name} = /* @__PURE__ */ ${call};`;
    });
  const imports = ['mutation', 'paged', 'query'].filter((each) => used.has(each));
  return `${banner}import { ${imports.join(', ')} } from '../query.ts';\n\n${lines.join('\n\n')}\n`;
}

/** Refuses a contract whose names would collide in the flat object that a client gives. */
export function assertFlat(document: OpenApi): void {
  for (const { method, operation } of listOperations(document)) {
    const names = operation.parameters.map((each) => each.name);
    if (new Set(names).size !== names.length) throw new Error(`${operation.operationId}: two parameters share a name`);
    const hasQuery = operation.parameters.some((each) => each.in === 'query');
    if (method !== 'GET' && hasQuery) throw new Error(`${operation.operationId}: a body and a query cannot share one object`);
  }
}
