import { isObject } from './document.ts';
import type { Json, JsonObject, OpenApi } from './document.ts';

// ajv knows none of these formats and the type already says it.
const numberFormats = new Set(['int32', 'int64', 'double-int', 'float', 'double', 'float64']);
const session = {
  none: [],
  member: [{ token: [], uid: [] }],
  operator: [{ token: [], uid: [] }],
} satisfies { [mark: string]: Json };

function schemaName(ref: string): string {
  return ref.slice(ref.lastIndexOf('/') + 1);
}

// The contract names lists of reasons that several calls share, so that they come nested.
function reasonsOf(node: JsonObject): string[] {
  const given = node['x-reasons'] ?? [];
  if (!Array.isArray(given)) throw new Error(`${JSON.stringify(given)} is no list of reasons`);
  const reasons = given.flat(5).filter((each) => typeof each === 'string');
  for (const each of reasons) if (!/^[a-z_]+\.[A-Za-z_]+$/.test(each)) throw new Error(`${each} is not spelt as domain.reason`);
  return [...new Set(reasons)];
}

/**
 * Turns what TypeSpec emits into the document that we commit: one name per call, no reference in parameters, and the
 * area of each call (`areas`: the file of the contract by interface, e.g. `MallCart` → `mall/cart`).
 */
export function normalise(raw: JsonObject, areas: ReadonlyMap<string, string>): OpenApi {
  const components = isObject(raw.components) ? raw.components : {};
  const schemas = isObject(components.schemas) ? components.schemas : {};
  const parameters = isObject(components.parameters) ? components.parameters : {};

  // Fastify and fast-json-stringify lose the siblings of a $ref, so scalars and parameters are written out.
  function inline(node: JsonObject): JsonObject {
    if (typeof node.$ref !== 'string') return node;
    const { $ref, ...siblings } = node;
    const target = schemas[schemaName($ref)];
    return isObject(target) ? { ...target, ...siblings } : node;
  }
  function isScalar(node: Json | undefined): node is JsonObject {
    return isObject(node) && typeof node.type === 'string' && !['object', 'array'].includes(node.type);
  }
  function nullable(options: Json[]): JsonObject | null {
    const [first, second] = options;
    if (options.length !== 2 || !isObject(first) || !isObject(second) || second.type !== 'null') return null;
    const scalar = inline(first);
    if (!isScalar(scalar) || scalar.enum) return null;
    // The field says why it can be null; the scalar's own description would only repeat its name.
    const { description: _, ...rest } = scalar;
    return { ...rest, type: [scalar.type ?? 'string', 'null'] };
  }
  function tidy(node: Json | undefined, inParameter: boolean): Json | undefined {
    if (Array.isArray(node)) return node.map((each) => tidy(each, inParameter) ?? null);
    if (!isObject(node)) return node;
    let copy: JsonObject = inParameter ? inline(node) : { ...node };
    if (Array.isArray(copy.anyOf)) {
      const merged = nullable(copy.anyOf);
      if (merged) {
        const { anyOf: _, ...siblings } = copy;
        copy = { ...merged, ...siblings };
      }
    }
    if (typeof copy.format === 'string' && numberFormats.has(copy.format)) delete copy.format;
    if (Array.isArray(copy.enum) && copy.type === 'number' && copy.enum.every(Number.isInteger)) copy.type = 'integer';
    if ('unevaluatedProperties' in copy) {
      copy.additionalProperties = copy.unevaluatedProperties;
      delete copy.unevaluatedProperties;
    }
    return Object.fromEntries(Object.entries(copy).map(([key, value]) => [key, tidy(value, inParameter)]));
  }
  function parameter(node: Json): JsonObject {
    const given = isObject(node) ? node : {};
    const found = typeof given.$ref === 'string' ? parameters[schemaName(given.$ref)] : given;
    if (!isObject(found)) throw new Error(`No such parameter: ${JSON.stringify(given)}`);
    const { explode: _, ...rest } = found;
    return { ...rest, schema: tidy(found.schema, true) };
  }
  // Parts of a form are texts and files; a choice among words is no JSON, whatever the emitter thinks.
  function plainParts(body: Json | undefined): Json | undefined {
    if (!isObject(body) || !isObject(body.content)) return body;
    const kinds = Object.entries(body.content).map(([type, media]) => {
      if (!isObject(media)) return [type, media];
      const { encoding: _, ...plain } = media;
      return [type, plain];
    });
    return { ...body, content: Object.fromEntries(kinds) };
  }
  function operation(node: JsonObject): JsonObject {
    const [group = '', id = 'A call without a name'] = typeof node.operationId === 'string' ? node.operationId.split('_') : [];
    const area = areas.get(group);
    if (area === undefined) throw new Error(`${id} stands in no file of the contract`);
    const mark = node['x-session'];
    if (mark !== 'operator' && mark !== 'member' && mark !== 'none') throw new Error(`${id} does not say whether it needs a session`);
    const { description, operationId: _, parameters: list, responses, tags, ...rest } = node;
    if (typeof description !== 'string') throw new Error(`${id} has no doc comment`);
    const [domain = ''] = area.split('/');
    if (!Array.isArray(tags) || tags.length !== 1 || tags[0] !== domain) throw new Error(`${id} has another tag than its domain ${domain}`);
    const answers = Object.entries(isObject(responses) ? responses : {}).map(([status, answer]) => {
      const text = status === 'default' ? 'Refused (4xx) or failed (5xx).' : isObject(answer) ? answer.description : '';
      return [status, { ...(isObject(tidy(answer, false)) ? (tidy(answer, false) as JsonObject) : {}), description: text }];
    });
    return {
      operationId: id,
      summary: description,
      tags,
      'x-area': area,
      ...rest,
      ...('requestBody' in rest && { requestBody: plainParts(rest.requestBody) }),
      'x-reasons': reasonsOf(node),
      security: session[mark],
      parameters: (Array.isArray(list) ? list : []).map(parameter),
      responses: Object.fromEntries(answers),
    };
  }

  const paths: JsonObject = {};
  for (const [path, methods] of Object.entries(isObject(raw.paths) ? raw.paths : {})) {
    paths[path] = Object.fromEntries(Object.entries(isObject(methods) ? methods : {}).map(([method, node]) => [method, operation(isObject(node) ? node : {})]));
  }
  return {
    openapi: raw.openapi,
    info: raw.info,
    tags: raw.tags,
    'x-reasons': reasonsOf(raw),
    ...('x-limits' in raw && { 'x-limits': raw['x-limits'] }),
    paths,
    components: {
      schemas: tidy(schemas, false),
      securitySchemes: {
        token: { type: 'apiKey', in: 'header', name: 'token', description: 'Token of the login.' },
        uid: { type: 'apiKey', in: 'header', name: 'uid', description: 'Number of the member that the token belongs to.' },
      },
    },
  } as unknown as OpenApi;
}
