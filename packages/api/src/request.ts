import type { Call } from './client.ts';

/** A call turned into what goes over the wire. */
export type WireRequest = { method: string; path: string; body: FormData | URLSearchParams | string | undefined };

function isGiven(value: unknown): boolean {
  return value !== undefined && value !== null && value !== '';
}

// A lone surrogate makes encodeURIComponent throw; as U+FFFD it merely finds nothing.
function text(value: unknown): string {
  return String(value).toWellFormed();
}

function pairs(vars: Record<string, unknown>): [string, unknown][] {
  return Object.entries(vars).flatMap(([name, value]): [string, unknown][] =>
    Array.isArray(value) ? value.filter(isGiven).map((each) => [name, each]) : [[name, value]],
  );
}

function bodyOf(call: Call, vars: Record<string, unknown>): WireRequest['body'] {
  if (call.encoding === 'json') return JSON.stringify(vars);
  const sent = pairs(vars).filter(([, value]) => value !== undefined && value !== null);
  if (call.encoding === 'form') return new URLSearchParams(sent.map(([name, value]) => [name, text(value)]));
  const form = new FormData();
  for (const [name, value] of sent) form.append(name, value instanceof Blob ? value : text(value));
  return form;
}

/**
 * Splits the flat object of a call into path, query and body. Empty query values are left out; lists repeat their name.
 * @throws TypeError when a part of the path is missing
 */
export function toWire(call: Call, vars: object): WireRequest {
  const [method = 'GET', template = '/'] = call.route.split(' ');
  const rest: Record<string, unknown> = { ...vars };
  const path = template.replace(/\{(\w+)\}/g, (_, name: string) => {
    const value = rest[name];
    delete rest[name];
    if (!isGiven(value)) throw new TypeError(`${call.id} needs ${name}`);
    return encodeURIComponent(text(value));
  });
  if (method !== 'GET') return { method, path, body: bodyOf(call, rest) };
  const query = new URLSearchParams(
    pairs(rest)
      .filter(([, value]) => isGiven(value))
      .map(([name, value]) => [name, text(value)]),
  );
  return { method, path: query.size > 0 ? `${path}?${query}` : path, body: undefined };
}
