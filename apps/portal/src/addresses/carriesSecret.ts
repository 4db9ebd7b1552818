/** Parameters that let whoever reads them do something: tickets, codes of a provider. */
const SECRETS = ['token', 'ticket', 'code', 'handedList'];

/** Whether an address must not be kept anywhere: no copy of its page, and no word of it to the next site. */
export function carriesSecret({ pathname, searchParams }: Pick<URL, 'pathname' | 'searchParams'>): boolean {
  return /^\/(?:im|socialReturn|resetPassword|takedown\/state|datasheet\/bom\/shared)(?:\/|$)/.test(pathname) || SECRETS.some((name) => searchParams.has(name));
}
